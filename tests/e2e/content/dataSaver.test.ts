/** Pictures that wait for a tap (docs/decisions/data-saver.md): by preference, or because the browser asks for it. */

import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { routeOfPage } from '../../../src/routes/menu.ts';
import { badStorage } from '../../support/browser/brokenStorage.ts';
import { undrawn, visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const said = partMessages.saveData;
const path = routeOfPage('Tourism').path;
const isPicture = (request: Request) => new URL(request.url()).pathname.startsWith('/images/');

/** Planted before anything of a page runs. */
const chosen = (choice: 'on' | 'off') => (page: Page) =>
  page.addInitScript((saved) => {
    // Once: what is chosen on the page counts from then on.
    if (localStorage.getItem('saveData') === null) localStorage.setItem('saveData', saved);
  }, choice);
const askedByBrowser = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The pictures that a visit asks for, from its beginning on. */
const counting = () => {
  const asked: string[] = [];
  return {
    asked,
    from: (page: Page) => page.on('request', (request) => isPicture(request) && asked.push(request.url())),
  };
};

const ask = (page: Page) => page.getByRole('button', { name: said.show }).first();
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const isLoaded = (page: Page) =>
  picture(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

describe('§2 a picture', () => {
  it('comes with its page where nothing was chosen', async () => {
    const { page } = await visit(path);
    await picture(page).waitFor();
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(await ask(page).isVisible()).toBe(false);
  });

  it.each([
    ['on a page that came drawn', path],
    ['on a page that did not', undrawn(path)],
  ])('waits where data is saved, and comes by a tap, %s', async (_, at) => {
    const seen = counting();
    const { page } = await visit(at, {
      before: async (opening) => {
        seen.from(opening);
        await chosen('on')(opening);
      },
    });
    await ask(page).waitFor();
    await ask(page).scrollIntoViewIfNeeded();
    expect(seen.asked).toEqual([]);
    await ask(page).press('Enter');
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(seen.asked).toHaveLength(1);
    expect(await picture(page).evaluate((image) => image === document.activeElement)).toBe(true);
    expect(await ask(page).isVisible()).toBe(false);
  });

  it('waits where the browser asks for it, but for who has chosen otherwise', async () => {
    const { page } = await visit(path, { before: askedByBrowser });
    await ask(page).waitFor();
    const { page: other } = await visit(path, {
      before: async (opening) => {
        await askedByBrowser(opening);
        await chosen('off')(opening);
      },
    });
    await picture(other).waitFor();
    expect(await ask(other).isVisible()).toBe(false);
  });

  it('waits on the next page too, which is not loaded anew', async () => {
    const seen = counting();
    const { page } = await visit('/Visitor', {
      before: async (opening) => {
        seen.from(opening);
        await chosen('on')(opening);
      },
    });
    await page.getByRole('main').getByRole('link', { name: 'Barangay Tourism' }).click();
    await ask(page).waitFor();
    expect(seen.asked).toEqual([]);
  });
});

describe("§2 the footer's switch", () => {
  it('says what holds, changes it at once, and is remembered', async () => {
    const { page } = await visit(path);
    await picture(page).waitFor();
    await page.getByRole('button', { name: said.off, exact: true }).click();
    await page.getByRole('button', { name: said.on, exact: true }).waitFor();
    await ask(page).waitFor();
    await page.reload();
    await ask(page).waitFor();
    await page.getByRole('button', { name: said.on, exact: true }).click();
    await picture(page).waitFor();
    await page.reload();
    await picture(page).waitFor();
    expect(await ask(page).isVisible()).toBe(false);
  });

  it.each(badStorage([]))('holds for the page where storage is %s', async (_, fault) => {
    const { page } = await visit(path, {
      mayLog: [/^The version check: /],
      before: (opening) => opening.addInitScript(fault),
    });
    await page.getByRole('button', { name: said.off, exact: true }).click();
    await ask(page).waitFor();
  });
});
