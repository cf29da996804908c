/**
 * What a case is: a call that the public or staff could make, and what a store must answer. It is built for the instant
 * at which it runs, with an id, a receipt code and a collection of its own, so that all run on one database.
 */
import { createClearanceRecord } from '../../../../tests/rules/acceptedRecord.ts';
import { site } from '../../../../tests/rules/fixtureSite.ts';
import type { Caller } from './callers.ts';
import type { CaseContext } from './caseContext.ts';
import type { ComparableAnswer } from './comparableAnswer.ts';
import type { DifferenceReason } from './differenceReasons.ts';
import { mergeDocument, type RestCall, type RestWrite, setDocument } from './restCalls.ts';

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
  /** All cases of this name share the documents that staff wrote, and none changes them. */
  readonly sharedSeedName?: string;
  readonly call: RestCall | ((at: CaseContext) => RestCall);
  /** Documents that staff read afterwards, because the stored data is part of the answer. */
  readonly reads?: readonly string[];
}

export const minute = 60_000;
export const hour = 60 * minute;

export const requestsListPath = `${site.root}/Form_Requests/list`;
export const requestDocumentPath = (id: string): string => `${requestsListPath}/${id}`;
export const feedbackDocumentPath = (id: string): string => `${site.root}/Page_Feedback/list/${id}`;
export const receiptDocumentPath = (code: string): string => `${site.root}/Request_Receipts/list/${code}`;

/** Ids count upwards from 4000 in the third segment, so that no two cases meet. */
export function createCaseContext(index: number, now: number): CaseContext {
  const id = `4${index.toString(16).padStart(3, '0')}`;
  return { now, id, code: `0a1b2c3d-4e5f-${id}-8a9b-0c1d2e3f4a5b`, own: `Cases/${id}` };
}

/** A request that is there already. */
export const createStoredRequest = ({ now, id }: CaseContext): readonly RestWrite[] => [
  setDocument(requestDocumentPath(id), createClearanceRecord(now)),
];

/** The ids of two versions of a request. */
export const [version, otherVersion] = [
  '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
  '6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6',
];

/** A request and its receipt, as pages of an earlier release send them. */
export const createSentRequest = ({ now, id, code }: CaseContext): readonly RestWrite[] => [
  setDocument(requestDocumentPath(id), createClearanceRecord(now)),
  mergeDocument(receiptDocumentPath(code), { recordId: id }),
];

/** A request and its receipt, as the page sends them. */
export const createVersionedRequest = ({ now, id, code }: CaseContext): readonly RestWrite[] => [
  setDocument(requestDocumentPath(id), createClearanceRecord(now)),
  mergeDocument(receiptDocumentPath(code), { recordId: id, version }),
];
