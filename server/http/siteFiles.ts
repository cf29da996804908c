/**
 * The built site. A missing file below /images/ or /assets/ is a true 404; every other path answers with the
 * page that decides by itself what it shows (spec §2).
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type Options } from 'sirv';
import type { Pages } from '../ssr/pageCache.ts';
import { answerPage } from '../ssr/sendPage.ts';
import { builtPolicy, builtStaffPolicy } from './contentSecurityPolicy.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { setPolicy } from './headers.ts';
import { languageOf } from './locale.ts';
import { staffPage } from './staffPage.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** How long browsers keep what they were given. Names of assets hold a hash of what is in them. */
export const caching = { assets: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

const cacheControl = (path: string): string => {
  if (path.startsWith('/assets/')) return caching.assets;
  return path === staffPage.path ? staffPage.caching : caching.other;
};

/** What these are served as; of other files the ending says it. */
export const fileTypes: Readonly<Record<string, string>> = {
  '/manifest.webmanifest': 'application/manifest+json',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/licences.txt': 'text/plain; charset=utf-8',
};

/** What answers a path that has no file of its own, where a build drew its pages. */
const shell = 'shell.html';

export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': caching.other });
  response.end(`${text}\n`);
}

/** A request's path, escapes and all, without its query; null for what is no path. */
export const pathOf = ({ url = '' }: IncomingMessage): string | null =>
  url.startsWith('/') ? (url.split(/[?#]/, 1)[0] ?? null) : null;

/** @param dist the directory of the built site; looked at anew for each request, so that it may be built again */
export function siteHandler(dist: string, pages: Pages): Handler {
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
  // As a host of files alone: what has no file of its own is the shell.
  const withShell = sirv(dist, { ...options, single: shell, ignores: false });
  return async (request, response) => {
    setPolicy(response, builtPolicy(dist));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'This method is not served.');
    }
    // sirv throws on a range that ends before it begins; no file here is large enough to need one.
    delete request.headers.range;
    // sirv looks for names alone and takes `br;q=0` for a wish.
    request.headers['accept-encoding'] = encodingOf(request) ?? '';
    // sirv leaves a file open when its client goes away in the middle of it.
    response.once('pipe', (file) => void response.once('close', () => file.destroy()));
    const path = unescaped(pathOf(request) ?? '');
    const address = pageAddress(dist, path);
    if (address !== null) return moved(response, address + queryOf(request));
    if (path === staffPage.path) {
      setPolicy(response, builtStaffPolicy(dist));
      response.setHeader('X-Robots-Tag', staffPage.robots);
    }
    // What the build says to this server alone, and ways out of the directory: both are paths like any other.
    const isHidden = /\/\.(?!well-known\/)/.test(path);
    if (!isHidden && /^\/(images|assets)\//.test(path)) {
      const missing = () => plain(response, 404, 'There is no such file.');
      return path.endsWith('/') ? missing() : file(request, response, missing);
    }
    // The pages that the build drew are for hosts that cannot draw: here they come from the records as they are now.
    const drawn =
      isHidden || !isFile(dist, path) ? await pages.at(pathOf(request) ?? '/', languageOf(request)) : null;
    if (drawn !== null) {
      setPolicy(response, builtPolicy(dist, drawn));
      return answerPage(drawn, request, response);
    }
    const isDrawn = existsSync(join(dist, shell));
    if (isHidden) request.url = isDrawn ? `/${shell}` : '/';
    (isDrawn ? withShell : page)(request, response, notBuilt(response));
  };
}

/** Of the copies beside each file (tools/vite/compress.ts) and of each prerendered page. */
const encodingOf = ({ headers }: IncomingMessage): Encoding | null =>
  chooseEncoding(headers['accept-encoding'], ['br', 'gzip']);

const notBuilt = (response: ServerResponse) => (): void =>
  plain(response, 503, 'This site is not available right now. (Administrator: run npm run build.)');

/** A page has one address: `/machines.html` and `/machines/` → `/machines`, `/index.html` → `/`. Null for every other path. */
function pageAddress(dist: string, path: string): string | null {
  const [, name] = /^((?:\/[\w-]+)+)(?:\.html|\/)?$/.exec(path) ?? [];
  if (name === undefined || !existsSync(join(dist, `${name}.html`))) return null;
  const address = name === '/index' ? '/' : name;
  return address === path ? null : address;
}

/** Something else than a page of the site: version.json, the pages of the machines and of the staff. */
function isFile(dist: string, path: string): boolean {
  if (/\.[a-z]+$/.test(path)) return existsSync(join(dist, path));
  return ['/machines', staffPage.path].includes(path) && existsSync(join(dist, `${path}.html`));
}

const queryOf = ({ url = '' }: IncomingMessage): string => /\?[^#]*/.exec(url)?.[0] ?? '';

function moved(response: ServerResponse, to: string): void {
  response.setHeader('Location', to);
  plain(response, 301, `This page is at ${to}`);
}

function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
