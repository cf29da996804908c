/** What the worker keeps, and what passes by it (docs/decisions/0042-service-worker.md). */
import { describe, expect, it } from 'vitest';
import {
  cacheRules,
  isCacheable,
  type ResourceKind,
  resourceKindOf,
} from '../../../src/service-worker/cacheRules.ts';
import { site } from '../../../src/site.ts';

const version = '0123456789abcdef';

describe('§7 the worker keeps by path', () => {
  it.each<[path: string, loaded: ResourceKind | null, goneTo: ResourceKind | null]>([
    ['/', null, 'page'],
    ['/home', null, 'page'],
    ['/News/clean-up-day', null, 'page'],
    ['/services/issuance-of-sample-no.-2', null, 'page'],
    ['/Machines-of-the-Barangay', null, 'page'],
    ['/assets/site-abc.js', 'asset', null],
    ['/images/barangay-sample.png', 'picture', null],
    ['/search.json', 'searchIndex', null],
    ['/version.json', null, null],
    ['/worker.js', null, null],
    ['/manifest.webmanifest', null, null],
    ['/sitemap.xml', null, null],
    ['/machines', null, null],
    ['/machines.html', null, null],
    ['/staff', null, null],
    ['/staff.html', null, null],
    ['/Machines/', null, null],
    ['/v1', null, null],
    ['/v1/projects/demo-barangay/databases/(default)/documents:commit', null, null],
    [`/v1/projects/x/databases/(default)/documents/${site.root}/News_List:runQuery`, null, null],
    ['/__/auth/handler', null, null],
  ])('%s: loaded %s, gone to %s', (path, loaded, goneTo) => {
    expect([resourceKindOf(path, false), resourceKindOf(path, true)]).toEqual([loaded, goneTo]);
  });

  it('has a bound for every kind', () => {
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

/** An answer as a browser makes it: of the network, and not of a constructor. */
const answered = ({
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

describe('§7 the worker keeps an answer', () => {
  it.each<[what: string, kind: ResourceKind, given: CacheSetup, isKept: boolean]>([
    ['a page of this version', 'page', {}, true],
    ['a page with its charset', 'page', { type: 'text/html; charset=utf-8' }, true],
    ['a page of another version', 'page', { body: page.replace(version, 'f'.repeat(16)) }, false],
    ["a page of the network's gate", 'page', { body: '<!doctype html><p>Sign in' }, false],
    ['a page that was led elsewhere', 'page', { redirected: true }, false],
    ['a page of another site', 'page', { as: 'cors' }, false],
    ['a page that says only where it is', 'page', { as: 'opaqueredirect' }, false],
    ['a page of 404', 'page', { status: 404 }, false],
    ['a page of 500', 'page', { status: 500 }, false],
    ['a part of a page', 'page', { status: 206 }, false],
    ['a text as a page', 'page', { type: 'text/plain' }, false],
    ['a script', 'asset', { body: 'run()', type: 'text/javascript; charset=utf-8' }, true],
    ['a page as a script', 'asset', {}, false],
    ['a missing script', 'asset', { status: 404, type: 'text/javascript' }, false],
    ['a picture', 'picture', { body: '', type: 'image/png' }, true],
    ['a page as a picture', 'picture', {}, false],
    ['the search index', 'searchIndex', { body: '{}', type: 'application/json' }, true],
    ['a page as the search index', 'searchIndex', {}, false],
  ])('%s', async (_, kind, given, isKept) => {
    expect(await isCacheable(kind, answered(given), version)).toBe(isKept);
  });
});
