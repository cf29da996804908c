import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { mapMessages } from '../../../src/i18n/en/map.ts';
import { map, site } from '../../../src/site.ts';
import { mockTiles } from '../../support/browser/tiles.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { takeSample } from '../../support/sampling.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

const { street } = mapMessages.english;
const path = '/Tourism-Map';
/** A site without the position of its hall has no map: tests/e2e/adoption/adopted.test.ts. */
const hall = map?.hall ?? { lat: 0, lng: 0 };
const hasMap = map !== null;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const mapImage = (page: Page) => main(page).getByRole('img', { name: /^Drawn map/ });
const streetMap = (page: Page) => main(page).getByRole('region', { name: street.label });
const mapMarkers = (page: Page) => streetMap(page).getByRole('button', { name: /^\d+\. |^Barangay hall$/ });

const showStreets = async (page: Page) => {
  await button(page, street.show).click();
  await streetMap(page).waitFor();
};

/** Chromium's messages for a picture that fails to load. */
const mayLog = [/404/, /ERR_INTERNET_DISCONNECTED/] as const;

type Fields = Readonly<Record<string, unknown>>;

const toPlaceValue = (lat: number, lng: number) => ({
  mapValue: { fields: { lat: { doubleValue: lat }, lng: { doubleValue: lng } } },
});

const seedPlaces = async (server: RunningServer, rows: readonly Fields[]) => {
  const writes = rows.map((fields, at) => ({
    update: {
      name: `${testDocumentsRoot}/${site.root}/Tourism_List/list/a-planted-${String(at).padStart(3, '0')}`,
      fields: {
        status: { stringValue: 'active' },
        title: { stringValue: `Planted ${at}` },
        order: { integerValue: String(at - 1_000) },
        ...fields,
      },
    },
  }));
  expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
};

/** Replaces the sample places with those of the rows. */
const replacePlaces = async (server: RunningServer, rows: readonly Fields[]) => {
  const writes = ['sample-viewpoint', 'sample-farm-visit', 'sample-barangay-fiesta'].map((id) => ({
    delete: `${testDocumentsRoot}/${site.root}/Tourism_List/list/${id}`,
  }));
  expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
  await seedPlaces(server, rows);
};

