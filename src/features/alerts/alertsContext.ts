/** The alerts of this visit, as given to the page from outside. */
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { isRecent } from '../../../machines/content/recordQuery.ts';
import { announcementStrip } from '../../../machines/site/alerts.ts';
import { alertsOf } from '../../content/models/alert.ts';
import { documentsIn } from '../../content/models/documents.ts';
import { inOneLanguage } from '../../content/models/localize.ts';
import { mostAlerts } from '../../content/schema/lists.ts';
import type { Log } from '../../context/loggerContext.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import { language } from '../../i18n/define.ts';
import type { Unchecked } from '../../lib/readFields.ts';
import { loadDoor } from '../../query/loadFirestoreClient.ts';
import { freshFor } from '../../query/queryClient.ts';
import { keepAnswer, recallAnswer } from '../../query/queryStorage.ts';
import type { Visited } from '../../query/sessionRecords.ts';
import { dismissedEditions, keepDismissed } from './dismissedAlerts.ts';

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
