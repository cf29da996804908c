/**
 * The built site. A missing file below /images/ or /assets/ is a true 404; every other path answers with the
 * page that decides by itself what it shows (spec §2).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type Options } from 'sirv';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const year = 31_536_000;

/** Names of assets hold a hash of what is in them. */
const cacheControl = (path: string): string => {
  if (path.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  return path === '/version.json' ? 'no-store' : 'no-cache';
};

/** What these are served as; of other files the ending says it. */
export const fileTypes: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};

export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}

/** A request's path, escapes and all, without its query; null for what is no path. */
export const pathOf = ({ url = '' }: IncomingMessage): string | null =>
  url.startsWith('/') ? (url.split(/[?#]/, 1)[0] ?? null) : null;

/** @param dist the directory of the built site; looked at anew for each request, so that it may be built again */
export function siteHandler(dist: string): Handler {
  const options: Options = {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      const type = fileTypes[path];
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  };
  const file = sirv(dist, options);
  const page = sirv(dist, { ...options, single: true, ignores: false });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'This method is not served.');
    }
    // sirv throws on a range that ends before it begins; no file here is large enough to need one.
    delete request.headers.range;
    if (/^\/(images|assets)(\/|$)/.test(unescaped(pathOf(request) ?? '')))
      return file(request, response, () => plain(response, 404, 'There is no such file.'));
    page(request, response, () => plain(response, 503, 'The site is not built yet: run npm run build.'));
  };
}

function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
