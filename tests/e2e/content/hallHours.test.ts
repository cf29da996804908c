/** The hall's hours on Home and on the page of the barangay: at an hour, as time passes, and before the page knows the time. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';
import { dismissButton, readLayoutShifts, watchLayoutShifts } from '../../support/browser/alerts.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { unreadLogs } from '../../support/browser/lookupPages.ts';
import { failListQueries, mockListQueries, seedRecords } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { startServerWithAlerts, typhoonAlert } from '../../support/server/alerts.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const { opens, closes } = site.hall;
const { hall, hours } = partMessages.english;
const hour = 3_600_000;

const mainText = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const dayRows = (page: Page) => page.getByRole('main').getByText(/^\w{3} \d+ \w{3}.*: (?:\d|closed)/);

describe("the hall's hours on Home", () => {
  it('change while the page stays open: at the closing hour, and at midnight', async () => {
    const { page } = await visit('/home', { clock: 'installed' });
    await mainText(page, hall.open(closes)).waitFor();
    await page.clock.fastForward(manilaInstant(`2031-05-06T${closes}`) - testNow + 1_000);
    await mainText(page, hall.opens('Wednesday', opens)).waitFor();
    await page.clock.fastForward(12 * hour);
    await mainText(page, hall.opensToday(opens)).waitFor();
    expect((await dayRows(page).allTextContents())[0]).toMatch(/^Thu 8 May/);
  });

  it('follow the server where the clock of the device is ten years ahead', async () => {
    const { page } = await visit('/home', {
      clock: 'real',
      server: await startTestServer({ dist: inject('siteDist') }),
      before: (opening) => opening.clock.setSystemTime(testNow + 87_600 * hour),
    });
    await mainText(page, hall.open(closes)).waitFor();
  });

  it.each(Object.values(widths).flatMap((width) => allLocales.map((locale) => [width, locale] as const)))(
    'move nothing when they replace the weekly hours at %i px in the locale %s',
    async (width, locale) => {
      const messages = localizations[locale].translate(partMessages).hall;
      const { page } = await visit('/home', {
        width,
        before: async (opening, context) => {
          await withLocaleCookie(locale)(opening, context);
          await watchLayoutShifts(opening);
        },
      });
      await mainText(page, messages.open(closes)).waitFor();
      await mainText(page, messages.holidaysMayBeMissing).waitFor();
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );

  it.each(Object.values(widths))(
    'are the weekly hours, and the next closed days while an urgent alert runs, at %i px',
    async (width) => {
      const { page } = await visit('/home', {
        width,
        server: await startServerWithAlerts(typhoonAlert),
        before: watchLayoutShifts,
      });
      await dismissButton(page, typhoonAlert).waitFor();
      expect(await mainText(page, hours(opens, closes)).isVisible()).toBe(true);
      expect(await dayRows(page).count()).toBe(0);
      await mainText(page, 'Thursday, 12 June: closed, Independence Day').waitFor();
      expect(
        await page
          .getByRole('main')
          .getByText(/Open now|Closed now/)
          .count(),
      ).toBe(0);
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );

  it('are the weekly hours and the next closed days in the HTML of the page, which may be read hours later', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const html = await (await fetch(`${server.address}home`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain(hours(opens, closes));
    expect(main).toContain('Thu 12 Jun: closed, Independence Day');
    expect(main).not.toMatch(/Open now|Closed now| May: /);
  });
});

describe("§3 the hall's card by the records of its days", () => {
  const days = [
    { id: '2031-05-07', closedMorning: true, reason: 'Sample assembly' },
    { id: '2031-05-08', closedMorning: true, closedAfternoon: true },
  ];

  /** A server with the days, whose clock the test moves. */
  const startServerWithDays = async () => {
    let at = testNow;
    const server = await startTestServer({ dist: inject('siteDist'), now: () => at });
    await seedRecords(server, 'hallDays', days);
    const later = () => {
      at += (site.freshFor + 1) * 60_000;
    };
    return { server, later };
  };

  it.each(Object.values(widths))('moves nothing when the time is known, at %i px', async (width) => {
    const { server } = await startServerWithDays();
    const { page } = await visit('/home', { width, server, before: watchLayoutShifts });
    await mainText(page, hall.open(closes)).waitFor();
    await mainText(page, hall.holidaysMayBeMissing).waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  it('says of which day the copy is while the days cannot be read again', async () => {
    const { server, later } = await startServerWithDays();
    const path = toClientRenderedPath('/home');
    const { page } = await visit(path, { server, storesQueryResults: true, mayLog: unreadLogs });
    await page.getByRole('main').getByText('Sample assembly').waitFor();
    expect(await mainText(page, hall.asOf('6 May 2031')).count()).toBe(0);
    later();
    await failListQueries(page, 'hallDays');
    await page.reload();
    await mainText(page, hall.asOf('6 May 2031')).waitFor();
    await page.getByRole('main').getByText('Sample assembly').waitFor();
  });

  it('shows a day at once that closed after the page was rendered', async () => {
    const { server } = await startServerWithDays();
    const { page } = await visit('/home', {
      server,
      before: (opening) =>
        mockListQueries(opening, 'hallDays', [
          { id: '2031-05-07', closedMorning: true, closedAfternoon: true, reason: 'Sample storm' },
        ]),
    });
    await page.getByRole('main').getByText('Sample storm').waitFor();
    expect(await page.getByRole('main').getByText('Sample assembly').count()).toBe(0);
  });
});

describe("the hall's hours on the page of the barangay", () => {
  it.each(Object.values(widths).flatMap((width) => allLocales.map((locale) => [width, locale] as const)))(
    'move nothing on the page when the time is known at %i px in the locale %s',
    async (width, locale) => {
      const messages = localizations[locale].translate(partMessages).hall;
      const { page } = await visit('/The-Barangay', {
        width,
        before: async (opening, context) => {
          await withLocaleCookie(locale)(opening, context);
          await watchLayoutShifts(opening);
        },
      });
      await mainText(page, messages.open(closes)).waitFor();
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );
});
