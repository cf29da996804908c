/**
 * The record cache of this session: one state machine per query (machines/content/recordQuery.ts). It is injected.
 * During prerendering no query runs: the server notes the page's queries, resolves them, and renders the page again.
 */
import { createActor, fromPromise } from 'xstate';
import {
  type CachedRecords,
  isNewer,
  type RecordSnapshot,
  recordQueryMachine,
} from '../../machines/content/recordQuery.ts';
import { toCanonical } from '../content/import/canonical.ts';
import { localizeResult } from '../content/models/localize.ts';
import type { Logger } from '../context/logger.ts';
import type { FetchedRecords, Query, QueryActorRef, QueryClient } from '../context/records.ts';
import type { Clock } from '../domain/dates/clock.ts';
import type { Localization } from '../i18n/define.ts';
import { yieldToInput } from '../lib/yieldToInput.ts';
import { site } from '../site.ts';
import { loadFirestoreClient } from './loadFirestoreClient.ts';
import { readStoredQueryResult, storeQueryResult } from './queryStorage.ts';

interface QueryIdentity {
  readonly source: string;
  readonly selection?: { readonly name: string };
}

/** Identifies a query within the session. */
export const queryKey = ({ source, selection }: QueryIdentity): string =>
  selection === undefined ? source : `${source} ${selection.name}`;

interface PrerenderedResult {
  readonly found: unknown;
  /** Epoch ms. */
  readonly at: number;
}

/** Default stale time, ms. */
export const defaultStaleTime = site.freshFor * 60_000;

/**
 * Creates and starts the machine of a query. It fetches nothing until a page observes it.
 * @param prerendered the result that was prerendered with the page and its time; null when there is none
 * @param staleTime how long a result is not fetched again, ms
 */
export const createQueryActor = (
  machine: typeof recordQueryMachine,
  prerendered: PrerenderedResult | null,
  staleTime = defaultStaleTime,
): QueryActorRef => {
  const actor = createActor(machine, { input: { freshFor: staleTime } });
  actor.start();
  if (prerendered !== null) actor.send({ type: 'PRERENDERED', ...prerendered });
  return actor;
};

interface QueryClientOptions {
  /** The locale of the pages; after it changes, call `clear`. */
  readonly readLocalization: () => Localization;
  readonly clock: Clock;
  readonly log: Logger;
  /** The results that were prerendered with the page, by query key; null without any. */
  readonly prerendered: { readonly at: number; readonly answers: ReadonlyMap<string, unknown> } | null;
  /** Resolves when the prerendered page is hydrated: until then its records are not compared with the store's. */
  readonly hydrated?: Promise<void>;
  /** Until it resolves, prerendered records that may be stale are not fetched again; null where nothing waits. */
  readonly mayRefresh?: Promise<void> | null;
}

/** Neither hotlines, which must be right, nor records that may never be stale wait until records may be fetched again. */
const mayWait = <Answer>({ source, staleTime }: Query<Answer>): boolean =>
  source !== 'contacts' && staleTime !== 0;

