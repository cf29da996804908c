/**
 * One page of a dated list (docs/decisions/0005-dated-lists.md): twenty articles, and whether newer and older ones exist.
 * It reads at most 21 documents: the list's first or last article shows whether the list continues, and is read only
 * when this session does not know it yet. The same two articles bound the month index.
 */
import { readFields, readInstant, type UncheckedDocument } from '../lib/readFields.ts';
import type { CursorKey, parseCursor } from '../routes/cursor.ts';

/** Older or newer than an article; null is the start of the list. */
type Cursor = ReturnType<typeof parseCursor>;

/** The newest and the oldest article, as far as the session knows them. */
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

/**
 * Reads on from a key in one direction. Skips the key's own document unless `isIncluded`. A null key starts at the
 * end of the list that the direction starts from.
 */
export type ReadDated = (from: {
  readonly way: 'older' | 'newer';
  readonly key: CursorKey | null;
  readonly isIncluded?: boolean;
  readonly most: number;
}) => Promise<readonly UncheckedDocument[]>;

export const pageSize = 20;

/** A document's position in the list; null when its date is invalid. */
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

/** The article at one end of the list. */
const readEnd = async (read: ReadDated, way: 'older' | 'newer'): Promise<CursorKey | null> =>
  cursorKeyAt(await read({ way, key: null, most: 1 }), 0);

/** A full page may have a next page; a short page is the last. */
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
  // The first page reads the oldest article again: the stored one may have been deleted.
  const { oldest, hasOlder } = await findOldest(read, documents, key === null ? null : previous.oldest);
  if (key === null) return { documents, hasNewer: false, hasOlder, span: { newest: firstKey, oldest } };
  // A full page has cost 21 reads already.
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
  // The start of the list: fill up from the key on, so that the first page has its full length.
  const rest = await read({ way: 'older', key, isIncluded: true, most: pageSize - found.length });
  const documents = [...found, ...rest];
  const { oldest, hasOlder } = await findOldest(read, documents, previous.oldest);
  return { documents, hasNewer: false, hasOlder, span: { newest: cursorKeyAt(documents, 0), oldest } };
};

/** The articles nearest to an instant: from it on, nearest first, then those before it, newest first. */
const readAround = async (
  read: ReadDated,
  instant: number,
  most: number,
): Promise<Readonly<Record<'ahead' | 'before', readonly UncheckedDocument[]>>> => {
  const key = { date: instant - 1, id: '' };
  const ahead = await read({ way: 'newer', key, most });
  const missing = most - ahead.length;
  return {
    ahead,
    before: missing > 0 ? await read({ way: 'older', key, isIncluded: true, most: missing }) : [],
  };
};

/** The articles nearest from an instant on, filled up with earlier ones; newest first. Rejects as `read` does. */
export const readNearest = async (
  read: ReadDated,
  from: number,
  most: number,
): Promise<readonly UncheckedDocument[]> => {
  const { ahead, before } = await readAround(read, from, most);
  return [...[...ahead].reverse(), ...before];
};

const readPageFrom = async (read: ReadDated, from: number): Promise<DatedPage> => {
  const { ahead, before } = await readAround(read, from, pageSize);
  const documents = [...[...ahead].reverse(), ...before];
  const firstKey = cursorKeyAt(documents, 0);
  const newest = ahead.length === pageSize ? await readEnd(read, 'older') : firstKey;
  const { oldest, hasOlder } = await findOldest(read, documents, null);
  return { documents, hasNewer: !isSameKey(firstKey, newest), hasOlder, span: { newest, oldest } };
};

/**
 * @param previous the list's ends, as far as this session knows them
 * @param from where a list begins that goes on into the future: its first page has the articles nearest from this instant on,
 *   and is filled up with earlier ones; null for the newest articles. Rejects as `read` does.
 */
export const readDatedPage = (
  read: ReadDated,
  cursor: Cursor,
  previous: ListSpan,
  from: number | null = null,
): Promise<DatedPage> => {
  if (cursor === null && from !== null) return readPageFrom(read, from);
  return cursor?.way === 'after'
    ? readNewerPage(read, cursor.key, previous)
    : readOlderPage(read, cursor?.key ?? null, previous);
};
