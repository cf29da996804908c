/**
 * The worker's cache rules (docs/decisions/0042-service-worker.md): a table by path, and the conditions for a response. The
 * worker ignores every other request: the store's calls, version.json, the page of the machines, other hosts.
 */
import { isSearchPath } from '../content/search/searchPath.ts';

interface CacheRule {
  readonly has: (path: string) => boolean;
  /** The allowed content types. */
  readonly type: RegExp;
  /** Maximum number of entries; the oldest is deleted first. */
  readonly most: number;
}

/** Paths that are no pages of the site: the store, files, the pages of the machines and of the staff, Hosting's own. */
const nonPagePath = /^\/(?:v1|assets|images|files|feeds|machines|staff|__)(?:[/.]|$)|^\/[^/]*\.\w+$/i;

/** '/images/ID.webp', whose id is a hash (src/content/models/storedPicture.ts). */
const storedPicturePath = /^\/images\/[0-9a-f]{32}\./;

export const cacheRules = {
  /** The names contain a hash of the content. */
  asset: {
    has: (path) => path.startsWith('/assets/'),
    type: /^(?:text|application)\/javascript|^text\/css|^image\//,
    most: 100,
  },
  /** Without those that staff add: they are large, and browsers keep them for good by themselves. */
  picture: {
    has: (path) => path.startsWith('/images/') && !storedPicturePath.test(path),
    type: /^image\//,
    most: 40,
  },
  searchIndex: { has: isSearchPath, type: /^application\/json/, most: 1 },
  /** Only for navigations. */
  page: { has: (path) => !nonPagePath.test(path), type: /^text\/html/, most: 30 },
} as const satisfies Readonly<Record<string, CacheRule>>;

export type ResourceKind = keyof typeof cacheRules;

/** @param path without query and fragment; null for requests that the worker ignores */
export const resourceKindOf = (path: string, isNavigation: boolean): ResourceKind | null => {
  const names: readonly ResourceKind[] = isNavigation ? ['page'] : ['asset', 'picture', 'searchIndex'];
  return names.find((name) => cacheRules[name].has(path)) ?? null;
};

/**
 * Whether a response may be cached: complete, from this site, not redirected, of the kind's type. A page must also contain
 * the meta tag with this version: a captive portal's page never does.
 */
export const isCacheable = async (
  kind: ResourceKind,
  answer: Response,
  version: string,
): Promise<boolean> => {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return false;
  if (!cacheRules[kind].type.test(answer.headers.get('content-type') ?? '')) return false;
  return (
    kind !== 'page' || (await answer.clone().text()).includes(`<meta name="version" content="${version}"`)
  );
};
