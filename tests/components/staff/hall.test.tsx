/** §7. The tab 'Hall': what a clerk closes, opens and stores of a half day, and which places are freed. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { hallTabMessages as messages } from '../../../src/staff/hall/messages.ts';
import { renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import { press } from '../../support/components/staffPage.ts';
import {
  createStaffRequestStore,
  openStaffTab,
  type SampleRequest,
  writeDocument,
} from '../../support/components/staffRequests.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { testNow } from '../../support/testNow.ts';

const day = '2031-05-07';
const people: readonly SampleRequest[] = [
  { id: '4001', fields: { lname: 'Sample-One', schedule: `${day}T08:30` } },
  { id: '4002', fields: { lname: 'Sample-Two', schedule: `${day}T13:30` } },
  { id: '4f3d', fields: { schedule: `${day}T10:00` } },
];

const openHall = async (requests: readonly SampleRequest[] = people): Promise<StaffStore> => {
  const store = await createStaffRequestStore(requests);
  await renderStaff(store);
  await openStaffTab('hall');
  await expect.element(page.getByRole('table', { name: messages.title })).toBeVisible();
  return store;
};

const { translated } = messages.form;
const cell = (name: RegExp) => page.getByRole('button', { name });
const daysOf = (store: StaffStore): Readonly<Record<string, PlainObject>> =>
  Object.fromEntries(store.readAll('HallDay_List'));
const close = async () => {
  await page.getByLabelText(messages.form.reason).selectOptions('Fiesta');
  await press(messages.form.submit.close);
};

const openOther = async (other: string) => {
  await page.getByLabelText(messages.other.day).fill(other);
  await press(messages.other.open);
};

describe("§7 the hall's days on the staff page", () => {
  it('store the places of every day and the note of a day after the two weeks, and move nobody from every day', async () => {
    const store = await openHall();
    await press(messages.other.every);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Every day' })).toBeVisible();
    await expect.element(page.getByLabelText(messages.form.places.morning)).toHaveFocus();
    expect(page.getByRole('button', { name: messages.form.acts.move, exact: true }).elements()).toHaveLength(
      0,
    );
    await page.getByLabelText(messages.form.places.morning).fill('40');
    await press(messages.form.submit.places);
    await expect.element(page.getByRole('status').getByText(messages.done.saved('Every day'))).toBeVisible();
    await expect.element(cell(/Wednesday, 7 May 2031, morning: 2 of 40/)).toBeVisible();
    await openOther('2031-08-20');
    await press(messages.form.acts.note);
    await page.getByLabelText(messages.form.texts.note, { exact: true }).fill('Sample note');
    await press(messages.form.submit.note);
    await expect
      .poll(() => daysOf(store))
      .toMatchObject({
        'every-day': { placesMorning: 40 },
        '2031-08-20': { placesMorning: 40, note: 'Sample note' },
      });
  });

  it('mark a day that is past as a proclaimed holiday', async () => {
    const store = await openHall();
    await expect.element(page.getByRole('button', { name: messages.other.open })).toBeDisabled();
    await openOther('2031-05-05');
    await expect.element(page.getByLabelText(messages.form.reason)).toHaveFocus();
    await page.getByLabelText(messages.form.holiday).click();
    await close();
    await expect.poll(() => daysOf(store)).toMatchObject({ '2031-05-05': { holiday: true } });
  });

  it('close only the half that was pressed, and open it again', async () => {
    const store = await openHall();
    await cell(/Wednesday, 7 May 2031, afternoon/).click();
    await close();
    await expect.element(page.getByRole('heading', { name: messages.hit.title(1) })).toBeVisible();
    expect(daysOf(store)).toEqual({
      [day]: {
        closedAfternoon: true,
        reason: 'Fiesta',
        translations: expect.any(Object),
        status: 'active',
        updated: testNow,
      },
    });
    await press(messages.form.back);
    await cell(/Wednesday, 7 May 2031, afternoon: Closed, 1 comes/).click();
    await press(messages.form.acts.close);
    await press(messages.form.open);
    await expect.element(cell(/Wednesday, 7 May 2031, afternoon: 1 comes/)).toBeVisible();
    expect(daysOf(store)).toEqual({});
  });

  it('need the words of another reason, and store places and a note', async () => {
    const store = await openHall();
    await cell(/Thursday, 8 May 2031, morning/).click();
    await page.getByLabelText(messages.form.reason).selectOptions(messages.form.another);
    await press(messages.form.submit.close);
    await expect.element(page.getByText(messages.form.needed)).toBeVisible();
    await press(messages.form.acts.places);
    await page.getByLabelText(messages.form.places.morning).fill('1e9');
    await press(messages.form.submit.places);
    await expect.element(page.getByText(messages.form.placesWrong(300))).toBeVisible();
    await page.getByLabelText(messages.form.places.morning).fill('50');
    await press(messages.form.submit.places);
    await cell(/Thursday, 8 May 2031, morning: 0 of 50/).click();
    await press(messages.form.acts.note);
    const note = 'The Punong Barangay signs from 8 to 11';
    await page.getByLabelText(messages.form.texts.note, { exact: true }).fill(note);
    await page.getByLabelText(translated(messages.form.texts.note, 'Filipino')).fill('Sample sa Filipino');
    await press(messages.form.submit.note);
    await expect.element(page.getByRole('rowheader', { name: note })).toBeVisible();
    expect(daysOf(store)).toEqual({
      '2031-05-08': {
        status: 'active',
        updated: testNow,
        placesMorning: 50,
        note,
        translations: { fil: { note: 'Sample sa Filipino' } },
      },
    });
  });

  it('take the Filipino and the Cebuano of another reason, and say which is of an older English', async () => {
    const store = await openHall();
    const { reason, another, texts, older, open } = messages.form;
    const ofCebuano = page.getByLabelText(translated(texts.reason, 'Cebuano'));
    const ofEnglish = page.getByLabelText(texts.reason, { exact: true });
    await cell(/Thursday, 8 May 2031, morning/).click();
    await page.getByLabelText(reason).selectOptions(another);
    await ofEnglish.fill('Sample reason');
    await ofCebuano.fill('Sample sa Cebuano');
    await press(messages.form.submit.close);
    await cell(/Thursday, 8 May 2031, morning: Closed/).click();
    expect(daysOf(store)['2031-05-08']).toMatchObject({
      reason: 'Sample reason',
      translations: { ceb: { reason: 'Sample sa Cebuano' } },
    });
    expect(page.getByText(older).elements()).toEqual([]);
    await ofEnglish.fill('Another sample');
    await expect.element(page.getByText(older)).toBeVisible();
    await press(messages.form.submit.close);
    await cell(/Thursday, 8 May 2031, morning: Closed/).click();
    await expect.element(ofCebuano).toHaveValue('');
    await press(open);
    await expect.element(cell(/Thursday, 8 May 2031, morning: Nobody/)).toBeVisible();
    expect(daysOf(store)).toEqual({});
  });

  it('show one act at a time, which keeps what was typed, and Escape leads back to the table', async () => {
    await openHall();
    const { acts, submit, places } = messages.form;
    await cell(/Thursday, 8 May 2031, afternoon/).click();
    await expect.element(page.getByLabelText(messages.form.reason)).toHaveFocus();
    await expect.element(page.getByLabelText(messages.form.half)).toHaveValue('afternoon');
    const readForms = () =>
      page
        .getByCss('form')
        .elements()
        .map((form) => form.getAttribute('aria-label'));
    expect(readForms()).toEqual([submit.close]);
    await press(acts.places);
    expect(readForms()).toEqual([submit.places]);
    await page.getByLabelText(places.morning).fill('7');
    await press(acts.move);
    await expect.element(page.getByText(messages.hit.nobody)).toBeVisible();
    expect(readForms()).toEqual([]);
    await press(acts.places);
    await expect.element(page.getByLabelText(places.morning)).toHaveValue('7');
    await userEvent.keyboard('{Escape}');
    await expect.element(cell(/Thursday, 8 May 2031, afternoon/)).toHaveFocus();
    expect(readForms()).toEqual([]);
  });

  it('stand beside the open day where the page is wide, at the same height', async () => {
    await openHall();
    await cell(/Thursday, 8 May 2031, afternoon/).click();
    const [table, panel] = [page.getByRole('table'), page.getByRole('region')].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect(panel!.top).toBe(table!.top);
    expect(panel!.left).toBeGreaterThan(table!.right);
  });

  it('count those who came before there was a number, and give each a place', async () => {
    const store = await openHall();
    await cell(/Wednesday, 7 May 2031, morning: 2 come/).click();
    await press(messages.form.acts.places);
    await page.getByLabelText(messages.form.places.morning).fill('1');
    await press(messages.form.submit.places);
    await expect.element(cell(/Wednesday, 7 May 2031, morning: 1 of 1, and 1 more/)).toBeVisible();
    expect([...store.readAll('Request_Places').keys()]).toEqual([`${day}-am-001`]);
    expect(daysOf(store)).toMatchObject({ [day]: { placesMorning: 1 } });
  });

  it('are not written over the change of another clerk', async () => {
    const store = await openHall();
    await cell(/Wednesday, 7 May 2031, morning/).click();
    await expect.element(page.getByRole('form', { name: messages.form.submit.close })).toBeVisible();
    const other = { status: 'active', updated: testNow, note: 'Sample note' };
    await writeDocument(store, `HallDay_List/list/${day}`, other);
    await close();
    await expect.element(page.getByText(messages.conflictWhy)).toBeVisible();
    expect(daysOf(store)).toEqual({ [day]: other });
    await press(messages.readAgain);
    await expect.element(page.getByText('Sample note')).toBeVisible();
  });

  it('show places that were taken without a request at once, and free them', async () => {
    const store = await openHall();
    await writeDocument(store, `Request_Places/list/${day}-am-001`, { at: 1 });
    await press(messages.refresh);
    await expect.element(cell(/Wednesday, 7 May 2031, morning: 3 come/)).toBeVisible();
    const unclaimed = page.getByText(messages.unclaimed.title(1));
    await expect.element(unclaimed).toBeVisible();
    await press(messages.unclaimed.free);
    await expect.element(cell(/Wednesday, 7 May 2031, morning: 2 come/)).toBeVisible();
    await expect.element(page.getByText(messages.done.freed)).toBeVisible();
    expect(unclaimed.elements()).toEqual([]);
    expect(store.readAll('Request_Places').size).toBe(0);
  });

  it('name what does not fit on any coming day, and open it for the clerk', async () => {
    const later = '2031-05-28';
    const store = await openHall([
      ...people,
      { id: '5001', fields: { schedule: `${later}T08:30` } },
      { id: '5002', fields: { schedule: `${later}T13:30` } },
      { id: '5003', fields: { schedule: '2031-07-10T09:00' } },
      { id: '5004', fields: { schedule: '2031-07-10T10:00' } },
    ]);
    expect(page.getByText(messages.problems.title).elements()).toEqual([]);
    await writeDocument(store, `HallDay_List/list/${later}`, {
      status: 'active',
      updated: testNow,
      closedMorning: true,
      reason: 'Fiesta',
      placesAfternoon: 3,
    });
    await writeDocument(store, 'HallDay_List/list/2031-07-10', {
      status: 'active',
      updated: testNow,
      placesMorning: 1,
    });
    await press(messages.refresh);
    await expect.element(page.getByText(messages.problems.title)).toBeVisible();
    const lines = page
      .getByCss('section li')
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Wednesday, 28 May 2031, morning: The hall is closed, and 1 person comes. Move them.',
      'Wednesday, 28 May 2031, afternoon: Somebody comes without one of its 3 places, so that others may take too many. Save its places again.',
      'Thursday, 10 July 2031, morning: 2 people come for 1 place. Give it more places, or call those who can come another day.',
    ]);
    await cell(/Wednesday, 28 May 2031, morning: Closed, 1 comes/).click();
    await expect.element(page.getByRole('heading', { name: messages.hit.title(1) })).toBeVisible();
  });

  it('tell how many requests each month had, where a purge counted some', async () => {
    const store = await openHall();
    await page.getByText(messages.tallies.title).click();
    await expect.element(page.getByText(messages.tallies.none)).toBeVisible();
    const counts = { requests: 3, released: 1, refused: 0, notCome: 2, onTime: 1, late: 0 };
    await writeDocument(store, 'Service_Tallies/list/2031-03', {
      BARANGAY_CLEARANCE: counts,
      other: { requests: 'x' },
    });
    await press(messages.refresh);
    await expect.element(page.getByRole('heading', { name: 'March 2031' })).toBeVisible();
    const lines = page
      .getByCss('section li')
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Barangay Clearance: 3 requests; 1 released, 0 refused, 2 did not come; 1 on time, 0 late',
      'Another service: 0 requests; 0 released, 0 refused, 0 did not come; 0 on time, 0 late',
    ]);
  });

  it('show hostile names as text', async () => {
    const names = hostilePayloads.slice(0, 5);
    await openHall(
      names.map((lname, at) => ({ id: `400${at}`, fields: { lname, schedule: `${day}T08:30` } })),
    );
    await cell(/Wednesday, 7 May 2031, morning/).click();
    await close();
    await expect.element(page.getByRole('heading', { name: messages.hit.title(5) })).toBeVisible();
    const text = document.getElementById('staff')?.textContent;
    for (const name of names) expect(text).toContain(name);
    expect(page.getByCss('#staff :is(script, img, iframe)').elements()).toEqual([]);
  });
});
