/** §7. What staff change of the hall's days, and the people who come on them. */
import { describe, expect, it } from 'vitest';
import { findDueDay } from '../../../../src/staff-core/due/due.ts';
import type { HallDayView } from '../../../../src/staff-core/hall/hall.ts';
import { createHall } from '../../../support/server/createHall.ts';
import { testNow } from '../../../support/server/runningServer.ts';
import type { SeededRequest } from '../../../support/server/staffCommands.ts';

const day = '2031-05-07';
const later = '2031-05-09';
const closed = {
  status: 'active',
  updated: testNow,
  closedMorning: true,
  closedAfternoon: true,
  reason: 'Fiesta',
};
const wholeDay = { morning: true, afternoon: true };
const reopened = { morning: false, afternoon: false };

const open = (places: number | null = null, taken = 0) => ({ isOpen: true, places, taken });
const shut = (places: number | null = null, taken = 0) => ({ isOpen: false, places, taken });

/** A day without those who come. */
const summarize = ({ halves, holiday, isHoliday, reason, note }: HallDayView) => {
  const [morning, afternoon] = [halves.morning, halves.afternoon].map(({ booked: _, ...half }) => half);
  return { morning, afternoon, holiday, isHoliday, reason, note };
};

const people: readonly SeededRequest[] = [
  { id: '4001', fields: { schedule: `${day}T08:30` } },
  { id: '4002', fields: { schedule: `${day}T10:00` } },
  { id: '4003', fields: { schedule: `${day}T13:30` } },
  {
    id: '4004',
    fields: { schedule: `${day}T09:00` },
    receiptFields: { state: 'refused', since: testNow, reason: 'not-free' },
  },
];

