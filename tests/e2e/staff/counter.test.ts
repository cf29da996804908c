/** §6 §7. A clerk enters a request for somebody at the counter, by keyboard, and prints the receipt; nothing of it stays in the browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { site } from '../../../src/site.ts';
import { counterMessages as messages } from '../../../src/staff/counter/messages.ts';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { listRecords, type StoredRecord, toPlainFields } from '../../../src/staff-core/records.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, type StaffVisit, seededRequests, visitAsStaff } from '../../support/browser/clerk.ts';
import { countPdfSheets, layOutAsPrinted, oneSheet } from '../../support/browser/pdf.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';
import { residentAnswers } from '../../support/form/residentAnswers.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { createTestClient } from '../../support/server/staffCommands.ts';

withBrowser();

const types = Object.keys(formTypes) as readonly FormType[];
const { form, unconfirmed, leaving, saved } = messages;
const nameOf = (type: FormType) => requestMessages.english.services[type].name;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const receiptTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Request 4[0-9a-f-]+ is saved$/ });
const codePattern = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

/** Presses Tab until the element with the focus is a button of this name, or the field with this id. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => [
      document.activeElement?.textContent,
      document.activeElement?.id,
    ]);
    if (focused.includes(name)) return;
  }
  throw new Error(`Tab never reaches '${name}'.`);
};

const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? { name: element.name, kind: element.type, value: element.value }
      : { name: '', kind: '', value: element?.textContent ?? '' };
  });

/** Answers every question that Tab leads to, but the email and the time, and ends at the button that saves. */
const fillByKeyboard = async (page: Page, answers: Readonly<Record<string, string>>): Promise<void> => {
  const done = new Set(['', 'email', 'schedule']);
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const { name, kind, value } = await readFocus(page);
    if (value === form.save) return;
    const text = answers[name] ?? '';
    if (done.has(name) || text === '') continue;
    done.add(name);
    if (kind === 'date') {
      const [year, month, day] = text.split('-');
      await page.keyboard.type(`${month}${day}${year}`);
    } else if (kind === 'radio') {
      await page.keyboard.press('Space');
      while ((await readFocus(page)).value !== text) await page.keyboard.press('ArrowDown');
    } else await page.keyboard.type(text);
  }
  throw new Error('Tab never reaches the button that saves.');
};

/** Opens the form of a type with the mouse. */
const openForm = async (page: Page, type: FormType = 'BARANGAY_CLEARANCE'): Promise<void> => {
  await button(page, messages.open).click();
  await page.getByLabel(form.service).selectOption(type);
  await page.locator('#schedule:not([value=""])').waitFor({ state: 'attached' });
};

