/** A duplicated tab: the browser copies sessionStorage, and with it the draft of a form (docs/failures.md 11). */
import { describe, expect, it } from 'vitest';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import {
  clearanceFormPath,
  expectAnswers,
  fillInClearance,
} from '../../support/browser/hostileEnvironments.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

/** Opens a window, which starts with a copy of sessionStorage, as a duplicated tab does. */
const duplicate = async (page: Awaited<ReturnType<typeof visit>>['page']) => {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  copy.setDefaultTimeout(30_000);
  await copy.getByText(draftMessages.english.restored.title).waitFor();
  return copy;
};

describe('§2 a duplicated tab', () => {
  it('refuses an incomplete request from the copied tab, and keeps the answers of the first tab', async () => {
    const { page, server } = await visit(clearanceFormPath);
    await fillInClearance(page);
    const copy = await duplicate(page);
    await checkRobotBox(copy);
    await submitForm(copy);
    await copy.getByText(formMessages.english.form.summary(2)).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
    await expectAnswers(page);
  });

  it('has the receipt code of the first tab, which shows that the request was sent, keeps its answers, and sends another one', async () => {
    const { page, server } = await visit(clearanceFormPath);
    await fillInClearance(page);
    const copy = await duplicate(page);
    await fillInClearance(copy);
    await copy.locator('[name="lname"]').fill('Sample-Other');
    await submitForm(copy);
    const { id } = await readConfirmation(copy);
    const { sentAlready } = sendingMessages.english;
    await page.getByText(sentAlready.reference(id)).waitFor();
    await expectAnswers(page);
    await checkRobotBox(page);
    await page.getByRole('button', { name: sentAlready.another }).click();
    await readConfirmation(page);
    expect((await readStoredRequests(server)).map(({ lname }) => lname).sort()).toEqual([
      'Sample-Other',
      'Sample-Ñ',
    ]);
  });
});
