/** Another request for the same person: what its form begins with, and what it asks again. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { InputFieldName } from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import type { FormType } from '../../../src/form/types.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  fillInSchedule,
  readConfirmation,
  residentAnswers,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { expectedPersonFields } from '../../support/form/expectedFields.ts';

withBrowser();

const { services } = requestMessages.english;
const { samePerson } = outcomeMessages.english.success;
const clearance: FormType = 'BARANGAY_CLEARANCE';
const tax: FormType = 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE';

const keptNames = expectedPersonFields.filter((name) => name !== 'sex');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const readValues = (page: Page, names: readonly string[]) =>
  Promise.all(names.map(async (name) => [name, await field(page, name).inputValue()]));
const expected = (names: readonly InputFieldName[]) => names.map((name) => [name, residentAnswers[name]]);
const title = (page: Page, type: FormType) =>
  page.getByRole('heading', { level: 1, name: services[type].title, exact: true });
const serviceButton = (page: Page, type: FormType) =>
  page.getByRole('group', { name: samePerson.open }).getByRole('button', { name: services[type].name });

const sendRequest = async (page: Page, type: FormType) => {
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
  return readConfirmation(page);
};

const openChoice = (page: Page) => page.getByRole('button', { name: samePerson.open }).click();

/** Opens the form of the type from the confirmation of another request. */
const startForSamePerson = async (page: Page, type: FormType) => {
  await openChoice(page);
  await serviceButton(page, type).click();
  await title(page, type).waitFor();
};

const expectPersonOnly = async (page: Page, blank: readonly string[]) => {
  expect(await readValues(page, keptNames)).toEqual(expected(keptNames));
  expect(await page.getByLabel('Female').isChecked()).toBe(true);
  for (const label of ['Single', 'Married', 'Widowed'])
    expect(await page.getByLabel(label, { exact: true }).isChecked()).toBe(false);
  expect(await readValues(page, blank)).toEqual(blank.map((name) => [name, '']));
  expect(await field(page, 'robot').isChecked()).toBe(false);
};

describe('another request for the same person', () => {
  it('begins the same form with the person, asks the rest again, and stores a second request', async () => {
    // One of the 4,096 short ids belongs to the first request: the second one may draw it, and draws again.
    const { page, server } = await visit(requestPath(clearance), { mayLog: [/403/] });
    const { id } = await sendRequest(page, clearance);
    await startForSamePerson(page, clearance);
    await expect
      .poll(() => title(page, clearance).evaluate((h1) => h1 === document.activeElement))
      .toBe(true);
    await expectPersonOnly(page, ['birthDate', 'age', 'purpose', 'schedule']);
    await page.getByText(formMessages.english.form.answers.missing(4)).waitFor();
    await field(page, 'birthDate').fill('1990-02-28');
    await page.getByLabel('Single').check();
    await field(page, 'purpose').fill('Another purpose');
    await fillInSchedule(page, weekdaySchedule);
    await checkRobotBox(page);
    await submitForm(page);
    const second = await readConfirmation(page);
    expect(second.id).not.toBe(id);
    expect(await readStoredRequests(server)).toHaveLength(2);
  });

  it("begins another service's form with the person, whose draft survives a reload", async () => {
    const { page } = await visit(requestPath(clearance));
    const sent = await sendRequest(page, clearance);
    await startForSamePerson(page, tax);
    expect(new URL(page.url()).pathname).toBe(requestPath(tax));
    await expectPersonOnly(page, ['birthDate', 'age', 'purpose', 'schedule', 'tin']);
    await page.reload();
    await page.getByText(draftMessages.english.restored.title).waitFor();
    await expectPersonOnly(page, ['birthDate', 'age', 'purpose', 'schedule', 'tin']);
    // The first request is over: the tab holds its receipt, and no name.
    await page.goto(requestPath(clearance));
    expect(await readConfirmation(page)).toEqual(sent);
    expect(await page.getByRole('main').innerText()).not.toContain('Sample-Ñ');
  });

  it('begins with the person where the browser blocks its storages', async () => {
    const { page } = await visit(requestPath(clearance), {
      mayLog: [/The version check/],
      before: (opening) =>
        opening.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { value: null });
        }),
    });
    await sendRequest(page, clearance);
    await startForSamePerson(page, tax);
    expect(await readValues(page, keptNames)).toEqual(expected(keptNames));
  });

  it('leaves the answers of a form that was begun before, here or in a draft', async () => {
    const { page } = await visit(requestPath(tax));
    await field(page, 'lname').fill('Sample-Other');
    await page.goto('/Form_Request');
    await page.getByRole('main').getByRole('link', { name: services[clearance].name }).click();
    await title(page, clearance).waitFor();
    await sendRequest(page, clearance);
    await startForSamePerson(page, tax);
    expect(await readValues(page, ['lname', 'fname'])).toEqual([
      ['lname', 'Sample-Other'],
      ['fname', ''],
    ]);
  });

  it('offers the services of the charter alone, and is not sent with the confirmation to paper', async () => {
    const { page, server } = await visit(requestPath(clearance));
    await seedRecords(server, 'charter', [
      {
        id: 'health-and-services-main',
        slug: 'health-and-services-main',
        name: services.HEALTH_SERVICES.name,
        status: 'inactive',
      },
    ]);
    await sendRequest(page, clearance);
    expect(await serviceButton(page, clearance).count()).toBe(0);
    await openChoice(page);
    await expect
      .poll(() => page.getByRole('group', { name: samePerson.open }).getByRole('button').allTextContents())
      .not.toContain(services.HEALTH_SERVICES.name);
    expect(await page.locator('main button[type="submit"]').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await serviceButton(page, clearance).isVisible()).toBe(false);
  });
});
