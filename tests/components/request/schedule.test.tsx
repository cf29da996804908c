/** §5 The field of the schedule: when a moment is judged, and what the citizen reads of it. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { site } from '../../../src/site.ts';
import { getField, getInput, getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  openOtherDay,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { saturdaySchedule, weekdaySchedule } from '../../support/form/residentAnswers.ts';

const path = '/Form_Request/clearance';
const { hallClosed, form, scheduleWarning, weekend } = formMessages.english;
const alertOf = (title: string) => page.getByRole('alert').filter({ hasText: title });
const weekendAlert = alertOf(weekend.alert);
const closedAlert = alertOf(hallClosed.alert);
const hourButtons = page.getByRole('group', { name: /^(Morning|Afternoon)/ }).getByRole('button');
const dayButtons = page.getByRole('group', { name: form.days }).getByRole('button');

/** A day as the tab stores it between two visits of the form. */
const toDraft = (schedule: string) => ({
  'draft BARANGAY_CLEARANCE': JSON.stringify({ formType: 'BARANGAY_CLEARANCE', values: { schedule } }),
});

/** Changes the value without a key, as the browser's picker does; the field keeps the focus. */
const pickSchedule = async (text: string): Promise<void> => {
  await openOtherDay();
  await getField('schedule').fill(text);
};

/** Enters a day, and leaves the field. */
const enterSchedule = async (text: string): Promise<void> => {
  await pickSchedule(text);
  getInput('schedule').blur();
};

/** Types 10 over the day: the month has the focus, the day is the second part. 10 May 2031 is a Saturday. */
const typeSaturday = async (): Promise<void> => {
  await enterSchedule(weekdaySchedule);
  getInput('schedule').focus();
  await userEvent.keyboard('{ArrowRight}10');
};

/** A clock that is settled when the test says so. */
const createSettling = () => {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { settled: () => promise, settle: () => settle() };
};

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

  it('clears a weekend at once when it is chosen in the picker', async () => {
    await renderSite(path);
    await pickSchedule(saturdaySchedule);
    await expect.element(weekendAlert).toBeVisible();
    expect(getInput('schedule').value).toBe('');
    expect(document.activeElement).toBe(getInput('schedule'));
  });

  it('shows the weekend alert until a weekday is chosen, although the empty field is left', async () => {
    await renderSite(path);
    await enterSchedule(saturdaySchedule);
    await expect.element(weekendAlert).toBeVisible();
    getInput('schedule').focus();
    await userEvent.keyboard('{ArrowRight}');
    getInput('schedule').blur();
    await expect.element(page.getByCss('#schedule-error')).toBeVisible();
    await expect.element(weekendAlert).toBeVisible();
    await enterSchedule(weekdaySchedule);
    await expect.element(weekendAlert).not.toBeInTheDocument();
    await enterSchedule('');
    await expect.element(page.getByCss('#schedule-error')).toBeVisible();
    expect(weekendAlert.length).toBe(0);
  });

  it('judges a weekend of a restored draft once the time is known', async () => {
    const { settled, settle } = createSettling();
    await renderSite(path, { tab: toDraft(saturdaySchedule), settled });
    await expect.element(getField('schedule')).toHaveValue(saturdaySchedule);
    expect(weekendAlert.length).toBe(0);
    settle();
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
    await dayButtons.first().click();
    await expect.element(weekendAlert).not.toBeInTheDocument();
    await hourButtons.first().click();
    expect(getInput('schedule').value).toMatch(/^2031-05-06T/);
  });
});

describe('§5 a typed hour', () => {
  it('stays when the button of its own day is pressed', async () => {
    await renderSite(path);
    await enterSchedule('2031-05-06T09:30');
    await expect.element(dayButtons.first()).toHaveAttribute('aria-pressed', 'true');
    await dayButtons.first().click();
    expect(getInput('schedule').value).toBe('2031-05-06T09:30');
  });
});

