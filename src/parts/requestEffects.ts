/** What the form's machine is given from outside: randomness and the records. */
import { fromPromise } from 'xstate';
import type { Drawn } from '../../machines/formRequest.ts';
import { drawCode, drawsAllowed, recordIdOf } from '../domain/recordId.ts';
import { loadDoor } from './door.ts';

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
  findReceipt: fromPromise<boolean, { readonly code: string }>(async ({ input }) => {
    const { readReceipt } = await loadDoor();
    return (await readReceipt(input)) !== null;
  }),
};
