/**
 * What a case is: a call that the public or staff could make, and what a store must answer. It is built for the instant
 * at which it runs, with an id, a UUID and a collection of its own, so that all run on one database.
 */
import type { Caller } from './callers.ts';
import type { CaseContext } from './caseContext.ts';
import type { ComparableAnswer } from './comparableAnswer.ts';
import type { DifferenceReason } from './differenceReasons.ts';
import type { RestCall, RestWrite } from './restCalls.ts';

export interface EmulatorDifference {
  /** 'not asked' where the emulator would never answer. */
  readonly emulator: ComparableAnswer | 'not asked';
  readonly reason: DifferenceReason;
}

/** The differences, by the title of a row. */
export type EmulatorDifferences<Title extends string> = Readonly<Partial<Record<Title, EmulatorDifference>>>;

export const withDifference = (
  table: EmulatorDifferences<string>,
  title: string,
): Pick<ConformanceCase, 'differs'> => {
  const differing = table[title];
  return differing === undefined ? {} : { differs: differing };
};

/** The emulator does it. */
export const unservedDifference: EmulatorDifference = { emulator: 'allowed', reason: 'unserved' };
/** The emulator's rules refuse it. */
export const unservedAndRefused: EmulatorDifference = { emulator: 'refused', reason: 'unserved' };

export interface ConformanceCase {
  readonly title: string;
  readonly expected: ComparableAnswer;
  /** The answer of Google's emulator where it differs, and why it may. */
  readonly differs?: EmulatorDifference;
  /** The public by default. */
  readonly as?: Exclude<Caller, 'public'>;
  /** The writes of staff before the call, in one commit. */
  readonly before?: readonly RestWrite[] | ((at: CaseContext) => readonly RestWrite[]);
  /** The writes of staff after the call: they delete a document that every case would read. */
  readonly after?: readonly RestWrite[] | ((at: CaseContext) => readonly RestWrite[]);
  /** All cases of this name share the documents that staff wrote, and none changes them. */
  readonly sharedSeedName?: string;
  readonly call: RestCall | ((at: CaseContext) => RestCall);
  /** Documents that staff read afterwards, because the stored data is part of the answer. */
  readonly reads?: readonly string[];
}

/** Ids count upwards from 4000 in the third segment, so that no two cases meet. */
export function createCaseContext(index: number, now: number): CaseContext {
  const id = `4${index.toString(16).padStart(3, '0')}`;
  return { now, id, code: `0a1b2c3d-4e5f-${id}-8a9b-0c1d2e3f4a5b`, own: `Cases/${id}` };
}
