/** Adds index keys to items that may be equal and differ only by position. */
export const withKeys = <Item>(items: readonly Item[]) => items.map((item, at) => ({ key: `${at}`, item }));
