/**
 * Renders a part of the site, or a whole page of it, as the site does: with its providers, its services and its query client.
 * Only the address, the clock and the store are the test's own.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { consoleLogger } from '../../../src/app/consoleLogger.ts';
import { Providers } from '../../../src/app/Providers.tsx';
import { createPageLoader } from '../../../src/app/pageLoader.ts';
import { pageImports } from '../../../src/app/pages.ts';
import { Router } from '../../../src/app/Router.tsx';
import { createServices } from '../../../src/app/services.ts';
import { type Clock, createClock } from '../../../src/domain/dates/clock.ts';
import { createAlerts } from '../../../src/features/alerts/createAlerts.ts';
import { createRequestRegistry } from '../../../src/features/request/submission/requestRegistry.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { createQueryClient } from '../../../src/query/queryClient.ts';
import { createSessionRecords } from '../../../src/query/sessionRecords.ts';
import { testNow } from '../testNow.ts';
import { widths } from '../widths.ts';
import { createTestStore, type TestRecord, type TestStore, toDocument, useStore } from './testStore.ts';

interface RenderOptions {
  /** The records and what is sent; the records of `content/` by default. */
  readonly store?: TestStore;
  readonly locale?: Locale;
  /** Of the window, CSS px. */
  readonly width?: number;
  /** Epoch ms; from there the clock runs on. */
  readonly now?: number;
  /** Resolves when the clock is settled, which it is at once by default. */
  readonly settled?: Clock['settled'];
  /** The alerts that the page came with; an alert of the store is known only after the page was opened. */
  readonly alerts?: readonly TestRecord[];
  /** What the tab stored before the page was opened, by key. */
  readonly tab?: Readonly<Record<string, string>>;
  /** What the phone stored before. */
  readonly phone?: Readonly<Record<string, string>>;
  /** What the site may log; anything else fails the test. */
  readonly mayLog?: readonly RegExp[];
}

export interface RenderedPart {
  readonly store: TestStore;
  /** What the site logged, as far as it may. */
  readonly logged: readonly string[];
  /** '/News?before=1.a' */
  readonly readAddress: () => string;
  readonly goBack: () => void;
  /** Opens another page of the site, as a link to it does. */
  readonly goTo: (path: string) => void;
}

interface RouterRef {
  address: string;
  goBack: () => void;
  goTo: (path: string) => void;
}

/** Shows to a test at which address the page is, and lets it go on, or back as the browser's button does. */
const RouterAccess = ({ router }: { readonly router: RouterRef }) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    router.address = pathname + search + hash;
    router.goBack = () => void navigate(-1);
    router.goTo = (to) => void navigate(to);
  }, [router, navigate, pathname, search, hash]);
  return null;
};

let root: Root | null = null;
let stopAlerts = (): void => {};

/** Renders a part at an address, which `useLocation` and links see, in the place of what was rendered before. */
export const renderPart = async (
  part: ReactNode,
  path = '/home',
  options: RenderOptions = {},
): Promise<RenderedPart> => {
  const {
    store = createTestStore(),
    locale = 'en',
    width = widths.phone,
    now = testNow,
    settled,
    mayLog = [],
    tab = {},
    phone = {},
    alerts: pageAlerts,
  } = options;
  const logged: string[] = [];
  const log = (line: string): void => {
    if (mayLog.some((pattern) => pattern.test(line))) logged.push(line);
    else consoleLogger(line);
  };
  const router: RouterRef = { address: path, goBack: () => {}, goTo: () => {} };
  const renderedAt = performance.now();
  const clock = createClock(() => now + Math.trunc(performance.now() - renderedAt), settled);
  const localization = localizations[locale];
  const sessionRecords = createSessionRecords();
  const queryClient = createQueryClient({
    clock,
    log,
    readLocalization: () => localization,
    prerendered: null,
  });
  const alerts = createAlerts({
    clock,
    queryClient,
    sessionRecords,
    log,
    readLocalization: () => localization,
    page: pageAlerts === undefined ? null : { alerts: pageAlerts.map(toDocument), at: now },
    renderedAt: 0,
  });
  const services = createServices({
    log,
    clock,
    siteUrl: window.location.origin,
    queryClient,
    sessionRecords,
    alerts,
    requests: createRequestRegistry({ clock, onServerTime: () => {} }),
    pageLoader: createPageLoader(pageImports),
  });
  removePage();
  for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
  for (const [key, text] of Object.entries(phone)) localStorage.setItem(key, text);
  useStore(store);
  await page.viewport(width, 800);
  document.documentElement.lang = locale;
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <Providers services={services} localization={localization}>
      <MemoryRouter initialEntries={[path]}>
        {part}
        <RouterAccess router={router} />
      </MemoryRouter>
    </Providers>,
  );
  alerts.start();
  alerts.send({ type: 'SHOWN', at: clock.now() });
  stopAlerts = () => alerts.stop();
  return {
    store,
    logged,
    readAddress: () => router.address,
    goBack: () => router.goBack(),
    goTo: (to) => router.goTo(to),
  };
};

/** Renders the page at an address, with all that surrounds it. */
export const renderSite = async (path: string, options: RenderOptions = {}): Promise<RenderedPart> => {
  const rendered = await renderPart(<Router />, path, options);
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  return rendered;
};

/** Removes the page and what it stored. */
export const removePage = (): void => {
  root?.unmount();
  root = null;
  stopAlerts();
  document.getElementById('root')?.remove();
  for (const tag of document.head.querySelectorAll('title,meta[name],meta[property],link[rel=canonical]'))
    tag.remove();
  localStorage.clear();
  sessionStorage.clear();
};
