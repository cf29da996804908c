import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const key = `draft ${type}`;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const value = (page: Page, name: string) => field(page, name).inputValue();
const enter = (page: Page, name: string, text: string) => field(page, name).fill(text);
const restored = (page: Page) => page.getByText(draftMessages.english.restored.title).waitFor();
const saveBox = (page: Page) => page.getByLabel(draftMessages.english.keep);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clearNow = (page: Page) => button(page, draftMessages.english.clear);
/** The draft that the tab holds now, and the phone's. */
const readStoredDraft = (page: Page) =>
  page.evaluate((of) => [sessionStorage.getItem(of), localStorage.getItem(of)], key);
/** All that both storages hold. */
const everything = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

const another = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(path);
  await field(page, 'lname').waitFor();
  return page;
};

describe('§2 a draft in the tab', () => {
  it('restores a draft after a reload, and names the answers that it did not save', async () => {
    const { page } = await visit(path);
    await fillInForm(page, type);
    await checkRobotBox(page);
    expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain('Sample');
    await page.reload();
    await restored(page);
    await page
      .getByText(draftMessages.english.restored.notKept('Birth date, Civil status and priority lane'))
      .waitFor();
    expect(await value(page, 'lname')).toBe('Sample-Ñ');
    expect(await value(page, 'purpose')).toBe('Job application\n(sample)');
    expect(await page.getByLabel('Female').isChecked()).toBe(true);
    expect(await value(page, 'birthDate')).toBe('');
    expect(await page.getByLabel('Single').isChecked()).toBe(false);
    expect(await page.getByLabel(formMessages.english.form.robot).isChecked()).toBe(false);
  });

  it('stores a draft when the page is left, though the page was never idle', async () => {
    const { page } = await visit(path);
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    await enter(page, 'lname', 'Sample');
    expect(await readStoredDraft(page)).toEqual([null, null]);
    await page.reload();
    expect(await value(page, 'lname')).toBe('Sample');
  });

  it('keeps each answer when the form is left and reopened with Back, and sends nothing until Submit (failures 29)', async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, type);
    await checkRobotBox(page);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    // The address changes before the page does: going back at once would never leave the form.
    await page.locator('[name="lname"]').waitFor({ state: 'detached' });
    await page.goBack();
    expect([await value(page, 'lname'), await value(page, 'birthDate')]).toEqual(['Sample-Ñ', '1990-02-28']);
    expect(await page.getByText(draftMessages.english.restored.title).count()).toBe(0);
    expect(await page.getByLabel(formMessages.english.form.robot).isChecked()).toBe(false);
    await page.goForward();
    await page.locator('[name="lname"]').waitFor({ state: 'detached' });
    await page.goBack();
    expect(await value(page, 'lname')).toBe('Sample-Ñ');
    expect(await readStoredRequests(server)).toEqual([]);
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    expect(await readStoredRequests(server)).toHaveLength(1);
  });

  it('restores a draft after a version update reloads the site', async () => {
    let served = 'one';
    const { page } = await visit(path, {
      before: (opening) =>
        opening.route('**/version.json', (route) => route.fulfill({ json: { version: served } })),
    });
    await enter(page, 'lname', 'Sample');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toBe('one');
    served = 'two';
    await page.goto('/home');
    // The version is stored before the reload: a visit in between would race with it.
    const readReload = () =>
      page.evaluate(() => [
        sessionStorage.getItem('versionReloaded'),
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).type),
      ]);
    await expect.poll(readReload).toEqual(['two', ['reload']]);
    await page.goto(path);
    await restored(page);
    expect(await value(page, 'lname')).toBe('Sample');
  });

  it('submits a restored draft once its two unsaved answers are entered again', {
    tags: 'smoke',
  }, async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, type);
    await page.reload();
    await restored(page);
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByRole('alert').getByText(formMessages.english.form.summary(2)).waitFor();
    await enter(page, 'birthDate', '1990-02-28');
    await page.getByLabel('Single').check();
    await submitForm(page);
    await readConfirmation(page);
    expect(await readStoredRequests(server)).toHaveLength(1);
  });
});

describe('§2 a draft on the phone', () => {
  it('saves a draft on the phone by choice only, and restores it in a new tab', {
    tags: 'smoke',
  }, async () => {
    const { page, context } = await visit(path);
    await enter(page, 'lname', 'Sample');
    expect((await readStoredDraft(page))[1]).toBe(null);
    const empty = await another(context);
    expect(await value(empty, 'lname')).toBe('');
    await empty.close();
    await saveBox(page).check();
    await enter(page, 'fname', 'Resident');
    await expect.poll(async () => (await readStoredDraft(page))[1]).toContain('Resident');
    await page.close();
    const next = await another(context);
    await restored(next);
    expect([await value(next, 'lname'), await value(next, 'fname')]).toEqual(['Sample', 'Resident']);
    expect(await saveBox(next).isChecked()).toBe(true);
    await saveBox(next).uncheck();
    expect((await readStoredDraft(next))[1]).toBe(null);
    expect(await value(next, 'lname')).toBe('Sample');
  });
});

