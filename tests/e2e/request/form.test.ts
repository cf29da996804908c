import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { pageTitle } from '../../../src/routes/menu.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  fillInSchedule,
  readConfirmation,
  saturdaySchedule,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const path = '/Form_Request/clearance';
const schedule = (page: Page) => page.locator('[name="schedule"]');
const weekendAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: formMessages.english.weekend.alert });

describe('§4 the robot box', () => {
  it('says beside Submit that the request is being sent, or waits for a signal', async () => {
    const { page } = await visit(path, { mayLog: [/net::ERR_/, /The version check/] });
    const { form } = formMessages.english;
    const submit = page.getByRole('main').locator('button[type="submit"]');
    const reason = page.locator('#submit-reason');
    const commit = new Promise<Route>((resolve) => {
      void page.route('**/documents:commit', resolve);
    });
    await page.route('**/version.json', (route) => route.abort());
    await fillInForm(page, 'BARANGAY_CLEARANCE');
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByText(form.keepOpen).waitFor();
    expect(await reason.textContent()).toBe(form.keepOpen);
    expect([await submit.isDisabled(), await submit.getAttribute('aria-describedby')]).toEqual([
      true,
      'submit-reason',
    ]);
    await (await commit).abort();
    await page.getByText(form.waitsForSignal).waitFor();
    expect(await reason.textContent()).toBe(form.waitsForSignal);
    expect(await submit.count()).toBe(1);
  });
});

describe('§5 a weekend schedule', () => {
  it('clears a chosen weekend, shows the exact alert, and names the next open day', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit(path);
    await fillInSchedule(page, saturdaySchedule);
    await schedule(page).blur();
    await weekendAlert(page).getByText(formMessages.english.weekend.alert, { exact: true }).waitFor();
    await page
      .getByText('Saturday, 10 May was not kept. The next open day after it is Monday, 12 May.')
      .waitFor();
    expect(await schedule(page).inputValue()).toBe('');
  });
});

describe('a press that leaves a field', () => {
  /** Like a finger: down, two frames, up. */
  const pressSlowly = async (page: Page, name: string) => {
    const target = page.locator(name);
    await target.scrollIntoViewIfNeeded();
    const box = (await target.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.mouse.up();
  };

  it('checks the robot box, although leaving a typed weekend opens the alert', async () => {
    const { page } = await visit(path);
    await fillInSchedule(page, weekdaySchedule);
    // The draft bar appears in idle time, and moves what is below it.
    await page.getByRole('region', { name: draftMessages.english.region }).waitFor();
    await schedule(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('10');
    await pressSlowly(page, '[name="robot"]');
    await weekendAlert(page).waitFor();
    expect(await page.locator('[name="robot"]').isChecked()).toBe(true);
    expect(await schedule(page).inputValue()).toBe('');
  });

  it('submits from an empty focused field, and reports all 12 missing answers', async () => {
    const { page } = await visit(path);
    await checkRobotBox(page);
    await page.locator('[name="purpose"]').focus();
    await pressSlowly(page, 'main button[type="submit"]');
    await page.getByText('12 answers need your attention').waitFor();
  });
});

describe('§5 the validation messages of the form', () => {
  it('focuses the error summary, links it to the fields, and marks all 12 fields invalid', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit(path);
    await checkRobotBox(page);
    await submitForm(page);
    const summary = page.getByRole('alert').filter({ hasText: '12 answers need your attention' });
    await summary.waitFor();
    expect(await summary.evaluate((box) => box.parentElement === document.activeElement)).toBe(true);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(12);
    await summary.getByRole('link', { name: fieldMessages.english.fields.zone.ask }).click();
    expect(await page.locator('[name="zone"]').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await summary.getByRole('link', { name: fieldMessages.english.fields.sex.ask }).click();
    expect(
      await page
        .locator('[name="sex"]')
        .first()
        .evaluate((input) => input === document.activeElement),
    ).toBe(true);
  });
});

describe('the whole form by keyboard alone', () => {
  it('completes a request with the keyboard, from the chooser to the reference', async () => {
    const { page, server } = await visit('/Form_Request');
    await page
      .getByRole('heading', { level: 1, name: pageTitle('FormRequest', translateToEnglish) })
      .waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    const press = (...keys: string[]) =>
      keys.reduce(async (done, key) => {
        await done;
        await page.keyboard.press(key);
      }, Promise.resolve());
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40 && (await focused()) !== name; presses++) await press('Tab');
      expect(await focused()).toBe(name);
    };
    const link = page
      .getByRole('main')
      .getByRole('link', { name: requestMessages.english.services.BARANGAY_CLEARANCE.name });
    for (let presses = 0; presses < 40; presses++) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await press('Tab');
    }
    await press('Enter');
    await page
      .getByRole('heading', { level: 1, name: requestMessages.english.services.BARANGAY_CLEARANCE.title })
      .waitFor();
    const typed = { lname: 'Sample', fname: 'Resident', mname: 'S.', birthPlace: 'Sample town' };
    for (const [name, text] of Object.entries(typed)) {
      await tabTo(name);
      await page.keyboard.type(text);
      // The native date input takes month, day and year one after the other.
      if (name === 'mname') {
        await tabTo('birthDate');
        await page.keyboard.type('02281990');
      }
    }
    await tabTo('sex');
    await press('ArrowDown');
    await tabTo('status');
    await press('Space');
    for (const [name, text] of Object.entries({
      email: 'sample@example.com',
      address: 'Sample address',
      zone: '1',
      purpose: 'Sample purpose',
    })) {
      await tabTo(name);
      await page.keyboard.type(text);
    }
    // A press of the second of four days shows its hours, and a press of the first hour fills the input.
    await press('Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Space');
    expect(await schedule(page).inputValue()).toBe('2031-05-07T08:00');
    await tabTo('robot');
    await press('Space', 'Tab', 'Enter');
    const { id } = await readConfirmation(page);
    expect(await readStoredRequests(server)).toMatchObject([{ id, lname: 'Sample' }]);
  });
});
