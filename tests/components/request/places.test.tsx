/** §5 The form of a hall that takes only so many requests in a half day. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, isWeekend } from '../../../src/domain/dates/day.ts';
import { StoreFailure } from '../../../src/firestore/errors.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
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

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const { form, places, hallClosed } = formMessages.english;
const { failure } = outcomeMessages.english;
const { label } = fieldMessages.english.fields.priority;

/** Thursday; `fillForm` chooses its morning. */
const thursday = '2031-05-08';
const nameOf = (half: 'am' | 'pm', number: number): string =>
  `${thursday}-${half}-${String(number).padStart(3, '0')}`;

const renderDay = async (record: Omit<TestRecord, 'id'> | null, taken: readonly string[] = []) => {
  const store = createTestStore();
  if (record !== null) store.add('hallDays', [{ id: thursday, ...record }]);
  for (const place of taken) store.places.add(place);
  await renderSite(path, { store });
  // A form that has not read the days sends a request without a place.
  await expect.poll(() => store.reads).toContain('hallDays');
  return store;
};

const fillAndPress = async (): Promise<void> => {
  await fillForm(type);
  await pressRobotBox();
  await pressSubmit();
};

const alertOf = (title: string) => page.getByRole('alert').filter({ hasText: title });

describe('§5 the places of the chosen day', () => {
  it.each<[string, Omit<TestRecord, 'id'>, readonly string[], string]>([
    [
      'three of five',
      { placesMorning: 5 },
      [nameOf('am', 1), nameOf('am', 4)],
      'Afternoon, Morning: 3 places left',
    ],
    [
      'the last one',
      { placesMorning: 1, placesAfternoon: 4 },
      [],
      'Afternoon: 4 places left, Morning: 1 place left',
    ],
    [
      'none, of fewer than are taken',
      { placesMorning: 1 },
      [nameOf('am', 2), nameOf('am', 3)],
      'Afternoon, Morning: no place left',
    ],
    [
      'those beside a closed afternoon',
      { placesMorning: 2, closedAfternoon: true },
      [],
      'Morning: 2 places left, Afternoon: closed',
    ],
  ])('shows above the hours how many are left, most first: %s', async (_, record, taken, text) => {
    await renderDay(record, taken);
    await openOtherDay();
    await getField('schedule').fill(`${thursday}T09:30`);
    getInput('schedule').blur();
    await expect
      .poll(() =>
        readTexts(page.getByRole('group', { name: /^(Morning|Afternoon)/ }).getByRole('paragraph')).join(
          ', ',
        ),
      )
      .toBe(text);
  });

  it('offers no full day, and says so', async () => {
    await renderDay({ placesMorning: 1, placesAfternoon: 1 }, [nameOf('am', 1), nameOf('pm', 1)]);
    const days = page.getByRole('group', { name: form.days });
    await expect.element(days.getByText(places.noneOfDay, { exact: true })).toBeVisible();
    expect(readTexts(days.getByRole('button'))).toEqual([
      'Tue 6 May, afternoon',
      'Wed 7 May',
      'Fri 9 May',
      'Mon 12 May',
    ]);
  });

  it('shows no number for a day without one', async () => {
    await renderDay({ note: 'Sample note' });
    await openOtherDay();
    await getField('schedule').fill(`${thursday}T09:30`);
    getInput('schedule').blur();
    await expect.element(getMain().getByText('Sample note')).toBeVisible();
    expect(getMain().getByText(/Morning:/).length).toBe(0);
  });

  it('says from which day on a day may be chosen whose places are not open yet', async () => {
    const store = createTestStore();
    store.add('hallDays', [{ id: 'every-day', placesMorning: 5 }]);
    await renderSite(path, { store });
    await openOtherDay();
    await getField('schedule').fill('2031-06-12T09:30');
    getInput('schedule').blur();
    await expect.element(getMain().getByText(places.opens('Tuesday, 13 May'))).toBeVisible();
  });
});

