import { fromPromise } from 'xstate';

/**
 * A placeholder for an actor that `.provide()` supplies. Without it the actor rejects with an error that names the cause.
 */
export const unprovidedActor = <Output, Input = unknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('Provide this actor with .provide().')));
