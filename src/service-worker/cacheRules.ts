/**
 * What the worker keeps (docs/decisions/service-worker.md): a table by path, and what an answer must be. All that is not in
 * it passes by: the store's calls, version.json, the page of the machines, other hosts.
 */
import { isSearchPath } from '../content/search/searchPath.ts';

interface CacheRule {
  readonly has: (path: string) => boolean;
  /** What it is served as. */
  readonly type: RegExp;
  /** How many are kept; the oldest goes first. */
  readonly most: number;
}

/** What stands beside the pages: the store, files, the pages of the machines and of the staff, Hosting's own room. */
const nonPagePath = /^\/(?:v1|assets|images|machines|staff|__)(?:[/.]|$)|^\/[^/]*\.\w+$/i;

export const cacheRules = {
  /** Names hold a hash of what is in them. */
  asset: {
    has: (path) => path.startsWith('/assets/'),
    type: /^(?:text|application)\/javascript|^text\/css|^image\//,
    most: 100,
  },
  picture: { has: (path) => path.startsWith('/images/'), type: /^image\//, most: 40 },
  searchIndex: { has: isSearchPath, type: /^application\/json/, most: 1 },
  /** Only where it is gone to. */
  page: { has: (path) => !nonPagePath.test(path), type: /^text\/html/, most: 30 },
} as const satisfies Readonly<Record<string, CacheRule>>;

export type ResourceKind = keyof typeof cacheRules;

/** @param path without query and fragment; null for what passes by */
export const resourceKindOf = (path: string, isNavigation: boolean): ResourceKind | null => {
  const names: readonly ResourceKind[] = isNavigation ? ['page'] : ['asset', 'picture', 'searchIndex'];
  return names.find((name) => cacheRules[name].has(path)) ?? null;
};

/**
 * Whether an answer may be kept: whole, from this site, not led elsewhere, of the kind's type, and a page only where it
 * says that it is of this version. What the gate of a network shows in the place of a page never says so.
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
