/**
 * How far a request is, as staff write it on its receipt, and the reasons they may give. Where nothing is written it is
 * received. One table: the command takes these names, the citizen reads their words.
 */
import { receiptMessages } from '../../i18n/en/receipt.ts';

const { states: stateMessages, reasons: reasonMessages } = receiptMessages.status;

export type RequestState = keyof typeof stateMessages;
export type RequestReason = keyof typeof reasonMessages;

interface RequestStateRow {
  readonly reasons: readonly RequestReason[];
  /** Nothing more is to be done: the shorter retention counts from here. */
  readonly isFinished?: true;
  /** One of the reasons must be given. */
  readonly needsReason?: true;
}

export const requestStates: Readonly<Record<RequestState, RequestStateRow>> = {
  received: { reasons: [] },
  processing: { reasons: ['paper-missing', 'being-checked', 'to-be-signed'] },
  ready: { reasons: [] },
  released: { reasons: [], isFinished: true },
  refused: {
    reasons: [
      'paper-missing',
      'not-resident',
      'not-qualified',
      'not-free',
      'wrong-form',
      'sent-twice',
      'did-not-come',
      'taken-back',
      'ask-at-hall',
    ],
    isFinished: true,
    needsReason: true,
  },
};

export const requestStateNames = Object.keys(requestStates) as readonly RequestState[];

/** null for what is no state of the table, whatever it is. */
export const parseRequestState = (value: unknown): RequestState | null =>
  requestStateNames.find((name) => name === value) ?? null;

/** null for what is no reason of that state. */
export const parseRequestReason = (state: RequestState, value: unknown): RequestReason | null =>
  requestStates[state].reasons.find((name) => name === value) ?? null;
