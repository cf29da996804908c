import { describe, expect, it } from 'vitest';
import { toHallDays } from '../../../../src/content/models/hallDay.ts';
import { localizeDocument } from '../../../../src/content/models/localize.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const read = (id: string, data: unknown) => {
  const problems: string[] = [];
  const [day] = toHallDays(
    [{ id, data }],
    createRecordContext((record, field, problem) => problems.push(`${record} ${field} ${problem}`)),
  );
  return { day, problems };
};

const open = {
  id: '2031-05-07',
  lang: undefined,
  isClosed: { morning: false, afternoon: false },
  isHoliday: false,
  places: { morning: null, afternoon: null },
  reason: '',
  note: '',
  isSample: false,
};

describe("§3 the records of the hall's days", () => {
  it('an empty record closes and limits nothing', () => {
    expect(read('2031-05-07', { status: 'active' })).toMatchObject({ day: open, problems: [] });
  });

  it('has the closed half days, the places, the reason and the note', () => {
    const { day } = read('2031-05-07', {
      closedAfternoon: true,
      placesMorning: 0,
      placesAfternoon: 300,
      reason: 'Sample assembly',
      note: 'Sample note',
      sample: true,
    });
    expect(day).toMatchObject({
      ...open,
      isClosed: { morning: false, afternoon: true },
      places: { morning: 0, afternoon: 300 },
      reason: 'Sample assembly',
      note: 'Sample note',
      isSample: true,
    });
  });

  it.each(['50', -1, 1e9, 1.5, 301, Number.NaN, [5], { value: 5 }, true])(
    'takes %j places as 0, as the rules do',
    (placesMorning) => {
      const { day, problems } = read('2031-05-07', { placesMorning });
      expect(day).toMatchObject({ ...open, places: { morning: 0, afternoon: null } });
      expect(problems).toEqual(['2031-05-07 placesMorning must be a whole number within its limits']);
    },
  );

  it('takes null places as no limit', () => {
    expect(read('2031-05-07', { placesMorning: null })).toMatchObject({ day: open, problems: [] });
  });

  it.each(['yes', 1, 'true', {}])('takes %j as not closed and no holiday', (flag) => {
    const { day, problems } = read('2031-05-07', { closedMorning: flag, holiday: flag });
    expect(day).toMatchObject(open);
    expect(problems).toHaveLength(2);
  });

  it('shows markup as text, and leaves out marks that turn the direction', () => {
    const reason = '<img src=x onerror=alert(1)> \u202eevil\nline';
    expect(read('2031-05-07', { reason }).day?.reason).toBe('<img src=x onerror=alert(1)>  evil line');
    expect(read('2031-05-07', { note: 'a'.repeat(400) }).day?.note).toHaveLength(300);
  });

  it.each(['2031-02-30', 'tomorrow', 'Every-Day'])('ignores and reports the record %j', (id) => {
    expect(read(id, { closedMorning: true })).toEqual({
      day: undefined,
      problems: [`${id} id must be a day, or every-day`],
    });
  });

  it('takes no holiday from the record of every day', () => {
    expect(read('every-day', { holiday: true, closedMorning: true }).day).toMatchObject({
      isHoliday: false,
      isClosed: { morning: true },
    });
  });

  it('reads the reason in the locale of the page', () => {
    const document = localizeDocument(
      { id: '2031-05-07', data: { reason: 'Assembly', translations: { fil: { reason: 'Pulong' } } } },
      'fil',
    );
    expect(toHallDays([document], { ...createRecordContext(), locale: 'fil' })).toMatchObject([
      { reason: 'Pulong', lang: undefined },
    ]);
  });
});
