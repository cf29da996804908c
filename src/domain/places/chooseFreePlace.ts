/** Chooses a place at random, so that people who send at the same time seldom want the same one. */

/**
 * A number from 1 to `places` that is not taken; null when none is left.
 * @param random from 0 up to, but not, 1
 */
export const chooseFreePlace = (
  places: number,
  taken: ReadonlySet<number>,
  random: () => number,
): number | null => {
  const free = Array.from({ length: Math.max(0, places) }, (_, at) => at + 1).filter(
    (number) => !taken.has(number),
  );
  return free[Math.floor(random() * free.length)] ?? null;
};
