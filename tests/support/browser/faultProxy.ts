/** Stands between a citizen and the site, as a network does: open, too slow, broken, or a gate that shows a page of its own. */
import { createServer, request as forwarded, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';

type Way = 'open' | 'slow' | 'broken' | 'gate';

export const gatePage = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';

export interface Between {
  /** The site, through it. */
  readonly server: RunningServer;
  /** From now on, for the paths that fit; `slow` never answers. */
  readonly be: (way: Way, paths?: RegExp) => void;
  /** Every path that was asked for: let through, and not. */
  readonly passed: string[];
  readonly held: string[];
  /** No way to the site at all. */
  readonly cut: () => Promise<void>;
}

/** Closed after the test. */
export const between = async (server: RunningServer): Promise<Between> => {
  let now: { way: Way; paths: RegExp } = { way: 'open', paths: /^/ };
  const [passed, held]: [string[], string[]] = [[], []];
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    passed.push(asked.url!);
    const on = forwarded(
      new URL(asked.url!, server.address),
      { method: asked.method!, headers: asked.headers },
      (from) => {
        answer.writeHead(from.statusCode!, from.headers);
        from.on('error', () => answer.destroy()).pipe(answer);
      },
    );
    // The page has gone on.
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  };
  const front = createServer((asked, answer) => {
    if (now.way === 'open' || !now.paths.test(asked.url!)) return pass(asked, answer);
    held.push(asked.url!);
    if (now.way === 'slow') return;
    answer.writeHead(now.way === 'gate' ? 200 : 503, {
      'content-type': 'text/html',
      'cache-control': 'no-store',
    });
    answer.end(gatePage);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      front.close(() => resolve());
      front.closeAllConnections();
    });
  onTestFinished(cut);
  return {
    server: { ...server, address: `http://127.0.0.1:${(front.address() as AddressInfo).port}/` },
    be: (way, paths = /^/) => {
      now = { way, paths };
    },
    passed,
    held,
    cut,
  };
};
