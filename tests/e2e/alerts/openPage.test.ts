/** An alert that is stored while a page is open. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  dismissButton,
  isUrgentAlertsQuery,
  stickyAlerts,
  waitForPageContent,
} from '../../support/browser/alerts.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { roadAlert, seedAlerts, startServerWithAlerts, typhoonAlert } from '../../support/server/alerts.ts';

withBrowser();

const minute = 60_000;

/** Opens a page, and counts its answered queries for alerts. */
const openPage = async () => {
  const server = await startServerWithAlerts();
  const answers: number[] = [];
  const { page } = await visit('/News', {
    server,
    clock: 'installed',
    before: async (opening) => {
      opening.on('requestfinished', (request) => {
        if (isUrgentAlertsQuery(request)) answers.push(request.url().length);
      });
    },
  });
  await waitForPageContent(page);
  return { page, server, answers };
};

/** Reports the visibility as the browser does when another tab or another program covers the page. */
const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

describe('§2 an alert on an open page', () => {
  it('arrives within a minute at the bottom of the window, and stays dismissed', async () => {
    const { page, server, answers } = await openPage();
    await seedAlerts(server, [typhoonAlert]);
    await page.clock.fastForward(minute);
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
    expect(answers).toHaveLength(2);
    await dismissButton(page, typhoonAlert).click();
    await seedAlerts(server, [typhoonAlert, roadAlert]);
    await page.clock.fastForward(minute);
    await stickyAlerts(page).getByText(roadAlert.title).waitFor();
    expect(await page.getByText(typhoonAlert.title).count()).toBe(0);
  });

  it('leaves within a minute after staff have withdrawn it', async () => {
    const { page, server } = await openPage();
    await seedAlerts(server, [typhoonAlert]);
    await page.clock.fastForward(minute);
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
    await seedAlerts(server, [{ ...typhoonAlert, status: 'inactive' }]);
    await page.clock.fastForward(minute);
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor({ state: 'detached' });
  });

  it('causes no query of a hidden tab, and one at once when the tab is shown after more than a minute', async () => {
    const { page, server, answers } = await openPage();
    await setVisibility(page, 'hidden');
    await seedAlerts(server, [typhoonAlert]);
    for (let times = 0; times < 5; times++) await page.clock.fastForward(minute);
    expect(answers).toHaveLength(1);
    await setVisibility(page, 'visible');
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
    expect(answers).toHaveLength(2);
    await setVisibility(page, 'hidden');
    await page.clock.fastForward(minute / 2);
    await setVisibility(page, 'visible');
    await waitUntilSettled(page);
    expect(answers).toHaveLength(2);
    await page.clock.fastForward(minute);
    expect(answers).toHaveLength(3);
  });
});
