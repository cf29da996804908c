/**
 * What a case of the rules is: a read or a write as the public could try it, and what the rules must say. It is built
 * for the instant at which it runs, with an id and a receipt code of its own, so that all run on one database.
 */
import { clearance } from './record.ts';
import { type Call, merge, set, type Verdict, type Write } from './rest.ts';

/** What a case is built from. */
export interface At {
  readonly now: number;
  /** A record id and the receipt code it is cut from. */
  readonly id: string;
  readonly code: string;
}

export interface Case {
  readonly title: string;
  readonly expected: Verdict;
  /** What staff wrote before. */
  readonly before?: (at: At) => readonly Write[];
  readonly call: (at: At) => Call;
  /** The site makes no such call: a store may do without it, and answer that it is not served. */
  readonly unserved?: true;
}

export const minute = 60_000;
export const hour = 60 * minute;

export const requests = 'Dicklum_website/Form_Requests/list';
export const requestAt = (id: string): string => `${requests}/${id}`;
export const receiptAt = (code: string): string => `Dicklum_website/Request_Receipts/list/${code}`;

/** Ids count upwards from 4000 in the third segment, so that no two cases meet. */
export function atOf(index: number, now: number): At {
  const id = `4${index.toString(16).padStart(3, '0')}`;
  return { now, id, code: `0a1b2c3d-4e5f-${id}-8a9b-0c1d2e3f4a5b` };
}

/** A request that is there already. */
export const stored = ({ now, id }: At): readonly Write[] => [set(requestAt(id), clearance(now))];

/** A request and its receipt, as the page sends them. */
export const sent = ({ now, id, code }: At): readonly Write[] => [
  set(requestAt(id), clearance(now)),
  merge(receiptAt(code), { recordId: id }),
];
