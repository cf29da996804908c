/** Provides the alerts with the records, the clock and this device's storage. */
import { createActor, fromPromise } from 'xstate';
import { alertEditionOf, alertsMachine, type SiteAlert } from '../../../machines/site/alerts.ts';
import { toAlerts } from '../../content/models/alert.ts';
import { parseDocuments } from '../../content/models/documents.ts';
import { localizeResult } from '../../content/models/localize.ts';
import { maxAlerts } from '../../content/schema/lists.ts';
import type { Logger } from '../../context/logger.ts';
import type { Query, QueryClient, SessionRecords } from '../../context/records.ts';
import type { SiteServices } from '../../context/services.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import type { Localization } from '../../i18n/define.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { readAlertEditions, storeAlertEdition } from '../../ssr/hydration/dismissedAlerts.ts';

/**
 * How long an open page does not read the alerts again, ms: a minute, as long as an alert may take to reach its reader. Each
 * read of Cloud Firestore is billed, so there it is five minutes (docs/scale.md).
 */
const alertReadInterval = import.meta.env.SITE_STORE === 'cloud' ? 300_000 : 60_000;

/** The urgent announcements, soonest end first; the device's copy answers every page and tab within the interval. */
const createAlertsQuery = (clock: Clock): Query<readonly UncheckedDocument[]> => ({
  source: 'urgent',
  staleTime: alertReadInterval,
  fetchRecords: ({ readUrgent }) => readUrgent(clock.now()),
  parse: (found) => parseDocuments(found, maxAlerts),
});

interface PageAlerts {
  /** Unchecked documents. */
  readonly alerts: unknown;
  /** When the page was prerendered, epoch ms. */
  readonly at: number;
}

interface AlertsDependencies {
  readonly clock: Clock;
  readonly queryClient: QueryClient;
  readonly sessionRecords: SessionRecords;
  readonly log: Logger;
  /** Called at each read. */
  readonly readLocalization: () => Localization;
  /** The alerts in the HTML of this page; null if it shows none of its own. */
  readonly page: PageAlerts | null;
  /** When the page was prerendered, epoch ms; 0 if it was not. */
  readonly renderedAt: number;
}

/** The alerts that were valid when the page was rendered. */
const readPageAlerts = ({ alerts, at }: PageAlerts, localization: Localization): readonly SiteAlert[] =>
  toAlerts(parseDocuments(alerts, maxAlerts) ?? [], at, { ...localization, report: () => {} });

const provideMachine = ({
  clock,
  queryClient,
  sessionRecords,
  log,
  readLocalization,
  renderedAt,
}: AlertsDependencies): typeof alertsMachine =>
  alertsMachine.provide({
    actors: {
      readAlerts: fromPromise(async ({ signal }) => {
        // Which alerts are valid depends on the time, so wait until the clock is set.
        await clock.settled();
        // The machine no longer waits for the answer, so the tab was hidden: it reads nothing.
        if (signal.aborted)
          return { alerts: [], isComplete: false, dismissed: [], readAt: 0, at: clock.now() };
        // An older copy than the page would hide an alert that its HTML has.
        const { found, readAt } = await queryClient.fetchQuery(createAlertsQuery(clock), renderedAt);
        const documents = sessionRecords.add('announcements', found);
        const at = clock.now();
        const localization = readLocalization();
        return {
          alerts: toAlerts(localizeResult(documents, localization.locale), at, {
            ...localization,
            report: sessionRecords.createReport('announcements', log),
          }),
          // A copy of the same second may lack what the page has.
          isComplete: documents.length < maxAlerts && readAt >= renderedAt,
          dismissed: readAlertEditions('localStorage').map(alertEditionOf),
          readAt,
          at,
        };
      }),
    },
    actions: {
      readClock: ({ self }) => self.send({ type: 'CLOCK_READ', at: clock.now() }),
      storeDismissed: (_, alert) => storeAlertEdition('localStorage', alert),
      log: (_, { what }) => log(`The list 'announcements' could not be read: ${what}`),
    },
  });

/** The alerts of this session, which read nothing until they are started. */
export const createAlerts = (dependencies: AlertsDependencies): SiteServices['alerts'] => {
  const { clock, page, readLocalization } = dependencies;
  return createActor(provideMachine(dependencies), {
    input: {
      known: page === null ? [] : readPageAlerts(page, readLocalization()),
      dismissed: [],
      now: page?.at ?? clock.now(),
      readInterval: alertReadInterval,
    },
  });
};
