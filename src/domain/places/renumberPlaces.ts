/**
 * Lowers the number of places of a half day. People have places at random, so some stand above the new number: unless they move
 * below it, the free ones there would be taken too, and the hall would have more people than before.
 */

export interface PlaceMove {
  readonly from: number;
  readonly to: number;
}

/**
 * The moves of taken places into the free numbers up to `places`. Where more are taken, the rest stay above and nobody is
 * thrown out. The half day must be closed meanwhile, so that nobody takes a number between.
 */
export const renumberPlaces = (taken: Iterable<number>, places: number): readonly PlaceMove[] => {
  const numbers = [...taken].toSorted((a, b) => a - b);
  const free = Array.from({ length: Math.max(0, places) }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  );
  return numbers
    .filter((number) => number > places)
    .slice(0, free.length)
    .map((from, at) => ({ from, to: free[at]! }));
};
