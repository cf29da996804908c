/** Random choices from a seed: the same in every run. */

export type Draw = <Item>(from: readonly Item[]) => Item;

/** mulberry32. */
export function createDraw(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (from) => from[Math.floor(next() * from.length)]!;
}
