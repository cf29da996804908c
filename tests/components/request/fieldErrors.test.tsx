import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { inputFieldsOf } from '../../../src/form/fields.ts';
import { toRequestRecord } from '../../../src/form/record.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import type { FormType } from '../../../src/form/types.ts';
import { createEmptyValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { getField, getInput, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { weekdaySchedule } from '../../support/form/residentAnswers.ts';
import { testNow } from '../../support/testNow.ts';

const type = 'BARANGAY_CLEARANCE';
const validate = createRecordValidator(type, testNow, translateToEnglish);
const path = requestPath(type);
const { fields } = fieldMessages.english;
const answers = page.getByRole('region', { name: formMessages.english.form.answers.title, exact: true });
/** One line with the number of missing answers; the list is below it when it is open. */
const answersLine = answers.getByCss('summary');
const answerRows = answers.getByCss('dl > div');
const getAnswer = (label: string): Locator => answerRows.filter({ hasText: label }).getByCss('dd').first();

/** A choice that is not made is no row: the page asks it of few. */
const shownFieldsOf = (of: FormType) => inputFieldsOf(of).filter((name) => name !== 'newOrRenewal');

describe("§2 'Your answers'", () => {
  it('lists the answers before the robot box, cleaned and formatted, the blank ones too', async () => {
    await renderSite('/Form_Request/health');
    await answersLine.click();
    await expect.element(answerRows.first()).toBeVisible();
    expect(answers.getByCss('dt').length).toBe(shownFieldsOf('HEALTH_SERVICES').length);
    const { blank, optional } = formMessages.english.form.answers;
    await expect.element(getAnswer(fields.lname.label)).toHaveTextContent(blank);
    await expect.element(getAnswer(fields.medicalCondition.label)).toHaveTextContent(optional);
    await fillForm('HEALTH_SERVICES', { lname: '  Sam\u200bple \u00a0 Ñ ', birthDate: '1990-02-28' });
    await expect
      .poll(() => getAnswer(fields.purpose.label).element().textContent)
      .toBe('Job application\n(sample)');
    expect(getAnswer(fields.lname.label).element().textContent).toBe('Sample Ñ');
    expect(getAnswer(fields.birthDate.label).element().textContent).toBe('28 February 1990');
    expect(getAnswer(fields.schedule.label).element().textContent).toContain('Thursday, 8 May 2031');
    expect(getAnswer(fields.medicalCondition.label).element().textContent).toBe('Sample condition');
    const robot = page.getByLabelText(formMessages.english.form.robot).element();
    const { bottom } = answers.element().getBoundingClientRect();
    expect(bottom).toBeLessThan(robot.getBoundingClientRect().top);
  });

  it('links each answer back to its field, and is no live region', async () => {
    const { readAddress } = await renderSite(path);
    await answersLine.click();
    await expect.element(answerRows.first()).toBeVisible();
    for (const name of shownFieldsOf(type)) {
      const link = answers.getByRole('link', {
        name: `${formMessages.english.form.answers.change} ${fields[name].label}`,
      });
      (link.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement?.id).toBe(name);
    }
    expect([readAddress(), window.location.hash]).toEqual([path, '']);
    const live = '[aria-live], [role="status"], [role="alert"]';
    expect(answers.element().closest(live)).toBeNull();
    expect(answers.element().querySelector(live)).toBeNull();
  });
});

describe("§2 'Your answers' while some are missing", () => {
  const { missing, lead } = formMessages.english.form.answers;

  it('is one line with their number, and opens with the last of them', async () => {
    await renderSite(path);
    await expect.element(answersLine).toHaveTextContent(missing(12));
    expect(answerRows.length).toBe(0);
    await fillForm(type, { purpose: '' });
    await expect.element(answersLine).toHaveTextContent(missing(1));
    expect(answerRows.length).toBe(0);
    getInput('purpose').focus();
    await userEvent.keyboard('x');
    await expect.element(answerRows.first()).toBeVisible();
    expect(answersLine.element().textContent).toBe(lead);
  });

  it('stays open while an answer is changed, and closes when all are cleared', async () => {
    await renderSite(path);
    await fillForm(type);
    await expect.element(answerRows.first()).toBeVisible();
    await getField('lname').fill('');
    await expect.element(answersLine).toHaveTextContent(missing(1));
    expect(answerRows.length).toBe(shownFieldsOf(type).length);
    await page.getByRole('button', { name: draftMessages.english.clear }).click();
    await page.getByRole('button', { name: draftMessages.english.sure.yes }).click();
    await expect.element(answerRows.first()).not.toBeInTheDocument();
    expect(answersLine.element().textContent).toBe(missing(12));
  });

  it('closes again at a press, although every answer is there', async () => {
    await renderSite(path);
    await fillForm(type);
    await expect.element(answerRows.first()).toBeVisible();
    await answersLine.click();
    await expect.element(answerRows.first()).not.toBeInTheDocument();
    getInput('lname').focus();
    await userEvent.keyboard('x');
    expect(answerRows.length).toBe(0);
  });
});

describe('§5 field errors', () => {
  it('shows the sentences of the schema when fields lose focus, and the same ones on Submit', async () => {
    await renderSite(path);
    const wrong = {
      lname: 'Sample 😀',
      fname: 'Sam\u202eple',
      mname: 'x'.repeat(81),
      email: 'sample@',
      zone: '100',
      birthDate: '1899-12-31',
    };
    await fillForm(type, wrong);
    for (const name of Object.keys(wrong)) {
      getInput(name).focus();
      getInput(name).blur();
    }
    await getField('address').fill('');
    getInput('address').blur();
    await expect.element(page.getByCss('#address-error')).toBeVisible();
    const errors = page.getByCss('[id$="-error"]');
    const readErrors = () => errors.elements().map(({ id, textContent }) => [id, textContent]);
    const onLeaving = readErrors();
    const expected = validate(
      toRequestRecord(
        type,
        {
          ...createEmptyValues(type),
          sex: 'Female',
          status: 'Single',
          birthPlace: 'x',
          purpose: 'x',
          schedule: weekdaySchedule,
          ...wrong,
        },
        testNow,
      ),
    );
    expect(Object.fromEntries(onLeaving)).toEqual(
      Object.fromEntries(
        Object.entries(expected.errors).map(([name, sentence]) => [`${name}-error`, sentence]),
      ),
    );
    await pressRobotBox();
    await pressSubmit();
    const summary = page.getByRole('alert').filter({ hasText: formMessages.english.form.summary(7) });
    await expect.element(summary).toBeVisible();
    expect(readErrors()).toEqual(onLeaving);
    expect([...readTexts(summary.getByRole('link'))].sort()).toEqual(
      onLeaving.map(([, sentence]) => sentence).sort(),
    );
  });

  it('warns about an hour of today that has passed, and still stores the request', async () => {
    const { store } = await renderSite(path);
    await fillForm(type, { schedule: '2031-05-06T09:00' });
    getInput('purpose').focus();
    await expect
      .element(page.getByRole('status').filter({ hasText: formMessages.english.scheduleWarning.passed }))
      .toBeVisible();
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toHaveLength(1);
  });
});

describe('accessibility and autofill of the form', () => {
  it('gives fields their keyboard, capitalization and autofill attributes', async () => {
    await renderSite('/Form_Request/cedula');
    await expect.element(getField('lname')).toBeVisible();
    const wanted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      lname: { autocomplete: 'family-name', autocapitalize: 'words', spellcheck: 'false' },
      fname: { autocomplete: 'given-name', autocapitalize: 'words', spellcheck: 'false' },
      mname: { autocomplete: 'additional-name', autocapitalize: 'words', spellcheck: 'false' },
      birthDate: { type: 'date', autocomplete: 'bday' },
      email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
      address: { autocomplete: 'address-line1' },
      zone: { type: 'text', inputmode: 'numeric', autocomplete: 'off' },
      tin: { type: 'text', inputmode: 'numeric', autocomplete: 'off' },
      schedule: { type: 'datetime-local' },
    };
    for (const [name, attributes] of Object.entries(wanted))
      for (const [attribute, value] of Object.entries(attributes))
        expect([name, attribute, getInput(name).getAttribute(attribute)]).toEqual([name, attribute, value]);
  });

  it('accepts answers that are filled in without a key or a press, and stores them', async () => {
    const { store } = await renderSite(path);
    const values = {
      lname: 'Sample',
      fname: 'Resident',
      mname: 'S.',
      birthDate: '1990-02-28',
      birthPlace: 'Sample',
      sex: 'Female',
      status: 'Single',
      email: 'sample@example.com',
      address: 'Sample address',
      zone: '1',
      purpose: 'Sample',
      schedule: weekdaySchedule,
    };
    await expect.element(getField('lname')).toBeVisible();
    for (const [name, text] of Object.entries(values))
      for (const control of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
        if (control.type === 'radio' && control.value !== text) continue;
        const key = control.type === 'radio' ? 'checked' : 'value';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), key)?.set?.call(
          control,
          key === 'value' ? text : true,
        );
        for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toMatchObject([{ record: { ...values, zone: 1 } }]);
  });

  const scripted: Readonly<Record<string, string>> = {
    lname: 'Sample',
    fname: 'N/A',
    mname: 'S.',
    birthDate: '1990-02-28',
    birthPlace: 'Sample',
    email: 'auto@example.com',
    address: 'Sample address',
    zone: '１',
    purpose: 'Sample\nlines',
    requestDetails: 'Sample court',
    schedule: weekdaySchedule,
  };
  it.each([
    ['input and change events', ['input', 'change']],
    ['a change event', ['change']],
    ['an input event', ['input']],
    ['no event', []],
  ])('sends what a script assigned to every text, date and paragraph with %s', async (_, events) => {
    const { store } = await renderSite('/Form_Request/facility');
    await getField('sex').click();
    await page.getByLabelText('Single').click();
    for (const [name, text] of Object.entries(scripted)) {
      const control = getInput(name);
      control.value = text;
      for (const kind of events) control.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toMatchObject([{ record: { ...scripted, zone: 1 } }]);
  });

  it('shows what a script assigned before the press of Submit, in the age and in the list of answers', async () => {
    await renderSite(path);
    await expect.element(getField('birthDate')).toBeVisible();
    const control = getInput('birthDate');
    control.value = '1990-02-28';
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
    await expect.element(getField('age')).toHaveValue('41');
    await expect.element(page.getByText(formMessages.english.form.answers.missing(11))).toBeVisible();
  });
});
