/** The alerts of this visit, as given to the page from outside. */
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { isRecent } from '../../../machines/content/recordQuery.ts';
import { announcementStrip } from '../../../machines/site/alerts.ts';
import { toAlerts } from '../../content/models/alert.ts';
import { parseDocuments } from '../../content/models/documents.ts';
import { localizeResult } from '../../content/models/localize.ts';
import { maxAlerts } from '../../content/schema/lists.ts';
import type { Logger } from '../../context/loggerContext.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import { currentLocale } from '../../i18n/define.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { defaultStaleTime } from '../../query/queryClient.ts';
import { readStoredQueryResult, storeQueryResult } from '../../query/queryStorage.ts';
import type { SessionRecords } from '../../query/sessionRecords.ts';
import { dismissedEditions, keepDismissed } from './dismissedAlerts.ts';

type Strip = ActorRefFrom<typeof announcementStrip>;

interface Given {
  readonly clock: Clock;
  readonly visited: SessionRecords;
  readonly log: Logger;
}

/** Within the time to live the device's copy answers: nobody is billed for looking at two pages. */
const urgent = async (clock: Clock): Promise<readonly UncheckedDocument[]> => {
  const copy = readStoredQueryResult('urgent');
  const kept = isRecent(copy, clock.now(), defaultStaleTime) ? parseDocuments(copy?.found, maxAlerts) : null;
  if (kept !== null) return kept;
  const found = await (await loadFirestoreClient()).readUrgent(clock.now());
  storeQueryResult('urgent', { found, readAt: clock.now() });
  return found;
};

/** The machine with the records, the clock and the telephone's memory put in. */
export const stripOf = ({ clock, visited, log }: Given): typeof announcementStrip =>
  announcementStrip.provide({
    actors: {
      readAlerts: fromPromise(async () => {
        // What is valid now cannot be asked before the time is known.
        await clock.settled();
        const documents = visited.add('announcements', await urgent(clock));
        const at = clock.now();
        return {
          alerts: toAlerts(
            localizeResult(documents, currentLocale()),
            at,
            visited.createReport('announcements', log),
          ),
          isWhole: documents.length < maxAlerts,
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
