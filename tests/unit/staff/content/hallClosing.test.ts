/** §3 §6. The days on which an announcement closes the hall, as its form asks for them. */
import { describe, expect, it } from 'vitest';
import { readClosing } from '../../../../src/staff/content/hallClosing.ts';
import { staffContentMessages } from '../../../../src/staff/content/messages.ts';

const { closing: messages } = staffContentMessages;

/** A Tuesday. */
const today = '2031-05-06';
const saturday = '2031-05-10';

const read = (closing: string, from = '', to = '', values = {}) =>
  readClosing(
    {
      status: 'active',
      kind: 'alert',
      closing,
      closingFrom: from,
      closingTo: to,
      closingPart: 'both',
      ...values,
    },
    today,
  );

describe('§3 the days on which an announcement closes the hall', () => {
  it.each([
    ['none', 'no', '', '', []],
    ['today', 'today', '', '', [today]],
    ['one day without a last one', 'days', '2031-05-08', '', ['2031-05-08']],
    ['a span without its weekend', 'days', '2031-05-09', '2031-05-12', ['2031-05-09', '2031-05-12']],
  ] as const)('are %s', (_, closing, from, to, days) => {
    const halves = days.length === 0 ? [] : ['morning', 'afternoon'];
    expect(read(closing, from, to)).toEqual({ closing: { days, halves }, problems: [] });
  });

  it('are at most 14 days of the calendar', () => {
    expect(read('days', '2031-05-07', '2031-05-20').closing.days.length).toBe(10);
    expect(read('days', '2031-05-07', '2031-05-21').problems).toEqual([
      { name: 'closingTo', problem: messages.tooMany(14) },
    ]);
  });

  it.each([
    ['no day', 'days', '', '', 'closingFrom', messages.missing],
    ['a day that is none', 'days', '2031-02-30', '', 'closingFrom', messages.missing],
    ['yesterday', 'days', '2031-05-05', today, 'closingFrom', messages.past],
    ['a last day before the first', 'days', '2031-05-08', '2031-05-07', 'closingTo', messages.endsBefore],
    ['only a weekend', 'days', saturday, '2031-05-11', 'closingFrom', messages.weekend],
  ] as const)('are refused for %s', (_, closing, from, to, name, problem) => {
    expect(read(closing, from, to)).toMatchObject({ closing: { days: [] }, problems: [{ name, problem }] });
  });

  it('are refused for today where it is a Saturday, at the question', () => {
    const values = { status: 'active', kind: 'closedHall', closing: 'today' };
    expect(readClosing(values, saturday).problems).toEqual([{ name: 'closing', problem: messages.weekend }]);
  });

  it('are only half days where the clerk chose a half', () => {
    expect(read('today', '', '', { closingPart: 'afternoon' }).closing.halves).toEqual(['afternoon']);
  });

  it('are refused for a record that residents do not see', () => {
    expect(read('today', '', '', { status: 'inactive' }).problems).toEqual([
      { name: 'closing', problem: messages.hidden },
    ]);
  });

  it('are none for an event, whatever was typed before', () => {
    expect(read('today', '', '', { kind: 'event' })).toEqual({
      closing: { days: [], halves: [] },
      problems: [],
    });
  });
});
