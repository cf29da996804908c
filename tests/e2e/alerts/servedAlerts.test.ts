/** Alerts in the HTML that the server answers with, and what hydration makes of them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { loadServerEntry } from '../../../server/ssr/renderer.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { localeCookie } from '../../../src/ssr/domMarkers.ts';
import {
  alertBanners,
  alertHour,
  dismissButton,
  mainHeading,
  readLayoutShifts,
  roadAlert,
  seedAlerts,
  startServerWithAlerts,
  stickyAlerts,
  typhoonAlert,
  waitForPageContent,
  watchLayoutShifts,
} from '../../support/browser/alerts.ts';
import { waitUntilHydrated } from '../../support/browser/hydrated.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { shardRows } from '../../support/sampling.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

/** An address of every route; that of a record leads to none, so the shell answers it. */
const paths = ['/', ...allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample'))];

const fetchPage = async (address: string, path: string, locale = 'en'): Promise<string> => {
  const answer = await fetch(new URL(path, address), {
    headers: { cookie: `${localeCookie}=${locale}` },
  });
  return answer.text();
};

/** The HTML of the page's root element: without the data for its scripts. */
const bodyOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('§2 alerts in the HTML of a page', () => {
  it('has an alert in every page in every language, as soon as staff have stored it', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const alert = { ...typhoonAlert, translations: { fil: { title: 'Sample: bagyo.' } } };
    for (const path of paths)
      expect([path, await fetchPage(server.address, path)]).toEqual([
        path,
        expect.not.stringContaining(alert.title),
      ]);
    await seedAlerts(server, [alert]);
    for (const locale of allLocales)
      for (const path of paths) {
        const title = locale === 'fil' ? 'Sample: bagyo.' : alert.title;
        const parts = bodyOf(await fetchPage(server.address, path, locale)).split(title);
        // Its link, and the name of the button that dismisses it.
        expect([locale, path, parts.length - 1]).toEqual([locale, path, 2]);
      }
  });

  it('has an alert from its first minute until its last, and not once staff have withdrawn it', async () => {
    let now = testNow;
    const server = await startTestServer({ dist: inject('siteDist'), now: () => now });
    const times = { validFrom: testNow + alertHour, validUntil: testNow + 2 * alertHour };
    await seedAlerts(server, [{ ...typhoonAlert, ...times }, roadAlert]);
    const read = async (at: number) => {
      now = at;
      const html = bodyOf(await fetchPage(server.address, '/News'));
      return [typhoonAlert, roadAlert].map(({ title }) => html.includes(title));
    };
    expect(await read(testNow)).toEqual([false, true]);
    expect(await read(times.validFrom - 1)).toEqual([false, true]);
    expect(await read(times.validFrom)).toEqual([true, true]);
    expect(await read(times.validUntil - 1)).toEqual([true, true]);
    expect(await read(times.validUntil)).toEqual([false, true]);
    await seedAlerts(server, [
      { ...typhoonAlert, ...times },
      { ...roadAlert, status: 'inactive' },
    ]);
    expect(await read(testNow)).toEqual([false, false]);
  });

  it('contains of an announcement nothing but what its alert shows', async () => {
    const server = await startServerWithAlerts({ ...typhoonAlert, body: 'Sample: the whole announcement.' });
    const html = await fetchPage(server.address, '/Accessibility');
    expect(html).toContain(typhoonAlert.title);
    expect(html).not.toContain('the whole announcement');
  });

  it('puts no alert into a page of the build, which a static host would serve after its end', async () => {
    const { renderRoute } = await loadServerEntry(inject('siteDist'));
    const data = { ...typhoonAlert, status: 'active', urgent: true, validUntil: testNow + 1 };
    const options = {
      locale: 'en',
      now: testNow,
      address: 'https://example.test',
      documentsOf: (list: string) => (list === 'announcements' ? [{ id: 'storm', data }] : []),
    } as const;
    const render = async (hasAlerts?: true) => {
      const { bodies, alerts } = await renderRoute('/Accessibility', {
        ...options,
        ...(hasAlerts && { hasAlerts }),
      });
      return [bodies[0]?.includes(typhoonAlert.title), alerts.documents.length];
    };
    expect(await render()).toEqual([false, 0]);
    expect(await render(true)).toEqual([true, 1]);
  });
});

const scripts = '**/assets/*.js';

/** Without its scripts the page stays as it was served. */
const holdScripts = (page: Page): Promise<unknown> => page.route(scripts, () => {});

/** Where the page's heading is, and which alerts are visible. */
const readView = async (page: Page) => ({
  heading: (await mainHeading(page).boundingBox())?.y,
  alerts: await alertBanners(page).getByRole('link').allInnerTexts(),
});

describe.each(shardRows(Object.entries(widths), 0, 1))(
  '§2 hydration of a page with alerts at %s width',
  (_, width) => {
    it('moves nothing, and keeps the alert in its place', async () => {
      const server = await startServerWithAlerts(typhoonAlert);
      const { page } = await visit('/News', {
        width,
        server,
        waitsForHydration: false,
        before: async (opening) => {
          await watchLayoutShifts(opening);
          await holdScripts(opening);
        },
      });
      const before = await readView(page);
      expect(before.alerts).toEqual([typhoonAlert.title]);
      await page.unroute(scripts);
      await page.reload();
      await waitUntilHydrated(page);
      await waitForPageContent(page);
      expect(await readView(page)).toEqual(before);
      expect(await readLayoutShifts(page)).toEqual([]);
      expect(await stickyAlerts(page).textContent()).toBe('');
      await dismissButton(page, typhoonAlert).click();
      await alertBanners(page).waitFor({ state: 'detached' });
    });

    it('hides a dismissed alert from the first paint on, and moves nothing when it is removed', async () => {
      const server = await startServerWithAlerts(typhoonAlert, roadAlert);
      const { page } = await visit('/News', { width, server, before: watchLayoutShifts });
      await dismissButton(page, typhoonAlert).click();
      await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
      const dismissed = await readView(page);
      expect(dismissed.alerts).toEqual([roadAlert.title]);
      await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await mainHeading(page).waitFor();
      expect(await readView(page)).toEqual(dismissed);
      expect(await page.getByText(typhoonAlert.title).count()).toBe(1);
      await page.unroute(scripts);
      await page.reload();
      await expect.poll(() => page.getByText(typhoonAlert.title).count()).toBe(0);
      expect(await readView(page)).toEqual(dismissed);
      expect(await readLayoutShifts(page)).toEqual([]);
      await dismissButton(page, roadAlert).click();
      await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await mainHeading(page).waitFor();
      expect((await readView(page)).alerts).toEqual([]);
      expect((await alertBanners(page).boundingBox())?.height).toBe(0);
    });
  },
);
