/** Each with a key of its own, where items may be the same and nothing tells them apart but their place. */
export const withKeys = <Item>(items: readonly Item[]) => items.map((item, at) => ({ key: `${at}`, item }));
