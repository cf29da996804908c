/** The alerts of this session, provided by context. */
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { isRecent } from '../../../machines/content/recordQuery.ts';
import { alertsMachine } from '../../../machines/site/alerts.ts';
import { toAlerts } from '../../content/models/alert.ts';
import { parseDocuments } from '../../content/models/documents.ts';
import { localizeResult } from '../../content/models/localize.ts';
import { maxAlerts } from '../../content/schema/lists.ts';
import type { Logger } from '../../context/loggerContext.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import type { Localization } from '../../i18n/define.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { defaultStaleTime } from '../../query/queryClient.ts';
import { readStoredQueryResult, storeQueryResult } from '../../query/queryStorage.ts';
import type { SessionRecords } from '../../query/sessionRecords.ts';
import { readDismissedEditions, storeDismissedAlert } from './dismissedAlerts.ts';

type AlertsActor = ActorRefFrom<typeof alertsMachine>;

interface AlertsDependencies {
  readonly clock: Clock;
  readonly sessionRecords: SessionRecords;
  readonly log: Logger;
  /** Called at each read. */
  readonly readLocalization: () => Localization;
}

/**
 * Reads the urgent alerts. The stored copy is used until it is stale, so that a second page view costs no billed read.
 */
const readUrgentAlerts = async (clock: Clock): Promise<readonly UncheckedDocument[]> => {
  const cached = readStoredQueryResult('urgent');
  const cachedDocuments = isRecent(cached, clock.now(), defaultStaleTime)
    ? parseDocuments(cached?.found, maxAlerts)
    : null;
  if (cachedDocuments !== null) return cachedDocuments;
  const found = await (await loadFirestoreClient()).readUrgent(clock.now());
  storeQueryResult('urgent', { found, readAt: clock.now() });
  return found;
};

/** Provides the alerts machine with the records, the clock and this device's storage. */
export const createAlertsMachine = ({
  clock,
  sessionRecords,
  log,
  readLocalization,
}: AlertsDependencies): typeof alertsMachine =>
  alertsMachine.provide({
    actors: {
      readAlerts: fromPromise(async () => {
        // Which alerts are valid depends on the time, so wait until the clock is set.
        await clock.settled();
        const documents = sessionRecords.add('announcements', await readUrgentAlerts(clock));
        const at = clock.now();
        const localization = readLocalization();
        return {
          alerts: toAlerts(localizeResult(documents, localization.locale), at, {
            ...localization,
            report: sessionRecords.createReport('announcements', log),
          }),
          isComplete: documents.length < maxAlerts,
          dismissed: readDismissedEditions(),
          at,
        };
      }),
    },
    actions: {
      readClock: ({ self }) => self.send({ type: 'CLOCK_READ', at: clock.now() }),
      storeDismissed: (_, alert) => storeDismissedAlert(alert),
      log: (_, { what }) => log(`The list 'announcements' could not be read: ${what}`),
    },
  });

export const AlertsContext = createContext<AlertsActor | null>(null);

export const useAlerts = () => {
  const alertsActor = useContext(AlertsContext);
  if (alertsActor === null) throw new Error('useAlerts must be used within AlertsContext.');
  return { alertsActor, state: useSelector(alertsActor, (state) => state) };
};