export const createQueryClient = ({
  clock,
  log,
  readLocalization,
  prerendered,
  hydrated,
  mayRefresh = null,
}: QueryClientOptions): QueryClient => {
  const actors = new Map<string, QueryActorRef>();
  let pageResults = prerendered;
  const observed = new Map<QueryActorRef, number>();
  const waiting = new Map<QueryActorRef, Promise<void>>();
  const listeners = new Set<() => void>();

  /** Stores the result under the server's time, so that the next session knows its age. Nothing on the page waits for it. */
  const storeWhenTimeKnown = (source: string, answer: unknown): void => {
    const receivedAt = performance.now();
    void clock.settled().then(() => {
      storeQueryResult(source, {
        found: answer,
        readAt: Math.trunc(clock.now() - (performance.now() - receivedAt)),
      });
    });
  };

  /** Ignores a copy that this query cannot parse. */
  const readStored = <Answer>({ source, parse }: Query<Answer>): FetchedRecords<Answer> | null => {
    const stored = readStoredQueryResult(source);
    const answer = stored === null ? null : parse(stored.found);
    return stored === null || answer === null ? null : { found: answer, readAt: stored.readAt };
  };

  const readPrerendered = <Answer>(query: Query<Answer>): Answer | null =>
    query.parse(pageResults?.answers.get(queryKey(query)));

  const fetchAndStore = async <Answer>({
    source,
    fetchRecords,
  }: Query<Answer>): Promise<FetchedRecords<Answer>> => {
    const client = await loadFirestoreClient();
    // All queries of a page wait for the same client. Each starts in a task of its own.
    await yieldToInput();
    const found = await fetchRecords(client);
    const readAt = clock.now();
    storeWhenTimeKnown(source, found);
    return { found, readAt };
  };

  const provideMachine = <Answer>(query: Query<Answer>) => {
    /** Puts a result into the page's locale and into canonical order, so that two results can be compared. */
    const select = async ({ found, readAt }: FetchedRecords<Answer>): Promise<RecordSnapshot> => {
      const localization = readLocalization();
      const selected = (await query.selection?.pick(found, localization, readPrerendered(query))) ?? found;
      return { found: toCanonical(localizeResult(selected, localization.locale)), readAt };
    };
    return recordQueryMachine.provide({
      actors: {
        readCache: fromPromise<CachedRecords>(async () => {
          const stored = readStored(query);
          const cached = stored && (await select(stored));
          // The age of a copy is unknown until the clock is settled.
          if (cached !== null) await clock.settled();
          return { cached, at: clock.now() };
        }),
        fetchRecords: fromPromise<RecordSnapshot>(async () => select(await fetchAndStore(query))),
      },
      actions: {
        log: (_, { what }) => log(`The list ${query.label ?? query.source} could not be read: ${what}`),
      },
    });
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const hasNewer = (actor: QueryActorRef) => actor.getSnapshot().hasTag('hasNewer');

  return {
    fetchQuery: async (query, since) => {
      await clock.settled();
      const stored = readStored(query);
      const freshFor = query.staleTime ?? defaultStaleTime;
      const isUsable = isNewer({ prerenderedAt: since, freshFor }, { cached: stored, at: clock.now() });
      return stored !== null && isUsable ? stored : fetchAndStore(query);
    },
    getActor: <Answer>(query: Query<Answer>) => {
      const key = queryKey(query);
      const existing = actors.get(key);
      if (existing !== undefined) return existing;
      const found = readPrerendered(query);
      const initial =
        pageResults === null || found === null ? null : { found: toCanonical(found), at: pageResults.at };
      const actor = createQueryActor(provideMachine(query), initial, query.staleTime);
      actor.subscribe(({ context: { newer, shown } }) => {
        // The query's own `parse` has checked both.
        if (newer !== null && query.showsAtOnce?.(newer.found as Answer, shown?.found as Answer) === true)
          actor.send({ type: 'SHOW' });
        notify();
      });
      actors.set(key, actor);
      const due = mayRefresh !== null && mayWait(query) ? mayRefresh : hydrated;
      if (initial !== null && due !== undefined) waiting.set(actor, due);
      return actor;
    },
    clear: () => {
      actors.clear();
      pageResults = null;
    },
    observe: (actor) => {
      const count = observed.get(actor) ?? 0;
      const visit = () => actor.send({ type: 'VISIT', at: clock.now() });
      if (count === 0) {
        const due = waiting.get(actor);
        if (due === undefined) visit();
        else void due.then(yieldToInput).then(visit);
      }
      observed.set(actor, count + 1);
      notify();
      return () => {
        const rest = (observed.get(actor) ?? 1) - 1;
        if (rest > 0) observed.set(actor, rest);
        else observed.delete(actor);
        notify();
      };
    },
    hasUpdates: () => [...observed.keys()].some(hasNewer),
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
