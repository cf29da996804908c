/** What a page shows of the records: what came drawn with it, the device's copy, or what is read (spec §7). A failure is logged only (§8). */
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { documentsIn } from '../content/models/documents.ts';
import type { Report } from '../content/models/record.ts';
import type { ListName } from '../content/schema/lists.ts';
import { useLanguage } from '../context/localeContext.ts';
import { useLog } from '../context/loggerContext.ts';
import { collectionOf } from '../firestore/collections.ts';
import type { Unchecked } from '../lib/readFields.ts';
import { keyOf, type Question, type ReadingRef, useAnswers } from './queryClient.ts';
import { useVisited } from './sessionRecords.ts';

export type Reading<Shown> =
  | { readonly tag: 'loading' }
  | { readonly tag: 'failed' }
  | {
      readonly tag: 'read';
      readonly shown: Shown;
      /** Epoch ms; null where it came drawn with the page, and nobody has found yet that the records cannot be asked. */
      readonly readAt: number | null;
      /** The records may hold something else by now. */
      readonly isOlder: boolean;
    };

/** What of its machine a page shows: where only the way to it changes, nothing is drawn anew. */
const seen = (state: SnapshotFrom<ReadingRef>) => ({
  ...state.context,
  isStale: state.hasTag('stale'),
  isFailed: state.hasTag('failed'),
  isOlder: state.hasTag('older'),
});

type Seen = ReturnType<typeof seen>;

const isSame = (one: Seen, other: Seen): boolean =>
  (Object.keys(one) as (keyof Seen)[]).every((name) => one[name] === other[name]);

/** The machine of a question; it runs while the question is on a page, and keeps what it knows for the next one. */
export const useQuestion = <Answer>(question: Question<Answer>) => {
  const answers = useAnswers();
  const key = keyOf(question);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that tells one question from another, in one language.
  const reading = useMemo(() => answers.of(question), [answers, key, language]);
  useEffect(() => answers.show(reading), [answers, reading]);
  return [useSelector(reading, seen, isSame), reading] as const;
};

/** `shape` makes what is shown of an answer, and never throws; it stays the same function as long as it means the same. */
export const useAnswer = <Answer, Shown>(
  question: Question<Answer>,
  shape: (answer: Answer) => Shown,
): Reading<Shown> => {
  const [{ shown: answer, drawnAt, isStale, isFailed, isOlder }] = useQuestion(question);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made of an answer says it in one language.
  return useMemo(() => {
    // Its own check let it in, as documents, pages or nothing.
    if (answer !== null)
      return {
        tag: 'read',
        shown: shape(answer.found as Answer),
        readAt: answer.readAt ?? (isStale ? drawnAt : null),
        isOlder,
      };
    return { tag: isFailed ? 'failed' : 'loading' };
  }, [answer, drawnAt, isFailed, isOlder, isStale, shape, language]);
};

export type Documents = readonly Unchecked[];

/** A list that is read whole, as a question. */
export const wholeList = (list: ListName): Question<Documents> => ({
  source: list,
  label: `'${list}'`,
  ask: ({ readList }) => readList(list),
  check: (found) => documentsIn(found, collectionOf(list).limit),
});

/** Documents as they are shown; the search of this visit finds them from then on. */
export const useDocuments = <Shown>(
  list: ListName,
  question: Question<Documents>,
  shape: (documents: Documents, report: Report) => Shown,
): Reading<Shown> => {
  const log = useLog();
  const visited = useVisited();
  const shaped = useMemo(
    () => (documents: Documents) => shape(visited.keep(list, documents), visited.reportOf(list, log)),
    [list, shape, visited, log],
  );
  return useAnswer(question, shaped);
};

/** `shape` is given from outside the component, so that it stays the same. */
export const useReading = <Shown>(
  list: ListName,
  shape: (documents: Documents, report: Report) => Shown,
): Reading<Shown> => useDocuments(list, wholeList(list), shape);
