/** The site begins here: with the version check, the clock that its answer corrects, and the pages. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor, fromPromise, waitFor } from 'xstate';
import { versionCheck } from '../../machines/versionCheck.ts';
import { clockOf } from '../domain/clock.ts';
import { ClockContext } from '../parts/clock.ts';
import { EarlierContext, earlierOf } from '../parts/earlier.ts';
import { LogContext } from '../parts/log.ts';
import { OpenRequestsContext, openRequestsOf } from '../parts/openRequests.ts';
import { SiteAddressContext } from '../parts/siteAddress.ts';
import { StripContext, stripOf } from '../parts/strip.ts';
import { UnsavedContext, unsavedOf } from '../parts/unsaved.ts';
import { VisitedContext, visitedOf } from '../parts/visited.ts';
import { GlobalStyle } from '../theme/global.ts';
import { log } from './log.ts';
import { Router } from './router.tsx';
import { clearCaches, readVersion, recall, storeVersion } from './version.ts';
import { VersionWatch } from './versionWatch.tsx';
import { startWorker, updateWorker } from './worker.ts';

const clock = clockOf(Date.now, () => waitFor(check, (state) => !state.hasTag('asking')));
const visited = visitedOf();

// Started here and not by a component: StrictMode would run it twice.
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
check.start();

const strip = createActor(stripOf({ clock, visited, log }), {
  input: { known: [], dismissed: [], now: clock.now() },
});
strip.start();
const earlier = createActor(earlierOf(log));
earlier.start();
const requests = openRequestsOf({ clock, tellTime: clock.correct });
const unsaved = unsavedOf((isHeld) => check.send({ type: isHeld ? 'HOLD' : 'RELEASE' }));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GlobalStyle />
    <LogContext value={log}>
      <ClockContext value={clock}>
        <UnsavedContext value={unsaved}>
          <VisitedContext value={visited}>
            <StripContext value={strip}>
              <EarlierContext value={earlier}>
                <OpenRequestsContext value={requests}>
                  <SiteAddressContext value={import.meta.env.SITE_ADDRESS}>
                    <BrowserRouter>
                      <Router />
                      <VersionWatch check={check} />
                    </BrowserRouter>
                  </SiteAddressContext>
                </OpenRequestsContext>
              </EarlierContext>
            </StripContext>
          </VisitedContext>
        </UnsavedContext>
      </ClockContext>
    </LogContext>
  </StrictMode>,
);

if (import.meta.env.SITE_WORKER === 'on') void startWorker(log);
