import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { translatedMessages } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  readConfirmation,
  saturdaySchedule,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const path = '/Form_Request?formType=BARANGAY_CLEARANCE';
const schedule = (page: Page) => page.locator('[name="schedule"]');
const messagesOf = {
  en: formMessages.english,
  fil: translatedMessages.fil.form,
  ceb: translatedMessages.ceb.form,
} as const;
const weekendAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: formMessages.english.weekend.alert });

describe('§4 the robot box', () => {
  it('keeps Submit disabled until the robot box is checked, and disables it again when it is unchecked', async () => {
    const { page } = await visit(path);
    const button = page.getByRole('main').locator('button[type="submit"]');
    expect(await button.isDisabled()).toBe(true);
    await page.locator('[name="robot"]').check();
    expect(await button.isEnabled()).toBe(true);
    await page.locator('[name="robot"]').uncheck();
    expect(await button.isDisabled()).toBe(true);
  });

  it.each(['en', 'fil', 'ceb'] as const)(
    'says beside Submit in %s why it is disabled, and moves nothing once it can be pressed',
    async (locale) => {
      const { page } = await visit(path, { before: withLocaleCookie(locale) });
      const submit = page.getByRole('main').locator('button[type="submit"]');
      const reason = page.locator('#submit-reason');
      const below = () =>
        page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
      const place = await below();
      expect(await reason.textContent()).toBe(messagesOf[locale].form.checkRobotFirst);
      expect(await reason.isVisible()).toBe(true);
      expect(await submit.getAttribute('aria-describedby')).toBe('submit-reason');
      await page.locator('[name="robot"]').check();
      expect(await reason.isVisible()).toBe(false);
      expect(await submit.getAttribute('aria-describedby')).toBeNull();
      expect(await below()).toBe(place);
    },
  );

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

  it('sends nothing when Enter is pressed while the robot box is unchecked', async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, 'BARANGAY_CLEARANCE');
    await page.locator('[name="lname"]').press('Enter');
    expect(await page.getByRole('main').locator('button[type="submit"]').textContent()).toBe('Submit');
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

describe('§5 a weekend schedule', () => {
  it('clears a chosen weekend, shows the exact alert, and names the next open day', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit(path);
    await schedule(page).fill(saturdaySchedule);
    await schedule(page).blur();
    await weekendAlert(page).getByText(formMessages.english.weekend.alert, { exact: true }).waitFor();
    await page
      .getByText('Saturday, 10 May was not kept. The next open day after it is Monday, 12 May.')
      .waitFor();
    expect(await schedule(page).inputValue()).toBe('');
  });

  it('checks a weekend typed over a date when the field loses focus, not between two keystrokes', async () => {
    const { page } = await visit(path);
    await schedule(page).fill(weekdaySchedule);
    await schedule(page).blur();
    // The month has the focus; the day is the second part. 10 May 2031 is a Saturday.
    await schedule(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('10');
    expect(await schedule(page).inputValue()).toBe(saturdaySchedule);
    expect(await weekendAlert(page).count()).toBe(0);
    await page.locator('[name="purpose"]').focus();
    await weekendAlert(page).waitFor();
    expect(await schedule(page).inputValue()).toBe('');
  });

  it('clears a weekend that is typed and confirmed with Enter', async () => {
    const { page } = await visit(path);
    await schedule(page).fill(weekdaySchedule);
    await schedule(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await weekendAlert(page).waitFor();
    expect(await schedule(page).inputValue()).toBe('');
  });

  it('removes the weekend alert on Dismiss, which focuses the schedule, and on a picked weekday', async () => {
    const { page } = await visit(path);
    await schedule(page).fill(saturdaySchedule);
    await schedule(page).blur();
    await weekendAlert(page).getByRole('button', { name: 'Dismiss' }).click();
    await weekendAlert(page).waitFor({ state: 'detached' });
    expect(await schedule(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await schedule(page).fill(saturdaySchedule);
    await schedule(page).blur();
    await weekendAlert(page).waitFor();
    await page
      .getByRole('group', { name: formMessages.english.form.days })
      .getByRole('button')
      .first()
      .click();
    await weekendAlert(page).waitFor({ state: 'detached' });
    expect(await schedule(page).inputValue()).toMatch(/^2031-05-06T/);
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
    await schedule(page).fill(weekdaySchedule);
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

  it('shows an error when its field loses focus, and removes it when the answer is corrected', async () => {
    const { page } = await visit(path);
    const email = page.locator('[name="email"]');
    await email.fill('sample@');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    await email.blur();
    await page.getByText(fieldMessages.english.rules.email).waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('sample@example.com');
    await page.getByText(fieldMessages.english.rules.email).waitFor({ state: 'detached' });
  });

  it('names the limit for a text that is too long, and refuses an unreadable character', async () => {
    const { page } = await visit(path);
    await page.locator('[name="lname"]').fill('x'.repeat(100_000));
    await page.locator('[name="fname"]').fill('Sample\u202e');
    await page.locator('[name="fname"]').blur();
    await page.getByText(fieldMessages.english.rules.tooLong('Last name', 80, 100_000)).waitFor();
    await page.getByText(fieldMessages.english.rules.character('First name')).waitFor();
  });

  it('warns about a schedule on a holiday in closed hours, and still stores the request', async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, 'BARANGAY_CLEARANCE', { schedule: '2031-06-12T18:00' });
    await page.locator('[name="purpose"]').focus();
    await page.getByText('Thursday, 12 June is Independence Day.').waitFor();
    await page.getByText(formMessages.english.scheduleWarning.closedHours(site.place)).waitFor();
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('holds the warnings of a schedule back while it is typed, and shows them when the field is left', async () => {
    const { page } = await visit(path);
    const field = page.locator('[name="schedule"]');
    const warning = page.getByText(formMessages.english.scheduleWarning.closedHours(site.place));
    await field.fill('2031-06-12T18:00');
    await field.blur();
    await warning.waitFor();
    await field.focus();
    await field.press('ArrowRight');
    await warning.waitFor({ state: 'hidden' });
    await field.blur();
    await warning.waitFor();
  });

  it('shows the age from the birth year in a read-only field', async () => {
    const { page } = await visit(path);
    await page.locator('[name="birthDate"]').fill('1990-12-31');
    const age = page.getByLabel('Age', { exact: true });
    expect(await age.inputValue()).toBe('41');
    expect(await age.getAttribute('readonly')).not.toBeNull();
  });
});

describe('§2 the formType of an address', () => {
  it('shows the clearance note on the clearance form, and not on the health service form', async () => {
    const { page } = await visit(path);
    await page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE).waitFor();
    await page.goto('/Form_Request?formType=HEALTH_SERVICES');
    await page.getByRole('heading', { name: 'Request a health service' }).waitFor();
    expect(await page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE).count()).toBe(0);
  });

  it.each([
    ['Request%20Barangay%20Own%20Use', 'requestDetails'],
    ['request-barangay-own-use', 'requestDetails'],
    ['ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'tin'],
  ])('opens the right form for the spelling %s', async (formType, extra) => {
    const { page } = await visit(`/Form_Request?formType=${formType}`);
    await page.locator(`[name="${extra}"]`).waitFor();
  });

  it('shows a chooser of the six services without a formType, and a notice for an unknown one', async () => {
    const { page } = await visit('/Form_Request');
    const services = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasNotText: partMessages.english.check.link });
    await page.getByRole('heading', { level: 1, name: formMessages.english.form.chooser.title }).waitFor();
    expect(await services.count()).toBe(6);
    await services.filter({ hasText: requestMessages.english.services.HEALTH_SERVICES.name }).click();
    const title = page.getByRole('heading', {
      level: 1,
      name: requestMessages.english.services.HEALTH_SERVICES.title,
    });
    await title.waitFor();
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    for (const unknown of ['<script>', 'constructor', '__proto__']) {
      await page.goto(`/Form_Request?formType=${unknown}`);
      await page.getByText(formMessages.english.form.chooser.unknown).waitFor();
    }
  });

  it('fills in N/A for no first or middle name and NONE for no TIN, and unchecks the box when a name is typed', async () => {
    const { page } = await visit('/Form_Request?formType=INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE');
    await page.getByLabel(fieldMessages.english.fields.fname.none).check();
    expect(await page.locator('[name="fname"]').inputValue()).toBe('N/A');
    await page.getByLabel(fieldMessages.english.fields.fname.none).uncheck();
    expect(await page.locator('[name="fname"]').inputValue()).toBe('');
    await page.getByLabel(fieldMessages.english.fields.mname.none).check();
    await page.getByLabel(fieldMessages.english.fields.tin.none).check();
    expect(await page.locator('[name="mname"]').inputValue()).toBe('N/A');
    expect(await page.locator('[name="tin"]').inputValue()).toBe('NONE');
    // The field stays editable: typing on enters a name and unchecks the box.
    await page.locator('[name="mname"]').press('End');
    await page.keyboard.type('bar');
    expect(await page.locator('[name="mname"]').inputValue()).toBe('N/Abar');
    expect(await page.getByLabel(fieldMessages.english.fields.mname.none).isChecked()).toBe(false);
    await page.getByLabel(fieldMessages.english.fields.tin.none).uncheck();
    expect(await page.locator('[name="tin"]').inputValue()).toBe('');
  });

  it('empties the form and unchecks the robot box for another request, and stores both', async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, 'BARANGAY_CLEARANCE');
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    await page.getByRole('button', { name: formMessages.english.success.another }).click();
    const title = page.getByRole('heading', {
      level: 1,
      name: requestMessages.english.services.BARANGAY_CLEARANCE.title,
    });
    await title.waitFor();
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await page.locator('[name="lname"]').inputValue()).toBe('');
    expect(await page.locator('[name="robot"]').isChecked()).toBe(false);
    await fillInForm(page, 'BARANGAY_CLEARANCE');
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(2);
  });
});

describe('the whole form by keyboard alone', () => {
  it('completes a request with the keyboard, from the chooser to the reference', async () => {
    const { page, server } = await visit('/Form_Request');
    await page.getByRole('heading', { level: 1, name: formMessages.english.form.chooser.title }).waitFor();
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
    // Past the four buttons: a press of the second one fills the input.
    await press('Tab', 'Tab', 'Space');
    await tabTo('schedule');
    expect(await schedule(page).inputValue()).toBe('2031-05-07T08:00');
    await tabTo('robot');
    await press('Space', 'Tab', 'Enter');
    const { id } = await readConfirmation(page);
    expect(await readStoredRequests(server)).toMatchObject([{ id, lname: 'Sample' }]);
  });
});