describe('§7 a closed half day', () => {
  it('is closed alone, then with the other, and opened alone', async () => {
    const { change, view } = await createHall({ requests: people });
    await change(day, { isClosed: { morning: true }, reason: 'Assembly' });
    expect(summarize(await view(day))).toEqual({
      morning: shut(null, 2),
      afternoon: open(null, 1),
      holiday: null,
      isHoliday: false,
      reason: 'Assembly',
      note: '',
    });
    await change(day, { isClosed: { afternoon: true }, reason: 'Proclamation', isHoliday: true });
    expect(summarize(await view(day))).toMatchObject({
      afternoon: shut(null, 1),
      holiday: 'declared',
      reason: 'Proclamation',
    });
    await change(day, { isClosed: { morning: false } });
    expect(summarize(await view(day))).toMatchObject({
      morning: open(null, 2),
      afternoon: shut(null, 1),
      isHoliday: true,
    });
  });

  it('leaves no record of a day that is open again', async () => {
    const { change, documentsOf } = await createHall();
    const closing = { isClosed: wholeDay, reason: 'Fiesta', isHoliday: true };
    await change(day, closing);
    const translations = { fil: { reason: 'Piyesta' }, ceb: { reason: 'Pista' } };
    expect(await documentsOf('HallDay_List')).toEqual({ [day]: { ...closed, holiday: true, translations } });
    expect(await change(day, closing)).toMatchObject({ kind: 'unchanged' });
    expect(await change(day, { isClosed: reopened })).toMatchObject({ kind: 'written' });
    expect(await documentsOf('HallDay_List')).toEqual({});
    expect(await change(day, { isClosed: reopened })).toMatchObject({ kind: 'unchanged' });
  });

  it('keeps places and note of every day in its own record', async () => {
    const { change, view } = await createHall({
      days: {
        'every-day': { placesMorning: 50, placesAfternoon: 20, note: 'Signing from 8 to 11', sample: true },
      },
    });
    await change(day, { isClosed: { morning: true }, reason: 'Fiesta' });
    expect(summarize(await view(day))).toMatchObject({
      morning: shut(50),
      afternoon: open(20),
      reason: 'Fiesta',
      note: 'Signing from 8 to 11',
    });
    await change(day, { isClosed: reopened });
    expect(summarize(await view(day))).toMatchObject({ morning: open(50), afternoon: open(20), reason: '' });
  });

  it('is opened where the record of every day closes it, and replaces a record that is hidden', async () => {
    const { change, view } = await createHall({
      days: { 'every-day': { closedAfternoon: true }, [later]: { ...closed, status: 'inactive' } },
    });
    expect(summarize(await view(day))).toMatchObject({ morning: open(), afternoon: shut() });
    await change(day, { isClosed: { afternoon: false } });
    expect(summarize(await view(day))).toMatchObject({ morning: open(), afternoon: open() });
    expect(summarize(await view(later))).toMatchObject({ morning: open(), reason: '' });
    await change(later, { isClosed: { morning: true }, reason: 'Assembly' });
    expect(summarize(await view(later))).toMatchObject({ morning: shut(), reason: 'Assembly' });
  });

  it('marks the translation of a reason that changed, and drops that of a reason that is gone', async () => {
    const translations = { fil: { reason: 'Pista', note: 'Paalala' } };
    const { change, documentsOf } = await createHall({
      days: { [day]: { ...closed, note: 'Note', translations } },
    });
    await change(day, { isClosed: wholeDay, reason: 'Assembly' });
    expect(await documentsOf('HallDay_List')).toMatchObject({
      [day]: { reason: 'Assembly', translations, translatedFrom: { fil: { reason: 'Fiesta' } } },
    });
    await change(day, { isClosed: reopened });
    expect(await documentsOf('HallDay_List')).toEqual({
      [day]: { status: 'active', updated: testNow, note: 'Note', translations: { fil: { note: 'Paalala' } } },
    });
  });

  it('has a frequent reason in each language, and a note without a translation in English', async () => {
    const { change, documentsOf } = await createHall({ days: { [day]: { note: 'Signing from 8 to 11' } } });
    await change(day, { isClosed: wholeDay, reason: 'no electricity' });
    expect(await documentsOf('HallDay_List')).toMatchObject({
      [day]: {
        reason: 'no electricity',
        translations: { fil: { reason: 'Walang kuryente' }, ceb: { reason: 'Walay kuryente' } },
        translatedFrom: { fil: { note: '' }, ceb: { note: '' } },
      },
    });
  });

  it('has the translations that a clerk typed, and English where one is missing or of an older text', async () => {
    const { change, documentsOf, view } = await createHall({
      days: { [day]: { note: 'Signing from 8 to 11' } },
    });
    const close = (reason: string, fil: string, ceb: string) =>
      change(day, { isClosed: wholeDay, reason, translations: { reason: { fil, ceb } } });
    const read = async () => (await view(day)).translations.reason;
    await close('Sample', ' Sa Filipino ', '');
    expect(await documentsOf('HallDay_List')).toMatchObject({
      [day]: { translations: { fil: { reason: 'Sa Filipino' } }, translatedFrom: { fil: { note: '' } } },
    });
    expect(await close('Sample', 'Sa Filipino', '')).toMatchObject({ kind: 'unchanged' });
    expect(await read()).toEqual({ fil: 'Sa Filipino', ceb: '' });
    await close('Sample two', 'Sa Filipino', 'Sa Cebuano');
    expect(await read()).toEqual({ fil: '', ceb: 'Sa Cebuano' });
    await close('Sample two', 'Sa Filipino na bago', 'Sa Cebuano');
    expect(await read()).toEqual({ fil: 'Sa Filipino na bago', ceb: 'Sa Cebuano' });
    await close('Fiesta', '', '');
    expect(await read()).toEqual({ fil: 'Piyesta', ceb: 'Pista' });
    await change(day, { note: 'Sample note', translations: { note: { fil: 'Paalala', ceb: 'Pahinumdom' } } });
    const { translatedFrom, ...stored } = (await documentsOf('HallDay_List'))[day] as Record<string, unknown>;
    expect(translatedFrom).toBeUndefined();
    expect(stored.translations).toEqual({
      fil: { reason: 'Piyesta', note: 'Paalala' },
      ceb: { reason: 'Pista', note: 'Pahinumdom' },
    });
  });

  it('is a weekend where nothing is written, and a holiday by its name', async () => {
    const { view } = await createHall({ days: { '2031-05-10': { placesMorning: 5 } } });
    expect(summarize(await view('2031-05-10'))).toMatchObject({ morning: shut(5), afternoon: shut() });
    expect((await view('2031-06-12')).holiday).toBe('independence');
  });

  it.each([
    ['a reason with markup', '<b>Fiesta</b> [x](javascript:1)'],
    ['a reason of 400 characters', 'x'.repeat(400)],
  ])('is stored with %s only as the list takes it', async (_, reason) => {
    const { change, documentsOf } = await createHall();
    await change(day, { isClosed: wholeDay, reason });
    const stored = (await documentsOf('HallDay_List')) as Record<string, { readonly reason: string }>;
    for (const { reason: text } of Object.values(stored)) expect(text.length).toBeLessThanOrEqual(300);
  });
});

