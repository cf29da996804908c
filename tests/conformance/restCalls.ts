/** Firestore's REST calls as the public site makes them, on the emulator and on the embedded store alike. */

import { type Plains, wireFields } from './acceptedRecord.ts';
import { type Caller, isClaimant, tokenOf } from './callers.ts';
import { site } from './fixtureSite.ts';

export interface Site {
  /** `http://127.0.0.1:port` */
  readonly address: string;
  readonly project: string;
  readonly staffToken: string;
}

/** A call below `/documents`: ':commit', or '/path/of/a/document' with GET. `~` begins what is a case's own. */
export interface Call {
  readonly verb?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly at: string;
  /** Sent as JSON, with `{ path: 'a/b' }` for the name of a document; a text goes as it is. */
  readonly body?: unknown;
  /** Another project than the store's, or another database. */
  readonly root?: string;
  readonly authorization?: string;
}

export type Verdict = 'allowed' | 'refused';

export const rootOf = (site: Pick<Site, 'project'>): string =>
  `projects/${site.project}/databases/(default)/documents`;

/** Documents are named by paths in tests, `{ path: 'a/b' }`; the wire names them in full. */
export const bodyOf = (site: Pick<Site, 'project'>, body: unknown, own: string): string =>
  typeof body === 'string'
    ? body
    : JSON.stringify(body, (_, value: unknown) =>
        typeof value === 'object' && value !== null && 'path' in value && Object.keys(value).length === 1
          ? `${rootOf(site)}/${String(value.path).replace(/^~/, own)}`
          : value,
      );

export const pathOf = (root: string, at: string, own: string): string =>
  `/v1/${root}${at.replace(/^\/~/, `/${own}`)}`;

/** @param own the path that `~` stands for */
export async function send(
  site: Site,
  { verb = 'POST', at, body, root = rootOf(site), authorization }: Call,
  as: Caller,
  own = '',
): Promise<Response> {
  const token = as === 'staff' ? site.staffToken : isClaimant(as) ? tokenOf(as) : null;
  const bearer = token === null ? authorization : `Bearer ${token}`;
  return fetch(`${site.address}${pathOf(root, at, own)}`, {
    method: verb,
    headers: bearer === undefined ? {} : { authorization: bearer },
    ...(body === undefined ? {} : { body: bodyOf(site, body, own) }),
  });
}

/** 403 is a refusal by the rules; anything else that fails is a fault of the test. */
export async function verdictOf(site: Site, call: Call): Promise<Verdict> {
  const answer = await send(site, call, 'public');
  const text = await answer.text();
  if (answer.ok) return 'allowed';
  if (answer.status === 403) return 'refused';
  throw new Error(`${call.at}: ${answer.status} ${text}`);
}

export type Write = Readonly<Record<string, unknown>>;

export const set = (path: string, record: Plains): Write => ({
  update: { name: { path }, fields: wireFields(record) },
});

/** Sets the named fields only, like setDoc with merge. */
export const merge = (path: string, record: Plains): Write => ({
  ...set(path, record),
  updateMask: { fieldPaths: Object.keys(record) },
});

export const remove = (path: string): Write => ({ delete: { path } });

export const commit = (...writes: readonly Write[]): Call => ({ at: ':commit', body: { writes } });

/** Staff write past the rules. */
export async function seed(site: Site, writes: readonly Write[], own = ''): Promise<void> {
  if (writes.length === 0) return;
  const answer = await send(site, commit(...writes), 'staff', own);
  if (!answer.ok) throw new Error(await answer.text());
}

/** A query of one collection, by equality. */
export function structured(equal: Plains, limit: number | null): Readonly<Record<string, unknown>> {
  const filters = Object.entries(wireFields(equal)).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  }));
  return {
    from: [{ collectionId: 'list' }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(limit === null ? {} : { limit }),
  };
}

/** Rows of a list of the website. */
export const query = (collection: string, equal: Plains = {}, limit: number | null = 10): Call => ({
  at: `/${site.root}/${collection}:runQuery`,
  body: { structuredQuery: structured(equal, limit) },
});

export const count = (collection: string, equal: Plains = {}, limit: number | null = 10): Call => ({
  at: `/${site.root}/${collection}:runAggregationQuery`,
  body: {
    structuredAggregationQuery: {
      structuredQuery: structured(equal, limit),
      aggregations: [{ alias: 'count', count: {} }],
    },
  },
});
