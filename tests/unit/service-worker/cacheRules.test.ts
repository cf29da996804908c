/** The paths and responses that the service worker caches, and those that bypass it (docs/decisions/0042-service-worker.md). */
import { describe, expect, it } from 'vitest';
import {
  cacheRules,
  isCacheable,
  type ResourceKind,
  resourceKindOf,
} from '../../../src/service-worker/cacheRules.ts';
import { site } from '../../../src/site.ts';

const version = '0123456789abcdef';

describe('§7 the service worker caches by path', () => {
  it.each<[path: string, loaded: ResourceKind | null, goneTo: ResourceKind | null]>([
    ['/', null, 'page'],
    ['/home', null, 'page'],
    ['/News/clean-up-day', null, 'page'],
    ['/services/issuance-of-sample-no.-2', null, 'page'],
    ['/Machines-of-the-Barangay', null, 'page'],
    ['/assets/site-abc.js', 'asset', null],
    ['/images/barangay-sample.png', 'picture', null],
    [`/images/${'0123456789abcdef'.repeat(2)}.webp`, null, null],
    [`/files/${'0123456789abcdef'.repeat(2)}/Ordinance-5.pdf`, null, null],
    ['/search.json', 'searchIndex', null],
    ['/version.json', null, null],
    ['/worker.js', null, null],
    ['/manifest.webmanifest', null, null],
    ['/sitemap.xml', null, null],
    ['/feeds/news.xml', null, null],
    ['/feeds/calendar.ics', null, null],
    ['/machines', null, null],
    ['/machines.html', null, null],
    ['/staff', null, null],
    ['/staff.html', null, null],
    ['/Machines/', null, null],
    ['/v1', null, null],
    ['/v1/projects/demo-barangay/databases/(default)/documents:commit', null, null],
    [`/v1/projects/x/databases/(default)/documents/${site.root}/News_List:runQuery`, null, null],
    ['/__/auth/handler', null, null],
  ])('%s is of kind %s when loaded, and of kind %s when navigated to', (path, loaded, goneTo) => {
    expect([resourceKindOf(path, false), resourceKindOf(path, true)]).toEqual([loaded, goneTo]);
  });

  it('every kind of resource has a limit from 1 to 100 entries', () => {
    expect(Object.values(cacheRules).filter(({ most }) => most < 1 || most > 100)).toEqual([]);
  });
});

const page = `<!doctype html><meta name="version" content="${version}" /><p>Sample`;

interface CacheSetup {
  readonly body?: string;
  readonly type?: string;
  readonly status?: number;
  readonly as?: ResponseType;
  readonly redirected?: boolean;
}

/** A response as a browser gets it from the network, which the constructor cannot make. */
const createResponse = ({
  body = page,
  type = 'text/html',
  status = 200,
  as = 'basic',
  redirected = false,
}: CacheSetup) =>
  Object.defineProperties(new Response(body, { status, headers: { 'content-type': type } }), {
    type: { value: as },
    redirected: { value: redirected },
  });

describe('§7 isCacheable', () => {
  it.each<[what: string, kind: ResourceKind, given: CacheSetup, isKept: boolean]>([
    ['caches a page of this version', 'page', {}, true],
    ['caches a page with its charset', 'page', { type: 'text/html; charset=utf-8' }, true],
    ['refuses a page of another version', 'page', { body: page.replace(version, 'f'.repeat(16)) }, false],
    ["refuses a page of the network's sign-in portal", 'page', { body: '<!doctype html><p>Sign in' }, false],
    ['refuses a redirected page', 'page', { redirected: true }, false],
    ['refuses a page of another site', 'page', { as: 'cors' }, false],
    ['refuses a redirect without a body', 'page', { as: 'opaqueredirect' }, false],
    ['refuses a page with status 404', 'page', { status: 404 }, false],
    ['refuses a page with status 500', 'page', { status: 500 }, false],
    ['refuses a part of a page', 'page', { status: 206 }, false],
    ['refuses plain text as a page', 'page', { type: 'text/plain' }, false],
    ['caches a script', 'asset', { body: 'run()', type: 'text/javascript; charset=utf-8' }, true],
    ['refuses a page as a script', 'asset', {}, false],
    ['refuses a missing script', 'asset', { status: 404, type: 'text/javascript' }, false],
    ['caches a picture', 'picture', { body: '', type: 'image/png' }, true],
    ['refuses a page as a picture', 'picture', {}, false],
    ['caches the search index', 'searchIndex', { body: '{}', type: 'application/json' }, true],
    ['refuses a page as the search index', 'searchIndex', {}, false],
  ])('%s', async (_, kind, setup, isCached) => {
    expect(await isCacheable(kind, createResponse(setup), version)).toBe(isCached);
  });
});
