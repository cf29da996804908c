/** The tokens of a duration in text order, and the minutes they add up to. */
import { maxMinutes, tokenKinds } from './durationWords.ts';

const { number, unit, range, alternative, other } = tokenKinds;

/**
 * Each token's kind, and its number or its unit's minutes. Module-level and reused for every text, so that parsing
 * allocates nothing.
 */
export const tokenBuffer: { readonly kindsRead: number[]; readonly valuesRead: number[] } = {
  kindsRead: [],
  valuesRead: [],
};
const { kindsRead, valuesRead } = tokenBuffer;

/** Multiplies each number by its own unit, or by that of the number it is joined to: '5-10 minutes', '3 or 5 days'. */
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
 * The largest alternative. Each alternative is the sum of its parts; a range counts its upper bound.
 * @param from the first token
 * @param to the index after the last token
 * @param unitAfter minutes of the unit that follows the tokens, or 0
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
