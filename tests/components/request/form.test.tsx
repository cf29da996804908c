import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { translatedMessages } from '../../../src/i18n/localizations.ts';
import { pageTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { getField, getInput, getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { saturdaySchedule, weekdaySchedule } from '../../support/form/residentAnswers.ts';

const path = '/Form_Request/clearance';
const loadingOf = {
  en: partMessages.english.loading,
  fil: translatedMessages.fil.parts.loading,
  ceb: translatedMessages.ceb.parts.loading,
};
const messagesOf = {
  en: formMessages.english,
  fil: translatedMessages.fil.form,
  ceb: translatedMessages.ceb.form,
} as const;
const { fields, rules } = fieldMessages.english;
const weekendAlert = page.getByRole('alert').filter({ hasText: formMessages.english.weekend.alert });
const submit = getMain().getByCss('button[type="submit"]');
const robot = page.getByCss('[name="robot"]');
const getTitle = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** Enters a day, and leaves the field. */
const enterSchedule = async (text: string): Promise<void> => {
  await getField('schedule').fill(text);
  getInput('schedule').blur();
};

/** Types 10 over the day: the month has the focus, the day is the second part. 10 May 2031 is a Saturday. */
const typeSaturday = async (): Promise<void> => {
  await enterSchedule(weekdaySchedule);
  getInput('schedule').focus();
  await userEvent.keyboard('{ArrowRight}10');
};

describe('§4 the robot box', () => {
  it('keeps Submit disabled until the robot box is checked, and disables it again when it is unchecked', async () => {
    await renderSite(path);
    await expect.element(submit).toBeDisabled();
    await robot.click();
    await expect.element(submit).toBeEnabled();
    await robot.click();
    await expect.element(submit).toBeDisabled();
  });

  it.each(['en', 'fil', 'ceb'] as const)(
    'says beside Submit in %s why it is disabled, and moves nothing once it can be pressed',
    async (locale) => {
      const { store } = await renderSite(path, { locale });
      const reason = page.getByCss('#submit-reason');
      await expect.element(reason).toBeVisible();
      await expect.poll(() => store.reads).toEqual(expect.arrayContaining(['charter', 'hallDays']));
      // The papers, the fee and the time of the service move what is below them.
      await expect.poll(() => page.getByRole('main').element().textContent).not.toContain(loadingOf[locale]);
      const readPlace = () =>
        page.getByRole('contentinfo').element().getBoundingClientRect().top + window.scrollY;
      const place = readPlace();
      expect(reason.element().textContent).toBe(messagesOf[locale].form.checkRobotFirst);
      expect(submit.element().getAttribute('aria-describedby')).toBe('submit-reason');
      await robot.click();
      await expect.element(reason).not.toBeVisible();
      expect(submit.element().getAttribute('aria-describedby')).toBeNull();
      expect(readPlace()).toBe(place);
    },
  );

  it('sends nothing when Enter is pressed while the robot box is unchecked', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    getInput('lname').focus();
    await userEvent.keyboard('{Enter}');
    expect(submit.element().textContent).toBe('Submit');
    expect(store.requests).toEqual([]);
  });
});

describe('§5 a weekend schedule', () => {
  it('checks a weekend typed over a date when the field loses focus, not between two keystrokes', async () => {
    await renderSite(path);
    await typeSaturday();
    expect(getInput('schedule').value).toBe(saturdaySchedule);
    expect(weekendAlert.length).toBe(0);
    getInput('purpose').focus();
    await expect.element(weekendAlert).toBeVisible();
    expect(getInput('schedule').value).toBe('');
  });

  it('clears a weekend that is typed and confirmed with Enter', async () => {
    await renderSite(path);
    await typeSaturday();
    await userEvent.keyboard('{Enter}');
    await expect.element(weekendAlert).toBeVisible();
    expect(getInput('schedule').value).toBe('');
  });

  it('removes the weekend alert on Dismiss, which focuses the schedule, and on a picked weekday', async () => {
    await renderSite(path);
    await enterSchedule(saturdaySchedule);
    await weekendAlert.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(weekendAlert).not.toBeInTheDocument();
    expect(document.activeElement).toBe(getInput('schedule'));
    await enterSchedule(saturdaySchedule);
    await expect.element(weekendAlert).toBeVisible();
    await page
      .getByRole('group', { name: formMessages.english.form.days })
      .getByRole('button')
      .first()
      .click();
    await expect.element(weekendAlert).not.toBeInTheDocument();
    expect(getInput('schedule').value).toMatch(/^2031-05-06T/);
  });
});

describe("§3 §5 the hall's days in the form", () => {
  const { hallClosed, form } = formMessages.english;
  const closedAlert = page.getByRole('alert').filter({ hasText: hallClosed.alert });
  const dayButtons = page.getByRole('group', { name: form.days }).getByRole('button');

  /** On 8 May, a Thursday, the hall is closed in the morning. */
  const renderDays = (...records: readonly TestRecord[]) => {
    const store = createTestStore();
    store.add('hallDays', [
      {
        id: '2031-05-08',
        status: 'active',
        closedMorning: true,
        reason: 'Sample assembly',
        note: 'Sample note',
      },
      ...records,
    ]);
    return renderSite(path, { store });
  };

  it('refuses a closed half day with its reason and the next free time, and keeps the answers', async () => {
    const { store } = await renderDays();
    await fillForm('BARANGAY_CLEARANCE');
    await expect.element(closedAlert).toBeVisible();
    for (const text of ['Thursday, 8 May, morning', 'Sample assembly'])
      await expect.element(closedAlert.getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(closedAlert.getByText(hallClosed.next('Thursday, 8 May 2031, 12:00\u00a0pm')))
      .toBeVisible();
    await pressRobotBox();
    await pressSubmit();
    await expect.element(getMain().getByRole('link', { name: hallClosed.error })).toBeVisible();
    expect(getInput('schedule').getAttribute('aria-invalid')).toBe('true');
    expect(getInput('schedule').value).toBe(weekdaySchedule);
    expect(getInput('lname').value).not.toBe('');
    expect(store.requests).toEqual([]);
  });

  it('takes the next free time on a press, and sends the request', async () => {
    const { store } = await renderDays();
    await fillForm('BARANGAY_CLEARANCE');
    await closedAlert.getByRole('button', { name: hallClosed.take }).click();
    await expect.element(closedAlert).not.toBeInTheDocument();
    expect(getInput('schedule').value).toBe('2031-05-08T12:00');
    await expect.element(page.getByText(hallClosed.error)).not.toBeInTheDocument();
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests[0]?.record.schedule).toBe('2031-05-08T12:00');
  });

  it('accepts the open half of the day, and shows its note', async () => {
    await renderDays({ id: 'every-day', status: 'active', note: 'Sample note of every day' });
    await expect.element(getMain().getByText('Sample note of every day', { exact: true })).toBeVisible();
    await enterSchedule('2031-05-08T13:00');
    await expect.element(getMain().getByText('Sample note', { exact: true })).toBeVisible();
    expect(closedAlert.length).toBe(0);
    expect(page.getByText(hallClosed.error).length).toBe(0);
  });

  it('offers by its buttons no closed day, and the open half of one', async () => {
    await renderDays({ id: '2031-05-07', status: 'active', closedMorning: true, closedAfternoon: true });
    await expect
      .poll(() => readTexts(dayButtons))
      .toEqual(['Tue 6 May', 'Thu 8 May, 12:00\u00a0pm', 'Fri 9 May', 'Mon 12 May']);
    await dayButtons.nth(1).click();
    expect(getInput('schedule').value).toBe('2031-05-08T12:00');
    expect(closedAlert.length).toBe(0);
  });

  it('warns of a declared holiday, and offers it no more', async () => {
    await renderDays({ id: '2031-05-07', status: 'active', holiday: true, reason: 'Sample proclamation' });
    await expect.poll(() => readTexts(dayButtons)).not.toContain('Wed 7 May');
    await enterSchedule('2031-05-07T09:00');
    await expect
      .element(getMain().getByText('Wednesday, 7 May is a declared holiday.', { exact: true }))
      .toBeVisible();
    await expect.element(getMain().getByText('Sample proclamation', { exact: true })).toBeVisible();
    expect(getInput('schedule').value).toBe('2031-05-07T09:00');
    expect(closedAlert.length).toBe(0);
  });

  it('refuses a day that was chosen before its record was read', async () => {
    const store = createTestStore();
    store.add('hallDays', [{ id: '2031-05-08', status: 'active', closedMorning: true }]);
    const release = store.hold('hallDays');
    await renderSite(path, { store });
    await enterSchedule(weekdaySchedule);
    expect(closedAlert.length).toBe(0);
    release();
    await expect.element(closedAlert).toBeVisible();
    expect(getInput('schedule').value).toBe(weekdaySchedule);
  });

  it('offers every weekday while the days of the hall cannot be read', async () => {
    const store = createTestStore();
    store.fail('hallDays');
    const { logged } = await renderSite(path, { store, mayLog: [/^The list 'hallDays' could not be read/] });
    await expect.poll(() => logged).toHaveLength(1);
    await enterSchedule(weekdaySchedule);
    expect(closedAlert.length).toBe(0);
    expect(readTexts(dayButtons)).toHaveLength(4);
  });
});

describe('§5 the validation messages of the form', () => {
  it('shows an error when its field loses focus, and removes it when the answer is corrected', async () => {
    await renderSite(path);
    await getField('email').fill('sample@');
    expect(getInput('email').getAttribute('aria-invalid')).toBeNull();
    getInput('email').blur();
    await expect.element(page.getByText(rules.email)).toBeVisible();
    expect(getInput('email').getAttribute('aria-invalid')).toBe('true');
    await getField('email').fill('sample@example.com');
    await expect.element(page.getByText(rules.email)).not.toBeInTheDocument();
  });

  it('names the limit for a text that is too long, and refuses an unreadable character', async () => {
    await renderSite(path);
    await getField('lname').fill('x'.repeat(100_000));
    await getField('fname').fill('Sample\u202e');
    getInput('fname').blur();
    await expect.element(page.getByText(rules.tooLong('Last name', 80, 100_000))).toBeVisible();
    await expect.element(page.getByText(rules.character('First name'))).toBeVisible();
  });

  it('warns about a schedule on a holiday in closed hours, and still stores the request', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE', { schedule: '2031-06-12T18:00' });
    getInput('purpose').focus();
    await expect.element(page.getByText('Thursday, 12 June is Independence Day.')).toBeVisible();
    await expect
      .element(page.getByText(formMessages.english.scheduleWarning.closedHours(site.place)))
      .toBeVisible();
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toHaveLength(1);
  });

  it('holds the warnings of a schedule back while it is typed, and shows them when the field is left', async () => {
    await renderSite(path);
    const warning = page.getByText(formMessages.english.scheduleWarning.closedHours(site.place));
    await enterSchedule('2031-06-12T18:00');
    await expect.element(warning).toBeVisible();
    getInput('schedule').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(warning).not.toBeInTheDocument();
    getInput('schedule').blur();
    await expect.element(warning).toBeVisible();
  });

  it('shows the age from the birth year in a read-only field', async () => {
    await renderSite(path);
    await getField('birthDate').fill('1990-12-31');
    const age = page.getByLabelText('Age', { exact: true });
    await expect.element(age).toHaveValue('41');
    expect(age.element().getAttribute('readonly')).not.toBeNull();
  });
});

