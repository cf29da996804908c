/**
 * What a case is: a call that the public or staff could make, and what a store must answer. It is built for the instant
 * at which it runs, with an id, a receipt code and a collection of its own, so that all run on one database.
 */

import { clearance } from './acceptedRecord.ts';
import type { Caller } from './callers.ts';
import type { Answer } from './comparableAnswer.ts';
import type { Reason } from './differenceReasons.ts';
import { site } from './fixtureSite.ts';
import { type Call, merge, set, type Write } from './restCalls.ts';

/** What a case is built from. */
export interface At {
  readonly now: number;
  /** A record id and the receipt code it is cut from. */
  readonly id: string;
  readonly code: string;
  /** What `~` stands for in a path: a document of the case's own, which no rule opens. */
  readonly own: string;
}

export interface Differs {
  /** 'not asked' where it would never answer. */
  readonly emulator: Answer | 'not asked';
  readonly reason: Reason;
}

/** What differs, by the title of a row. */
export type Otherwise<Title extends string> = Readonly<Partial<Record<Title, Differs>>>;

export const differs = (table: Otherwise<string>, title: string): Pick<Case, 'differs'> => {
  const differing = table[title];
  return differing === undefined ? {} : { differs: differing };
};

/** The emulator does it. */
export const unserved: Differs = { emulator: 'allowed', reason: 'unserved' };
/** The emulator's rules refuse it. */
export const unservedToAll: Differs = { emulator: 'refused', reason: 'unserved' };

export interface Case {
  readonly title: string;
  readonly expected: Answer;
  /** What Google's emulator answers where that is another thing, and why it may be. */
  readonly differs?: Differs;
  /** The public where it is not said. */
  readonly as?: Exclude<Caller, 'public'>;
  /** What staff wrote before, in one commit. */
  readonly before?: readonly Write[] | ((at: At) => readonly Write[]);
  /** What staff wrote is shared by all cases of this name, and none changes it. */
  readonly world?: string;
  readonly call: Call | ((at: At) => Call);
  /** Documents that staff read afterwards; what is stored is part of the answer. */
  readonly reads?: readonly string[];
}

export const minute = 60_000;
export const hour = 60 * minute;

export const requests = `${site.root}/Form_Requests/list`;
export const requestAt = (id: string): string => `${requests}/${id}`;
export const feedbackAt = (id: string): string => `${site.root}/Page_Feedback/list/${id}`;
export const receiptAt = (code: string): string => `${site.root}/Request_Receipts/list/${code}`;

/** Ids count upwards from 4000 in the third segment, so that no two cases meet. */
export function atOf(index: number, now: number): At {
  const id = `4${index.toString(16).padStart(3, '0')}`;
  return { now, id, code: `0a1b2c3d-4e5f-${id}-8a9b-0c1d2e3f4a5b`, own: `Cases/${id}` };
}

/** A request that is there already. */
export const stored = ({ now, id }: At): readonly Write[] => [set(requestAt(id), clearance(now))];

/** A request and its receipt, as the page sends them. */
export const sent = ({ now, id, code }: At): readonly Write[] => [
  set(requestAt(id), clearance(now)),
  merge(receiptAt(code), { recordId: id }),
];
