/** Why a call to Firestore failed: Firestore's codes and five of our own. Each has its sentence in the messages. */
import { MissingFileError } from '../lib/importWithRetry.ts';

/**
 * The codes that Firestore Lite derives from an HTTP status, plus one for no response, one for a page whose files the site no
 * longer has, one for no App Check proof and one for a commit that met other writers: nothing of it is stored, and it may be sent again.
 */
const knownCodes = [
  'permission-denied',
  'unauthenticated',
  'resource-exhausted',
  'unavailable',
  'invalid-argument',
  'deadline-exceeded',
  'unreachable',
  'outdated',
  'unproven',
  'contended',
] as const;

export type StoreCode = (typeof knownCodes)[number] | 'unknown';

const aliases: Readonly<Partial<Record<string, StoreCode>>> = {
  /** Firestore Lite derives it from status 400. */
  'failed-precondition': 'invalid-argument',
  'out-of-range': 'invalid-argument',
  internal: 'unavailable',
  /** Firestore Lite derives it from status 409: other writers held a document. */
  aborted: 'contended',
  cancelled: 'unavailable',
  /** A network failure, or a response that is not Firestore's: a captive portal's page. */
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

/** For code that did not load: 'outdated' where the site no longer has it, else 'unreachable'. */
export const failToLoad = (cause: unknown): never => {
  throw new StoreFailure(cause instanceof MissingFileError ? 'outdated' : 'unreachable');
};

/** The device itself reports that it is offline: nothing was sent, or nothing came back. */
export class OfflineError extends Error {
  readonly code = 'offline';
}

/** Converts what the SDK threw. Drops the SDK's message, because it may quote the request. */
export const toStoreFailure = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no code at all';
  return new StoreFailure(knownCodes.find((name) => name === code) ?? findAlias(code) ?? 'unknown');
};
