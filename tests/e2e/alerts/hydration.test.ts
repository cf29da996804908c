/** What hydration makes of the alerts in a page that the server answered with. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  alertBanners,
  dismissButton,
  mainHeading,
  readLayoutShifts,
  stickyAlerts,
  waitForPageContent,
  watchLayoutShifts,
} from '../../support/browser/alerts.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { roadAlert, startServerWithAlerts, typhoonAlert } from '../../support/server/alerts.ts';

withBrowser();

const scripts = '**/assets/*.js';

/** Without its scripts the page stays as it was served. */
const holdScripts = (page: Page): Promise<unknown> => page.route(scripts, () => {});

/** Where the page's heading is, and which alerts are visible. */
const readView = async (page: Page) => ({
  heading: (await mainHeading(page).boundingBox())?.y,
  alerts: await alertBanners(page).getByRole('link').allInnerTexts(),
});

describe.each(Object.entries(widths))('§2 hydration of a page with alerts at %s width', (_, width) => {
  it('moves nothing, and keeps the alert in its place', async () => {
    const server = await startServerWithAlerts(typhoonAlert);
    const { page } = await visit('/News', {
      width,
      server,
      settles: false,
      before: async (opening) => {
        await watchLayoutShifts(opening);
        await holdScripts(opening);
      },
    });
    const before = await readView(page);
    expect(before.alerts).toEqual([typhoonAlert.title]);
    await page.unroute(scripts);
    await page.reload();
    await waitUntilSettled(page);
    await waitForPageContent(page);
    expect(await readView(page)).toEqual(before);
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await stickyAlerts(page).textContent()).toBe('');
    await dismissButton(page, typhoonAlert).click();
    await alertBanners(page).waitFor({ state: 'detached' });
  });

  it('hides a dismissed alert from the first paint on, and moves nothing when it is removed', async () => {
    const server = await startServerWithAlerts(typhoonAlert, roadAlert);
    const { page } = await visit('/News', { width, server, settles: false, before: watchLayoutShifts });
    await waitUntilSettled(page);
    await dismissButton(page, typhoonAlert).click();
    await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
    await page.reload();
    await waitUntilSettled(page);
    const dismissed = await readView(page);
    expect(dismissed.alerts).toEqual([roadAlert.title]);
    expect(await readLayoutShifts(page)).toEqual([]);
    await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await mainHeading(page).waitFor();
    expect(await readView(page)).toEqual(dismissed);
    expect(await page.getByText(typhoonAlert.title).count()).toBe(1);
    await page.unroute(scripts);
    await page.reload();
    await waitUntilSettled(page);
    expect(await page.getByText(typhoonAlert.title).count()).toBe(0);
    expect(await readView(page)).toEqual(dismissed);
    expect(await readLayoutShifts(page)).toEqual([]);
    await dismissButton(page, roadAlert).click();
    await alertBanners(page).waitFor({ state: 'detached' });
    await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await mainHeading(page).waitFor();
    expect((await readView(page)).alerts).toEqual([]);
    expect((await alertBanners(page).boundingBox())?.height).toBe(0);
  });
});