describe("§2 'Clear now'", () => {
  it("keeps 'Clear now' in view at each width while a draft is stored, and clears the draft once confirmed", async () => {
    const { page } = await visit(path);
    expect(await clearNow(page).count()).toBe(0);
    await enter(page, 'lname', 'Sample');
    await saveBox(page).check();
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['lname', 'email', 'purpose', 'schedule']) {
        await field(page, name).scrollIntoViewIfNeeded();
        const box = (await clearNow(page).boundingBox())!;
        expect([width, name, box.y >= 0 && box.y + box.height <= 800]).toEqual([width, name, true]);
      }
    }
    await clearNow(page).click();
    await button(page, draftMessages.english.sure.no).click();
    expect(await value(page, 'lname')).toBe('Sample');
    await clearNow(page).click();
    await button(page, draftMessages.english.sure.yes).click();
    const notice = page.getByText(draftMessages.english.cleared.title);
    await notice.waitFor();
    expect(await readStoredDraft(page)).toEqual([null, null]);
    expect(await everything(page)).not.toContain('Sample');
    expect(await value(page, 'lname')).toBe('');
    const readPlace = async () => (await notice.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await readPlace()) >= 0 && (await readPlace()) < 800).toBe(true);
    await page.reload();
    await field(page, 'lname').waitFor();
    expect(await page.getByText(draftMessages.english.restored.title).count()).toBe(0);
  });

  it('is one line of 44 px on a phone, and covers neither Submit nor what follows, in each language', async () => {
    const { page } = await visit(path);
    await enter(page, 'lname', 'Sample');
    for (const locale of allLocales) {
      const { translate } = localizations[locale];
      await chooseLocale(page, locale);
      const bar = page.getByRole('region', { name: translate(draftMessages).region });
      await bar.waitFor();
      const submit = page
        .getByRole('main')
        .getByRole('button', { name: translate(formMessages).form.submit });
      // Submit comes up from below the window, and no part of the bar is ever over it.
      for (let step = 0; step <= 12; step++) {
        await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight * part) / 12), step);
        const { height, bottom, top } = await bar.evaluate((node) => node.getBoundingClientRect());
        expect(height).toBeLessThanOrEqual(44.5);
        const box = await submit.evaluate((node) => node.getBoundingClientRect());
        expect([locale, step, box.top >= bottom - 0.5 || box.bottom <= top]).toEqual([locale, step, true]);
      }
    }
  });
});

describe('§2 a draft in two tabs', () => {
  const two = async () => {
    const opened = await visit(path);
    const { page, context } = opened;
    await enter(page, 'lname', 'Sample');
    await saveBox(page).check();
    const other = await another(context);
    await restored(other);
    return { ...opened, other };
  };

  it('has the answers of the tab that wrote last, and changes no answer that the other tab shows', async () => {
    const { page, other } = await two();
    await enter(other, 'lname', 'Other');
    await expect.poll(async () => (await readStoredDraft(page))[1]).toContain('Other');
    expect([await value(page, 'lname'), await saveBox(page).isChecked()]).toEqual(['Sample', true]);
    await enter(page, 'fname', 'Mine');
    await expect.poll(async () => (await readStoredDraft(page))[1]).toContain('Mine');
    expect((await readStoredDraft(other))[1]).not.toContain('Other');
    expect((await readStoredDraft(other))[0]).toContain('Other');
    expect([await value(other, 'lname'), await value(other, 'fname')]).toEqual(['Other', '']);
  });

  it('stays in one tab when the other clears it, and is on the phone no longer', async () => {
    const { page, other } = await two();
    const { gone, sure } = draftMessages.english;
    await clearNow(other).click();
    await button(other, sure.yes).click();
    await page.getByText(gone.title).waitFor();
    expect(await value(page, 'lname')).toBe('Sample');
    expect(await saveBox(page).isChecked()).toBe(false);
    await enter(page, 'fname', 'Mine');
    await expect.poll(async () => (await readStoredDraft(page))[0]).toContain('Mine');
    expect((await readStoredDraft(page))[1]).toBe(null);
  });

  it('has its receipt code again after a tab of release 1.0.0 has written it without the code', async () => {
    const { page, other } = await two();
    const readCodes = async () =>
      (await readStoredDraft(page)).map((text) => JSON.parse(text ?? '{}').sent?.code ?? null);
    await expect.poll(async () => new Set(await readCodes()).size).toBe(1);
    const [code] = await readCodes();
    expect(code).toMatch(/^[0-9a-f]{8}-/);
    await other.goto('/Emergency-Hotlines');
    await other.evaluate(
      ([of, text]) => localStorage.setItem(of!, text!),
      [key, `{"formType":"${type}","values":{"lname":"Old"},"keptAt":${testNow}}`],
    );
    await expect.poll(readCodes).toEqual([code, code]);
    expect((await readStoredDraft(page))[1]).toContain('Old');
  });
});

describe('§8 storage that fails (failures 9)', () => {
  it('reports blocked storages, and does not offer to save on the phone', async () => {
    const { page } = await visit(path, {
      mayLog: [/The version check/],
      before: (opening) =>
        opening.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
        }),
    });
    await enter(page, 'lname', 'Sample');
    await page.getByText(draftMessages.english.notKept.title).waitFor();
    expect(await saveBox(page).count()).toBe(0);
  });
});
