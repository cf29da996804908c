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

describe.runIf(hasMap)('§2 the tourism map', () => {
  it('draws places in proportion with distances, and requests neither tiles nor street map code until it is shown and hidden', async () => {
    const fetched: string[] = [];
    const { page, context } = await visit(path, {
      before: (opening) => {
        opening.on('request', (request) => fetched.push(request.url()));
        return Promise.resolve();
      },
    });
    const { requestedUrls, referrers } = await mockTiles(context, 'a picture');
    expect(await mapImage(page).getAttribute('aria-label')).toBe(mapMessages.english.drawn.label(2));
    const items = main(page).getByRole('listitem');
    await items.getByText('1.2 km northeast of the hall, in a straight line').waitFor();
    await items.getByText('1.3 km southwest of the hall, in a straight line').waitFor();
    await items.getByText('Where: Covered court').waitFor();
    expect(await items.filter({ hasText: 'Sample barangay fiesta' }).textContent()).not.toMatch(/km|^\d/);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      const sheet = (await mapImage(page).boundingBox())!;
      const middleOf = async (number: string) => {
        const box = (await mapImage(page).getByText(number, { exact: true }).boundingBox())!;
        return { x: box.x + box.width / 2 - sheet.x, y: box.y + box.height / 2 - sheet.y };
      };
      const [first, second] = [await middleOf('1'), await middleOf('2')];
      // The viewpoint is 1,880 m east and 1,545 m north of the farm: to one pixel, the same ratio.
      const ratio = (first.x - second.x) / (second.y - first.y);
      expect([width, Math.abs(ratio - 1_881 / 1_546) < 0.02]).toEqual([width, true]);
      expect(first.x).toBeLessThan(sheet.width);
      expect(second.y).toBeLessThan(sheet.height);
    }
    expect(fetched.filter((url) => /StreetMap-|tile\.openstreetmap/.test(url))).toEqual([]);

    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await showStreets(page);
      await streetMap(page).locator('img.leaflet-tile-loaded').first().waitFor();
      expect(await mapImage(page).count()).toBe(0);
      expect(
        await mapMarkers(page).evaluateAll((all) => all.map((marker) => marker.getAttribute('aria-label'))),
      ).toEqual(['Barangay hall', '1. Sample viewpoint over the fields', '2. Sample farm visit']);
      await mapMarkers(page).nth(2).click();
      await streetMap(page).getByText('A walk through a farm with the people who work it.').waitFor();
      for (const name of [street.zoomIn, street.zoomOut, street.close]) {
        const box = (await streetMap(page).getByRole('button', { name }).boundingBox())!;
        expect([width, name, box.width >= 44 && box.height >= 44]).toEqual([width, name, true]);
      }
      const credit = main(page).getByRole('link', { name: '© OpenStreetMap contributors' });
      expect(await credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
      await page.emulateMedia({ media: 'print' });
      expect([await streetMap(page).isVisible(), await mapImage(page).isVisible()]).toEqual([false, true]);
      await page.emulateMedia({ media: 'screen' });
      await button(page, street.hide).click();
      await mapImage(page).waitFor();
      expect(await streetMap(page).count()).toBe(0);
      expect(await page.locator('.leaflet-container').count()).toBe(0);
    }
    expect(requestedUrls.length).toBeGreaterThan(0);
    expect(
      requestedUrls.filter((url) => !/^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/.test(url)),
    ).toEqual([]);
    expect(new Set(referrers)).toEqual(new Set([new URL('/', page.url()).href]));
  });

  it('keeps the SVG drawing when tiles fail, reports it, and loads the street map on a retry', async () => {
    const { page, context } = await visit(path, { mayLog });
    await mockTiles(context, 'not found');
    await button(page, street.show).click();
    for (const answer of ['not found', 'no line'] as const) {
      await mockTiles(context, answer);
      if (answer === 'no line') await button(page, street.again).click();
      // Before the time limit, which is longer here than a test waits.
      await main(page).getByRole('status').filter({ hasText: street.failed }).waitFor();
      await mapImage(page).waitFor();
      expect(await page.locator('.leaflet-container').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
    }
    await mockTiles(context, 'a picture');
    await button(page, street.again).click();
    await streetMap(page).waitFor();
    expect(await main(page).getByText(street.failed).count()).toBe(0);
  });
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

  it('gives up after twenty seconds without the code of the street map', async () => {
    const { page } = await visit(path, {
      clock: 'installed',
      before: async (_, opening) => {
        await opening.route('**/assets/StreetMap-*', () => {});
      },
    });
    await button(page, street.show).click();
    await main(page).getByText(street.onItsWay).waitFor();
    await page.clock.fastForward(19_000);
    expect(await main(page).getByText(street.failed).count()).toBe(0);
    await page.clock.fastForward(1_000);
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
});

describe.runIf(hasMap)('§2 §8 the places of the map', () => {
  it('shows a hundred places without horizontal scrolling at each width', async () => {
    const { page, context, server } = await visit('/home');
    await seedPlaces(
      server,
      Array.from({ length: 100 }, (_, at) => ({
        place: toPlaceValue(hall.lat + ((at % 10) - 5) / 400, hall.lng + (Math.floor(at / 10) - 5) / 400),
      })),
    );
    await page.goto(path);
    await mockTiles(context, 'a picture');
    const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [320, widths.desk]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await main(page).getByRole('listitem').count()).toBe(100);
      expect(await readWidth()).toBe(width);
      await showStreets(page);
      expect(await mapMarkers(page).count()).toBeGreaterThan(95);
      expect(await readWidth()).toBe(width);
      await button(page, street.hide).click();
    }
  });

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
