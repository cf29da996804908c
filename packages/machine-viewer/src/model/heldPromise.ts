/** A promise that stays pending until a caller settles it. */
import type { EventObject } from 'xstate';

export interface HeldPromise {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Settles the promise as the actor event describes. */
export const settlePromise = ({ resolve, reject }: HeldPromise, event: EventObject): void => {
  if ('output' in event) resolve(event.output);
  else reject('error' in event ? event.error : new Error('It failed.'));
};
