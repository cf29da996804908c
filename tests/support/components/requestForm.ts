/** The steps of a citizen in the rendered form. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { inputFieldsOf } from '../../../src/form/fields.ts';
import type { FormType } from '../../../src/form/types.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { residentAnswers } from '../form/residentAnswers.ts';
import { getField, getInput, getMain } from './locators.ts';

/** Enters a text as the browser does: the field has the focus, and React hears of the change. */
const enterText = (name: string, text: string): void => {
  const input = getInput(name);
  input.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
};

/** Presses the button with this value. */
const choose = (name: string, value: string): void =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)?.click();

/** Opens 'Another day or hour', where the field of the schedule is. */
export const openOtherDay = async (): Promise<void> => {
  await expect.element(getField('schedule')).toBeInTheDocument();
  const details = getInput('schedule').closest('details');
  if (details?.open === false) details.querySelector('summary')?.click();
  await expect.element(getField('schedule')).toBeVisible();
};

/** Fills in the fields of a type, or only those named, but not the robot box. */
export const fillForm = async (
  type: FormType,
  overrides: Partial<typeof residentAnswers> = {},
  names = inputFieldsOf(type),
): Promise<void> => {
  await expect.element(getField('lname')).toBeVisible();
  for (const name of names) {
    const text = overrides[name] ?? residentAnswers[name];
    if (text === '') continue;
    if (name === 'schedule') await openOtherDay();
    if (getInput(name).type === 'radio') choose(name, text);
    else enterText(name, text);
  }
};

export const pressRobotBox = (): Promise<void> =>
  page.getByLabelText(formMessages.english.form.robot).click();

export const pressSubmit = (): Promise<void> => getMain().getByRole('button', { name: 'Submit' }).click();

export const expectConfirmation = (): Promise<void> =>
  expect.element(page.getByText('Form submitted successfully!')).toBeVisible();
