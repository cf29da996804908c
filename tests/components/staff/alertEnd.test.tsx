/** §2 §6. An alert on the staff page: its end is needed before Save, and its preview is the band of the site. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import {
  chooseKind,
  getButton,
  getControl,
  openList,
  openRecord,
  press,
  readFocusedId,
  readValue,
  save,
} from '../../support/components/staffPage.ts';
import { testNow } from '../../support/testNow.ts';
import { widths } from '../../support/widths.ts';

const { alertEnd, problems } = messages;
const hour = 3_600_000;

const beginAlert = async (store: StaffStore, width: number = widths.desk): Promise<void> => {
  await renderStaff(store, width);
  await openList('announcements');
  await press(messages.create(messages.lists.announcements.one));
  await chooseKind('alert');
  await getControl('title').fill('Sample: the river rises');
  await getControl('summary').fill('Stay away from the bridge.');
};

describe('§6 the end of an alert', () => {
  it('is needed as soon as the announcement is urgent, and no longer when it is not', async () => {
    await beginAlert(createStaffStore());
    const sentence = page.getByText(problems.missing.validUntil!);
    await expect.element(sentence).toBeVisible();
    await expect.element(getControl('validUntil')).toHaveAttribute('aria-invalid', 'true');
    await chooseKind('other');
    await expect.element(sentence).not.toBeInTheDocument();
    expect(getButton(alertEnd.today).elements()).toEqual([]);
  });

  it.each([
    ['at 11 am today', 0, alertEnd.today, '2031-05-06T18:00'],
    ['at 11 am tomorrow', 0, alertEnd.tomorrow, '2031-05-07T18:00'],
    ['at 5:59 pm today', 7 * hour - 60_000, alertEnd.today, '2031-05-06T18:00'],
    ['at 6 pm only tomorrow', 7 * hour, alertEnd.tomorrow, '2031-05-07T18:00'],
    [
      'at 1 am in Manila, when it is still the day before in UTC',
      -10 * hour,
      alertEnd.today,
      '2031-05-06T18:00',
    ],
    ['on the last day of a year', 239 * 24 * hour, alertEnd.tomorrow, '2032-01-01T18:00'],
  ] as const)('is filled in by a button, %s', async (_, later, button, moment) => {
    const now = testNow + later;
    const store = createStaffStore({}, { now });
    await beginAlert(store);
    expect(getButton(alertEnd.today).elements().length).toBe(later === 7 * hour ? 0 : 1);
    await press(button);
    expect(readValue('validUntil')).toBe(moment);
    await expect.element(page.getByText(problems.missing.validUntil!)).not.toBeInTheDocument();
    await save();
    expect(store.read('announcements', 'sample-the-river-rises')).toMatchObject({
      urgent: true,
      validUntil: Date.parse(`${moment}:00+08:00`),
    });
  });

  it('may be neither past nor this minute: the sentence stands at the field, and Save leads there', async () => {
    const store = createStaffStore();
    await beginAlert(store);
    await getControl('validUntil').fill('2031-05-06T11:01');
    await expect.element(page.getByText(alertEnd.past)).not.toBeInTheDocument();
    await getControl('validUntil').fill('2031-05-06T11:00');
    await expect.element(page.getByText(alertEnd.past)).toBeVisible();
    await press(messages.save);
    await page.getByRole('link', { name: `${messages.fields.validUntil}: ${alertEnd.past}` }).click();
    expect(readFocusedId()).toBe('validUntil');
    expect(store.commits).toEqual([]);
    // Hidden from residents, it is no alert.
    await getControl('status').selectOptions('inactive');
    await save();
  });

  it('lets the typo of an alert that has ended be corrected', async () => {
    const ended = {
      id: 'ended',
      title: 'Sample strom',
      slug: 'ended',
      date: testNow - 48 * hour,
      urgent: true,
      validUntil: testNow - 24 * hour,
    };
    const store = createStaffStore({ announcements: [ended] });
    await renderStaff(store);
    await openList('announcements');
    await openRecord('Sample strom');
    await expect.element(page.getByText(alertEnd.past)).toBeVisible();
    await getControl('title').fill('Sample storm');
    await save();
    expect(store.read('announcements', 'ended')).toMatchObject({ title: 'Sample storm' });
  });
});

describe('§2 the preview of an alert', () => {
  it.each(Object.values(widths))('is the band of the site with its end, at %d px', async (width) => {
    await beginAlert(createStaffStore(), width);
    await press(alertEnd.tomorrow);
    await press(messages.preview);
    const band = page.getByRole('region', { name: alertMessages.english.region });
    for (const text of [
      'until Wednesday, 7 May, 6:00 pm',
      'Sample: the river rises',
      'Stay away from the bridge.',
    ])
      await expect.element(band.getByText(text)).toBeVisible();
    // The row of the list is not there beside it.
    expect(page.getByText('Sample: the river rises').elements().length).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // The band stays when its button is pressed: nothing is dismissed.
    await band.getByRole('button').click();
    await expect.element(band).toBeVisible();
  });

  it('is the row of the list where the announcement is not urgent', async () => {
    await beginAlert(createStaffStore());
    await chooseKind('other');
    await press(messages.preview);
    await expect.element(page.getByText('Sample: the river rises')).toBeVisible();
    expect(page.getByRole('region', { name: alertMessages.english.region }).elements()).toEqual([]);
  });
});

describe('§6 moments on the staff page', () => {
  it('are days and hours: a stored value that is none asks for a day and a time, never for milliseconds', async () => {
    const odd = { id: 'odd', title: 'Odd sample', slug: 'odd', date: '1e12', begins: 1e17, ends: -5 };
    const store = createStaffStore({ news: [odd] });
    await renderStaff(store);
    await openList('news');
    await openRecord('Odd sample');
    await expect.element(getControl('date')).toHaveAttribute('type', 'datetime-local');
    await getControl('title').fill('Odd sample 2');
    await press(messages.save);
    await expect.element(page.getByText(`${messages.fields.date}: ${problems.must.instant}`)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/millisecond|1970|\b1e1|100000000000/i);
  });
});
