/** What a telephone shows before anybody scrolls: the header of every page, and the first screens of Home and of a receipt. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkRequestPath } from '../../../src/components/paths/servicePaths.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { allLocales, type Locale, locales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';
import { receiptKey } from '../../../src/ssr/hydration/requestKeys.ts';
import { alertBanners } from '../../support/browser/alerts.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { setTextSize, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { startServerWithAlerts, typhoonAlert } from '../../support/server/alerts.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

/** The height that the smallest common telephone shows of a page (px). */
const screenHeight = 740;

const header = (page: Page) => page.getByRole('banner');
const bottomOf = (locator: Locator): Promise<number> =>
  locator.evaluate((node) => node.getBoundingClientRect().bottom + scrollY);

/** How many lines the text of an element has, where it is seen. */
const countLines = (locator: Locator): Promise<number> =>
  locator.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

/** The header's height with the woven border: where the page itself begins. */
const measureHeader = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((node) => node.getBoundingClientRect().top + scrollY);

const readHeaderLines = async (page: Page) => {
  const brand = header(page).getByRole('link').first();
  const names = [site.place.province, site.place.municipality, site.barangay];
  return Promise.all(
    names.map(async (name) => {
      const line = brand.locator('span > *').filter({ hasText: name }).last();
      return [name, await line.isVisible(), await countLines(line)] as const;
    }),
  );
};

/** Each control of the header that is not wholly within the window, or not on the row of the others of its kind. */
const findMisplaced = async (page: Page, locale: Locale): Promise<readonly string[]> => {
  const { translate } = localizations[locale];
  const names = [...Object.values(locales), translate(searchMessages).open, translate(partMessages).menu];
  const width = page.viewportSize()?.width ?? 0;
  const boxes = await Promise.all(
    names.map(async (name) => ({
      name,
      box: await header(page).getByRole('button', { name, exact: true }).boundingBox(),
    })),
  );
  const rowOfLanguages = boxes[0]?.box?.y;
  return boxes.flatMap(({ name, box }, at) => {
    if (box === null) return [`${name} is not there`];
    const isStrip = at <= Object.keys(locales).length;
    return [
      ...(box.x < 0 || box.x + box.width > width ? [`${name} is outside`] : []),
      ...(isStrip && Math.abs(box.y - (rowOfLanguages ?? 0)) > 1 ? [`${name} is on another row`] : []),
      ...(box.height < 44 || box.width < 44 ? [`${name} is ${box.width} x ${box.height} px`] : []),
    ];
  });
};

describe('§2 the header on a telephone', () => {
  it.each([320, widths.phone].flatMap((width) => allLocales.map((locale) => [width, locale] as const)))(
    'has the name on three lines, the languages on one, and 104 px at most, at %i px in the locale %s',
    async (width, locale) => {
      const { page } = await visit('/News', { width, before: withLocaleCookie(locale) });
      expect(await measureHeader(page)).toBeLessThanOrEqual(104);
      expect(await readHeaderLines(page)).toEqual([
        [site.place.province, true, 1],
        [site.place.municipality, true, 1],
        [site.barangay, true, 1],
      ]);
      expect(await findMisplaced(page, locale)).toEqual([]);
    },
  );

  it('names the kind of place before each name at 360 px', async () => {
    const { page } = await visit('/News');
    for (const line of [site.province, site.municipality])
      expect(await header(page).getByText(line, { exact: true }).innerText()).toBe(line);
  });

  it.each(allLocales)(
    'takes a quarter of the screen at most with text of twice the size, with three lines, in the locale %s',
    async (locale) => {
      const { page } = await visit('/News', { before: withLocaleCookie(locale) });
      await setTextSize(page, '200%');
      expect(await measureHeader(page)).toBeLessThanOrEqual(screenHeight / 4);
      expect((await readHeaderLines(page)).map(([, isVisible]) => isVisible)).toEqual([true, true, true]);
      expect(await findMisplaced(page, locale)).toEqual([]);
    },
  );
});

const errandPaths = ['/Form_Request', checkRequestPath, '/Citizens-Charter', '/Emergency-Hotlines'];

