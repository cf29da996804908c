/** What is read of the records, once for as long as what shows it is there (spec §7). A failure is logged only (§8). */
import { useEffect, useRef, useState } from 'react';
import type { Unchecked } from '../content/checked.ts';
import type { ListName } from '../content/lists.ts';
import type { Report } from '../content/record.ts';
import { loadDoor } from './door.ts';
import { useLog } from './log.ts';
import { useVisited } from './visited.ts';

export type Reading<Shown> =
  | { readonly tag: 'loading' }
  | { readonly tag: 'failed' }
  | { readonly tag: 'read'; readonly shown: Shown };

type Door = Awaited<ReturnType<typeof loadDoor>>;

const loading = { tag: 'loading' } as const;

/** The answer to a question, asked again whenever it is another one. `question` stands in the log where it fails, `detail` does not. */
export const useAnswer = <Shown>(
  question: string,
  ask: (door: Door) => Promise<Shown>,
  detail = '',
): Reading<Shown> => {
  const log = useLog();
  const latest = useRef(ask);
  latest.current = ask;
  const identity = `${question} ${detail}`;
  const [answer, setAnswer] = useState<{ readonly to: string; readonly reading: Reading<Shown> }>();
  useEffect(() => {
    let isGone = false;
    const tell = (reading: Reading<Shown>) => {
      if (!isGone) setAnswer({ to: identity, reading });
    };
    loadDoor()
      .then((door) => latest.current(door))
      .then((shown) => tell({ tag: 'read', shown }))
      .catch((error: unknown) => {
        if (!isGone) log(`The list ${question} could not be read: ${String(error)}`);
        tell({ tag: 'failed' });
      });
    return () => {
      isGone = true;
    };
  }, [log, question, identity]);
  return answer?.to === identity ? answer.reading : loading;
};

/** A list that is read whole. `shape` makes what is shown of unchecked documents, and never throws. */
export const useReading = <Shown>(
  list: ListName,
  shape: (documents: readonly Unchecked[], report: Report) => Shown,
): Reading<Shown> => {
  const log = useLog();
  const visited = useVisited();
  return useAnswer(`'${list}'`, async ({ readList }) =>
    shape(visited.keep(list, await readList(list)), visited.reportOf(list, log)),
  );
};
