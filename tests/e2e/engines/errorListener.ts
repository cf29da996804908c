/**
 * Collects the errors of a page where the driver reports none: WebDriver has no command for the console, and WebKit
 * prints no messages of a private session. A relay before the site adds one more script to each page, the first.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';

/** Runs in the page, before any other script. */
const listen = (event: string): void => {
  const problems: string[] = [];
  Object.assign(window, { engineProblems: problems });
  const collectProblem = (...args: readonly unknown[]) => void problems.push(args.map(String).join(' '));
  Object.assign(Reflect.get(window, 'console') as object, { error: collectProblem, warn: collectProblem });
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
  window.addEventListener(event, () => Object.assign(window, { isAlive: true }));
};

const path = '/engine-listener.js';

/** Headers of one connection, or of a body that arrives here decompressed and whole. */
const ownHeaders = /^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length|host)$/;

const relay = async (site: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.sendDate = false;
  const { method = 'GET', url = '/' } = request;
  if (url === path) {
    response
      .setHeader('Content-Type', 'text/javascript')
      .end(`(${listen})(${JSON.stringify(hydratedEvent)});`);
    return;
  }
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !ownHeaders.test(name) ? [[name, value] as [string, string]] : [],
  );
  const body = ['GET', 'HEAD'].includes(method) ? undefined : new Uint8Array(await buffer(request));
  const answer = await fetch(new URL(url, site), {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  for (const [name, value] of answer.headers) if (!ownHeaders.test(name)) response.appendHeader(name, value);
  response.statusCode = answer.status;
  if (answer.headers.get('content-type')?.startsWith('text/html') === true) {
    const html = await answer.text();
    response.end(html.replace('<head>', `<head><script src="${path}"></script>`));
  } else response.end(new Uint8Array(await answer.arrayBuffer()));
};

/**
 * Starts a relay on loopback before the site, and returns its address and how to close it. A request that the site does not
 * answer is a 502.
 */
export const startRelay = async (
  site: string,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    relay(site, request, response).catch(() => response.writeHead(502).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
