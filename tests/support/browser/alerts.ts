/** Where a page shows alerts for everybody, and which layout shifts they cause. */
import type { Page, Request } from 'playwright-core';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { seedAlerts, startServerWithAlerts } from '../server/alerts.ts';
import { holdCalls } from './holdCalls.ts';
import type { SeedRecord } from './seedRecords.ts';
import { waitUntilSettled } from './settled.ts';
import type { VisitOptions } from './states/pageState.ts';
import { type Visit, visit } from './visit.ts';

export const main = (page: Page) => page.getByRole('main');
/** The live region at the bottom of the window, and the one above the page. */
export const stickyAlerts = (page: Page) => page.locator('#root > [role="status"]');
export const alertBanners = (page: Page) =>
  page.getByRole('region', { name: alertMessages.english.region, exact: true });
export const dismissButtons = (page: Page) => page.getByRole('button', { name: /^Dismiss: / });
export const dismissButton = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole('button', { name: alertMessages.english.dismiss(title), exact: true });
/** Shows the alerts behind the first one. */
export const showAllAlerts = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^and \d more$/ }).click();
export const mainHeading = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** By the link in the footer, as from any page. */
export const clickFooterLink = (page: Page, title: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();

export const isUrgentAlertsQuery = (request: Request): boolean =>
  request.url().endsWith('/Announcement_List:runQuery') && (request.postData() ?? '').includes('"urgent"');

/** Holds the response about alerts back until the returned function is called. */
export const holdAlertsQuery = (page: Page): Promise<() => void> =>
  holdCalls(page, '**/Announcement_List:runQuery', isUrgentAlertsQuery);

/** Opens a page before these alerts are stored; `arrive` stores them and lets the page's query find them. */
export const visitBeforeAlerts = async (
  path: string,
  alerts: readonly SeedRecord[],
  { before, ...options }: Omit<VisitOptions, 'server'> = {},
): Promise<Visit & { readonly arrive: () => Promise<void> }> => {
  let release = () => {};
  const opened = await visit(path, {
    ...options,
    server: await startServerWithAlerts(),
    before: async (page, context) => {
      await before?.(page, context);
      release = await holdAlertsQuery(page);
    },
  });
  const arrive = async () => {
    await seedAlerts(opened.server, alerts);
    release();
  };
  return { ...opened, arrive };
};

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface WindowWithShifts extends Window {
  shifts: number[];
}

/** Every layout shift from the first paint on, those after an input included, but not of the sticky alerts' own rows. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as WindowWithShifts).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        const isStickyAlerts = ({ node }: { readonly node: Node | null }) =>
          document.querySelector('#root > [role="status"]')?.contains(node);
        if (sources.length === 0 || !sources.every(isStickyAlerts)) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

export const resetLayoutShifts = async (page: Page): Promise<void> => {
  await waitUntilSettled(page);
  await page.evaluate(() => {
    (window as unknown as WindowWithShifts).shifts.length = 0;
  });
};
export const readLayoutShifts = async (page: Page): Promise<readonly number[]> => {
  await waitUntilSettled(page);
  return page.evaluate(() => (window as unknown as WindowWithShifts).shifts);
};

/** Waits until everything but the alerts has loaded. */
export const waitForPageContent = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByText('0900 003').waitFor();
  await mainHeading(page).waitFor();
};
