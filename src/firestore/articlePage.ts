/**
 * A page of a dated list (decisions: Dated lists): twenty entries, and whether there are newer and older ones. At most
 * 21 documents are read: to know whether the list goes on, its last or first entry is read, and that only where this
 * visit does not know it yet. The same two give the month index its bounds.
 */
import { fieldsOf, instantOf, type Unchecked } from '../lib/readFields.ts';
import type { cursorOf, Mark } from '../routes/cursor.ts';

/** Older than an entry, or newer; null is the list's beginning. */
type Cursor = ReturnType<typeof cursorOf>;

/** The newest and the oldest entry, as far as they are known. */
export interface Span {
  readonly newest: Mark | null;
  readonly oldest: Mark | null;
}

export interface DatedPage {
  /** Newest first. */
  readonly documents: readonly Unchecked[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
  readonly span: Span;
}

/** Reads on from a key, which itself is left out unless `isIncluded`; null is the end from which it goes. */
export type ReadDated = (from: {
  readonly way: 'older' | 'newer';
  readonly key: Mark | null;
  readonly isIncluded?: boolean;
  readonly most: number;
}) => Promise<readonly Unchecked[]>;

export const pageSize = 20;

/** Where a document stands; null where its date is none. */
export const keyOf = ({ id, data }: Unchecked): Mark | null => {
  const date = instantOf(fieldsOf(data).get('date'));
  return date === null ? null : { date, id };
};

const keyAt = (documents: readonly Unchecked[], at: number): Mark | null => {
  const document = documents.at(at);
  return document === undefined ? null : keyOf(document);
};

const isSame = (one: Mark | null, other: Mark | null): boolean =>
  one?.date === other?.date && one?.id === other?.id;

/** The entry at an end of the list. */
const endOf = async (read: ReadDated, way: 'older' | 'newer'): Promise<Mark | null> =>
  keyAt(await read({ way, key: null, most: 1 }), 0);

/** Where a full page ends the list may go on; where one is short it has ended. */
const lowerEnd = async (read: ReadDated, documents: readonly Unchecked[], known: Mark | null) => {
  const last = keyAt(documents, -1);
  if (documents.length < pageSize) return { oldest: last ?? known, hasOlder: false };
  const oldest = known ?? (await endOf(read, 'newer'));
  return { oldest, hasOlder: !isSame(last, oldest) };
};

const olderPage = async (read: ReadDated, key: Mark | null, known: Span): Promise<DatedPage> => {
  const documents = await read({ way: 'older', key, most: pageSize });
  const first = keyAt(documents, 0);
  // At its beginning a list is learnt anew: what was its end may be gone.
  const { oldest, hasOlder } = await lowerEnd(read, documents, key === null ? null : known.oldest);
  if (key === null) return { documents, hasNewer: false, hasOlder, span: { newest: first, oldest } };
  // A full page has cost 21 already.
  const isFull = documents.length === pageSize;
  const newest = known.newest ?? (isFull ? null : await endOf(read, 'older'));
  const hasNewer = newest === null ? isFull : !isSame(first, newest);
  return { documents, hasNewer, hasOlder, span: { newest, oldest } };
};

const newerPage = async (read: ReadDated, key: Mark, known: Span): Promise<DatedPage> => {
  const found = [...(await read({ way: 'newer', key, most: pageSize }))].reverse();
  if (found.length === pageSize) {
    const newest = await endOf(read, 'older');
    return {
      documents: found,
      hasNewer: !isSame(keyAt(found, 0), newest),
      hasOlder: true,
      span: { newest, oldest: known.oldest },
    };
  }
  // The list's beginning: filled up from the key on, so that the first page is as long as ever.
  const rest = await read({ way: 'older', key, isIncluded: true, most: pageSize - found.length });
  const documents = [...found, ...rest];
  const { oldest, hasOlder } = await lowerEnd(read, documents, known.oldest);
  return { documents, hasNewer: false, hasOlder, span: { newest: keyAt(documents, 0), oldest } };
};

/** @param known what this visit has learnt of the list's ends. Rejects as `read` does. */
export const datedPage = (read: ReadDated, cursor: Cursor, known: Span): Promise<DatedPage> =>
  cursor?.way === 'after' ? newerPage(read, cursor.key, known) : olderPage(read, cursor?.key ?? null, known);
