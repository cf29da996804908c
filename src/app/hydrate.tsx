/** The site begins here: with the version check, the clock that its answer corrects, and the pages. */
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Announced, placed } from '../../machines/site/alerts.ts';
import { versionCheck } from '../../machines/site/versionCheck.ts';
import type { LoadLocaleActor } from '../context/localeContext.ts';
import { createUnsavedChanges } from '../context/unsavedChanges.ts';
import { createClock } from '../domain/dates/clock.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { stripOf } from '../features/alerts/alertsContext.ts';
import { earlierOf } from '../features/request/submission/pendingSubmissions.ts';
import { openRequestsOf } from '../features/request/submission/requestRegistry.ts';
import { isLocale } from '../i18n/locales.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { createQueryClient } from '../query/queryClient.ts';
import { createSessionRecords } from '../query/sessionRecords.ts';
import { parseCursor } from '../routes/cursor.ts';
import { findRoute } from '../routes/menu.ts';
import { homePath } from '../routes/table.ts';
import { hydratedEvent, pagedListMarker } from '../ssr/domMarkers.ts';
import { useIsHydrated } from '../ssr/hydration/useIsHydrated.ts';
import { readPageData } from '../ssr/pageData.ts';
import { log } from './consoleLogger.ts';
import { saverOf } from './createDataSaver.ts';
import { chosenLanguage } from './localeCookie.ts';
import { Site } from './Providers.tsx';
import type { Pages } from './pageLoader.ts';
import { Router } from './Router.tsx';
import { startWorker, updateWorker } from './serviceWorker.ts';
import { VersionWatch } from './VersionWatch.tsx';
import { clearCaches, readVersion, recall, storeVersion } from './versionEffects.ts';

/** `/` is Home by another name, and drawn as Home. */
const atItsPath = (drawn: string | null): void => {
  const { pathname, search, hash } = window.location;
  if (drawn === homePath && pathname === '/') window.history.replaceState(null, '', homePath + search + hash);
};

/** A static host serves a file whatever the query says: of a dated list the page that was drawn is its first. */
const isMadeFor = (drawn: string | null): boolean =>
  drawn === window.location.pathname && parseCursor(window.location.search) === null;

/** The last of the page to be there: whatever its reader pressed before can be answered now. */
interface AliveProps {
  /** Once. */
  readonly onAlive: () => void;
}

const Alive = ({ onAlive }: AliveProps) => {
  const isAlive = useIsHydrated();
  useEffect(() => {
    if (!isAlive) return;
    onAlive();
    delete document.documentElement.dataset[pagedListMarker];
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isAlive, onAlive]);
  return null;
};

const loadSpeaking = () =>
  importWithRetry('__FILES src/app/initLocale.ts__', () => import('./initLocale.ts'));

/**
 * A page stays in the language that it was drawn in; one that is not drawn comes in what was chosen, else in that of the shell.
 * In English where the sentences cannot be had.
 */
const speakFirst = async (isDrawn: boolean): Promise<void> => {
  const root = document.documentElement;
  const language = [isDrawn ? null : chosenLanguage(), root.lang].find(isLocale) ?? 'en';
  try {
    if (language !== 'en') {
      await (await loadSpeaking()).speakFirst(language);
      return;
    }
  } catch {
    // English stands in the site's own files.
  }
  root.lang = 'en';
};

