/** Where a page of a dated list begins, as its address says it: `?before=<date>.<id>` and `?after=<date>.<id>`. */

/** An entry, by its date (epoch ms) and id; a blank id is the moment itself. */
export interface CursorKey {
  readonly date: number;
  readonly id: string;
}

export type CursorDirection = 'before' | 'after';

const cursorPattern = /^(\d{1,15})\.([^/]{0,300})$/;

/** What follows is hostile: what is no cursor is none, and the list is shown from its beginning. */
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
