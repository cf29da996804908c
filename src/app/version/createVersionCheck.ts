/** The version check, and the clock that its response corrects: the clock is settled once the check has ended. */
import { createActor, fromPromise, waitFor } from 'xstate';
import { versionCheckMachine } from '../../../machines/site/versionCheck.ts';
import { createClock } from '../../domain/dates/clock.ts';
import { consoleLogger } from '../consoleLogger.ts';
import { updateWorker } from '../serviceWorker.ts';
import { clearCaches, fetchVersion, readVersionState, storeVersion } from './versionEffects.ts';

/** The check is not started yet. It belongs to the site, not to a component: StrictMode would start it twice. */
export const createVersionCheck = () => {
  const clock = createClock(Date.now, () => waitFor(check, (state) => !state.hasTag('checking')));
  const check = createActor(
    versionCheckMachine.provide({
      actors: {
        readStored: readVersionState,
        fetchVersion: fromPromise(async () => {
          const { version, instant } = await fetchVersion(fetch);
          if (instant !== null) clock.correct(instant);
          return version;
        }),
        updateWorker,
        clearCaches,
        storeVersion,
      },
      actions: {
        reload: () => window.location.reload(),
        log: (_, { what }) => consoleLogger(`The version check: ${what}`),
      },
    }),
  );
  return { check, clock };
};
