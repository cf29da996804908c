/** The alerts of this visit, as given to the page from outside. */
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { announcementStrip } from '../../machines/announcementStrip.ts';
import { isRecent } from '../../machines/listReading.ts';
import { alertsOf } from '../content/alert.ts';
import type { Unchecked } from '../content/checked.ts';
import { documentsIn } from '../content/documents.ts';
import { mostAlerts } from '../content/lists.ts';
import { inOneLanguage } from '../content/translated.ts';
import type { Clock } from '../domain/clock.ts';
import { language } from '../words/spoken.ts';
import { freshFor } from './answers.ts';
import { dismissedEditions, keepDismissed } from './dismissedAlerts.ts';
import { loadDoor } from './door.ts';
import { keepAnswer, recallAnswer } from './keptAnswers.ts';
import type { Log } from './log.ts';
import type { Visited } from './visited.ts';

type Strip = ActorRefFrom<typeof announcementStrip>;

interface Given {
  readonly clock: Clock;
  readonly visited: Visited;
  readonly log: Log;
}

/** Within the time to live the device's copy answers: nobody is billed for looking at two pages. */
const urgent = async (clock: Clock): Promise<readonly Unchecked[]> => {
  const copy = recallAnswer('urgent');
  const kept = isRecent(copy, clock.now(), freshFor) ? documentsIn(copy?.found, mostAlerts) : null;
  if (kept !== null) return kept;
  const found = await (await loadDoor()).readUrgent(clock.now());
  keepAnswer('urgent', { found, readAt: clock.now() });
  return found;
};

/** The machine with the records, the clock and the telephone's memory put in. */
export const stripOf = ({ clock, visited, log }: Given): typeof announcementStrip =>
  announcementStrip.provide({
    actors: {
      readAlerts: fromPromise(async () => {
        // What is valid now cannot be asked before the time is known.
        await clock.settled();
        const documents = visited.keep('announcements', await urgent(clock));
        const at = clock.now();
        return {
          alerts: alertsOf(inOneLanguage(documents, language()), at, visited.reportOf('announcements', log)),
          isWhole: documents.length < mostAlerts,
          dismissed: dismissedEditions(),
          at,
        };
      }),
    },
    actions: {
      lookAtClock: ({ self }) => self.send({ type: 'LOOK', at: clock.now() }),
      keepDismissed: (_, alert) => keepDismissed(alert),
      log: (_, { what }) => log(`The list 'announcements' could not be read: ${what}`),
    },
  });

export const StripContext = createContext<Strip | null>(null);

export const useStrip = () => {
  const strip = useContext(StripContext);
  if (strip === null) throw new Error('The alerts are given from outside.');
  return { strip, state: useSelector(strip, (state) => state) };
};