const fill = async (page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> => {
  for (const [name, text] of Object.entries({ ...residentAnswers, email: '', ...changes })) {
    const control = page.locator(`[name="${name}"]`);
    if (text === '' || name === 'schedule' || (await control.count()) === 0) continue;
    if ((await control.first().getAttribute('type')) === 'radio')
      await page.locator(`[name="${name}"][value="${text}"]`).check();
    else await control.fill(text);
  }
};

/** The requests that are not those of the test's store. */
const readEntered = async ({ server }: StaffVisit): Promise<readonly StoredRecord[]> => {
  const seeded = new Set(seededRequests.map(({ id }) => id));
  const found: StoredRecord[] = [];
  for await (const record of listRecords(createTestClient(server), 'Form_Requests'))
    if (!seeded.has(record.id)) found.push(record);
  return found;
};

const setDay = (
  { server }: StaffVisit,
  id: string,
  fields: Readonly<Record<string, boolean | number | string>>,
) => {
  const client = createTestClient(server);
  const name = `${client.root}/${site.root}/HallDay_List/list/${id}`;
  return client.post(':commit', {
    writes: [{ update: { name, fields: encodePlainObject({ status: 'active', updated: 1, ...fields }) } }],
  });
};

const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

describe('§6 a request at the counter', () => {
  it.each(types)('is entered by keyboard alone, and its receipt printed: %s', async (type) => {
    const visited = await visitAsStaff();
    const { page } = visited;
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await tabTo(page, messages.open);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: messages.open }).waitFor();
    await tabTo(page, 'service');
    await page.keyboard.type(nameOf(type));
    await page.locator('#schedule').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('#schedule').inputValue()).toBe('2031-05-06T11:30');
    await fillByKeyboard(page, { ...residentAnswers, certificate: 'residency' });
    await page.keyboard.press('Enter');
    await receiptTitle(page).waitFor();
    const [stored, ...others] = await readEntered(visited);
    expect(others).toEqual([]);
    expect(toPlainFields(stored!.fields)).toMatchObject({
      email: '',
      type,
      lname: residentAnswers.lname,
      birthDate: residentAnswers.birthDate,
      schedule: '2031-05-06T11:30',
    });
    const [code] = codePattern.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
    expect(code).toContain(`-${stored!.id}-`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('yes');
    expect([await readStorage(page), await visited.context.cookies()]).toEqual(['[{},{}]', []]);
    await tabTo(page, saved.back);
    await page.keyboard.press('Enter');
    await requestRow(page, stored!.id).waitFor();
    expect(await page.content()).not.toContain(code);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('begins the next one with an empty form', async () => {
    const visited = await visitAsStaff();
    const { page } = visited;
    await openForm(page);
    await fill(page);
    await button(page, form.save).click();
    await receiptTitle(page).waitFor();
    await button(page, saved.another).click();
    await page.getByLabel(form.service).selectOption('HEALTH_SERVICES');
    expect(await page.locator('#lname').inputValue()).toBe('');
    await expect.poll(() => page.locator('#schedule').inputValue()).toBe('2031-05-06T11:30');
    expect(await page.content()).not.toMatch(codePattern);
  });

  it('is entered on a screen and a half of 1280 × 800 px, in three columns', async () => {
    const { page } = await visitAsStaff({ width: 1280 });
    await openForm(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_200);
    const corners = await page
      .locator('#lname, #birthDate, #email')
      .evaluateAll((all) => all.map((input) => input.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    expect(new Set(corners.map(({ x }) => x)).size).toBe(3);
    expect(new Set(corners.map(({ y }) => y)).size).toBe(1);
  });

  it.each(Object.values(widths))('is accessible in every step, at %d px', async (width) => {
    const { page } = await visitAsStaff({ width });
    const check = async () => {
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await button(page, messages.open).click();
    await page.getByRole('heading', { level: 1, name: messages.open }).waitFor();
    await check();
    await page.getByLabel(form.service).selectOption('BARANGAY_CERTIFICATIONS');
    await check();
    await button(page, form.save).click();
    const summary = page.getByRole('alert').first();
    await summary.waitFor();
    // The email is no error.
    expect(await summary.textContent()).not.toMatch(/email/i);
    await check();
    await button(page, form.leave).click();
    await openForm(page, 'BARANGAY_CERTIFICATIONS');
    await fill(page, { certificate: 'residency' });
    await button(page, form.leave).click();
    await page.getByText(leaving.title).waitFor();
    await check();
    await button(page, leaving.stay).click();
    await button(page, form.save).click();
    await receiptTitle(page).waitFor();
    await check();
  });

  it('prints a receipt of one sheet, with the code and without the buttons', async () => {
    const { page } = await visitAsStaff();
    await openForm(page, 'BARANGAY_CERTIFICATIONS');
    await fill(page, { certificate: 'residency', purpose: 'Sample '.repeat(60).trim() });
    await button(page, form.save).click();
    await receiptTitle(page).waitFor();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await layOutAsPrinted(page);
    const isVisible = (text: string | RegExp) => page.getByText(text).first().isVisible();
    expect(await isVisible(codePattern)).toBe(true);
    expect(await isVisible(outcomeMessages.english.success.appointment)).toBe(true);
    expect(await isVisible(saved.sheet)).toBe(true);
    expect(await button(page, saved.another).isVisible()).toBe(false);
  });
});

describe('§6 a request at the counter that is not stored at once', () => {
  it('shows hostile answers as text, and keeps those that it refuses', async () => {
    const visited = await visitAsStaff();
    const { page } = visited;
    await openForm(page);
    await fill(page, {
      address: hostilePayloads[0]!,
      birthPlace: hostilePayloads[7]!,
      fname: 'Sample\u202eelpmaS',
      purpose: 'x'.repeat(10_000),
    });
    await button(page, form.save).click();
    await page.locator('#purpose-error').waitFor();
    expect((await page.locator('#purpose').inputValue()).length).toBe(10_000);
    expect(await readEntered(visited)).toEqual([]);
    await page.locator('#fname-error').waitFor();
    await page.locator('#fname').fill('Sample');
    await page.locator('#purpose').fill(hostilePayloads[1]!);
    await button(page, form.save).click();
    await receiptTitle(page).waitFor();
    const [stored] = await readEntered(visited);
    expect(toPlainFields(stored!.fields)).toMatchObject({
      address: hostilePayloads[0],
      purpose: hostilePayloads[1],
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  it('keeps every answer where the half day has become full, and takes the next time', async () => {
    const visited = await visitAsStaff();
    const { page } = visited;
    await openForm(page);
    await fill(page);
    await setDay(visited, '2031-05-06', { placesMorning: 0 });
    await button(page, form.save).click();
    await page.getByText(formMessages.english.places.full, { exact: true }).waitFor();
    expect(await page.locator('#lname').inputValue()).toBe(residentAnswers.lname);
    expect(await readEntered(visited)).toEqual([]);
    await button(page, formMessages.english.hallClosed.take).click();
    expect(await page.locator('#schedule').inputValue()).toBe('2031-05-06T12:00');
    expect((await readFocus(page)).name).toBe('schedule');
    await button(page, form.save).click();
    await receiptTitle(page).waitFor();
    expect((await readEntered(visited)).length).toBe(1);
  });

  it('is stored once where the answer of the store is lost, and shows its receipt', async () => {
    const visited = await visitAsStaff({ mayLog: [/Failed to load resource/] });
    const { page } = visited;
    let isLost = false;
    await page.route('**/v1/**', async (route) => {
      if (isLost || !route.request().url().endsWith(':commit')) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await openForm(page);
    await fill(page);
    await button(page, form.save).click();
    await receiptTitle(page).waitFor();
    expect(isLost).toBe(true);
    expect((await readEntered(visited)).length).toBe(1);
  });

  it('says that nobody knows where the look-up fails too, and looks before it sends again', async () => {
    const visited = await visitAsStaff({ mayLog: [/Failed to load resource/] });
    const { page } = visited;
    let isOff = false;
    await page.route('**/v1/**', async (route) => {
      if (isOff) return route.abort();
      if (!route.request().url().endsWith(':commit')) return route.fallback();
      isOff = true;
      await route.fetch();
      await route.abort();
    });
    await openForm(page);
    await fill(page);
    await button(page, form.save).click();
    await page.getByText(unconfirmed.title).waitFor();
    expect(await button(page, form.save).isDisabled()).toBe(true);
    isOff = false;
    await page.unrouteAll();
    await button(page, unconfirmed.look).click();
    await receiptTitle(page).waitFor();
    expect((await readEntered(visited)).length).toBe(1);
  });

  it('is held before it is lost: leaving, another tab and signing out ask, and an idle sign-out removes it', async () => {
    const visited = await visitAsStaff({ clock: 'installed' });
    const { page } = visited;
    await openForm(page);
    await page.locator('#lname').fill('Sample-Held');
    await button(page, form.leave).click();
    await button(page, leaving.stay).click();
    await page.getByRole('link', { name: staffMessages.tabs.hall, exact: true }).click();
    await page.getByText(leaving.title).waitFor();
    await button(page, leaving.stay).click();
    await button(page, staffMessages.signOut).click();
    await page.getByText(staffPageMessages.held.title).waitFor();
    await button(page, staffPageMessages.held.stay).click();
    expect(await page.locator('#lname').inputValue()).toBe('Sample-Held');
    await page.clock.fastForward('18:01');
    await page.getByText(staffPageMessages.idle.title).waitFor();
    await page.clock.fastForward('02:01');
    await page.getByText(staffMessages.signIn.failures.idle).waitFor();
    expect(await page.content()).not.toContain('Sample-Held');
    expect(await page.locator('#lname').count()).toBe(0);
    expect(await readEntered(visited)).toEqual([]);
  });
});
