/** The receipt code of a request (spec §3, §9). findReceiptCode.ts finds one in what a person typed. */

/** A version-4 UUID. */
export const receiptCodePattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The device's source of randomness: `crypto`, or the part of it that an insecure origin still has. */
export interface RandomSource {
  readonly randomUUID?: () => string;
  readonly getRandomValues?: (bytes: Uint8Array<ArrayBuffer>) => unknown;
}

/** Thrown when a device has no source of randomness at all (spec §8). */
export class NoRandomSourceError extends Error {
  readonly code = 'no-random-source';
  constructor() {
    super('This device has no source of random numbers.');
  }
}

/**
 * A new version-4 UUID (RFC 9562). Never falls back to Math.random.
 * @throws NoRandomSourceError
 */
export const createRandomUuid = (source: RandomSource | undefined): string => {
  if (source?.randomUUID) return source.randomUUID();
  if (!source?.getRandomValues) throw new NoRandomSourceError();
  const bytes = new Uint8Array(16);
  source.getRandomValues(bytes);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
