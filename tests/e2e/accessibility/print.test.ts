/** Pages that people take to the hall or hang on a wall: each prints on clean A4 (failures 30). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formTypes } from '../../../src/form/types.ts';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { countPdfSheets } from '../../support/browser/pdf.ts';
import { mockListQueries } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { createNumberedRecords } from '../../support/lookupRecords.ts';

withBrowser();

const hotlines = '/Emergency-Hotlines';
const main = (page: Page) => page.getByRole('main');

/** The printed font size of a link, in points. */
const readFontSize = async (page: Page, name: string) => {
  await page.emulateMedia({ media: 'print' });
  const pixels = await main(page)
    .getByRole('link', { name })
    .first()
    .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  await page.emulateMedia({ media: null });
  return Math.round((pixels * 72) / 96);
};

const clickAndPrint = (page: Page, name: string) => {
  const prints = page.evaluate(
    () => new Promise<void>((done) => window.addEventListener('beforeprint', () => done(), { once: true })),
  );
  return Promise.all([prints, page.getByRole('button', { name, exact: true }).click()]);
};

describe('§9 the printed hotlines', () => {
  it.each([
    [1, 26],
    [12, 21],
    [20, 13],
  ])('prints %i contacts as a poster of one sheet, in numbers of %i points', async (count, points) => {
    const { page } = await visit(toClientRenderedPath(hotlines), {
      before: (opening) =>
        mockListQueries(
          opening,
          'contacts',
          createNumberedRecords(count, (at) => ({
            name: `Sample desk ${at}`,
            group: `Group ${at % 3}`,
            mobileCon1: `0900 ${String(at).padStart(3, '0')} 0000`,
            network1: 'Network 1',
          })),
        ),
    });
    await main(page).getByText('Sample desk 0').waitFor();
    expect(await readFontSize(page, '0900 000 0000 | Network 1')).toBe(points);
    expect(await countPdfSheets(page)).toBe(1);
  });

  it('prints 911 larger than 80 px, and leaves out the hint to tap a number', async () => {
    const { page } = await visit(hotlines);
    await page.emulateMedia({ media: 'print' });
    const national = main(page).getByText(partMessages.english.emergency.number, { exact: true });
    expect(
      await national.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
    ).toBeGreaterThan(80);
    expect(await main(page).getByText('Tap a number to call.').isVisible()).toBe(false);
  });
});

describe('§2 the printed charter, services and hotlines', () => {
  it.each([
    '/Citizens-Charter',
    hotlines,
    ...Object.values(formTypes).map(({ slug }) => `/services/${slug}`),
  ])('%s prints on one sheet', async (path) => {
    const { page } = await visit(path);
    expect(await countPdfSheets(page)).toBe(1);
  });

  it.each([
    ['/Citizens-Charter', lookupMessages.english.charter.print],
    ['/services/issuance-of-barangay-clearance', serviceMessages.english.print],
    [hotlines, lookupMessages.english.hotlines.print],
  ])('%s starts printing by its button', async (path, name) => {
    const { page } = await visit(path);
    await clickAndPrint(page, name);
  });
});
