/** Alerts for everybody as staff plant them, where the page shows them, and what moves meanwhile. */
import type { Page, Request } from 'playwright-core';
import { directories } from '../../../server/http/serve.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { moment, running } from '../server/runningServer.ts';
import { type Planted, plant } from './seedRecords.ts';

export const hour = 3_600_000;

/** Urgent announcements, valid for hours, but for what a test says. */
export const plantAlerts = (server: RunningServer, alerts: readonly Planted[]): Promise<void> =>
  plant(
    server,
    'announcements',
    alerts.map(({ id, ...own }, at) => ({
      id,
      urgent: true,
      title: `Sample ${id}`,
      slug: `sample-${id}`,
      validFrom: moment - hour,
      validUntil: moment + (at + 5) * hour,
      updated: moment - hour,
      sample: true,
      ...own,
    })),
  );

export const alerted = async (...alerts: readonly Planted[]): Promise<RunningServer> => {
  const server = await running({ dist: directories.dist });
  await plantAlerts(server, alerts);
  return server;
};

export const storm = { id: 'storm', title: 'Sample: typhoon signal 2. No office today.' };
export const road = { id: 'road', title: 'Sample: the road to Zone 4 is closed.' };
export const water = { id: 'water', title: 'Sample: no water until evening.' };

export const main = (page: Page) => page.getByRole('main');
/** The live region at the foot of the window, and the one above the page. */
export const foot = (page: Page) => page.locator('#root > [role="status"]');
export const inFlow = (page: Page) => page.getByRole('region', { name: alertMessages.region });
export const titles = (page: Page) => page.getByRole('button', { name: /^Dismiss: / });
export const dismiss = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole('button', { name: alertMessages.dismiss(title), exact: true });
export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** By the footer's own way, as from any page. */
export const goTo = (page: Page, title: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();

export const isUrgentQuery = (request: Request): boolean =>
  request.url().endsWith('/Announcement_List:runQuery') && (request.postData() ?? '').includes('"urgent"');

/** Holds the answer about alerts back until it is let go. */
export const held = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/Announcement_List:runQuery', async (route) => {
    if (isUrgentQuery(route.request())) await isLetGo;
    await route.continue();
  });
  return () => letGo();
};

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Watched extends Window {
  shifts: number[];
}

/** Every shift of the layout from the first paint on, those after an act of the citizen included; not of the strip's own rows at the foot. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        const isStrip = ({ node }: { readonly node: Node | null }) =>
          document.querySelector('#root > [role="status"]')?.contains(node);
        if (sources.length === 0 || !sources.every(isStrip)) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Two frames later everything that moved has been told of. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

export const forgetShifts = async (page: Page): Promise<void> => {
  await settled(page);
  await page.evaluate(() => {
    (window as unknown as Watched).shifts.length = 0;
  });
};
export const shifts = async (page: Page): Promise<readonly number[]> => {
  await settled(page);
  return page.evaluate(() => (window as unknown as Watched).shifts);
};

/** Everything but the alerts has come. */
export const arrived = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByText('0900 003').waitFor();
  await heading(page).waitFor();
};
