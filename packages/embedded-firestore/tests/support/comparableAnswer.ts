/** The answer of a store, reduced to what two stores are compared by: without times, messages and whole names. */
import type { Caller } from './callers.ts';
import type { CaseContext } from './caseContext.ts';
import { type RestCall, type StoreConnection, sendCall, toDocumentsRoot } from './restCalls.ts';

type Json = unknown;

/** `refused` is 403 PERMISSION_DENIED; any other error is its HTTP status and its own: `400 INVALID_ARGUMENT`. */
export type ComparableAnswer =
  | 'allowed'
  | 'refused'
  | `${number} ${string}`
  /** The stored documents by id, null for a missing one. `+` behind the id: it was changed after its creation. */
  | { readonly documents: Readonly<Record<string, Json>> }
  /** The ids a query finds, in its order. */
  | { readonly found: readonly string[] }
  | { readonly counted: Readonly<Record<string, Json>> }
  /** How many writes a commit acknowledged, how many of them with a time, and the stored documents afterwards. */
  | { readonly written: number; readonly timed: number; readonly documents?: Readonly<Record<string, Json>> };

interface WireDocument {
  readonly name: string;
  readonly fields?: unknown;
  readonly createTime: string;
  readonly updateTime: string;
}

/** One row of a batchGet, a query or a count. */
interface Row {
  readonly found?: WireDocument;
  readonly missing?: string;
  readonly document?: WireDocument;
  readonly result?: { readonly aggregateFields: Readonly<Record<string, Json>> };
  readonly error?: Failure;
}

interface Failure {
  readonly code: number;
  readonly status: string;
}

/** Gives each value one spelling, because proto JSON may leave out empty values and zeros behind a point, or not. */
function normalizeValue(value: unknown): Json {
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return value.map(normalizeValue);
  if (typeof value !== 'object' || value === null) return value;
  const { timestampValue, arrayValue, mapValue, geoPointValue } = value as Record<string, unknown>;
  if (typeof timestampValue === 'string')
    return { timestampValue: timestampValue.replace(/\.0*Z$|(\.\d*?)0+Z$/, '$1Z') };
  const parts: Json = arrayValue ?? mapValue ?? null;
  if (typeof parts === 'object' && parts !== null && Object.values(parts).every(isEmpty))
    return arrayValue === undefined ? { mapValue: {} } : { arrayValue: {} };
  if (geoPointValue !== undefined)
    return { geoPointValue: { latitude: 0, longitude: 0, ...(geoPointValue as object) } };
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, normalizeValue(held)]));
}

const isEmpty = (held: unknown): boolean =>
  typeof held === 'object' && held !== null && Object.keys(held).length === 0;

const idOf = (name: string): string => name.split('/').at(-1) ?? '';

const toEntry = ({ name, fields = {}, createTime, updateTime }: WireDocument): readonly [string, Json] => [
  `${idOf(name)}${createTime === updateTime ? '' : '+'}`,
  normalizeValue(fields),
];

const sortEntries = (rows: readonly (readonly [string, Json])[]): Readonly<Record<string, Json>> =>
  Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));

const toDocuments = (rows: readonly Row[]): Readonly<Record<string, Json>> =>
  sortEntries(
    rows.flatMap(({ found, missing }) => {
      if (found !== undefined) return [toEntry(found)];
      return missing === undefined ? [] : [[idOf(missing), null] as const];
    }),
  );

function toAnswer(call: RestCall, body: unknown): ComparableAnswer {
  const verb = call.at.slice(call.at.lastIndexOf(':') + 1);
  const rows = body as readonly Row[];
  if (verb === 'batchGet') return { documents: toDocuments(rows) };
  if (verb === 'runQuery')
    return { found: rows.flatMap(({ document }) => (document === undefined ? [] : idOf(document.name))) };
  if (verb === 'runAggregationQuery')
    return { counted: Object.assign({}, ...rows.map(({ result }) => result?.aggregateFields)) };
  if ('name' in (body as object)) return { documents: sortEntries([toEntry(body as WireDocument)]) };
  const { writeResults = [] } = body as { readonly writeResults?: readonly { updateTime?: string }[] };
  return {
    written: writeResults.length,
    timed: writeResults.filter(({ updateTime }) => updateTime !== undefined).length,
  };
}

function toFailure(status: number, body: unknown): ComparableAnswer {
  const [first] = Array.isArray(body) ? (body as readonly Row[]) : [body as Row];
  const error = first?.error;
  if (status === 403 && error?.status === 'PERMISSION_DENIED') return 'refused';
  return `${status} ${error?.status ?? 'without a status'}`;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Makes a call and reads its answer. @param wantsVerdict whether only the verdict counts, not the results */
export async function callStore(
  site: StoreConnection,
  call: RestCall,
  as: Caller,
  { own }: Pick<CaseContext, 'own'>,
  wantsVerdict = false,
): Promise<ComparableAnswer> {
  const response = await sendCall(site, call, as, own);
  const text = (await response.text()).replaceAll(`${toDocumentsRoot(site)}/${own}/`, '~/');
  if (!response.ok) return toFailure(response.status, parseJson(text));
  return wantsVerdict ? 'allowed' : toAnswer(call, parseJson(text));
}
