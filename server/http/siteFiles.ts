/**
 * Serves the built site. A missing file below /images/, /files/, /assets/ or /feeds/ is a true 404; every other path gets a page, and that
 * page itself decides what to show (spec §2).
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type Options } from 'sirv';
import { recordFiles } from '../../src/content/feeds/recordFiles.ts';
import { siteMapType } from '../../src/content/seo/siteMap.ts';
import { findQueriedFormPath } from '../../src/form/requestPath.ts';
import { feedDirectory, localizeFeedPath } from '../../src/routes/feeds.ts';
import { findRoute } from '../../src/routes/menu.ts';
import type { PageCache } from '../ssr/pageCache.ts';
import type { RecordFileCache } from '../ssr/recordFileCache.ts';
import { sendPage } from '../ssr/sendPage.ts';
import { readSitePolicy, readStaffPolicy } from './contentSecurityPolicy.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { setContentSecurityPolicy } from './headers.ts';
import { negotiateLocale } from './locale.ts';
import { sendEncoded } from './sendEncoded.ts';
import { staffPage } from './staffPage.ts';

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Cache-Control values for browsers. The names of assets contain a hash of their content. */
export const caching = { assets: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

const cacheControlFor = (path: string): string => {
  if (path.startsWith('/assets/')) return caching.assets;
  const file = recordFiles.get(path);
  if (file !== undefined) return file.caching;
  return path === staffPage.path ? staffPage.caching : caching.other;
};

/** Explicit content types; the extension decides for other files. */
export const contentTypes: Readonly<Record<string, string>> = {
  '/manifest.webmanifest': 'application/manifest+json',
  '/sitemap.xml': siteMapType,
  '/robots.txt': 'text/plain; charset=utf-8',
  '/licences.txt': 'text/plain; charset=utf-8',
};

/** An address may have at least one page rendered in a minute. */
const secondsPerRender = 60;

/** Answers a path that has no file of its own, if the build prerendered pages. */
const shellFile = 'shell.html';

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': caching.other });
  response.end(`${text}\n`);
}

