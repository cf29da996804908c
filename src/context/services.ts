/**
 * What a page may use: each service stays the same object while the page is open, so that reading them renders nothing
 * again. `src/app/services.ts` makes them; a feature is known here by its interface only.
 */
import { type ComponentType, createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { alertsMachine } from '../../machines/site/alerts.ts';
import type { Clock } from '../domain/dates/clock.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PageName } from '../routes/table.ts';
import type { Logger } from './logger.ts';
import type { QueryClient, SessionRecords } from './records.ts';
import type { RequestRegistry } from './requests.ts';

/** Delays a reload while a form has unsaved answers or is submitting. Each such form registers a hold for that time. */
export interface UnsavedChanges {
  /** Holds the page until the returned function is called. */
  readonly hold: () => () => void;
}

/** Lets pictures wait for a tap, or load with their page; the styles read which (src/theme/dataSaver.ts). */
export interface DataSaver {
  /** Switches it on or off, and stores the choice. */
  readonly toggle: () => void;
}

/** Loads a locale's messages and shows the page in it. Rejects if they cannot be loaded and no other locale was chosen since. */
export type LocaleSwitch = (locale: Locale) => Promise<void>;

export interface PageLoader {
  /** The page, or null if its code is not loaded. */
  readonly getLoaded: (name: PageName) => ComponentType | null;
  /** Fetches the page's code and caches it. Rejects if the code cannot be fetched. */
  readonly load: (name: PageName) => Promise<void>;
  /**
   * Records that the error screen replaced the page. The browser does not request the code again before a reload
   * (whatwg/html 6768).
   */
  readonly markFailed: (name: PageName) => void;
  readonly hasFailed: (name: PageName) => boolean;
}

export interface SiteServices {
  readonly log: Logger;
  /** Epoch ms, corrected by the server's time once it is known. */
  readonly clock: Clock;
  /** The day in Manila on which the page was prerendered, '2026-11-22'; null if it was not. */
  readonly prerenderedOn: string | null;
  /** The origin that the site is published at, without a trailing slash: 'https://barangay.example'. */
  readonly siteUrl: string;
  readonly queryClient: QueryClient;
  readonly sessionRecords: SessionRecords;
  /** Components use `useUnsavedChanges`. */
  readonly unsavedChanges: UnsavedChanges;
  readonly alerts: ActorRefFrom<typeof alertsMachine>;
  readonly requests: RequestRegistry;
  readonly dataSaver: DataSaver;
  readonly pageLoader: PageLoader;
  /** Looks whether this page is older than the site, after the store refused what it sent or the site lost a file, and then offers a reload. */
  readonly checkVersion: () => void;
  /** Loads the code of the language switch at the first press. Rejects when the module cannot be loaded. */
  readonly loadLocaleSwitch: () => Promise<LocaleSwitch>;
}

export const ServicesContext = createContext<SiteServices | null>(null);

export const useServices = (): SiteServices => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices must be used within ServicesContext.');
  return services;
};
