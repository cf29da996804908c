/**
 * The record id (spec §3, §9), which people call the reference: segments of the receipt code. It is longer after each attempt whose
 * id was taken (docs/decisions/0065-one-code.md).
 */

export const recordIdPattern = /^4[0-9a-f]{3}(-[89ab][0-9a-f]{3}(-[0-9a-f]{12})?)?$/;

/** One segment, two, and the whole of the last three. */
export const maxIdAttempts = 3;

/** `toRecordId('…-…-4f3a-9c1b-0123456789ab', 0)` → '4f3a'; at attempt 1 → '4f3a-9c1b'. */
export const toRecordId = (code: string, attempt: number): string =>
  code
    .split('-')
    .slice(2, 3 + attempt)
    .join('-');
