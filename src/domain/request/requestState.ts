/**
 * The state of a request, which staff write on its receipt, and the reasons they may give. A receipt without a state
 * means 'received'. One table: the command takes these names, the citizen reads their messages.
 */
import type { receiptMessages } from '../../i18n/en/receipt.ts';

type StatusMessages = (typeof receiptMessages.english)['status'];

export type RequestState = keyof StatusMessages['states'];
export type RequestReason = keyof StatusMessages['reasons'];

interface RequestStateRow {
  readonly reasons: readonly RequestReason[];
  /** Nothing is left to do, so the shorter retention starts here. */
  readonly isFinished?: true;
  /** Staff must give one of the reasons. */
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

/** The states that a request goes through, in order. One that was refused was received before. */
export const listRequestSteps = (state: RequestState): readonly RequestState[] =>
  state === 'refused' ? ['received', 'refused'] : ['received', 'processing', 'ready', 'released'];

/** Null for any value that is not a state of the table. */
export const parseRequestState = (value: unknown): RequestState | null =>
  requestStateNames.find((name) => name === value) ?? null;

/** Null for any value that is not a reason of that state. */
export const parseRequestReason = (state: RequestState, value: unknown): RequestReason | null =>
  requestStates[state].reasons.find((name) => name === value) ?? null;
