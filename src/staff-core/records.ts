/** Reads the records of a collection, page by page, through any client. */
import {
  decodePlainFields,
  type PlainValue,
  type WireFields,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../site.ts';
import type { FirestoreRestClient } from './restClient.ts';

export interface StoredRecord {
  readonly id: string;
  /** The full document name, as in a write. */
  readonly name: string;
  readonly fields: WireFields;
  /** RFC 3339: the time of creation, and the version. */
  readonly createTime: string;
  readonly updateTime: string;
}

/** A document as an answer has it. */
export interface WireDocument {
  readonly name: string;
  readonly fields?: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
}

interface Row {
  readonly document?: WireDocument;
}

/** Filter and order of records; the default is all, ordered by id. */
export interface RecordQuery {
  /** A filter of a structured query. */
  readonly where?: object;
  /** Orders by a field, which has an automatic index, also with a range on the same field. */
  readonly by?: { readonly field: string; readonly descending?: boolean };
  /** The names of the fields to keep, for a caller that holds many records; the default is all. */
  readonly fields?: readonly string[];
  /** Records of one page, for a caller that reads only the first few. */
  readonly page?: number;
  /** The last record of an earlier call with the same order, whose query goes on after it. */
  readonly after?: StoredRecord | null;
}

const pageSize = 300;

const documentIdOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

export const toStoredRecord = ({
  name,
  fields = {},
  createTime,
  updateTime,
}: WireDocument): StoredRecord => ({
  id: documentIdOf(name),
  name,
  fields,
  createTime,
  updateTime,
});

/** Fields that staff read. A value that plain JSON lacks stays as the store sent it, and an integer beyond 2^53 as digits. */
export const toPlainFields = (fields: WireFields): { readonly [name: string]: PlainValue } =>
  decodePlainFields(fields, (type, held) => (type === 'integerValue' ? String(held) : (held as PlainValue)));

function pickFields(document: WireDocument, names: readonly string[]): WireDocument {
  const held = document.fields ?? {};
  const picked = names.flatMap((name) => (Object.hasOwn(held, name) ? [[name, held[name]!] as const] : []));
  return { ...document, fields: Object.fromEntries(picked) };
}

/** @param collection e.g. `Form_Requests`. @throws UserError */
export async function* listRecords(
  client: FirestoreRestClient,
  collection: string,
  { where, by, fields, page: size = pageSize, after = null }: RecordQuery = {},
): AsyncGenerator<StoredRecord> {
  const direction = by?.descending === true ? 'DESCENDING' : 'ASCENDING';
  const paths = by === undefined ? ['__name__'] : [by.field, '__name__'];
  const query = {
    from: [{ collectionId: 'list' }],
    ...(where !== undefined && { where }),
    orderBy: paths.map((fieldPath) => ({ field: { fieldPath }, direction })),
    limit: size,
  };
  let last: Pick<WireDocument, 'name' | 'fields'> | null = after;
  do {
    const values: object[] =
      last === null
        ? []
        : [...(by === undefined ? [] : [last.fields?.[by.field] ?? {}]), { referenceValue: last.name }];
    const startAt = values.length === 0 ? {} : { startAt: { values, before: false } };
    const answer = await client.post(`/${site.root}/${collection}:runQuery`, {
      structuredQuery: { ...query, ...startAt },
    });
    const page: readonly WireDocument[] = (answer as readonly Row[]).flatMap(
      ({ document }) => document ?? [],
    );
    for (const document of page)
      yield toStoredRecord(fields === undefined ? document : pickFields(document, fields));
    last = page.length < size ? null : (page.at(-1) ?? null);
  } while (last !== null);
}

/** Maximum operands of one IN filter. */
export const maxInValues = 30;

/** The records whose text field has one of these values. @throws UserError */
export async function* listWhereIn(
  client: FirestoreRestClient,
  collection: string,
  fieldPath: string,
  texts: readonly string[],
): AsyncGenerator<StoredRecord> {
  for (let at = 0; at < texts.length; at += maxInValues) {
    const values = texts.slice(at, at + maxInValues).map((stringValue) => ({ stringValue }));
    const fieldFilter = { field: { fieldPath }, op: 'IN', value: { arrayValue: { values } } };
    yield* listRecords(client, collection, { where: { fieldFilter } });
  }
}

/** The most documents that one batchGet of the embedded store takes. */
const maxNames = 100;

/** The existing records among these names. @throws UserError */
export async function readRecordsByName(
  client: FirestoreRestClient,
  names: readonly string[],
): Promise<readonly StoredRecord[]> {
  const found: StoredRecord[] = [];
  for (let at = 0; at < names.length; at += maxNames) {
    const answer = await client.post(':batchGet', { documents: names.slice(at, at + maxNames) });
    for (const { found: document } of answer as readonly { readonly found?: WireDocument }[])
      if (document !== undefined) found.push(toStoredRecord(document));
  }
  return found;
}

/** The store's own time, epoch ms: later queries find everything stored by then. @throws UserError */
export async function readStoreTime(client: FirestoreRestClient, collection: string): Promise<number> {
  const structuredQuery = { from: [{ collectionId: 'list' }], limit: 1 };
  const answer = await client.post(`/${site.root}/${collection}:runQuery`, { structuredQuery });
  const [{ readTime }] = answer as [{ readTime: string }];
  return Date.parse(readTime);
}
