/** Runs a query hook or renders an element as the server does, by a prerender: no browser, no effects, results only from `answers`. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createServices } from '../../../src/app/services.ts';
import { LocalizationContext } from '../../../src/context/localeContext.ts';
import type { Query, QueryClient } from '../../../src/context/records.ts';
import { ServicesContext } from '../../../src/context/services.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { createQueryClient } from '../../../src/query/queryClient.ts';

export const prerenderedAt = Date.UTC(2031, 4, 6, 3);

interface QueryRendering {
  /** The results that came with the page, by query key. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly locale?: Locale;
  /** The path and query of the page's address. */
  readonly location?: string;
}

/** The element's HTML, the queries that it used, what was logged, and the records of the session. */
export const renderWithQueries = (
  element: ReactNode,
  { answers = {}, locale = 'en', location = '/' }: QueryRendering = {},
) => {
  const clock = createClock(() => prerenderedAt);
  const logged: string[] = [];
  const log = (what: string) => logged.push(what);
  const queryClient = createQueryClient({
    readLocalization: () => localizations[locale],
    clock,
    log,
    prerendered: { at: prerenderedAt, answers: new Map(Object.entries(answers)) },
  });
  const queries: Query<unknown>[] = [];
  const recordingClient: QueryClient = {
    ...queryClient,
    getActor: (query) => {
      queries.push(query as unknown as Query<unknown>);
      return queryClient.getActor(query);
    },
  };
  const services = createServices({ clock, log, queryClient: recordingClient });
  const html = renderToStaticMarkup(
    createElement(
      LocalizationContext,
      { value: localizations[locale] },
      createElement(ServicesContext, { value: services }, createElement(StaticRouter, { location }, element)),
    ),
  );
  return { html, queries, logged, sessionRecords: services.sessionRecords };
};

/** What the hook returned, and the same beside it. */
export const renderQuery = <Result>(useHook: () => Result, rendering: QueryRendering = {}) => {
  const results: Result[] = [];
  const Page = () => {
    results.push(useHook());
    return null;
  };
  const { html: _, ...rendered } = renderWithQueries(createElement(Page), rendering);
  return { ...rendered, result: results[0] };
};