export const begin = async (pages: Pages): Promise<void> => {
  const inPage = readPageData();
  const { lang } = document.documentElement;
  await speakFirst(inPage?.path != null);
  // Drawn in a language whose sentences cannot be had it is drawn anew.
  const came = lang === document.documentElement.lang ? inPage : null;
  const clock = createClock(Date.now, () => waitFor(check, (state) => !state.hasTag('asking')));
  const visited = createSessionRecords();
  // Of the site and not of a component, which StrictMode would begin twice.
  const check = createActor(
    versionCheck.provide({
      actors: {
        recall,
        readVersion: fromPromise(async () => {
          const { version, instant } = await readVersion(fetch);
          if (instant !== null) clock.correct(instant);
          return version;
        }),
        updateWorker,
        clearCaches,
        storeVersion,
      },
      actions: {
        reload: () => window.location.reload(),
        log: (_, { what }) => log(`The version check: ${what}`),
      },
    }),
  );
  const stripMachine = stripOf({ clock, visited, log });
  const stripKnowing = (known: readonly Announced[], dismissed: readonly string[]) =>
    createActor(stripMachine, { input: { known, dismissed, now: clock.now() } });
  let strip = stripKnowing([], []);
  const earlier = createActor(earlierOf(log));
  const saver = createActor(saverOf());
  saver.start();
  let shown: Root | null = null;
  let opening: ReturnType<LoadLocaleActor> | null = null;
  const openLanguage: LoadLocaleActor = () => {
    const opened = async () => {
      const { beginLanguage } = await loadSpeaking();
      const onSpoken = () => {
        answers.clear();
        visited.clear();
        // What stands in the flow stays there, and says itself anew as soon as it is read.
        const { context } = strip.getSnapshot();
        strip.stop();
        strip = stripKnowing(
          placed(context).inFlow.map(({ alert }) => alert),
          context.dismissed,
        );
        strip.start();
        shown?.render(tree());
      };
      return beginLanguage({ log, onSpoken });
    };
    opening ??= opened().catch((cause: unknown) => {
      opening = null;
      throw cause;
    });
    return opening;
  };
  // What they come to know is not on a page that came drawn: not before it is taken over.
  const start = () => {
    for (const actor of [check, strip, earlier]) actor.start();
    // Fetched while there is a signal: it is the page that is needed without one.
    pages.load('EmergencyHotlines').catch(() => {});
  };
  atItsPath(inPage?.path ?? null);
  const drawn = isMadeFor(came?.path ?? null) ? came : null;
  const page = findRoute(window.location.pathname)?.page;
  const answers = createQueryClient({
    clock,
    log,
    prerendered: drawn && { at: drawn.at, answers: new Map(Object.entries(drawn.answers)) },
  });
  const unsaved = createUnsavedChanges((isHeld) => check.send({ type: isHeld ? 'HOLD' : 'RELEASE' }));
  const requests = openRequestsOf({ clock, tellTime: clock.correct });
  /** Anew each time, so that all of it is drawn in the language that is spoken then. */
  const tree = () => (
    <Site
      log={log}
      clock={clock}
      drawnOn={drawn && manilaDay(drawn.at)}
      answers={answers}
      visited={visited}
      unsaved={unsaved}
      strip={strip}
      earlier={earlier}
      saver={saver}
      openLanguage={openLanguage}
      requests={requests}
      pages={pages}
      address={import.meta.env.SITE_ADDRESS}
    >
      <BrowserRouter>
        <Router />
        <VersionWatch check={check} />
        <Alive onAlive={start} />
      </BrowserRouter>
    </Site>
  );
  const root = document.getElementById('root')!;
  // Where its code cannot be had the page stays as it was drawn, and its router says what there is to say.
  const isHere =
    page !== undefined &&
    drawn !== null &&
    (await pages.load(page).then(
      () => true,
      () => false,
    ));
  if (isHere)
    startTransition(() => {
      shown = hydrateRoot(root, tree(), {
        onRecoverableError: (error: unknown) => log(`A drawn page was drawn anew: ${String(error)}`),
      });
    });
  else {
    // What came in the head is another page's, or nobody's: each page gives its own.
    for (const each of document.querySelectorAll('title,[rel=canonical],[name=description],[property]'))
      each.remove();
    shown = createRoot(root);
    shown.render(tree());
  }
  if (import.meta.env.SITE_WORKER === 'on') void startWorker(log);
};
