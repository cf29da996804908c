/** §3 §6. The form of an announcement: what it is decides which fields show, and an alert closes the hall with its own save. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AnnouncementKind } from '../../../src/staff/content/announcementKind.ts';
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

const { closing, kinds } = messages;

const create = async (store: StaffStore = createStaffStore({ hallDays: [] })): Promise<StaffStore> => {
  await renderStaff(store);
  await openList('announcements');
  await press(messages.create(messages.lists.announcements.one));
  return store;
};

/** The ids of the controls that stand open, without translations. */
const readOpenControls = () =>
  page
    .getByCss('form :is(input, select, textarea)[id]')
    .elements()
    .filter((control) => control.checkVisibility() && !control.id.startsWith('translations.'))
    .map(({ id }) => id);

const chooseClosing = (choice: keyof typeof closing.choices) =>
  page.getByRole('radio', { name: closing.choices[choice], exact: true }).click();

describe('§6 what an announcement is', () => {
  it('is the first and only question of a new one', async () => {
    await create();
    await expect.element(getControl('kind')).toBeVisible();
    expect(readOpenControls()).toEqual(['kind']);
    expect(getButton(messages.save).elements()).toEqual([]);
  });

  it.each<[AnnouncementKind, readonly string[]]>([
    ['event', ['title', 'begins', 'ends', 'where', 'summary', 'body']],
    ['closedHall', ['title', 'summary', 'closing', 'closingFrom', 'closingTo', 'closingPart']],
    ['alert', ['title', 'summary', 'validUntil', 'closing']],
    ['other', ['title', 'summary', 'body', 'date']],
  ])('shows the fields of %s and no others', async (kind, fields) => {
    await create();
    await chooseKind(kind);
    expect(readOpenControls()).toEqual(['kind', ...fields, 'status']);
  });

  it('follows from the fields of a stored one, which shows what it has of another kind', async () => {
    const alert = { id: 'a', title: 'Sample storm', slug: 'a', date: testNow, where: 'Sample zone' };
    const times = { urgent: true, validUntil: testNow + 9e6, begins: testNow };
    await renderStaff(createStaffStore({ announcements: [{ ...alert, ...times }] }));
    await openList('announcements');
    await openRecord('Sample storm');
    await expect.element(page.getByRole('radio', { name: kinds.alert })).toBeChecked();
    expect(readOpenControls()).toEqual([
      'kind',
      'title',
      'summary',
      'validUntil',
      'begins',
      'where',
      'closing',
      'status',
    ]);
  });

  it('folds nothing away that was typed under another answer, and is stored nowhere', async () => {
    const store = await create();
    await chooseKind('event');
    await getControl('title').fill('Sample clean-up day');
    await getControl('begins').fill('2031-05-10T08:00');
    await chooseKind('other');
    await expect.element(getControl('begins')).toBeVisible();
    // The announcement is about the day of its event.
    expect(readValue('date')).toBe('2031-05-10T08:00');
    await save();
    const begins = Date.parse('2031-05-10T08:00:00+08:00');
    expect(Object.keys(store.read('announcements', 'sample-clean-up-day') ?? {}).toSorted()).toEqual([
      'begins',
      'date',
      'slug',
      'status',
      'title',
      'updated',
    ]);
    expect(store.read('announcements', 'sample-clean-up-day')).toMatchObject({ begins, date: begins });
  });
});

describe('§3 the hall in the form of an alert', () => {
  it('is closed in the commit of the alert, which says where its people are moved, and opened by Undo', async () => {
    const store = await create();
    await chooseKind('alert');
    await getControl('title').fill('Sample storm');
    await press(messages.alertEnd.today);
    await chooseClosing('days');
    await press(messages.save);
    await page.getByRole('link', { name: `${messages.fields.closingFrom}: ${closing.missing}` }).click();
    expect(readFocusedId()).toBe('closingFrom');
    await getControl('closingFrom').fill('2031-05-09');
    await getControl('closingTo').fill('2031-05-12');
    await save();
    expect(store.commits).toEqual([['sample-storm', '2031-05-09', '2031-05-12']]);
    const reason = { closedMorning: true, closedAfternoon: true, reason: 'Sample storm' };
    expect(store.read('hallDays', '2031-05-12')).toMatchObject(reason);
    await expect.element(page.getByText(closing.done('9 May 2031, 12 May 2031', 'both'))).toBeVisible();
    await expect.element(page.getByText(closing.move).getByRole('link')).toHaveAttribute('href', '#hall');
    await press(messages.undo);
    await expect.element(page.getByText(messages.undone, { exact: true })).toBeVisible();
    expect([store.read('announcements', 'sample-storm'), store.read('hallDays', '2031-05-09')]).toEqual([
      null,
      null,
    ]);
  });

  it('stays open where no day is chosen, also after another answer', async () => {
    const store = await create();
    // The arrow keys pass it on the way to the alert.
    await chooseKind('closedHall');
    await chooseKind('alert');
    await getControl('title').fill('Sample storm');
    await press(messages.alertEnd.today);
    await save();
    expect(store.commits).toEqual([['sample-storm']]);
  });
});

describe('§7 the bar of Save and Preview', () => {
  it('stands at the bottom edge, and covers no field that the Tab key reaches', async () => {
    await create();
    await chooseKind('event');
    await page.viewport(1280, 600);
    const bar = getButton(messages.save).element().getBoundingClientRect();
    expect(bar.bottom).toBeLessThanOrEqual(600);
    (getControl('where').element() as HTMLElement).scrollIntoView({ block: 'nearest' });
    expect(getControl('where').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  });
});

describe('§6 the menu of lists', () => {
  it('says how many samples and old translations a list has, and leads to the tab Hall', async () => {
    const stale = {
      translations: { fil: { title: 'Halimbawa' } },
      translatedFrom: { fil: { title: 'Old' } },
    };
    const news = [
      { id: 'a', title: 'Sample A', date: testNow, sample: true },
      { id: 'b', title: 'Sample B', date: testNow, sample: true, ...stale },
    ];
    await renderStaff(createStaffStore({ news }));
    const marks = page.getByCss('#marks-news');
    await expect.element(marks).toHaveTextContent(`${messages.samples(2)}, ${messages.staleCount(1)}`);
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(messages.groups));
    await expect
      .element(page.getByText(messages.hallDays).getByRole('link'))
      .toHaveAttribute('href', '#hall');
  });
});
