/** Firestore's REST calls, on the emulator and on the embedded store alike. */

import { type Caller, createCallerToken, isSignedInCaller } from './callers.ts';
import { encodeTestRecord, type TestRecord } from './testRecord.ts';

export interface StoreConnection {
  /** `http://127.0.0.1:port` */
  readonly address: string;
  readonly project: string;
  readonly staffToken: string;
}

/** A call below `/documents`: ':commit', or '/path/of/a/document' with GET. `~` begins the path of a document of the case. */
export interface RestCall {
  readonly verb?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly at: string;
  /** Sent as JSON, with `{ path: 'a/b' }` for the name of a document; a text goes as it is. */
  readonly body?: unknown;
  /** Another project than the store's, or another database. */
  readonly root?: string;
  readonly authorization?: string;
}

export type Verdict = 'allowed' | 'refused';

export const toDocumentsRoot = (site: Pick<StoreConnection, 'project'>): string =>
  `projects/${site.project}/databases/(default)/documents`;

/** Documents are named by paths in tests, `{ path: 'a/b' }`; the wire names them in full. */
export const toRequestBody = (site: Pick<StoreConnection, 'project'>, body: unknown, own: string): string =>
  typeof body === 'string'
    ? body
    : JSON.stringify(body, (_, value: unknown) =>
        typeof value === 'object' && value !== null && 'path' in value && Object.keys(value).length === 1
          ? `${toDocumentsRoot(site)}/${String(value.path).replace(/^~/, own)}`
          : value,
      );

export const toRequestPath = (root: string, at: string, own: string): string =>
  `/v1/${root}${at.replace(/^\/~/, `/${own}`)}`;

/** @param own the path that `~` stands for */
export async function sendCall(
  site: StoreConnection,
  { verb = 'POST', at, body, root = toDocumentsRoot(site), authorization }: RestCall,
  as: Caller,
  own = '',
): Promise<Response> {
  const token = as === 'staff' ? site.staffToken : isSignedInCaller(as) ? createCallerToken(as) : null;
  const bearer = token === null ? authorization : `Bearer ${token}`;
  return fetch(`${site.address}${toRequestPath(root, at, own)}`, {
    method: verb,
    headers: bearer === undefined ? {} : { authorization: bearer },
    ...(body === undefined ? {} : { body: toRequestBody(site, body, own) }),
  });
}

/** 403 is a refusal by the rules; anything else that fails is a fault of the test. */
export async function readVerdict(site: StoreConnection, call: RestCall): Promise<Verdict> {
  const answer = await sendCall(site, call, 'public');
  const text = await answer.text();
  if (answer.ok) return 'allowed';
  if (answer.status === 403) return 'refused';
  throw new Error(`${call.at}: ${answer.status} ${text}`);
}

export type RestWrite = Readonly<Record<string, unknown>>;

export const setDocument = (path: string, record: TestRecord): RestWrite => ({
  update: { name: { path }, fields: encodeTestRecord(record) },
});

/** Sets the named fields only, like setDoc with merge. */
export const mergeDocument = (path: string, record: TestRecord): RestWrite => ({
  ...setDocument(path, record),
  updateMask: { fieldPaths: Object.keys(record) },
});

export const deleteDocument = (path: string): RestWrite => ({ delete: { path } });

export const commitCall = (...writes: readonly RestWrite[]): RestCall => ({
  at: ':commit',
  body: { writes },
});

/** Staff write past the rules. */
export async function seedStore(
  site: StoreConnection,
  writes: readonly RestWrite[],
  own = '',
): Promise<void> {
  if (writes.length === 0) return;
  const answer = await sendCall(site, commitCall(...writes), 'staff', own);
  if (!answer.ok) throw new Error(await answer.text());
}
