/** What anyone may read of the register: the state of each year, and the public keys of the hall's desks. Stored data is checked. */
import { type CurvePoint, kidPattern } from './documentCode.ts';
import { maxSerial } from './documentNumber.ts';

export interface DocumentYear {
  /** The serial of the last number. */
  readonly latest: number;
  /** The hash of the last row: 64 hexadecimal digits. */
  readonly head: string;
  /** The serials of the cancelled documents. */
  readonly cancelled: readonly number[];
  /** The last serial that is in the printed logbook; 0 before the first. */
  readonly logged: number;
  /** When it last changed: epoch ms. */
  readonly updated: number;
  /** When the store was restored from a copy, which may lack the last numbers: epoch ms. Absent otherwise. */
  readonly closed?: number;
}

export interface DocumentKey extends CurvePoint {
  /** When the desk published it, and when it was withdrawn: epoch ms. */
  readonly from: number;
  readonly until?: number;
}

/** By kid. */
export type DocumentKeys = ReadonlyMap<string, DocumentKey>;

const isSerial = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxSerial;

const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);

/** Null where the document is missing or is none of a year. */
export const parseDocumentYear = (data: unknown): DocumentYear | null => {
  const { latest, head, cancelled, logged, updated, closed } = (data ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const isYear =
    isSerial(latest) &&
    typeof head === 'string' &&
    Array.isArray(cancelled) &&
    cancelled.every(isSerial) &&
    isSerial(logged) &&
    isInstant(updated);
  if (!isYear) return null;
  return { latest, head, cancelled, logged, updated, ...(isInstant(closed) && { closed }) };
};

const coordinatePattern = /^[\w-]{43}$/;

const parseDocumentKey = (value: unknown): DocumentKey | null => {
  const { x, y, from, until } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isKey =
    typeof x === 'string' &&
    coordinatePattern.test(x) &&
    typeof y === 'string' &&
    coordinatePattern.test(y) &&
    isInstant(from);
  return isKey ? { x, y, from, ...(isInstant(until) && { until }) } : null;
};

/** What is no key is left out. */
export const parseDocumentKeys = (data: unknown): DocumentKeys =>
  new Map(
    Object.entries(typeof data === 'object' && data !== null ? data : {}).flatMap(([kid, value]) => {
      const key = kidPattern.test(kid) ? parseDocumentKey(value) : null;
      return key === null ? [] : [[kid, key] as const];
    }),
  );

/** The last valid day, 'yyyy-mm-dd', as the first instant after it in Manila: seconds since the epoch. */
export const toExpiry = (day: string): number => Date.parse(`${day}T16:00:00Z`) / 1000;