describe('§7 places and a note', () => {
  it('hold for a day or for every day, and nobody loses a place', async () => {
    const { change, view } = await createHall({ places: [`${day}-am-001`, `${day}-am-002`] });
    await change('every-day', { places: { morning: 50, afternoon: 0 } });
    expect(summarize(await view(day))).toMatchObject({ morning: open(50, 2), afternoon: open(0) });
    await change(day, { places: { morning: 1 } });
    expect(summarize(await view(day))).toMatchObject({ morning: open(1, 2), afternoon: open(0) });
    await change(day, { places: { morning: null, afternoon: null } });
    expect(summarize(await view(day))).toMatchObject({ morning: open(null, 2), afternoon: open() });
  });

  it('count people who came before the half day was limited', async () => {
    const { change, view } = await createHall({
      requests: [
        ...people,
        { id: '4005', fields: { schedule: `${day}T09:00` }, extras: { place: `${day}-am-003` } },
      ],
    });
    await change(day, { places: { morning: 5 } });
    expect(summarize(await view(day))).toMatchObject({ morning: open(5, 3), afternoon: open(null, 1) });
  });

  it('are written and removed', async () => {
    const { change, view, documentsOf } = await createHall();
    await change(day, { note: 'The Punong Barangay signs 8 to 11' });
    expect(summarize(await view(day))).toMatchObject({
      note: 'The Punong Barangay signs 8 to 11',
      morning: open(),
    });
    await change(day, { note: '' });
    expect(await documentsOf('HallDay_List')).toEqual({});
  });
});

