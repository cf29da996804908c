/** What the form's machine is given from outside: randomness and the records. */
import { fromPromise } from 'xstate';
import type { Drawn } from '../../machines/formRequest.ts';
import { StoreFailure } from '../database/failure.ts';
import { drawCode, drawsAllowed, recordIdOf } from '../domain/recordId.ts';

/** The door to the records is loaded apart from the page; where it cannot be had, nobody was reached. */
export const loadDoor = () =>
  import('../database/door.ts').catch(() => {
    throw new StoreFailure('unreachable');
  });

type Sent = {
  readonly id: string;
  readonly code: string;
  readonly record: Readonly<Record<string, unknown>>;
};

export const requestEffects = {
  drawId: fromPromise<Drawn, { readonly draws: number }>(async ({ input: { draws } }) => {
    const code = drawCode(globalThis.crypto);
    return { code, id: recordIdOf(code, draws), last: draws >= drawsAllowed - 1 };
  }),
  saveRequest: fromPromise<void, Sent>(async ({ input }) => (await loadDoor()).saveRequest(input)),
  findReceipt: fromPromise<boolean, { readonly code: string }>(async ({ input }) =>
    (await loadDoor()).findReceipt(input),
  ),
};
