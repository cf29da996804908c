import { fromPromise } from 'xstate';

/** An actor that `.provide()` puts in: alone it fails, and says why. */
export const unprovidedActor = <Output, Input = unknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is given from outside.')));
