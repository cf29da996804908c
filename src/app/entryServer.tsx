/**
 * Pages drawn before anybody asks for them (docs/decisions/drawn-pages.md): the same tree as in the browser, with the
 * records as they are now. Built apart (tools/vite/plugins/prerenderPlugin.ts), and run by the build and by the embedded server.
 */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createActor } from 'xstate';
import { listReading } from '../../machines/content/recordQuery.ts';
import { earlierSending } from '../../machines/request/pendingSubmissions.ts';
import { announcementStrip } from '../../machines/site/alerts.ts';
import { dataSaver } from '../../machines/site/dataSaver.ts';
import { versionCheck } from '../../machines/site/versionCheck.ts';
import { toCanonical } from '../content/import/canonical.ts';
import { localizeResult } from '../content/models/localize.ts';
import type { ListName } from '../content/schema/lists.ts';
import { listRecordPagePaths } from '../content/seo/siteMap.ts';
import { createUnsavedChanges } from '../context/unsavedChanges.ts';
import { createClock } from '../domain/dates/clock.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { openRequestsOf } from '../features/request/submission/requestRegistry.ts';
import { createSnapshotClient } from '../firestore/snapshotClient.ts';
import { activateLocale } from '../i18n/activateLocale.ts';
import { currentLocale } from '../i18n/define.ts';
import type { Locale } from '../i18n/locales.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import { createQueryActor, type QueryClient, queryKey, type RecordReader } from '../query/queryClient.ts';
import { createSessionRecords } from '../query/sessionRecords.ts';
import { allRoutes, findRoute } from '../routes/menu.ts';
import { hasParameter } from '../routes/recordRoutes.ts';
import { homePath } from '../routes/table.ts';
import { wordsOf } from './loadMessages.ts';
import { noscriptHtml } from './noscript.tsx';
import { Site } from './Providers.tsx';
import { pagesOf } from './pageLoader.ts';
import { loads } from './pages.ts';
import { Router } from './Router.tsx';
import { VersionWatch } from './VersionWatch.tsx';

/** All documents of a list, whatever their status. */
export type DocumentsOf = (list: ListName) => readonly UncheckedDocument[];

export interface DrawnParts {
  readonly language: Locale;
  /** What belongs into the head: title, links, descriptions. */
  readonly head: string;
  /** One for each search. */
  readonly bodies: readonly string[];
  readonly styles: string;
  /** What is said where no script runs. */
  readonly noscript: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The lists it was made of. */
  readonly lists: readonly ListName[];
}

/** Every path that is drawn: of the table, `/home` for Home, and of the records that have a page. */
export const drawnPaths = (documentsOf: DocumentsOf): readonly string[] => [
  homePath,
  ...allRoutes.map(({ path }) => path).filter((path) => !hasParameter(path)),
  ...listRecordPagePaths(documentsOf),
];

/** All that is drawn from now on is in this language. */
export const speakIn = async (chosen: Locale): Promise<void> =>
  activateLocale(chosen, await wordsOf(chosen, (_, load) => load()));

const silent = (): void => {};
const unopened = () => Promise.reject(new Error('Nobody presses what is being drawn.'));

/** What React puts at the beginning because it belongs into a document's head. */
const headOf = (html: string): string =>
  /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';

interface DrawOptions {
  readonly documentsOf: DocumentsOf;
  /** Epoch ms. */
  readonly now: number;
  /** The origin the site is published at. */
  readonly address: string;
}

/** Not loaded for the shell, so that it shows what stands for a page that loads; it is in no menu. */
const shellPath = '/Request_Status';

/**
 * @param path in the table's spelling; null is the shell: what stands around every page, and nothing in it
 * @param searches one body is drawn for each, with the styles of all: '', '?formTypeFieldType=...'
 */
export const draw = async (
  path: string | null,
  { documentsOf, now, address }: DrawOptions,
  searches: readonly string[] = [''],
): Promise<DrawnParts> => {
  const lists = new Set<ListName>();
  const records: RecordReader = createSnapshotClient((list) => {
    lists.add(list);
    return documentsOf(list);
  });
  const pages = pagesOf(loads);
  const route = path === null ? null : findRoute(path);
  if (route != null) await pages.load(route.page);
  const clock = createClock(() => now);
  const known = new Map<string, unknown>();
  for (;;) {
    const asked = new Map<string, () => Promise<unknown>>();
    const answers: QueryClient = {
      getActor: (question) => {
        const key = queryKey(question);
        const { fetchRecords, selection } = question;
        if (!known.has(key))
          asked.set(key, async () => {
            const answer = await fetchRecords(records);
            return localizeResult(selection?.pick(answer) ?? answer, currentLocale());
          });
        return createQueryActor(
          listReading,
          path === null || !known.has(key) ? null : { found: known.get(key), at: now },
        );
      },
      observe: () => silent,
      hasUpdates: () => false,
      showUpdates: silent,
      subscribe: () => silent,
      clear: silent,
    };
    const sheet = new ServerStyleSheet();
    try {
      const drawn = searches.map(async (search, at) => {
        const { prelude } = await prerender(
          <StyleSheetManager sheet={sheet.instance}>
            <Site
              log={silent}
              clock={clock}
              drawnOn={manilaDay(now)}
              answers={answers}
              visited={createSessionRecords()}
              unsaved={createUnsavedChanges(silent)}
              strip={createActor(announcementStrip, { input: { known: [], dismissed: [], now } })}
              earlier={createActor(earlierSending)}
              saver={createActor(dataSaver)}
              openLanguage={unopened}
              requests={openRequestsOf({ clock, tellTime: silent })}
              pages={pages}
              address={address}
              isBare={at > 0}
            >
              <StaticRouter location={(path ?? shellPath) + search}>
                <Router />
                <VersionWatch check={createActor(versionCheck)} />
              </StaticRouter>
            </Site>
          </StyleSheetManager>,
        );
        return new Response(prelude as ReadableStream).text();
      });
      const htmls = await Promise.all(drawn);
      if (asked.size === 0 || path === null) {
        return {
          language: currentLocale(),
          head: path === null ? '' : headOf(htmls[0] ?? ''),
          bodies: htmls.map((html) => html.slice(headOf(html).length)),
          styles: sheet.getStyleTags(),
          noscript: noscriptHtml(),
          answers: Object.fromEntries(known),
          lists: [...lists],
        };
      }
    } finally {
      sheet.seal();
    }
    for (const [key, answer] of asked) known.set(key, toCanonical(await answer()));
  }
};
