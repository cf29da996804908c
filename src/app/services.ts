/**
 * Makes the services of a page (src/context/services.ts): in the browser, on the server, on the staff page and in tests. What
 * the page leaves out does nothing; only the records, the alerts and the requests have no such substitute.
 */
import type { SiteServices } from '../context/services.ts';
import { createUnsavedChanges } from '../context/unsavedChanges.ts';
import { createClock } from '../domain/dates/clock.ts';
import { createSessionRecords } from '../query/sessionRecords.ts';

const noop = (): void => {};
const rejectLoading = () => Promise.reject(new Error('This page loads no code.'));

/** @throws Error always, so that a part of the site names the service that its page lacks */
const absent = (name: keyof SiteServices): never => {
  throw new Error(`This page has no service '${name}'.`);
};

export const createServices = ({
  queryClient,
  alerts,
  requests,
  ...own
}: Partial<SiteServices>): SiteServices => ({
  log: noop,
  clock: createClock(Date.now),
  prerenderedOn: null,
  siteUrl: 'http://localhost:8080',
  sessionRecords: createSessionRecords(),
  unsavedChanges: createUnsavedChanges(noop),
  dataSaver: { toggle: noop },
  pageLoader: { getLoaded: () => null, load: rejectLoading, markFailed: noop, hasFailed: () => false },
  checkVersion: noop,
  loadLocaleSwitch: rejectLoading,
  ...own,
  get queryClient() {
    return queryClient ?? absent('queryClient');
  },
  get alerts() {
    return alerts ?? absent('alerts');
  },
  get requests() {
    return requests ?? absent('requests');
  },
});
