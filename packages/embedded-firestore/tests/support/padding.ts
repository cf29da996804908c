/** Conditions that are true and cost a known number of expressions, for finding how many others cost. */

/** The cost of a list's size and its comparison without its items: the least possible padding. */
export const minPadding = 4;

const list = (cost: number): string =>
  `[${Array(cost - minPadding)
    .fill(1)
    .join(',')}].size() >= 0`;

/** The cost of pad512(), pad256()..., the call included. */
const costs = [512, 256, 128, 64, 32, 16] as const;

/** Belongs among the functions of a file. */
export const paddingFunctions = costs
  .map((cost) => `function pad${cost}() { return ${list(cost - 1)}; }`)
  .join('\n');

/** @param cost of the whole, at least `minPadding` */
export function createPadding(cost: number): string {
  const and = 2;
  const fitting = costs.find((each) => cost - each - and >= minPadding);
  return fitting === undefined ? list(cost) : `pad${fitting}() && (${createPadding(cost - fitting - and)})`;
}
