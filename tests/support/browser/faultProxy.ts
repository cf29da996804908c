/** A proxy between a citizen and the site that acts as a network: open, too slow, broken, dead, or a captive portal with its own page. */
import { createServer, request as forwarded, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';

type ProxyMode = 'open' | 'slow' | 'broken' | 'dead' | 'gate';

export const captivePortalPage = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';

export interface FaultProxy {
  /** The site, through it. */
  readonly server: RunningServer;
  /** Sets the mode from now on for the matching paths; `slow` never answers, `dead` closes each connection. */
  readonly setMode: (mode: ProxyMode, paths?: RegExp) => void;
  /** Every requested path: those that passed, and those held back. */
  readonly passed: string[];
  readonly held: string[];
  /** The bytes of the bodies that passed, as they were encoded, for each answer. */
  readonly bodies: { readonly path: string; bytes: number }[];
  /** Closes the proxy with all its connections. */
  readonly cut: () => Promise<void>;
}

/** Closed after the test. */
export const startFaultProxy = async (server: RunningServer): Promise<FaultProxy> => {
  let current: { mode: ProxyMode; paths: RegExp } = { mode: 'open', paths: /^/ };
  const [passed, held]: [string[], string[]] = [[], []];
  const bodies: { readonly path: string; bytes: number }[] = [];
  const pass = (incoming: IncomingMessage, answer: ServerResponse): void => {
    passed.push(incoming.url!);
    const upstream = forwarded(
      new URL(incoming.url!, server.address),
      { method: incoming.method!, headers: incoming.headers },
      (from) => {
        answer.writeHead(from.statusCode!, from.headers);
        const body = { path: incoming.url!, bytes: 0 };
        bodies.push(body);
        from.on('data', (part: Buffer) => {
          body.bytes += part.length;
        });
        from.on('error', () => answer.destroy()).pipe(answer);
      },
    );
    // The page has navigated away.
    upstream.on('error', () => answer.destroy());
    incoming.pipe(upstream);
  };
  const proxy = createServer((incoming, answer) => {
    if (current.mode === 'open' || !current.paths.test(incoming.url!)) return pass(incoming, answer);
    held.push(incoming.url!);
    if (current.mode === 'slow') return;
    if (current.mode === 'dead') return void incoming.socket.destroy();
    answer.writeHead(current.mode === 'gate' ? 200 : 503, {
      'content-type': 'text/html',
      'cache-control': 'no-store',
    });
    answer.end(captivePortalPage);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      proxy.close(() => resolve());
      proxy.closeAllConnections();
    });
  onTestFinished(cut);
  return {
    server: { ...server, address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/` },
    setMode: (mode, paths = /^/) => {
      current = { mode, paths };
    },
    passed,
    held,
    bodies,
    cut,
  };
};
