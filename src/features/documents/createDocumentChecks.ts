/** The effects of the check of a document: what is read for it, by whose clock, and what is stored on the phone. */
import { fromPromise } from 'xstate';
import type { DocumentAnswer } from '../../../machines/site/documentCheck.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import {
  type DocumentCode,
  hashClaims,
  isSignedBy,
  parseDocumentCode,
} from '../../domain/documents/documentCode.ts';
import { parseDocumentKeys, parseDocumentYear } from '../../domain/documents/documentStatus.ts';
import { findDocumentVerdict } from '../../domain/documents/findDocumentVerdict.ts';
import type { RegisterReading } from '../../firestore/client.ts';
import { readStoredRegister, storeRegister } from './storedRegister.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly readRegister: (document: {
    readonly check: string;
    readonly year: string;
  }) => Promise<RegisterReading>;
}

interface Time {
  readonly now: number;
  readonly isServerTime: boolean;
}

const timeLimit = 5_000;
/** Hexadecimal digits of the hash that the register has. */
const checkLength = 32;

const readTime = (clock: Clock): Time => ({ now: clock.now(), isServerTime: clock.isCorrected() });

/** The server's time. Without internet at the start of the page, its clock is the phone's, which anyone can set. */
const readServerTime = async (clock: Clock): Promise<Time> => {
  await clock.settled();
  if (clock.isCorrected()) return readTime(clock);
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const { headers } = await fetch('/version.json', { method: 'HEAD', cache: 'no-store', signal });
    const now = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(now) ? readTime(clock) : { now, isServerTime: true };
  } catch {
    return readTime(clock);
  }
};

/**
 * @param text a code that was parsed already
 * @throws Error where the browser has no WebCrypto: there every signature would look wrong
 */
const parseCode = (text: string): DocumentCode & { readonly year: string } => {
  if (globalThis.crypto?.subtle === undefined) throw new Error('This browser cannot check a signature.');
  const code = parseDocumentCode(text)!;
  return { ...code, year: code.claims.jti.slice(0, 4) };
};

const toAnswer = async (
  code: DocumentCode,
  { keys, ...register }: Pick<ReturnType<typeof readStoredRegister>, 'keys' | 'year' | 'listedAt'>,
  isRegistered: boolean | null,
  time: Time,
): Promise<DocumentAnswer> => {
  const key = keys.get(code.kid) ?? null;
  const isSigned = key !== null && (await isSignedBy(code, key));
  const { claims } = code;
  const { year, listedAt } = register;
  return {
    ...findDocumentVerdict({ claims, key, isSigned, year, isRegistered, now: time.now }),
    ...time,
    listedAt,
  };
};

export const createDocumentChecks = ({ clock, readRegister }: Dependencies) => ({
  checkByRegister: fromPromise<DocumentAnswer, { readonly code: string }>(async ({ input }) => {
    const code = parseCode(input.code);
    const check = (await hashClaims(code.claims)).slice(0, checkLength);
    const [reading, time] = await Promise.all([
      readRegister({ check, year: code.year }),
      readServerTime(clock),
    ]);
    const list = { keys: parseDocumentKeys(reading.keys), year: parseDocumentYear(reading.year) };
    storeRegister(code.year, list, time.now);
    return toAnswer(code, { ...list, listedAt: time.now }, reading.isRegistered, time);
  }),
  checkByLastList: fromPromise<DocumentAnswer, { readonly code: string }>(async ({ input }) => {
    const code = parseCode(input.code);
    // A phone that was online once goes on by its own clock.
    const time = { now: clock.now(), isServerTime: false };
    return toAnswer(code, readStoredRegister(code.year), null, time);
  }),
});
