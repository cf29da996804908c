/** A promise that is held until somebody chooses how it ends. */
import type { EventObject } from 'xstate';

export interface HeldPromise {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Ends it as the event says that the actor ends. */
export const settlePromise = ({ resolve, reject }: HeldPromise, event: EventObject): void => {
  if ('output' in event) resolve(event.output);
  else reject('error' in event ? event.error : new Error('It failed.'));
};