describe('§8 the confirmation', () => {
  it('focuses its heading, so that a screen reader says that the request was sent', async () => {
    await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    await pressSubmit();
    await expect.element(getTitle(outcomeMessages.english.success.title)).toHaveFocus();
  });
});

describe('§2 the formType of an address', () => {
  it('shows the clearance note on the clearance form, and not on the health service form', async () => {
    await renderSite(path);
    await expect.element(page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE)).toBeVisible();
    await renderSite('/Form_Request/health');
    await expect.element(getTitle('Request a health service')).toBeVisible();
    expect(page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE).length).toBe(0);
  });

  it.each([
    ['Request%20Barangay%20Own%20Use', 'requestDetails'],
    ['request-barangay-own-use', 'requestDetails'],
    ['ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'tin'],
  ])('opens the right form for the spelling %s', async (formType, extra) => {
    await renderSite(`/Form_Request?formType=${formType}`);
    await expect.element(getField(extra)).toBeVisible();
  });

  it('shows a chooser of the six services without a formType, and a notice for an unknown one', async () => {
    await renderSite('/Form_Request');
    const services = getMain().getByRole('link').filter({ hasNotText: partMessages.english.check.link });
    await expect.element(getTitle(pageTitle('FormRequest', translateToEnglish))).toBeVisible();
    expect(services.length).toBe(6);
    const { name, title } = requestMessages.english.services.HEALTH_SERVICES;
    await services.filter({ hasText: name }).click();
    await expect.element(getTitle(title)).toHaveFocus();
    for (const unknown of ['<script>', 'constructor', '__proto__']) {
      await renderSite(`/Form_Request?formType=${unknown}`);
      await expect.element(page.getByText(formMessages.english.form.chooser.unknown)).toBeVisible();
    }
  });

  it('fills in N/A for no first or middle name and NONE for no TIN, and unchecks the box when a name is typed', async () => {
    await renderSite('/Form_Request/cedula');
    const noFirstName = page.getByLabelText(fields.fname.none);
    const noMiddleName = page.getByLabelText(fields.mname.none);
    const noTin = page.getByLabelText(fields.tin.none);
    await noFirstName.click();
    await expect.element(getField('fname')).toHaveValue('N/A');
    await noFirstName.click();
    await expect.element(getField('fname')).toHaveValue('');
    await noMiddleName.click();
    await noTin.click();
    await expect.element(getField('mname')).toHaveValue('N/A');
    await expect.element(getField('tin')).toHaveValue('NONE');
    // The field stays editable: typing on enters a name and unchecks the box.
    getInput('mname').focus();
    await userEvent.keyboard('{End}bar');
    await expect.element(getField('mname')).toHaveValue('N/Abar');
    await expect.element(noMiddleName).not.toBeChecked();
    await noTin.click();
    await expect.element(getField('tin')).toHaveValue('');
  });

  it('empties the form and unchecks the robot box for another request, and stores both', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    await page.getByRole('button', { name: outcomeMessages.english.success.another }).click();
    await expect.element(getTitle(requestMessages.english.services.BARANGAY_CLEARANCE.title)).toHaveFocus();
    await expect.element(getField('lname')).toHaveValue('');
    await expect.element(robot).not.toBeChecked();
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toHaveLength(2);
  });
});
