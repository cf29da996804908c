/**
 * A page of a dated list (decisions: Dated lists): twenty entries, and whether there are newer and older ones. At most
 * 21 documents are read: to know whether the list goes on, its last or first entry is read, and that only where this
 * visit does not know it yet. The same two give the month index its bounds.
 */
import { readFields, readInstant, type UncheckedDocument } from '../lib/readFields.ts';
import type { CursorKey, parseCursor } from '../routes/cursor.ts';

/** Older than an entry, or newer; null is the list's beginning. */
type Cursor = ReturnType<typeof parseCursor>;

/** The newest and the oldest entry, as far as they are known. */
export interface ListSpan {
  readonly newest: CursorKey | null;
  readonly oldest: CursorKey | null;
}

export interface DatedPage {
  /** Newest first. */
  readonly documents: readonly UncheckedDocument[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
  readonly span: ListSpan;
}

/** Reads on from a key, which itself is left out unless `isIncluded`; null is the end from which it goes. */
export type ReadDated = (from: {
  readonly way: 'older' | 'newer';
  readonly key: CursorKey | null;
  readonly isIncluded?: boolean;
  readonly most: number;
}) => Promise<readonly UncheckedDocument[]>;

export const pageSize = 20;

/** Where a document stands; null where its date is none. */
export const toCursorKey = ({ id, data }: UncheckedDocument): CursorKey | null => {
  const date = readInstant(readFields(data).get('date'));
  return date === null ? null : { date, id };
};

const cursorKeyAt = (documents: readonly UncheckedDocument[], at: number): CursorKey | null => {
  const document = documents.at(at);
  return document === undefined ? null : toCursorKey(document);
};

const isSameKey = (one: CursorKey | null, other: CursorKey | null): boolean =>
  one?.date === other?.date && one?.id === other?.id;

/** The entry at an end of the list. */
const readEnd = async (read: ReadDated, way: 'older' | 'newer'): Promise<CursorKey | null> =>
  cursorKeyAt(await read({ way, key: null, most: 1 }), 0);

/** Where a full page ends the list may go on; where one is short it has ended. */
const findOldest = async (
  read: ReadDated,
  documents: readonly UncheckedDocument[],
  previous: CursorKey | null,
) => {
  const last = cursorKeyAt(documents, -1);
  if (documents.length < pageSize) return { oldest: last ?? previous, hasOlder: false };
  const oldest = previous ?? (await readEnd(read, 'newer'));
  return { oldest, hasOlder: !isSameKey(last, oldest) };
};

const readOlderPage = async (
  read: ReadDated,
  key: CursorKey | null,
  previous: ListSpan,
): Promise<DatedPage> => {
  const documents = await read({ way: 'older', key, most: pageSize });
  const firstKey = cursorKeyAt(documents, 0);
  // At its beginning a list is learnt anew: what was its end may be gone.
  const { oldest, hasOlder } = await findOldest(read, documents, key === null ? null : previous.oldest);
  if (key === null) return { documents, hasNewer: false, hasOlder, span: { newest: firstKey, oldest } };
  // A full page has cost 21 already.
  const isFull = documents.length === pageSize;
  const newest = previous.newest ?? (isFull ? null : await readEnd(read, 'older'));
  const hasNewer = newest === null ? isFull : !isSameKey(firstKey, newest);
  return { documents, hasNewer, hasOlder, span: { newest, oldest } };
};

const readNewerPage = async (read: ReadDated, key: CursorKey, previous: ListSpan): Promise<DatedPage> => {
  const found = [...(await read({ way: 'newer', key, most: pageSize }))].reverse();
  if (found.length === pageSize) {
    const newest = await readEnd(read, 'older');
    return {
      documents: found,
      hasNewer: !isSameKey(cursorKeyAt(found, 0), newest),
      hasOlder: true,
      span: { newest, oldest: previous.oldest },
    };
  }
  // The list's beginning: filled up from the key on, so that the first page is as long as ever.
  const rest = await read({ way: 'older', key, isIncluded: true, most: pageSize - found.length });
  const documents = [...found, ...rest];
  const { oldest, hasOlder } = await findOldest(read, documents, previous.oldest);
  return { documents, hasNewer: false, hasOlder, span: { newest: cursorKeyAt(documents, 0), oldest } };
};

/** @param previous what this visit has learnt of the list's ends. Rejects as `read` does. */
export const readDatedPage = (read: ReadDated, cursor: Cursor, previous: ListSpan): Promise<DatedPage> =>
  cursor?.way === 'after'
    ? readNewerPage(read, cursor.key, previous)
    : readOlderPage(read, cursor?.key ?? null, previous);
