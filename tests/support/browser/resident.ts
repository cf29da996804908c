/** The steps of a citizen in the form, which find its fields by their labels. */
import type { Page } from 'playwright-core';
import { fieldRowOf, inputFieldsOf } from '../../../src/form/fields.ts';
import { choiceLabel } from '../../../src/form/formatAnswer.ts';
import type { FormType } from '../../../src/form/types.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { residentAnswers, saturdaySchedule, weekdaySchedule } from '../form/residentAnswers.ts';
import { testNow } from '../testNow.ts';
import { settleOnce } from './settled.ts';

export { residentAnswers, saturdaySchedule, weekdaySchedule };

/** The record that those answers become, without what differs by type and instant. */
export const expectedRecord = {
  ...residentAnswers,
  tin: '123-456-789-000',
  zone: 1,
  age: 41,
  showable: true,
  date_added: '2031-05-06',
  dateCreated: testNow,
};

/** Enters a moment, 'yyyy-mm-ddThh:mm', in the field under 'Another day or hour'. */
export const fillInSchedule = (page: Page, moment: string): Promise<void> =>
  settleOnce(page, async () => {
    const details = page.locator('details', { has: page.locator('[name="schedule"]') });
    if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
      await details.locator('summary').click();
    await page.locator('[name="schedule"]').fill(moment);
  });

/** Fills in the fields of a type, or only those named, but not the robot box. */
export const fillInForm = async (
  page: Page,
  type: FormType,
  overrides: Partial<typeof residentAnswers> = {},
  names = inputFieldsOf(type),
): Promise<void> =>
  settleOnce(page, async () => {
    for (const name of names) {
      const text = overrides[name] ?? residentAnswers[name];
      if (text === '') continue;
      const { label } = fieldMessages.english.fields[name];
      const control = fieldRowOf(name).input?.control;
      if (name === 'schedule') await fillInSchedule(page, text);
      else if (control === 'checkbox') await page.getByLabel(label).check();
      else if (control === 'radio')
        await page
          .getByRole('radiogroup', { name: label })
          .getByLabel(choiceLabel(name, text, translateToEnglish), { exact: true })
          .check();
      else
        await page
          .getByLabel(label, { exact: false })
          .and(page.locator(`[name="${name}"]`))
          .fill(text);
    }
  });

export const checkRobotBox = (page: Page) => page.getByLabel(formMessages.english.form.robot).check();

export const submitForm = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Submit' }).click();

/** The reference and the receipt code on the confirmation. */
export const readConfirmation = async (page: Page): Promise<{ id: string; code: string }> => {
  await page.getByText('Form submitted successfully!').waitFor();
  const code = await page.getByText(/^[0-9a-f]{8}-[0-9a-f]{4}-4/).textContent();
  const reference = await page
    .getByText(/^4[0-9a-f]{3}(-|$)/)
    .first()
    .textContent();
  return { id: reference ?? '', code: code ?? '' };
};
