/** §6 §7. Three pieces of a clerk's work on the site's content, by only the keyboard, up to where residents read it. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { visitAsStaff } from '../../support/browser/clerk.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { toClientRenderedPath, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const { steps, order } = messages;

/** Presses Tab until the control has the focus. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}.`);
};

const byName = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);

const pressKey = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

const openList = async (page: Page, list: keyof typeof messages.lists): Promise<void> => {
  await pressKey(page, page.getByRole('link', { name: staffMessages.tabs.content }));
  await pressKey(page, byName(page, messages.lists[list].title));
};

const record = (page: Page, title: string) => page.locator('main li > button').filter({ hasText: title });

const save = async (page: Page): Promise<void> => {
  await pressKey(page, byName(page, messages.save));
  await page.getByText(messages.saved, { exact: true }).waitFor();
};

describe('§6 the content as work, by only the keyboard', () => {
  it('inserts a step into a service of four, with its translations', async () => {
    const { page } = await visitAsStaff();
    await openList(page, 'charter');
    await pressKey(page, record(page, 'Issuance of Barangay Clearance'));
    await pressKey(page, byName(page, steps.of(steps.addBelow, 2)));
    await page.keyboard.type('Sample: wait for your name');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sample guard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20');
    for (const [language, what, who] of [
      ['fil', 'Halimbawa: maghintay', 'Bantay'],
      ['ceb', 'Pananglitan: hulat', 'Guwardiya'],
    ] as const) {
      await tabTo(page, field(page, `translations.${language}.Procedure.2`));
      await page.keyboard.type(what);
      await page.keyboard.press('Tab');
      await page.keyboard.type(who);
    }
    await save(page);
    expect(await page.getByText(/see these texts in English/).count()).toBe(0);
    const resident = await page.context().newPage();
    await withLocaleCookie('ceb')(page, page.context());
    await resident.goto(toClientRenderedPath('/services/issuance-of-barangay-clearance'));
    for (const text of ['Pananglitan: hulat', 'Guwardiya', '20 ka minuto'])
      await resident.getByText(text).filter({ visible: true }).first().waitFor();
  });

  it('publishes an alert until six, as its preview shows it', async () => {
    const { page } = await visitAsStaff();
    await openList(page, 'announcements');
    await pressKey(page, byName(page, messages.create(messages.lists.announcements.one)));
    await pressKey(page, field(page, 'kind'), 'Space');
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, field(page, 'title'));
    await page.keyboard.type('Sample: the river rises');
    await page.getByText(messages.problems.missing.validUntil!).waitFor();
    await pressKey(page, byName(page, messages.alertEnd.today));
    await pressKey(page, byName(page, messages.preview));
    const region = (on: Page) => on.getByRole('region', { name: alertMessages.english.region });
    const previewed = await region(page).innerText();
    expect(previewed).toMatch(/6:00\spm/);
    await save(page);
    const resident = await page.context().newPage();
    await resident.goto('/home');
    await region(resident).waitFor();
    expect(await region(resident).innerText()).toBe(previewed);
  });

  it('adds an eighth kagawad, who stands after the seventh, and moves her up', async () => {
    const { page } = await visitAsStaff();
    await openList(page, 'officials');
    await pressKey(page, byName(page, messages.create(messages.lists.officials.one)));
    await tabTo(page, field(page, 'position'));
    await page.keyboard.type('Barangay Kagawad');
    await tabTo(page, field(page, 'name'));
    await page.keyboard.type('Sample Eight');
    await save(page);
    await pressKey(page, byName(page, messages.goOn));
    const eighth = 'Barangay Kagawad, Sample Eight';
    const readTitles = async () =>
      (await page.locator('main li > button').allInnerTexts()).map((text) => text.split('\n')[0]);
    await record(page, eighth).waitFor();
    expect((await readTitles()).indexOf(eighth)).toBe(8);
    await pressKey(page, byName(page, order.up(eighth)));
    await expect.poll(async () => (await readTitles()).indexOf(eighth)).toBe(7);
    await page.getByText(order.moved(eighth, 8, 12)).waitFor();
    const resident = await page.context().newPage();
    await resident.goto(toClientRenderedPath('/Elected-Officials'));
    const rows = resident.getByRole('main').getByRole('listitem').filter({ hasText: 'Barangay Kagawad' });
    await rows.filter({ hasText: 'Sample Eight' }).waitFor();
    expect((await rows.allInnerTexts()).findIndex((text) => text.includes('Sample Eight'))).toBe(6);
  });
});
