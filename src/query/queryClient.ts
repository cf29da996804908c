/**
 * The questions of this visit to the records, one machine each (machines/content/recordQuery.ts), as given to the page from
 * outside. While a page is drawn on the server nothing is asked: what it asks for is noted, and answered before it is drawn anew.
 */
import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Found, listReading, type Recalled } from '../../machines/content/recordQuery.ts';
import { canonical } from '../content/import/canonical.ts';
import { inOneLanguage } from '../content/models/localize.ts';
import type { Log } from '../context/loggerContext.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { language } from '../i18n/define.ts';
import { site } from '../site.ts';
import { loadDoor } from './loadFirestoreClient.ts';
import { keepAnswer, recallAnswer } from './queryStorage.ts';

/** What of the door reads public records. */
export type Records = Pick<
  Awaited<ReturnType<typeof loadDoor>>,
  'readList' | 'readDated' | 'readNewest' | 'readBySlug' | 'readSections'
>;

export interface Question<Answer> {
  /** What is asked of the records: several questions may ask the same. Names the device's copy. */
  readonly source: string;
  /** What stands in the log where it cannot be read; the source where it is absent. */
  readonly label?: string;
  readonly ask: (records: Records) => Promise<Answer>;
  /** What a kept answer must be; null for what is none. */
  readonly check: (found: unknown) => Answer | null;
  /** How long an answer is not asked for again, ms; ten minutes where it is absent. */
  readonly freshFor?: number;
  /** What a page needs of it, where that is not all; named, for another page may need more. */
  readonly part?: { readonly name: string; readonly pick: (answer: Answer) => Answer };
}

export type ReadingRef = ActorRefFrom<typeof listReading>;

export interface Answers {
  readonly of: <Answer>(question: Question<Answer>) => ReadingRef;
  /** The question is on the page: its machine runs from now on. Answers the end of being shown. */
  readonly show: (reading: ReadingRef) => () => void;
  /** Whether something that is shown is newer in the records. */
  readonly hasNewer: () => boolean;
  readonly showNewer: () => void;
  readonly watch: (listener: () => void) => () => void;
  /** Another language is spoken: each question is asked anew, the device's copy first, which has all languages. */
  readonly translate: () => void;
}

interface Named {
  readonly source: string;
  readonly part?: { readonly name: string };
}

/** Tells a question from every other of the visit. */
export const keyOf = ({ source, part }: Named): string =>
  part === undefined ? source : `${source} ${part.name}`;

interface Drawn {
  readonly found: unknown;
  /** Epoch ms. */
  readonly at: number;
}

/** How long an answer is not asked for again, ms. */
export const freshFor = site.freshFor * 60_000;

/**
 * Its machine, which asks nothing before a page shows it.
 * @param drawn what came with the page, and when it was drawn; null where nothing did
 * @param fresh how long an answer is not asked for again, ms
 */
export const readingOf = (machine: typeof listReading, drawn: Drawn | null, fresh = freshFor): ReadingRef => {
  const reading = createActor(machine, { input: { freshFor: fresh } });
  reading.start();
  if (drawn !== null) reading.send({ type: 'DRAWN', ...drawn });
  return reading;
};

interface Given {
  readonly clock: Clock;
  readonly log: Log;
  /** The answers that came drawn with the page, by their keys; null where it came without any. */
  readonly drawn: { readonly at: number; readonly answers: ReadonlyMap<string, unknown> } | null;
}

export const answersOf = ({ clock, log, drawn }: Given): Answers => {
  const readings = new Map<string, ReadingRef>();
  let came = drawn;
  const shown = new Map<ReadingRef, number>();
  const listeners = new Set<() => void>();

  /** By the time of the server, or the next visit could not tell how old it is; nothing that is shown waits for that. */
  const keepWhenTold = (source: string, answer: unknown): void => {
    const heard = performance.now();
    void clock.settled().then(() => {
      keepAnswer(source, { found: answer, readAt: Math.trunc(clock.now() - (performance.now() - heard)) });
    });
  };

  const machineOf = <Answer>({ source, label = source, ask, check, part }: Question<Answer>) => {
    /** In one order, so that two answers can be compared. */
    const picked = (answer: Answer): Answer =>
      canonical(inOneLanguage(part?.pick(answer) ?? answer, language()));
    /** A copy that is none of this question's answers is no copy. */
    const recalled = (): Found | null => {
      const copy = recallAnswer(source);
      const answer = copy === null ? null : check(copy.found);
      return copy === null || answer === null ? null : { found: picked(answer), readAt: copy.readAt };
    };
    return listReading.provide({
      actors: {
        recall: fromPromise<Recalled>(async () => {
          const kept = recalled();
          // How old a copy is cannot be told before the time is known.
          if (kept !== null) await clock.settled();
          return { kept, at: clock.now() };
        }),
        read: fromPromise<Found>(async () => {
          // As a kept copy comes back, so that the two can be compared.
          const answer = await ask(await loadDoor());
          const readAt = clock.now();
          keepWhenTold(source, answer);
          return { found: picked(answer), readAt };
        }),
      },
      actions: { log: (_, { what }) => log(`The list ${label} could not be read: ${what}`) },
    });
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const isNewer = (reading: ReadingRef) => reading.getSnapshot().hasTag('hasNewer');

  return {
    of: (question) => {
      const key = keyOf(question);
      const known = readings.get(key);
      if (known !== undefined) return known;
      const found = question.check(came?.answers.get(key));
      const first = came === null || found === null ? null : { found: canonical(found), at: came.at };
      const reading = readingOf(machineOf(question), first, question.freshFor);
      reading.subscribe(tell);
      readings.set(key, reading);
      return reading;
    },
    translate: () => {
      readings.clear();
      came = null;
    },
    show: (reading) => {
      const count = shown.get(reading) ?? 0;
      if (count === 0) reading.send({ type: 'VISIT', at: clock.now() });
      shown.set(reading, count + 1);
      tell();
      return () => {
        const rest = (shown.get(reading) ?? 1) - 1;
        if (rest > 0) shown.set(reading, rest);
        else shown.delete(reading);
        tell();
      };
    },
    hasNewer: () => [...shown.keys()].some(isNewer),
    showNewer: () => {
      for (const reading of shown.keys()) reading.send({ type: 'SHOW' });
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Nobody answers where nobody gives any: what asks, waits. */
const unanswered: Answers = {
  of: () => readingOf(listReading, null),
  show: () => () => {},
  hasNewer: () => false,
  showNewer: () => {},
  watch: () => () => {},
  translate: () => {},
};

export const AnswersContext = createContext<Answers>(unanswered);

export const useAnswers = (): Answers => useContext(AnswersContext);
