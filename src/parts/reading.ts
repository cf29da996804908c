/** A list of the records, read once for as long as what shows it is there (spec §7). A failure is logged only (§8). */
import { useEffect, useState } from 'react';
import type { Unchecked } from '../content/checked.ts';
import type { ListName } from '../database/collections.ts';
import { loadDoor } from './door.ts';
import { useLog } from './log.ts';

export type Reading<Shown> =
  | { readonly tag: 'loading' }
  | { readonly tag: 'failed' }
  | { readonly tag: 'read'; readonly shown: Shown };

/** `shape` makes what is shown of unchecked documents; it is one function for the whole visit, and never throws. */
export const useReading = <Shown>(
  name: ListName,
  shape: (documents: readonly Unchecked[]) => Shown,
): Reading<Shown> => {
  const log = useLog();
  const [reading, setReading] = useState<Reading<Shown>>({ tag: 'loading' });
  useEffect(() => {
    let isGone = false;
    loadDoor()
      .then(({ readActive }) => readActive(name))
      .then((documents) => {
        if (!isGone) setReading({ tag: 'read', shown: shape(documents) });
      })
      .catch((error: unknown) => {
        if (isGone) return;
        log(`The list '${name}' could not be read: ${String(error)}`);
        setReading({ tag: 'failed' });
      });
    return () => {
      isGone = true;
    };
  }, [log, name, shape]);
  return reading;
};