describe('§5 a request for a half day with a number of places', () => {
  it('is sent with a free place', async () => {
    const store = await renderDay({ placesMorning: 3 }, [nameOf('am', 1), nameOf('am', 2)]);
    await fillAndPress();
    await expectConfirmation();
    expect(store.requests).toMatchObject([{ place: { name: nameOf('am', 3) }, isPriority: false }]);
  });

  it('is sent without a place, and with the two documents of before, where the day has no record', async () => {
    const store = await renderDay(null);
    await fillAndPress();
    await expectConfirmation();
    expect(store.requests).toMatchObject([{ place: null, isPriority: false }]);
  });

  it('names the next free time where none is left, keeps every answer, and is sent for that time', async () => {
    const store = await renderDay({ placesMorning: 1 }, [nameOf('am', 1)]);
    await fillAndPress();
    const alert = alertOf(places.full);
    await expect.element(alert).toBeVisible();
    for (const text of [
      hallClosed.half.morning('Thursday, 8 May'),
      hallClosed.next('Thursday, 8 May 2031, 12:00\u00a0pm'),
      failure.answersKept,
    ])
      await expect.element(alert.getByText(text, { exact: true })).toBeVisible();
    expect(store.requests).toEqual([]);
    expect(getInput('lname').value).toBe('Sample-Ñ');
    await alert.getByRole('button', { name: hallClosed.take }).click();
    await expect.element(alert).not.toBeInTheDocument();
    expect(getInput('schedule').value).toBe(`${thursday}T12:00`);
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toMatchObject([{ record: { schedule: `${thursday}T12:00` }, place: null }]);
  });

  it('is refused on a half day that closed after the page read the days, with the reason and the next free time', async () => {
    const store = await renderDay(null);
    const { saveRequest } = store.client;
    let isClosed = true;
    Object.assign(store.client, {
      saveRequest: (request: Parameters<typeof saveRequest>[0]) =>
        isClosed ? Promise.reject(new StoreFailure('permission-denied')) : saveRequest(request),
    });
    await fillForm(type);
    store.add('hallDays', [
      {
        id: thursday,
        closedMorning: true,
        reason: 'Sample assembly',
        note: '<b>Sample</b> note',
        sample: true,
      },
    ]);
    await pressRobotBox();
    await pressSubmit();
    const alert = alertOf(hallClosed.alert);
    await expect.element(alert).toBeVisible();
    expect(readTexts(alert)).toEqual([
      [
        hallClosed.alert,
        hallClosed.half.morning('Thursday, 8 May'),
        'Sample assembly',
        '<b>Sample</b> note',
        'Sample',
        `${hallClosed.next('Thursday, 8 May 2031, 12:00\u00a0pm')} ${failure.answersKept}`,
        hallClosed.take,
      ].join(''),
    ]);
    await alert.getByRole('button', { name: hallClosed.take }).click();
    isClosed = false;
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toMatchObject([{ record: { schedule: `${thursday}T12:00` } }]);
  });

  it.each([99, 100, 131])(
    'is sent with a place by the record of every day, where the hall has %i coming days with records',
    async (count) => {
      const store = createTestStore();
      const notes = Array.from({ length: count }, (_, at) => ({
        id: addDays('2031-05-09', at),
        note: 'Sample',
      }));
      store.add('hallDays', [...notes, { id: 'every-day', placesMorning: 2 }]);
      store.places.add(nameOf('am', 1));
      await renderSite(path, { store });
      await expect.poll(() => store.reads).toContain('hallDays');
      await fillAndPress();
      await expectConfirmation();
      expect(store.requests).toMatchObject([{ place: { name: nameOf('am', 2) } }]);
    },
  );

  it.each([99, 100, 131])('is refused on the last of %i coming days that are closed', async (count) => {
    const store = createTestStore();
    const days = Array.from({ length: count }, (_, at) => addDays('2031-05-09', at));
    const closed = { closedMorning: true, closedAfternoon: true };
    store.add('hallDays', [...days.map((id) => ({ id, ...closed, reason: `Sample ${id}` }))]);
    await renderSite(path, { store });
    const last = days.findLast((day) => !isWeekend(day))!;
    await openOtherDay();
    await getField('schedule').fill(`${last}T09:30`);
    getInput('schedule').blur();
    await expect
      .element(alertOf(hallClosed.alert).getByText(`Sample ${last}`, { exact: true }))
      .toBeVisible();
  });

  it('takes another place where somebody was quicker', async () => {
    const store = await renderDay({ placesMorning: 2 });
    const { saveRequest } = store.client;
    const asked: (string | undefined)[] = [];
    Object.assign(store.client, {
      saveRequest: (request: Parameters<typeof saveRequest>[0]) => {
        asked.push(request.place?.name);
        if (asked.length > 1) return saveRequest(request);
        store.places.add(request.place!.name);
        return Promise.reject(new StoreFailure('permission-denied'));
      },
    });
    await fillAndPress();
    await expectConfirmation();
    expect(asked.toSorted()).toEqual([nameOf('am', 1), nameOf('am', 2)]);
  });

  it('is sent again after a pause where two requests met in the store', async () => {
    const store = await renderDay({ placesMorning: 2 });
    const { saveRequest } = store.client;
    let sends = 0;
    Object.assign(store.client, {
      saveRequest: (request: Parameters<typeof saveRequest>[0]) => {
        sends += 1;
        return sends === 1 ? Promise.reject(new StoreFailure('contended')) : saveRequest(request);
      },
    });
    await fillAndPress();
    await expectConfirmation();
    expect([sends, store.lookedUp.length]).toEqual([2, 1]);
  });
});

describe('§5 the priority lane', () => {
  it('is one tick without a reason, and goes to staff beside the request', async () => {
    const store = await renderDay(null);
    await fillForm(type);
    await getMain().getByLabelText(label).click();
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    const [request] = store.requests;
    expect(request).toMatchObject({ isPriority: true, place: null });
    expect(Object.keys(request!.record)).not.toContain('priority');
    expect(getMain().element().textContent).not.toContain(label);
  });
});
