/** Groups items by heading, in order of first appearance; items without a heading come last. */
import { foldText } from './foldText.ts';

interface Group<Item> {
  /** The heading as the first item spells it; blank for items without one. */
  readonly heading: string;
  readonly items: readonly Item[];
}

/** What equal headings share: 'Health' and 'HEALTH' are one heading. */
export const toHeadingKey = (heading: string): string => foldText(heading.trim());

export const groupByHeading = <Item>(
  items: readonly Item[],
  headingOf: (item: Item) => string,
): readonly Group<Item>[] => {
  const groups = new Map<string, { readonly heading: string; readonly items: Item[] }>();
  for (const item of items) {
    const heading = headingOf(item).trim();
    const key = toHeadingKey(heading);
    const group = groups.get(key) ?? { heading, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  const bare = groups.get('');
  groups.delete('');
  return [...groups.values(), ...(bare === undefined ? [] : [bare])];
};
