/** The confirmation: what it says first, what it folds, and a day on which the hall is closed (§2, §8). */
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { requestPath } from '../../../src/form/requestPath.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { receiptKey } from '../../../src/ssr/hydration/requestKeys.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { createTestStore } from '../../support/components/testStore.ts';

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const { success } = outcomeMessages.english;
const { sent, picture, calendar } = receiptMessages.english;
const { closed, appointment } = statusPageMessages.english;
const closedDay = {
  id: '2031-05-08',
  status: 'active',
  closedMorning: true,
  closedAfternoon: true,
  reason: 'Sample assembly',
};

/** Opens the receipt that a tab keeps, while the hall is closed on a day. */
const openKept = async (
  schedule: string | null,
  receiptFields: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const store = createTestStore();
  store.receipts.set(code, { recordId: '4f3a', ...receiptFields });
  store.add('hallDays', [closedDay]);
  const tab = { [receiptKey(type)]: JSON.stringify({ id: '4f3a', code, schedule }) };
  await renderSite(path, { store, tab });
  await expectConfirmation();
};

const button = (name: string) => getMain().getByRole('button', { name, exact: true });
const warning = (title: string) => getMain().getByText(title, { exact: true });
const topOf = (element: Element) => element.getBoundingClientRect().top;
/** The one line that the specification words, with its tick where there is one. */
const successLine = () => getMain().getByRole('alert').filter({ hasText: success.alert }).element();
const hasTick = () => successLine().querySelector('svg') !== null;

describe('§8 the confirmation', () => {
  it('focuses its heading, so that a screen reader says that the request was sent', async () => {
    await renderSite(path);
    await fillForm(type);
    await pressRobotBox();
    await pressSubmit();
    await expect.element(getMain().getByRole('heading', { name: success.title })).toHaveFocus();
  });

  it('shows the answers once the keyboard unfolds them', async () => {
    await renderSite(path);
    await fillForm(type);
    await pressRobotBox();
    await pressSubmit();
    const name = getMain().getByText('Sample-Ñ', { exact: true });
    await expect.element(name).not.toBeVisible();
    button(sent).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toBeVisible();
    await expect.element(button(sent)).toHaveAttribute('aria-expanded', 'true');
  });

  it('says the day, then the reference, then how to keep both, with a tick beside its first line', async () => {
    await openKept('2031-05-09T09:00');
    const order = [
      successLine(),
      getMain().getByRole('heading', { level: 1 }).element(),
      warning(success.appointment).element(),
      getMain().getByText('Friday, 9 May, 9:00 am').element(),
      getMain().getByText('4f3a', { exact: true }).element(),
      button(picture.save).element(),
      getMain().getByText(code, { exact: true }).element(),
    ].map(topOf);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(hasTick()).toBe(true);
    await expect.element(button(calendar.save)).toBeVisible();
    expect(readTexts(getMain().getByCss('strong'))).toEqual([]);
  });

  it('warns first of a closed day, without a tick, and neither orders to come nor offers that day for a calendar', async () => {
    await openKept('2031-05-08T09:00');
    await expect.element(getMain().getByRole('alert').filter({ hasText: closed.title })).toBeVisible();
    await expect.element(getMain().getByText(`${closed.next} ${closed.wait}`)).toBeVisible();
    expect(topOf(warning(closed.title).element())).toBeLessThan(topOf(successLine()));
    expect(hasTick()).toBe(false);
    expect(readTexts(getMain().getByCss('s'))).toEqual(['Thursday, 8 May, 9:00\u00a0am']);
    expect(warning(success.appointment).length + button(calendar.save).length).toBe(0);
    await expect.element(button(picture.save)).toBeVisible();
  });

  it('warns first of the closed days where it does not know the day', async () => {
    await openKept(null);
    await expect.element(warning(closed.someDays)).toBeVisible();
    expect(topOf(warning(closed.someDays).element())).toBeLessThan(topOf(successLine()));
    expect(hasTick()).toBe(false);
    await expect.element(getMain().getByText(appointment.unknown)).toBeVisible();
  });

  it('says only the new day once the hall has moved the citizen', async () => {
    await openKept('2031-05-08T09:00', { movedTo: '2031-05-12T09:00' });
    await expect.element(warning(success.movedTo)).toBeVisible();
    await expect.element(getMain().getByText('Monday, 12 May, 9:00 am')).toBeVisible();
    await expect.element(getMain().getByText(appointment.moved)).toBeVisible();
    expect(getMain().getByText('8 May').length + warning(closed.title).length).toBe(0);
  });
});