/** What of the four errands and the number to call ends below the first screen. */
const findBelowScreen = async (page: Page): Promise<readonly string[]> => {
  const main = page.getByRole('main');
  const hrefs = [...errandPaths, 'tel:911'];
  const bottoms = await Promise.all(hrefs.map((href) => bottomOf(main.locator(`a[href="${href}"]`).first())));
  return hrefs.filter((_, at) => (bottoms[at] ?? Number.POSITIVE_INFINITY) > screenHeight);
};

describe('§2 the first screen of a receipt, 360 x 640', () => {
  const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

  it.each(allLocales)(
    'has the day, the reference and the ways to keep both, in the locale %s',
    async (locale) => {
      const { calendar, picture } = localizations[locale].translate(receiptMessages);
      const kept = { id: '4f3a', code, schedule: '2031-09-24T10:30' };
      const { page, server } = await visit(requestPath('BARANGAY_CLEARANCE'), {
        before: async (opening, context) => {
          await withLocaleCookie(locale)(opening, context);
          await opening.addInitScript(([key, receipt]) => sessionStorage.setItem(key, receipt), [
            receiptKey('BARANGAY_CLEARANCE'),
            JSON.stringify(kept),
          ] as const);
        },
      });
      const main = page.getByRole('main');
      const button = (name: string) => main.getByRole('button', { name, exact: true });
      const day = main.getByText(/24/).first();
      const reference = main.getByText('4f3a', { exact: true });
      for (const part of [day, reference, button(picture.save), button(calendar.save)])
        expect(await bottomOf(part)).toBeLessThanOrEqual(640);
      // On the page that its link opens, as on any phone with the code.
      await seedRequests(createTestClient(server), [
        { id: '4f3a', code, receiptFields: { schedule: kept.schedule } },
      ]);
      await page.goto(`${checkRequestPath}#${code}`);
      for (const part of [day, reference, button(calendar.save)])
        expect(await bottomOf(part)).toBeLessThanOrEqual(640);
    },
  );
});

describe('§2 the first screen of Home', () => {
  it.each(allLocales)(
    "has the four errands, a number to call and the hall's day on a telephone, in the locale %s",
    async (locale) => {
      const { translate } = localizations[locale];
      const { page } = await visit('/home', { before: withLocaleCookie(locale) });
      expect(await findBelowScreen(page)).toEqual([]);
      const state = page.getByText(translate(partMessages).hall.open(site.hall.closes), { exact: true });
      expect(await bottomOf(state)).toBeLessThanOrEqual(screenHeight);
    },
  );

  it.each(allLocales)(
    'has the errands and a number to call under an urgent alert, in the locale %s',
    async (locale) => {
      const server = await startServerWithAlerts({ ...typhoonAlert, summary: 'Sample: stay inside.' });
      const { page } = await visit('/home', { server, before: withLocaleCookie(locale) });
      await alertBanners(page).or(page.locator('[data-alert]')).first().waitFor();
      expect(await findBelowScreen(page)).toEqual([]);
    },
  );

  it('begins all texts of its card at one edge, beside icons of one size', async () => {
    for (const width of Object.values(widths)) {
      const { page } = await visit('/home', { width });
      const titles = await page
        .getByRole('main')
        .locator('a b')
        .filter({ hasNotText: partMessages.english.emergency.number })
        .evaluateAll((found) => found.slice(0, 4).map((node) => node.getBoundingClientRect().left));
      const hall = await page
        .getByText(partMessages.english.tasks.hall, { exact: true })
        .evaluate((node) => node.getBoundingClientRect().left);
      expect(new Set([...titles, hall].map(Math.round)).size).toBe(1);
      const icons = await page
        .getByRole('main')
        .locator(
          'a[href="/Form_Request"], a[href="/Request_Status"], a[href="/Citizens-Charter"], a[href="/Emergency-Hotlines"], [role="group"][aria-labelledby="hall-hours"]',
        )
        .evaluateAll((found) =>
          found
            .slice(0, 5)
            .map((node) => Math.round(node.querySelector('span')?.getBoundingClientRect().width ?? 0)),
        );
      expect(new Set(icons).size).toBe(1);
    }
  });
});
