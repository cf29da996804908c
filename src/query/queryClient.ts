/**
 * The questions of this visit to the records, one machine each (machines/content/recordQuery.ts), as given to the page from
 * outside. While a page is drawn on the server nothing is asked: what it asks for is noted, and answered before it is drawn anew.
 */
import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type RecalledRecords,
  type RecordSnapshot,
  recordQueryMachine,
} from '../../machines/content/recordQuery.ts';
import { toCanonical } from '../content/import/canonical.ts';
import { localizeResult } from '../content/models/localize.ts';
import type { Logger } from '../context/loggerContext.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { currentLocale } from '../i18n/define.ts';
import { site } from '../site.ts';
import { loadFirestoreClient } from './loadFirestoreClient.ts';
import { readStoredQueryResult, storeQueryResult } from './queryStorage.ts';

/** What of the door reads public records. */
export type RecordReader = Pick<
  Awaited<ReturnType<typeof loadFirestoreClient>>,
  'readList' | 'readDated' | 'readNewest' | 'readBySlug' | 'readSections'
>;

export interface Query<Answer> {
  /** What is asked of the records: several questions may ask the same. Names the device's copy. */
  readonly source: string;
  /** What stands in the log where it cannot be read; the source where it is absent. */
  readonly label?: string;
  readonly fetchRecords: (records: RecordReader) => Promise<Answer>;
  /** What a kept answer must be; null for what is none. */
  readonly parse: (found: unknown) => Answer | null;
  /** How long an answer is not asked for again, ms; ten minutes where it is absent. */
  readonly staleTime?: number;
  /** What a page needs of it, where that is not all; named, for another page may need more. */
  readonly selection?: { readonly name: string; readonly pick: (answer: Answer) => Answer };
}

export type QueryActorRef = ActorRefFrom<typeof recordQueryMachine>;

export interface QueryClient {
  readonly getActor: <Answer>(query: Query<Answer>) => QueryActorRef;
  /** The question is on the page: its machine runs from now on. Answers the end of being shown. */
  readonly observe: (actor: QueryActorRef) => () => void;
  /** Whether something that is shown is newer in the records. */
  readonly hasUpdates: () => boolean;
  readonly showUpdates: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another language is spoken: each question is asked anew, the device's copy first, which has all languages. */
  readonly clear: () => void;
}

interface QueryIdentity {
  readonly source: string;
  readonly selection?: { readonly name: string };
}

/** Tells a question from every other of the visit. */
export const queryKey = ({ source, selection }: QueryIdentity): string =>
  selection === undefined ? source : `${source} ${selection.name}`;

interface PrerenderedResult {
  readonly found: unknown;
  /** Epoch ms. */
  readonly at: number;
}

/** How long an answer is not asked for again, ms. */
export const defaultStaleTime = site.freshFor * 60_000;

/**
 * Its machine, which asks nothing before a page shows it.
 * @param prerendered what came with the page, and when it was drawn; null where nothing did
 * @param staleTime how long an answer is not asked for again, ms
 */
export const createQueryActor = (
  machine: typeof recordQueryMachine,
  prerendered: PrerenderedResult | null,
  staleTime = defaultStaleTime,
): QueryActorRef => {
  const actor = createActor(machine, { input: { freshFor: staleTime } });
  actor.start();
  if (prerendered !== null) actor.send({ type: 'DRAWN', ...prerendered });
  return actor;
};

interface QueryClientOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** The answers that came drawn with the page, by their keys; null where it came without any. */
  readonly prerendered: { readonly at: number; readonly answers: ReadonlyMap<string, unknown> } | null;
}

export const createQueryClient = ({ clock, log, prerendered }: QueryClientOptions): QueryClient => {
  const actors = new Map<string, QueryActorRef>();
  let pageResults = prerendered;
  const observed = new Map<QueryActorRef, number>();
  const listeners = new Set<() => void>();

  /** By the time of the server, or the next visit could not tell how old it is; nothing that is shown waits for that. */
  const storeWhenTimeKnown = (source: string, answer: unknown): void => {
    const receivedAt = performance.now();
    void clock.settled().then(() => {
      storeQueryResult(source, {
        found: answer,
        readAt: Math.trunc(clock.now() - (performance.now() - receivedAt)),
      });
    });
  };

  const provideMachine = <Answer>({
    source,
    label = source,
    fetchRecords,
    parse,
    selection,
  }: Query<Answer>) => {
    /** In one order, so that two answers can be compared. */
    const select = (answer: Answer): Answer =>
      toCanonical(localizeResult(selection?.pick(answer) ?? answer, currentLocale()));
    /** A copy that is none of this question's answers is no copy. */
    const readStored = (): RecordSnapshot | null => {
      const stored = readStoredQueryResult(source);
      const answer = stored === null ? null : parse(stored.found);
      return stored === null || answer === null ? null : { found: select(answer), readAt: stored.readAt };
    };
    return recordQueryMachine.provide({
      actors: {
        recall: fromPromise<RecalledRecords>(async () => {
          const storedResult = readStored();
          // How old a copy is cannot be told before the time is known.
          if (storedResult !== null) await clock.settled();
          return { kept: storedResult, at: clock.now() };
        }),
        read: fromPromise<RecordSnapshot>(async () => {
          // As a kept copy comes back, so that the two can be compared.
          const answer = await fetchRecords(await loadFirestoreClient());
          const readAt = clock.now();
          storeWhenTimeKnown(source, answer);
          return { found: select(answer), readAt };
        }),
      },
      actions: { log: (_, { what }) => log(`The list ${label} could not be read: ${what}`) },
    });
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const isNewer = (actor: QueryActorRef) => actor.getSnapshot().hasTag('hasNewer');

  return {
    getActor: (query) => {
      const key = queryKey(query);
      const existing = actors.get(key);
      if (existing !== undefined) return existing;
      const found = query.parse(pageResults?.answers.get(key));
      const initial =
        pageResults === null || found === null ? null : { found: toCanonical(found), at: pageResults.at };
      const actor = createQueryActor(provideMachine(query), initial, query.staleTime);
      actor.subscribe(notify);
      actors.set(key, actor);
      return actor;
    },
    clear: () => {
      actors.clear();
      pageResults = null;
    },
    observe: (actor) => {
      const count = observed.get(actor) ?? 0;
      if (count === 0) actor.send({ type: 'VISIT', at: clock.now() });
      observed.set(actor, count + 1);
      notify();
      return () => {
        const rest = (observed.get(actor) ?? 1) - 1;
        if (rest > 0) observed.set(actor, rest);
        else observed.delete(actor);
        notify();
      };
    },
    hasUpdates: () => [...observed.keys()].some(isNewer),
    showUpdates: () => {
      for (const actor of observed.keys()) actor.send({ type: 'SHOW' });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Nobody answers where nobody gives any: what asks, waits. */
const idleQueryClient: QueryClient = {
  getActor: () => createQueryActor(recordQueryMachine, null),
  observe: () => () => {},
  hasUpdates: () => false,
  showUpdates: () => {},
  subscribe: () => () => {},
  clear: () => {},
};

export const QueryClientContext = createContext<QueryClient>(idleQueryClient);

export const useQueryClient = (): QueryClient => useContext(QueryClientContext);
