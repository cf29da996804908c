/** Where a page of a dated list begins, as its address says it: `?before=<date>.<id>` and `?after=<date>.<id>`. */

/** An entry, by its date (epoch ms) and id; a blank id is the moment itself. */
export interface Mark {
  readonly date: number;
  readonly id: string;
}

export type CursorWay = 'before' | 'after';

const pattern = /^(\d{1,15})\.([^/]{0,300})$/;

/** What follows is hostile: what is no cursor is none, and the list is shown from its beginning. */
export const cursorOf = (search: string): { readonly way: CursorWay; readonly key: Mark } | null => {
  const query = new URLSearchParams(search);
  const way = query.has('before') ? 'before' : 'after';
  const [, date, id] = pattern.exec(query.get(way) ?? '') ?? [];
  return date === undefined || id === undefined || /^__.*__$/.test(id) || id === '.' || id === '..'
    ? null
    : { way, key: { date: Number(date), id } };
};

/** { date: 1000, id: 'a' } → '?before=1000.a' */
export const searchOf = (way: CursorWay, { date, id }: Mark): string =>
  `?${new URLSearchParams({ [way]: `${date}.${id}` })}`;