/** A request's path, still escaped and without its query; null if it is no path. */
export const requestPathOf = ({ url = '' }: IncomingMessage): string | null =>
  url.startsWith('/') ? (url.split(/[?#]/, 1)[0] ?? null) : null;

/**
 * @param dist the directory of the built site; read again for each request, so that a new build takes effect at once
 * @param files what is made of the current records
 * @param mayRender whether the client of this request may have one more page rendered
 */
export function createSiteHandler(
  dist: string,
  pages: PageCache,
  files: RecordFileCache,
  mayRender: (request: IncomingMessage) => boolean,
): HttpHandler {
  const options: Options = {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControlFor(path));
      const type = contentTypes[path] ?? recordFiles.get(path)?.type;
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  };
  const file = sirv(dist, options);
  const page = sirv(dist, { ...options, single: true, ignores: false });
  // Like a static host: a path without a file of its own gets the shell.
  const withShell = sirv(dist, { ...options, single: shellFile, ignores: false });
  /** Whether the address is one of a file that is made of the current records, and is answered. */
  const sendRecordFile = async (
    path: string,
    encoding: Encoding | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const language = new URLSearchParams(queryStringOf(request)).get('lang');
    const ownPath = localizeFeedPath(path, language);
    const recordFile = recordFiles.get(ownPath);
    if (recordFile === undefined) return false;
    const text = await files.get(ownPath, encoding, () => mayRender(request));
    if (text === null) return false;
    if (text === 'refused') {
      response.setHeader('Retry-After', secondsPerRender);
      sendText(response, 429, 'There were too many requests. Try again in a minute.');
      return true;
    }
    const { type, caching: ownCaching } = recordFile;
    const headers = { 'Content-Type': type, 'Cache-Control': ownCaching, Vary: 'Accept-Encoding' };
    sendEncoded(text, headers, request, response);
    return true;
  };
  return async (request, response) => {
    setContentSecurityPolicy(response, readSitePolicy(dist));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'This method is not served.');
    }
    // sirv throws on a range that ends before it begins; no file here is large enough to need ranges.
    delete request.headers.range;
    // sirv looks for names only and takes `br;q=0` for a preference.
    const encoding = negotiateEncoding(request);
    request.headers['accept-encoding'] = encoding ?? '';
    // sirv leaves a file open when its client disconnects before the end.
    response.once('pipe', (file) => void response.once('close', () => file.destroy()));
    const path = decodePath(requestPathOf(request) ?? '');
    const address = findCanonicalPath(dist, path);
    if (address !== null) return redirect(response, address + queryStringOf(request));
    const queriedForm =
      findRoute(path)?.page === 'FormRequest' && findQueriedFormPath(queryStringOf(request));
    if (queriedForm) return redirect(response, queriedForm);
    const missing = () => sendText(response, 404, 'There is no such file.');
    if (await sendRecordFile(path, encoding, request, response)) return;
    // The build's own feeds are for hosts that cannot make them, and for a build that prerendered no pages.
    if (path.startsWith(feedDirectory))
      return recordFiles.has(path) ? file(request, response, missing) : missing();
    if (path === staffPage.path) {
      setContentSecurityPolicy(response, readStaffPolicy(dist));
      response.setHeader('X-Robots-Tag', staffPage.robots);
    }
    // The build's private files, and paths out of the directory: the server treats both like any other path.
    const isHidden = /\/\.(?!well-known\/)/.test(path);
    if (!isHidden && /^\/(images|files|assets)\//.test(path))
      return path.endsWith('/') ? missing() : file(request, response, missing);
    // The build's prerendered pages are for hosts that cannot render: here pages come from the current records.
    const prerendered =
      isHidden || !isStaticFile(dist, path)
        ? await pages.get(requestPathOf(request) ?? '/', negotiateLocale(request), encoding, () =>
            mayRender(request),
          )
        : null;
    if (prerendered !== null) {
      setContentSecurityPolicy(response, readSitePolicy(dist, prerendered));
      return sendPage(prerendered, request, response);
    }
    const hasShell = existsSync(join(dist, shellFile));
    if (isHidden) request.url = hasShell ? `/${shellFile}` : '/';
    (hasShell ? withShell : page)(request, response, sendNotBuilt(response));
  };
}

/** Chooses among the compressed copies of each file (tools/vite/plugins/compressPlugin.ts) and of each prerendered page. */
const negotiateEncoding = ({ headers }: IncomingMessage): Encoding | null =>
  chooseEncoding(headers['accept-encoding'], ['br', 'gzip']);

const sendNotBuilt = (response: ServerResponse) => (): void =>
  sendText(response, 503, 'This site is not available right now. (Administrator: run npm run build.)');

/** A page has one address: `/machines.html` and `/machines/` → `/machines`, `/index.html` → `/`. Null for other paths. */
function findCanonicalPath(dist: string, path: string): string | null {
  const [, name] = /^((?:\/[\w-]+)+)(?:\.html|\/)?$/.exec(path) ?? [];
  if (name === undefined || !existsSync(join(dist, `${name}.html`))) return null;
  const address = name === '/index' ? '/' : name;
  return address === path ? null : address;
}

/** True for a file that is no page of the site: version.json, the pages of the machines and of the staff. */
function isStaticFile(dist: string, path: string): boolean {
  if (/\.[a-z]+$/.test(path)) return existsSync(join(dist, path));
  return ['/machines', staffPage.path].includes(path) && existsSync(join(dist, `${path}.html`));
}

const queryStringOf = ({ url = '' }: IncomingMessage): string => /\?[^#]*/.exec(url)?.[0] ?? '';

function redirect(response: ServerResponse, to: string): void {
  response.setHeader('Location', to);
  sendText(response, 301, `This page is at ${to}`);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
