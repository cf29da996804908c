/** The tokens of a duration in the order of the text, and the minutes that they come to. */
import { maxMinutes, tokenKinds } from './durationWords.ts';

const { number, unit, range, alternative, other } = tokenKinds;

/** The kind of each token, and its number or the minutes of its unit. Kept from text to text, so that reading makes none. */
export const tokenBuffer: { readonly kindsRead: number[]; readonly valuesRead: number[] } = {
  kindsRead: [],
  valuesRead: [],
};
const { kindsRead, valuesRead } = tokenBuffer;

/** A number has its own unit, or that of the number it is joined to: '5-10 minutes', '3 or 5 days'. */
const toMinutes = (from: number, to: number, unitAfter: number): void => {
  let minutes = unitAfter;
  for (let at = to - 1; at >= from; at -= 1) {
    const kind = kindsRead[at]!;
    if (kind === unit) minutes = valuesRead[at]!;
    else if (kind === other) minutes = 0;
    else if (kind === number) {
      const amount = valuesRead[at]! * minutes;
      valuesRead[at] = amount <= maxMinutes ? amount : 0;
      if (at > from && (kindsRead[at - 1]! & (range | alternative)) === 0) minutes = 0;
    }
  }
};

/**
 * The largest of the alternatives, each a sum of its parts, a range counting its upper bound.
 * @param from the first of the tokens read. @param to behind the last. @param unitAfter minutes of the unit said after them, or 0
 */
export const sumLargestAlternative = (from: number, to: number, unitAfter: number): number => {
  toMinutes(from, to, unitAfter);
  let largestSum = 0;
  let sum = 0;
  let part = 0;
  /** Whether a dash here would make a range, and whether one did. */
  let isAfterAmount = false;
  let isInRange = false;
  for (let at = from; at < to; at += 1) {
    const kind = kindsRead[at]!;
    if (kind === number) {
      const lower = isInRange ? part : 0;
      part = Math.max(valuesRead[at]!, lower);
      sum += part - lower;
      isAfterAmount = true;
      isInRange = false;
    } else if (kind & (range | alternative | other)) {
      isInRange = kind === range && isAfterAmount;
      isAfterAmount = false;
      if (kind === alternative) {
        largestSum = Math.max(largestSum, sum);
        sum = 0;
      }
    }
  }
  return Math.max(largestSum, sum);
};
