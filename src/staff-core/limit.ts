/** The first of what a store has, as a person looks at it. */
export interface First<Each> {
  readonly first: readonly Each[];
  readonly areMore: boolean;
}

/** The first so many of all; no more than twice as many are held at once. */
export async function firstOf<Each>(
  found: AsyncIterable<Each>,
  compare: (a: Each, b: Each) => number,
  most: number,
): Promise<First<Each>> {
  let held: Each[] = [];
  let count = 0;
  for await (const each of found) {
    count += 1;
    held.push(each);
    if (held.length >= 2 * most) held = held.sort(compare).slice(0, most);
  }
  return { first: held.sort(compare).slice(0, most), areMore: count > most };
}

/** Of what comes in its order already: it is read no further. */
export async function untilMost<Each>(found: AsyncIterable<Each>, most: number): Promise<First<Each>> {
  const first: Each[] = [];
  for await (const each of found) {
    if (first.length === most) return { first, areMore: true };
    first.push(each);
  }
  return { first, areMore: false };
}
