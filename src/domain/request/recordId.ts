/**
 * The record id (spec §3, §9), which people call the reference: segments of the receipt code.
 * Each attempt cuts an id from a new code; from the fourth on, the id has more segments
 * (docs/decisions/0019-record-id-and-receipt.md).
 */

export const recordIdPattern = /^4[0-9a-f]{3}(-[89ab][0-9a-f]{3}(-[0-9a-f]{12})?)?$/;

/** The number of segments in each attempt's id: three attempts with one segment, then two segments, then three. */
const segmentsPerAttempt = [1, 1, 1, 2, 3] as const;
export const maxIdAttempts = segmentsPerAttempt.length;

/** `toRecordId('…-…-4f3a-9c1b-0123456789ab', 0)` → '4f3a'; at attempt 3 → '4f3a-9c1b'. */
export const toRecordId = (code: string, attempt: number): string =>
  code
    .split('-')
    .slice(2, 2 + (segmentsPerAttempt[attempt] ?? 3))
    .join('-');
