/** Pages that people take to the hall or hang on a wall: each prints on one clean sheet (failures 30). */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMomentNear } from '../../../src/domain/dates/formatDay.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { requestRow, visitAsStaff } from '../../support/browser/clerk.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import {
  countPdfSheets,
  findBrokenWords,
  layOutAsPrinted,
  oneSheet,
  readPointSize,
} from '../../support/browser/pdf.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { mockListQueries } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { createNumberedRecords } from '../../support/lookupRecords.ts';

withBrowser();

const hotlines = '/Emergency-Hotlines';
const main = (page: Page) => page.getByRole('main');

/** The printed font size of a link, in points. */
const readFontSize = async (page: Page, name: string) => {
  await page.emulateMedia({ media: 'print' });
  const points = await readPointSize(main(page).getByRole('link', { name }).first());
  await page.emulateMedia({ media: null });
  return points;
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
    [15, 17],
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
    expect(await countPdfSheets(page)).toEqual(oneSheet);
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
    expect(await countPdfSheets(page)).toEqual(oneSheet);
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

/** Long answers as people have them: a double name, an address with several parts, an email without a blank. */
const longAnswers = {
  lname: 'Sample-Evangelista de los Santos',
  fname: 'Sample Bartholomew Maximiliano',
  mname: 'Sample-Panganiban',
  birthPlace: 'Sample district, Sample municipality of Nueva Provincia, Philippines',
  email: 'sample.resident.with.a.long.name.2031@barangay-mail.example.com',
  address: 'Sample sitio, Purok 12, beside the covered court and the health station, Sample barangay',
  // A Wednesday of September: the longest name of a day in all three languages.
  schedule: '2031-09-24T10:30',
};

const confirmRequest = async (type: FormType, answers = {}) => {
  const { page } = await visit(requestPath(type));
  await fillInForm(page, type, answers);
  await checkRobotBox(page);
  await submitForm(page);
  const { id } = await readConfirmation(page);
  await page.getByRole('img', { name: receiptMessages.english.qr }).waitFor();
  return { page, id };
};

/** It stands on one line, with room for more. */
const expectOneLine = async (title: Locator) =>
  expect(
    await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  ).toBe(1);

const letterheadLines = [site.province, site.municipality, site.barangay];

describe('§2 the printed receipt', () => {
  it.each(
    allLocales.flatMap((locale) => (Object.keys(formTypes) as FormType[]).map((type) => ({ locale, type }))),
  )('prints long answers to $type over whole words, on one sheet, in $locale', async ({ locale, type }) => {
    const { page, id } = await confirmRequest(type, longAnswers);
    await chooseLocale(page, locale);
    // The papers of the service are read again in the new language.
    const { loading } = localizations[locale].translate(partMessages);
    await main(page).getByText(loading, { exact: true }).first().waitFor({ state: 'hidden' });
    const [day = '', time = ''] = longAnswers.schedule.split('T');
    const appointment = main(page)
      .getByText(formatMomentNear({ day, time }, day, localizations[locale].translate), { exact: true })
      .first();
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await layOutAsPrinted(page);
    expect(await findBrokenWords(main(page))).toEqual([]);
    expect(await readPointSize(appointment)).toBe(
      await readPointSize(main(page).getByText(id, { exact: true })),
    );
    for (const line of letterheadLines)
      expect(await page.getByRole('banner').getByText(line, { exact: true }).isVisible()).toBe(true);
  });

  it('prints each label over its value, the value bold and in 11 points', async () => {
    const { page } = await confirmRequest('BARANGAY_CLEARANCE');
    await layOutAsPrinted(page);
    const rows = await main(page)
      .locator('dl > div')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((row) => {
          const [label, value] = [row.querySelector('dt')!, row.querySelector('dd')!];
          const { fontSize, fontWeight } = getComputedStyle(value);
          return {
            label: label.textContent,
            isBelow: value.getBoundingClientRect().top >= label.getBoundingClientRect().bottom - 1,
            isBold: Number(fontWeight) >= 700,
            isLarge: Number.parseFloat(fontSize) * 0.75 >= 11,
          };
        }),
      );
    const labels = rows.map(({ label }) => label);
    expect(labels).toContain(fieldMessages.english.fields.birthDate.label);
    expect(labels).toContain(serviceMessages.english.facts.fee);
    expect(rows.filter(({ isBelow, isBold, isLarge }) => !isBelow || !isBold || !isLarge)).toEqual([]);
  });
});

describe('§9 the columns of the poster', () => {
  it.each([
    ['0900 001', 50],
    ['0900 000 0000', 39],
  ])('with numbers like %s leave the names %i percent of the sheet', async (number, percent) => {
    const names = ['MDRRMO (Municipal Disaster Risk Reduction and Management Office)', 'Fire station'];
    const { page } = await visit(toClientRenderedPath(hotlines), {
      before: (opening) =>
        mockListQueries(
          opening,
          'contacts',
          createNumberedRecords(2, (at) => ({
            name: names[at]!,
            group: `Group ${at}`,
            mobileCon1: number,
            network1: 'Network 1',
            mobileCon2: number,
            network2: 'Network 2',
          })),
        ),
    });
    await main(page).getByText(names[1]!).waitFor();
    await layOutAsPrinted(page);
    const shares = await main(page)
      .locator('li:has(a)')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [name, numbers] = [...row.children].map((cell) => cell.getBoundingClientRect());
          return [Math.round((100 * name!.width) / row.clientWidth), Math.round(numbers!.left)] as const;
        }),
      );
    expect(shares).toHaveLength(2);
    for (const [share] of shares) expect(share).toBeGreaterThanOrEqual(percent);
    expect(new Set(shares.map(([, left]) => left)).size).toBe(1);
    expect(await findBrokenWords(main(page))).toEqual([]);
    const lines = await main(page)
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getClientRects()[0]!.height));
    expect(new Set(lines.map(Math.round)).size).toBe(1);
  });
});

describe('§7 the printed sheets of staff', () => {
  it('print one request with a letterhead, and its status as text', async () => {
    const { page } = await visitAsStaff();
    await requestRow(page, '4f3a').click();
    await page.getByRole('heading', { level: 1, name: staffMessages.request.title('4f3a') }).waitFor();
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await layOutAsPrinted(page);
    for (const line of letterheadLines)
      expect(await page.getByText(line).filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await page.locator('select, button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText(staffMessages.writing.title).isVisible()).toBe(false);
    const status = page.locator('dl > div').filter({ hasText: staffMessages.request.state });
    expect(await status.locator('dd').innerText()).toBe('Received');
    expect(await findBrokenWords(page.locator('#main'))).toEqual([]);
  });

  it("print a day's list with a letterhead, its date on one line, and no word broken", async () => {
    const { page } = await visitAsStaff();
    await page.getByLabel(staffMessages.desk.day).fill('2031-09-24');
    await page.getByRole('button', { name: staffMessages.desk.look, exact: true }).click();
    const title = page.locator('h2', { hasText: 'Wednesday, 24 September 2031' }).last();
    await title.waitFor({ state: 'attached' });
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await layOutAsPrinted(page);
    await expectOneLine(title);
    for (const line of letterheadLines)
      expect(await page.getByText(line).filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await findBrokenWords(page.getByRole('table'))).toEqual([]);
  });
});