describe('§7 a move to another day', () => {
  it('takes everybody at their hour, in that order, and changes no request', async () => {
    const { move, bookedOn, documentsOf, movedTo, view } = await createHall({
      requests: [
        ...people,
        { id: '4005', fields: { schedule: '2031-05-06T08:00' }, receiptFields: { movedTo: `${day}T08:00` } },
        { id: '4006', fields: { schedule: `${day}T08:00` }, receiptFields: { movedTo: `${later}T08:00` } },
      ],
    });
    const before = await documentsOf('Form_Requests');
    expect(await bookedOn(day)).toEqual(['4005', '4001', '4002', '4003']);
    expect(await move(day, later)).toMatchObject({
      moved: expect.arrayContaining(['4001', '4002', '4003', '4005']),
      refusal: null,
    });
    expect(await movedTo('4001')).toBe(`${later}T08:30`);
    expect(await movedTo('4003')).toBe(`${later}T13:30`);
    expect(await movedTo('4004')).toBeNull();
    expect(await documentsOf('Form_Requests')).toEqual(before);
    expect(await bookedOn(later)).toEqual(['4005', '4006', '4001', '4002', '4003']);
    expect(await bookedOn(day)).toEqual([]);
    expect(await move(day, later)).toMatchObject({ moved: [] });
    expect(summarize(await view(day))).toMatchObject({ morning: open(), afternoon: open() });
  });

  it('takes back that somebody did not come, so that their legal time is due again', async () => {
    const { move, view, documentsOf } = await createHall({
      requests: [
        { id: '4001', fields: { schedule: `${day}T08:30` }, extras: { priority: true, came: false } },
        { id: '4002', fields: { schedule: `${day}T09:30` }, extras: { came: false } },
        { id: '4003', fields: { schedule: `${day}T10:00` }, extras: { came: true } },
      ],
    });
    const findDue = async (of: string) =>
      (await view(of)).halves.morning.booked.map((booking) => findDueDay(booking, []));
    expect(await findDue(day)).toEqual([null, null, '2031-05-12']);
    expect((await move(day, later)).moved).toEqual(['4001', '4002', '4003']);
    expect(await findDue(later)).toEqual(['2031-05-14', '2031-05-14', '2031-05-14']);
    expect(await documentsOf('Request_Extras')).toEqual({
      '4001': { priority: true },
      '4003': { came: true },
    });
  });

  it('takes new places and frees the old ones', async () => {
    const { move, documentsOf } = await createHall({
      requests: [
        {
          id: '4001',
          fields: { schedule: `${day}T08:30` },
          extras: { place: `${day}-am-001`, priority: true },
        },
        { id: '4002', fields: { schedule: `${day}T13:30` }, extras: { place: `${day}-pm-001` } },
        { id: '4003', fields: { schedule: `${day}T09:00` } },
      ],
      days: { [day]: { placesMorning: 5, placesAfternoon: 5 }, [later]: { placesMorning: 2 } },
    });
    await move(day, later);
    const places = Object.keys(await documentsOf('Request_Places')).toSorted();
    expect(places).toEqual([`${later}-am-001`, `${later}-am-002`]);
    const extras = (await documentsOf('Request_Extras')) as Record<string, { readonly place?: string }>;
    expect(Object.keys(extras).toSorted()).toEqual(['4001', '4003']);
    expect(extras['4001']).toMatchObject({ priority: true });
    expect([extras['4001']!.place, extras['4003']!.place].toSorted()).toEqual(places);
  });

  it.each([
    [
      'a full half day',
      { placesMorning: 1, placesAfternoon: 9 },
      'has 1 place left, and 2 people would be moved',
    ],
    ['a closed half day', { closedMorning: true }, 'The hall is closed in the morning of'],
    ['a half day with no place', { placesMorning: 0 }, 'has no place left'],
  ])('takes nobody to %s', async (_, fields, why) => {
    const { move, movedTo } = await createHall({ requests: people, days: { [later]: fields } });
    expect((await move(day, later)).refusal).toContain(why);
    expect(await movedTo('4003')).toBeNull();
  });

  it.each([
    ['a weekend', '2031-05-10', 'weekend'],
    ['a day that is over', '2031-05-05', 'is over'],
    ['the same day', day, 'already come on this day'],
    ['a holiday that nobody confirmed', '2031-06-12', 'Independence Day'],
    ['an hour of today that is over', '2031-05-06', 'is over today'],
  ])('takes nobody to %s', async (_, to, why) => {
    const { move, movedTo } = await createHall({ requests: people });
    expect((await move(day, to)).refusal).toContain(why);
    expect(await movedTo('4001')).toBeNull();
  });

  it('takes people to a holiday that a clerk confirmed', async () => {
    const { move, movedTo } = await createHall({ requests: people });
    expect(await move(day, '2031-06-12')).toMatchObject({ isConfirmable: true });
    await move(day, '2031-06-12', { isConfirmed: true });
    expect(await movedTo('4001')).toBe('2031-06-12T08:30');
  });

  it('of half a day leaves the other half, and names those without a receipt', async () => {
    const { move, movedTo } = await createHall({
      requests: [...people, { id: '4005', code: null, fields: { schedule: `${day}T11:59` } }],
    });
    expect(await move(day, later, { halves: ['morning'] })).toMatchObject({
      moved: ['4001', '4002'],
      withoutReceipt: ['4005'],
    });
    expect(await movedTo('4003')).toBeNull();
  });

  it('of 400 people gives each one place', async () => {
    const requests = Array.from({ length: 400 }, (_, at): SeededRequest => {
      const half = at < 200 ? 'am' : 'pm';
      return {
        id: `4${(0x100 + at).toString(16)}`,
        fields: { schedule: `${day}T${half === 'am' ? '08:30' : '13:30'}` },
        extras: { place: `${day}-${half}-${String((at % 200) + 1).padStart(3, '0')}` },
      };
    });
    const { move, documentsOf } = await createHall({
      requests,
      days: { 'every-day': { placesMorning: 250, placesAfternoon: 200 } },
    });
    expect((await move(day, later)).moved).toHaveLength(400);
    const places = Object.keys(await documentsOf('Request_Places'));
    expect(places).toHaveLength(400);
    expect(places.every((place) => place.startsWith(`${later}-`))).toBe(true);
    const named = Object.values(await documentsOf('Request_Extras')).map(
      (each) => (each as { place: string }).place,
    );
    expect(new Set(named)).toEqual(new Set(places));
  });
});
