/**
 * Server entry: prerenders pages with the current records, from the same tree as the browser
 * (docs/decisions/0033-prerendered-pages.md). The build (tools/vite/plugins/prerenderPlugin.ts) bundles it separately; the build and
 * the embedded server run it.
 */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createActor } from 'xstate';
import { recordQueryMachine } from '../../machines/content/recordQuery.ts';
import { alertsMachine } from '../../machines/site/alerts.ts';
import { versionCheckMachine } from '../../machines/site/versionCheck.ts';
import { toCanonical } from '../content/import/canonical.ts';
import { toAlerts, trimToAlert } from '../content/models/alert.ts';
import { localizeResult } from '../content/models/localize.ts';
import type { ListName } from '../content/schema/lists.ts';
import { listRecordPagePaths } from '../content/seo/siteMap.ts';
import type { QueryClient, RecordReader } from '../context/records.ts';
import { createClock } from '../domain/dates/clock.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { createRequestRegistry } from '../features/request/submission/requestRegistry.ts';
import { createSnapshotClient } from '../firestore/snapshotClient.ts';
import { requestPath } from '../form/requestPath.ts';
import { formTypeNames } from '../form/typeNames.ts';
import { localizations } from '../i18n/localizations.ts';
import { createQueryActor, queryKey } from '../query/queryClient.ts';
import { allRoutes, findRoute } from '../routes/menu.ts';
import { hasParameter } from '../routes/recordRoutes.ts';
import { homePath } from '../routes/table.ts';
import { noAlerts, type RenderedAlerts, type RenderOptions, type ServerEntry } from '../ssr/contract.ts';
import { renderNoscript } from './noscript.tsx';
import { Providers } from './Providers.tsx';
import { createPageLoader } from './pageLoader.ts';
import { pageImports } from './pages.ts';
import { Router, ShellRouter } from './Router.tsx';
import { createServices } from './services.ts';
import { VersionWatch } from './version/VersionWatch.tsx';

/** Every path to prerender: those of the route table, `/home` for Home, those of the forms, and those of records with a page. */
export const listPrerenderedPaths: ServerEntry['listPrerenderedPaths'] = (documentsOf) => [
  homePath,
  ...allRoutes.map(({ path }) => path).filter((path) => !hasParameter(path)),
  ...formTypeNames.map(requestPath),
  ...listRecordPagePaths(documentsOf),
];

const noop = (): void => {};
const rejectFetching = () =>
  Promise.reject(new Error('A page on the server reads its queries between two renders.'));

/** React puts title, meta and link tags at the beginning of the HTML; this returns them. */
const extractHead = (html: string): string =>
  /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';

/** The alerts of an instant. Their list counts as read, so that a page is rendered again when an announcement changes. */
const renderAlerts = async ({ documentsOf, now, locale }: RenderOptions) => {
  const localization = { ...localizations[locale], report: noop };
  const found = await createSnapshotClient(documentsOf).readUrgent(now);
  const documents = localizeResult(found, locale).map(trimToAlert);
  const alerts = toAlerts(documents, now, localization);
  const known = alerts.filter(({ validFrom }) => validFrom <= now);
  const instants = alerts.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
  const rendered: RenderedAlerts = {
    documents: documents.filter(({ id }) => known.some((alert) => alert.id === id)),
    changeAt: instants.filter((instant) => instant > now).sort((a, b) => a - b)[0] ?? null,
  };
  return { known, rendered };
};

/** The shell's own address, which is no page's. */
const shellPath = '/shell.html';

/** Renders until no query is pending: each round reads the queries that the previous one made. */
export const renderRoute: ServerEntry['renderRoute'] = async (path, options) => {
  const { documentsOf, now, address, locale, hasAlerts = false } = options;
  const alerts = hasAlerts ? await renderAlerts(options) : { known: [], rendered: noAlerts };
  const localization = localizations[locale];
  const lists = new Set<ListName>();
  const records: RecordReader = createSnapshotClient((list) => {
    lists.add(list);
    return documentsOf(list);
  });
  const pageLoader = createPageLoader(pageImports);
  const route = path === null ? null : findRoute(path);
  if (route != null) await pageLoader.load(route.page);
  const clock = createClock(() => now);
  const results = new Map<string, unknown>();
  for (;;) {
    const pendingQueries = new Map<string, () => Promise<unknown>>();
    const queryClient: QueryClient = {
      fetchQuery: rejectFetching,
      getActor: (query) => {
        const key = queryKey(query);
        const { fetchRecords, selection } = query;
        if (!results.has(key))
          pendingQueries.set(key, async () => {
            const answer = await fetchRecords(records);
            return localizeResult((await selection?.pick(answer, localization, null)) ?? answer, locale);
          });
        return createQueryActor(
          recordQueryMachine,
          path === null || !results.has(key) ? null : { found: results.get(key), at: now },
        );
      },
      observe: () => noop,
      hasUpdates: () => false,
      showUpdates: noop,
      subscribe: () => noop,
      clear: noop,
    };
    const sheet = new ServerStyleSheet();
    try {
      const services = createServices({
        clock,
        prerenderedOn: manilaDay(now),
        siteUrl: address,
        queryClient,
        alerts: createActor(alertsMachine, {
          input: { known: alerts.known, dismissed: [], now, readInterval: 0 },
        }),
        requests: createRequestRegistry({ clock, onServerTime: noop }),
        pageLoader,
      });
      const { prelude } = await prerender(
        <StyleSheetManager sheet={sheet.instance}>
          <Providers services={services} localization={localization}>
            <StaticRouter location={path ?? shellPath}>
              {path === null ? <ShellRouter /> : <Router />}
              <VersionWatch check={createActor(versionCheckMachine)} />
            </StaticRouter>
          </Providers>
        </StyleSheetManager>,
      );
      const html = await new Response(prelude as ReadableStream).text();
      if (pendingQueries.size === 0 || path === null) {
        const head = extractHead(html);
        return {
          language: locale,
          head: path === null ? '' : head,
          body: html.slice(head.length),
          styles: sheet.getStyleTags(),
          noscript: renderNoscript(localization.translate),
          answers: Object.fromEntries(results),
          lists: [...lists],
          alerts: alerts.rendered,
        };
      }
    } finally {
      sheet.seal();
    }
    for (const [key, answer] of pendingQueries) results.set(key, toCanonical(await answer()));
  }
};