describe.runIf(hasMap).each(Object.entries(widths))('§2 the tourism map at %s width', (_, width) => {
  it('renders the SVG drawing with distances, and requests neither tiles nor street map code', async () => {
    const fetched: string[] = [];
    let requestedUrls: readonly string[] = [];
    const { page } = await visit(path, {
      width,
      before: async (opening, context) => {
        ({ requestedUrls } = await mockTiles(context, 'a picture'));
        opening.on('request', (request) => fetched.push(request.url()));
      },
    });
    await mapImage(page).waitFor();
    expect(await mapImage(page).getAttribute('aria-label')).toBe(mapMessages.english.drawn.label(2));
    const items = main(page).getByRole('listitem');
    await items.getByText('1.2 km northeast of the hall, in a straight line').waitFor();
    await items.getByText('1.3 km southwest of the hall, in a straight line').waitFor();
    await items.getByText('Where: Covered court').waitFor();
    expect(await items.filter({ hasText: 'Sample barangay fiesta' }).textContent()).not.toMatch(/km|^\d/);
    expect(requestedUrls).toEqual([]);
    expect(fetched.filter((url) => /StreetMap-/.test(url))).toEqual([]);
  });

  it('positions its places in proportion to their coordinates', async () => {
    const { page } = await visit(path, { width });
    const sheet = (await mapImage(page).boundingBox())!;
    const middleOf = async (number: string) => {
      const box = (await mapImage(page).getByText(number, { exact: true }).boundingBox())!;
      return { x: box.x + box.width / 2 - sheet.x, y: box.y + box.height / 2 - sheet.y };
    };
    const [first, second] = [await middleOf('1'), await middleOf('2')];
    // The viewpoint is 1,880 m east and 1,545 m north of the farm: to one pixel, the same ratio.
    expect(Math.abs((first.x - second.x) / (second.y - first.y) - 1_881 / 1_546)).toBeLessThan(0.02);
    expect(first.x).toBeLessThan(sheet.width);
    expect(second.y).toBeLessThan(sheet.height);
  });

  it('switches to a street map with tiles, labeled markers and credit, and back', async () => {
    const { page, context } = await visit(path, { width });
    const { requestedUrls, referrers } = await mockTiles(context, 'a picture');
    await showStreets(page);
    await streetMap(page).locator('img.leaflet-tile-loaded').first().waitFor();
    expect(requestedUrls.length).toBeGreaterThan(0);
    expect(
      requestedUrls.filter((url) => !/^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/.test(url)),
    ).toEqual([]);
    expect(new Set(referrers)).toEqual(new Set([new URL('/', page.url()).href]));
    expect(await mapImage(page).count()).toBe(0);

    const credit = main(page).getByRole('link', { name: '© OpenStreetMap contributors' });
    expect(await credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    expect(
      await mapMarkers(page).evaluateAll((all) => all.map((marker) => marker.getAttribute('aria-label'))),
    ).toEqual(['Barangay hall', '1. Sample viewpoint over the fields', '2. Sample farm visit']);
    await mapMarkers(page).nth(2).click();
    await streetMap(page).getByText('A walk through a farm with the people who work it.').waitFor();
    for (const name of [street.zoomIn, street.zoomOut, street.close]) {
      const box = (await streetMap(page).getByRole('button', { name }).boundingBox())!;
      expect([name, box.width >= 44 && box.height >= 44]).toEqual([name, true]);
    }
    await button(page, street.hide).click();
    await mapImage(page).waitFor();
    expect(await streetMap(page).count()).toBe(0);
    expect(await page.locator('.leaflet-container').count()).toBe(0);
  });

  it.each(['not found', 'no line'] as const)(
    'keeps the SVG drawing when tiles fail (%s), reports it, and loads the street map on a retry',
    async (answer) => {
      const { page, context } = await visit(path, { width, mayLog });
      await mockTiles(context, answer);
      await button(page, street.show).click();
      // Before the time limit, which is longer here than a test waits.
      await main(page).getByRole('status').filter({ hasText: street.failed }).waitFor();
      await mapImage(page).waitFor();
      expect(await page.locator('.leaflet-container').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await mockTiles(context, 'a picture');
      await button(page, street.again).click();
      await streetMap(page).waitFor();
      expect(await main(page).getByText(street.failed).count()).toBe(0);
    },
  );
});

describe.runIf(hasMap)('§2 §8 a street map that fails to load', () => {
  it('lets the reader leave a loading street map, and gives up after eight seconds without tiles', async () => {
    const { page, context } = await visit(path, { clock: 'installed' });
    const { requestedUrls } = await mockTiles(context, 'no answer');
    await button(page, street.show).click();
    await main(page).getByText(street.onItsWay).waitFor();
    await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
    await mapImage(page).waitFor();
    await button(page, street.hide).click();
    await button(page, street.show).click();
    await page.locator('.leaflet-container').waitFor({ state: 'attached' });
    await page.clock.fastForward(8_000);
    await main(page).getByText(street.failed).waitFor();
    await mapImage(page).waitFor();
  });

  it('reports street map code that fails to load, and fetches it again on a retry', async () => {
    const { page, context } = await visit(path, {
      mayLog: [/The street map could not be fetched/, /ERR_FAILED/],
      before: async (_, opening) => {
        await opening.route('**/assets/StreetMap-*', (route) => route.abort());
      },
    });
    await mockTiles(context, 'a picture');
    await button(page, street.show).click();
    await main(page).getByText(street.failed).waitFor();
    await context.unroute('**/assets/StreetMap-*');
    await button(page, street.again).click();
    await streetMap(page).waitFor();
  });
});

describe.runIf(hasMap)('§2 the street map in use', () => {
  it('opens, pans and closes the street map by keyboard without losing the focus', async () => {
    const { page, context } = await visit(path, { width: widths.desk });
    await mockTiles(context, 'a picture');
    await mapImage(page).waitFor();
    const readFocus = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    const press = async (key: string, until: string) => {
      for (let times = 0; times < 40 && (await readFocus()) !== until; times++)
        await page.keyboard.press(key);
      expect(await readFocus()).toBe(until);
    };
    await press('Tab', street.show);
    await page.keyboard.press('Enter');
    await streetMap(page).waitFor();
    expect(await readFocus()).toBe(street.hide);
    await press('Shift+Tab', '1. Sample viewpoint over the fields');
    await page.keyboard.press('Enter');
    expect(await readFocus()).toContain('A place to stand and look over the plateau.');
    await page.keyboard.press('Escape');
    expect(await readFocus()).toBe('1. Sample viewpoint over the fields');
    await press('Shift+Tab', street.label);
    // Leaflet ignores an arrow key while the map still moves for the popup.
    await page.locator('.leaflet-pan-anim').waitFor({ state: 'detached' });
    const before = (await mapMarkers(page).first().boundingBox())!;
    await page.keyboard.press('ArrowRight');
    expect((await mapMarkers(page).first().boundingBox())!.x).toBeLessThan(before.x);
    await press('Tab', street.hide);
    await page.keyboard.press('Enter');
    await mapImage(page).waitFor();
    expect(await readFocus()).toBe(street.show);
  });

  it('scrolls the page by wheel until the street map has the focus, and then zooms', async () => {
    const { page, context } = await visit(path, { width: widths.desk });
    await mockTiles(context, 'a picture');
    await showStreets(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 0));
    await streetMap(page).hover();
    const start = await scrolled();
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBe(start + 100);
    await streetMap(page).click({ position: { x: 20, y: 20 } });
    const zoom = () =>
      streetMap(page)
        .locator('img.leaflet-tile')
        .evaluateAll((all) =>
          Math.max(...all.map((tile) => Number((tile as HTMLImageElement).src.split('/').at(-3)))),
        );
    const at = [await zoom(), await scrolled()];
    await page.mouse.wheel(0, -200);
    await expect.poll(zoom).toBeGreaterThan(at[0]!);
    expect(await scrolled()).toBe(at[1]);
  });

  it('leaves one-finger scrolling to the page until the street map has the focus', async () => {
    const { page, context } = await visit(path, { hasTouch: true, isMobile: true });
    await mockTiles(context, 'a picture');
    await showStreets(page);
    const touch = () => streetMap(page).evaluate((frame) => getComputedStyle(frame).touchAction);
    expect(await touch()).toBe('pan-x pan-y');
    await streetMap(page).tap({ position: { x: 20, y: 20 } });
    expect(await touch()).toBe('none');
    await button(page, street.hide).focus();
    await expect.poll(touch).toBe('pan-x pan-y');
  });

  it('disables street map animations under reduced motion', async () => {
    const { page, context } = await visit(path, { reducedMotion: 'reduce' });
    await mockTiles(context, 'a picture');
    await showStreets(page);
    await streetMap(page).getByRole('button', { name: street.zoomIn }).click();
    expect(await page.locator('.leaflet-zoom-anim, .leaflet-fade-anim').count()).toBe(0);
  });

  it('prints the SVG drawing instead of the street map', async () => {
    const { page, context } = await visit(path);
    await mockTiles(context, 'a picture');
    await showStreets(page);
    await page.emulateMedia({ media: 'print' });
    expect(await streetMap(page).isVisible()).toBe(false);
    expect(await mapImage(page).isVisible()).toBe(true);
  });
});

describe.runIf(hasMap)('§2 §8 the places of the map', () => {
  it('lists places with malformed or distant positions, and numbers only the others', async () => {
    const { page, server } = await visit('/home', {
      mayLog: [/field 'place' must have lat and lng/],
    });
    await replacePlaces(server, [
      { place: toPlaceValue(hall.lat, hall.lng) },
      { place: { stringValue: '8.37, 124.85' } },
      { place: { mapValue: {} } },
      { place: toPlaceValue(91, 124.85) },
      { place: { mapValue: { fields: { lat: { doubleValue: 'NaN' }, lng: { doubleValue: 'Infinity' } } } } },
      { place: toPlaceValue(-30, 90) },
      { place: toPlaceValue(hall.lat, hall.lng + 0.01) },
    ]);
    await page.goto(path);
    await mapImage(page).waitFor();
    const items = main(page).getByRole('listitem');
    expect(await items.evaluateAll((all) => all.map((item) => item.textContent))).toEqual([
      '1Planted 0 Where: To be publishedAt the barangay hall',
      '2Planted 6 Where: To be published1.1 km east of the hall, in a straight line',
      ...[1, 2, 3, 4].map((at) => `Planted ${at} Where: To be published`),
      expect.stringMatching(
        /^Planted 5 Where: To be published\d,\d{3} km southwest of the hall, in a straight line\. Too far for this map\.$/,
      ),
    ]);
  });

  it.each([320, widths.desk])(
    'shows a hundred places without horizontal scrolling on a page %i pixels wide',
    async (width) => {
      const { page, context, server } = await visit('/home', { width });
      await seedPlaces(
        server,
        Array.from({ length: 100 }, (_, at) => ({
          place: toPlaceValue(hall.lat + ((at % 10) - 5) / 400, hall.lng + (Math.floor(at / 10) - 5) / 400),
        })),
      );
      await page.goto(path);
      await mapImage(page).waitFor();
      expect(await main(page).getByRole('listitem').count()).toBe(100);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await mockTiles(context, 'a picture');
      await showStreets(page);
      expect(await mapMarkers(page).count()).toBeGreaterThan(95);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it('shows payloads as text in the list and on the street map (failures 22)', async () => {
    const { page, context, server } = await visit('/home', { width: widths.desk });
    await replacePlaces(
      server,
      hostilePayloads.map((payload, at) => ({
        title: { stringValue: payload },
        summary: { stringValue: payload },
        where: { stringValue: payload },
        place: toPlaceValue(hall.lat + ((at % 8) - 4) / 200, hall.lng + (Math.floor(at / 8) - 2) / 200),
      })),
    );
    await page.goto(path);
    await mapImage(page).waitFor();
    const headings = main(page).getByRole('listitem').getByRole('heading');
    const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect((await headings.allTextContents()).map(collapseSpaces)).toEqual(
      hostilePayloads.map(collapseSpaces),
    );
    await mockTiles(context, 'a picture');
    await showStreets(page);
    for (const [at, payload] of takeSample([...hostilePayloads.entries()])) {
      const marker = mapMarkers(page).nth(at + 1);
      expect(await marker.getAttribute('aria-label')).toBe(mapMessages.english.numbered(at + 1, payload));
      await marker.focus();
      await page.keyboard.press('Enter');
      const popupTitle = streetMap(page).locator('.leaflet-popup-content strong').last();
      await expect.poll(() => popupTitle.textContent()).toBe(mapMessages.english.numbered(at + 1, payload));
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await streetMap(page).locator('script, iframe, object, embed, form, base, meta').count()).toBe(0);
  });
});
