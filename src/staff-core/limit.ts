/** The first items of a longer list. */
export interface LimitedList<Each> {
  readonly items: readonly Each[];
  readonly areMore: boolean;
}

/** The first `max` items in order; it stores at most twice as many at once. */
export async function takeSorted<Each>(
  found: AsyncIterable<Each>,
  compare: (a: Each, b: Each) => number,
  max: number,
): Promise<LimitedList<Each>> {
  let smallest: Each[] = [];
  let count = 0;
  for await (const each of found) {
    count += 1;
    smallest.push(each);
    if (smallest.length >= 2 * max) smallest = smallest.sort(compare).slice(0, max);
  }
  return { items: smallest.sort(compare).slice(0, max), areMore: count > max };
}

/** The first `max` items of a sorted source, which it reads no further. */
export async function takeLimited<Each>(found: AsyncIterable<Each>, max: number): Promise<LimitedList<Each>> {
  const items: Each[] = [];
  for await (const each of found) {
    if (items.length === max) return { items, areMore: true };
    items.push(each);
  }
  return { items, areMore: false };
}
