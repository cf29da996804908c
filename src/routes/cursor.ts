/** The start of a dated list's page, as its URL has it: `?before=<date>.<id>` and `?after=<date>.<id>`. */

/** An article's position, by its date (epoch ms) and id; a blank id means the instant itself. */
export interface CursorKey {
  readonly date: number;
  readonly id: string;
}

export type CursorDirection = 'before' | 'after';

const cursorPattern = /^(\d{1,15})\.([^/]{0,300})$/;

/** Parses an untrusted query string; null without a valid cursor, and the list starts from its beginning. */
export const parseCursor = (
  search: string,
): { readonly way: CursorDirection; readonly key: CursorKey } | null => {
  const query = new URLSearchParams(search);
  const direction = query.has('before') ? 'before' : 'after';
  const [, date, id] = cursorPattern.exec(query.get(direction) ?? '') ?? [];
  return date === undefined || id === undefined || /^__.*__$/.test(id) || id === '.' || id === '..'
    ? null
    : { way: direction, key: { date: Number(date), id } };
};

/** { date: 1000, id: 'a' } → '?before=1000.a' */
export const formatCursor = (direction: CursorDirection, { date, id }: CursorKey): string =>
  `?${new URLSearchParams({ [direction]: `${date}.${id}` })}`;
