/** What every hostile row expects of a form that could not be sent: the answers are there, and the hall's number to call. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { site } from '../../../src/site.ts';
import { checkRobotBox, fillInForm } from './resident.ts';

export const clearanceFormPath = '/Form_Request/clearance';

export const fillInClearance = async (page: Page): Promise<void> => {
  await fillInForm(page, 'BARANGAY_CLEARANCE');
  await checkRobotBox(page);
};

/** The sensitive answers too. */
export const expectAnswers = async (page: Page): Promise<void> => {
  const answerTo = (name: string) => page.locator(`[name="${name}"]`).inputValue();
  expect(await Promise.all(['lname', 'birthDate', 'email', 'purpose'].map(answerTo))).toEqual([
    'Sample-Ñ',
    '1990-02-28',
    'sample@example.com',
    'Job application\n(sample)',
  ]);
  expect(await page.getByLabel('Single', { exact: true }).isChecked()).toBe(true);
};

export const expectFailure = async (
  page: Page,
  code: keyof typeof outcomeMessages.english.failure.codes,
): Promise<void> => {
  const alert = page
    .getByRole('alert')
    .filter({ hasText: outcomeMessages.english.failure.codes[code].message });
  await alert.waitFor();
  expect(await alert.textContent()).toContain(outcomeMessages.english.failure.codes[code].next);
  expect(
    await alert.getByRole('link', { name: outcomeMessages.english.failure.call }).getAttribute('href'),
  ).toBe(`tel:${site.hall.telephone.number.replace(/[^+\d]/g, '')}`);
  await expectAnswers(page);
};