describe("§3 §5 the hall's days in the form", () => {
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

  it('refuses a closed half day at once when it is picked, and says so until another one was typed', async () => {
    await renderDays();
    await expect.poll(() => readTexts(dayButtons)).toContain('Thu 8 May, afternoon');
    await pickSchedule(weekdaySchedule);
    await expect.element(closedAlert).toBeVisible();
    await userEvent.keyboard('{ArrowRight}09');
    expect(getInput('schedule').value).toBe('2031-05-09T09:30');
    await expect.element(closedAlert).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(closedAlert).not.toBeInTheDocument();
  });

  it('removes the alert of a closed half day when the field is emptied', async () => {
    await renderDays();
    await enterSchedule(weekdaySchedule);
    await expect.element(closedAlert).toBeVisible();
    await enterSchedule('');
    await expect.element(closedAlert).not.toBeInTheDocument();
  });

  it('shows the alert of a closed half day in place of that of a weekend', async () => {
    await renderDays();
    await enterSchedule(saturdaySchedule);
    await expect.element(weekendAlert).toBeVisible();
    await enterSchedule(weekdaySchedule);
    await expect.element(closedAlert).toBeVisible();
    await expect.element(weekendAlert).not.toBeInTheDocument();
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
      .toEqual(['Tue 6 May, afternoon', 'Thu 8 May, afternoon', 'Fri 9 May', 'Mon 12 May']);
    await expect.element(page.getByRole('group', { name: form.days }).getByText('closed')).toBeVisible();
    await dayButtons.nth(1).click();
    expect(getInput('schedule').value).toBe('');
    expect(readTexts(hourButtons)).toEqual(
      ['12:00', '1:00', '2:00', '3:00', '4:00'].map((time) => `${time}\u00a0pm`),
    );
    await hourButtons.nth(1).click();
    expect(getInput('schedule').value).toBe('2031-05-08T13:00');
    await expect.element(page.getByText('Thursday, 8 May 2031, 1:00\u00a0pm', { exact: true })).toBeVisible();
    expect(closedAlert.length).toBe(0);
  });

  it('shows the hours of the day before a typing until it ends', async () => {
    await renderDays();
    await enterSchedule('2031-05-09T09:00');
    expect(readTexts(hourButtons)).toHaveLength(9);
    getInput('schedule').focus();
    await userEvent.keyboard('{ArrowRight}08');
    expect([getInput('schedule').value, readTexts(hourButtons).length]).toEqual(['2031-05-08T09:00', 9]);
    getInput('schedule').blur();
    await expect.poll(() => readTexts(hourButtons)).toHaveLength(5);
  });

  it('keeps the hour on another day that has it, and asks for an hour on a day that has not', async () => {
    await renderDays();
    await dayButtons.nth(2).click();
    await hourButtons.first().click();
    expect(getInput('schedule').value).toBe('2031-05-08T12:00');
    await dayButtons.nth(3).click();
    expect(getInput('schedule').value).toBe('2031-05-09T12:00');
    await hourButtons.first().click();
    expect(getInput('schedule').value).toBe('2031-05-09T08:00');
    await dayButtons.nth(2).click();
    expect(getInput('schedule').value).toBe('');
    expect(readTexts(hourButtons)[0]).toBe('12:00\u00a0pm');
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
    await expect.element(page.getByCss('#schedule-error')).toHaveTextContent(hallClosed.error);
    expect(getInput('schedule').value).toBe(weekdaySchedule);
  });

  it('does not judge a closed half day that is being typed when its record arrives', async () => {
    const store = createTestStore();
    store.add('hallDays', [{ id: '2031-05-08', status: 'active', closedMorning: true }]);
    const release = store.hold('hallDays');
    await renderSite(path, { store });
    await enterSchedule('2031-05-09T09:30');
    getInput('schedule').focus();
    await userEvent.keyboard('{ArrowRight}08');
    release();
    await expect.poll(() => readTexts(dayButtons)).toContain('Thu 8 May, afternoon');
    expect([getInput('schedule').value, closedAlert.length]).toEqual([weekdaySchedule, 0]);
    getInput('schedule').blur();
    await expect.element(closedAlert).toBeVisible();
  });

  it('refuses a closed half day of a restored draft, in which the field has its error', async () => {
    const store = createTestStore();
    store.add('hallDays', [{ id: '2031-05-08', status: 'active', closedMorning: true }]);
    await renderSite(path, { store, tab: toDraft(weekdaySchedule) });
    await expect.element(closedAlert).toBeVisible();
    await expect.element(page.getByCss('#schedule-error')).toHaveTextContent(hallClosed.error);
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

describe('§5 the warnings of a schedule', () => {
  it('warns about a schedule on a holiday in closed hours, and still stores the request', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE', { schedule: '2031-06-12T18:00' });
    getInput('purpose').focus();
    await expect.element(page.getByText('Thursday, 12 June is Independence Day.')).toBeVisible();
    await expect.element(page.getByText(scheduleWarning.closedHours(site.place))).toBeVisible();
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toHaveLength(1);
  });

  it('warns about the schedule of a restored draft once the time is known', async () => {
    const { settled, settle } = createSettling();
    await renderSite(path, { tab: toDraft('2031-06-12T09:00'), settled });
    const warning = page.getByText('Thursday, 12 June is Independence Day.');
    await expect.element(getField('schedule')).toHaveValue('2031-06-12T09:00');
    expect(warning.length).toBe(0);
    settle();
    await expect.element(warning).toBeVisible();
  });

  it('holds the warnings of a schedule back while it is typed, and shows them when the field is left', async () => {
    await renderSite(path);
    const warning = page.getByText(scheduleWarning.closedHours(site.place));
    await enterSchedule('2031-06-12T18:00');
    await expect.element(warning).toBeVisible();
    getInput('schedule').focus();
    // Shift and Tab move between the parts of the date, and type nothing.
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(getInput('schedule'));
    await expect.element(warning).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(warning).not.toBeInTheDocument();
    getInput('schedule').blur();
    await expect.element(warning).toBeVisible();
  });
});
