/** Provides the alerts with the records, the clock and this device's storage. */
import { createActor, fromPromise } from 'xstate';
import { isRecent } from '../../../machines/content/recordQuery.ts';
import { alertEditionOf, alertsMachine, type SiteAlert } from '../../../machines/site/alerts.ts';
import { toAlerts } from '../../content/models/alert.ts';
import { parseDocuments } from '../../content/models/documents.ts';
import { localizeResult } from '../../content/models/localize.ts';
import { maxAlerts } from '../../content/schema/lists.ts';
import type { Logger } from '../../context/logger.ts';
import type { SessionRecords } from '../../context/records.ts';
import type { SiteServices } from '../../context/services.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import type { Localization } from '../../i18n/define.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { readStoredQueryResult, storeQueryResult } from '../../query/queryStorage.ts';
import { readDismissedAlerts, storeDismissedAlert } from '../../ssr/hydration/dismissedAlerts.ts';

/**
 * How long an open page does not read the alerts again, ms: a minute, as long as an alert may take to reach its reader. Each
 * read of Cloud Firestore is billed, so there it is five minutes (docs/scale.md).
 */
const alertReadInterval = import.meta.env.SITE_STORE === 'cloud' ? 300_000 : 60_000;

/** The page's clock follows a Date header, which has a resolution of one second. */
const second = 1_000;

interface PageAlerts {
  /** Unchecked documents. */
  readonly alerts: unknown;
  /** When the page was prerendered, epoch ms. */
  readonly at: number;
}

interface AlertsDependencies {
  readonly clock: Clock;
  readonly sessionRecords: SessionRecords;
  readonly log: Logger;
  /** Called at each read. */
  readonly readLocalization: () => Localization;
  /** The alerts in the HTML of this page; null if it shows none of its own. */
  readonly page: PageAlerts | null;
  /** When the page was prerendered, epoch ms; 0 if it was not. */
  readonly renderedAt: number;
}

/**
 * Reads the urgent alerts. The stored copy is used until it is stale, so that a second page view or tab costs no billed read;
 * never one that is older than the page, whose HTML may have a newer alert.
 * @param renderedAt when the page was prerendered, epoch ms; 0 if it was not
 */
const readUrgentAlerts = async (
  clock: Clock,
  renderedAt: number,
): Promise<{ readonly documents: readonly UncheckedDocument[]; readonly readAt: number }> => {
  const cached = readStoredQueryResult('urgent');
  const cachedAt = cached?.readAt ?? 0;
  if (isRecent(cached, clock.now(), alertReadInterval) && cachedAt + second > renderedAt) {
    const documents = parseDocuments(cached?.found, maxAlerts);
    if (documents !== null) return { documents, readAt: cachedAt };
  }
  const documents = await (await loadFirestoreClient()).readUrgent(clock.now());
  const readAt = clock.now();
  storeQueryResult('urgent', { found: documents, readAt });
  return { documents, readAt };
};

/** The alerts that were valid when the page was rendered. */
const readPageAlerts = ({ alerts, at }: PageAlerts, localization: Localization): readonly SiteAlert[] =>
  toAlerts(parseDocuments(alerts, maxAlerts) ?? [], at, { ...localization, report: () => {} });

const provideMachine = ({
  clock,
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
        const { documents: read, readAt } = await readUrgentAlerts(clock, renderedAt);
        const documents = sessionRecords.add('announcements', read);
        const at = clock.now();
        const localization = readLocalization();
        return {
          alerts: toAlerts(localizeResult(documents, localization.locale), at, {
            ...localization,
            report: sessionRecords.createReport('announcements', log),
          }),
          // A copy of the same second may lack what the page has.
          isComplete: documents.length < maxAlerts && readAt >= renderedAt,
          dismissed: readDismissedAlerts().map(alertEditionOf),
          readAt,
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
