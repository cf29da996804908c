/** Why a call to the records failed, in Firestore's codes and three of our own; each has its sentence in the words. */

/** The codes that lite makes of an answer's HTTP status, and what stands for no answer at all and for no proof. */
const knownCodes = [
  'permission-denied',
  'unauthenticated',
  'resource-exhausted',
  'unavailable',
  'invalid-argument',
  'deadline-exceeded',
  'unreachable',
  'unproven',
] as const;

export type StoreCode = (typeof knownCodes)[number] | 'unknown';

const aliases: Readonly<Partial<Record<string, StoreCode>>> = {
  /** lite makes it of 400. */
  'failed-precondition': 'invalid-argument',
  'out-of-range': 'invalid-argument',
  internal: 'unavailable',
  aborted: 'unavailable',
  cancelled: 'unavailable',
  /** A network failure, or an answer that is not the store's: a captive portal's page. */
  unknown: 'unreachable',
};

const findAlias = (code: string): StoreCode | undefined =>
  Object.hasOwn(aliases, code) ? aliases[code] : undefined;

export class StoreFailure extends Error {
  readonly code: StoreCode;
  constructor(code: StoreCode) {
    super(`The records answered: ${code}.`);
    this.code = code;
  }
}

/** What the SDK threw, as one of our failures; its message, which may quote the request, is dropped. */
export const toStoreFailure = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no code at all';
  return new StoreFailure(knownCodes.find((name) => name === code) ?? findAlias(code) ?? 'unknown');
};
