import { describe, expect, it } from 'vitest';
import { parseReceipt } from '../../../../src/content/models/receipt.ts';

const id = '01234567-89ab-4f3a-9c1b-0123456789ab';
const received = {
  recordId: '4f3a',
  state: 'received',
  since: null,
  reason: null,
  schedule: null,
  movedTo: null,
  accepted: null,
  until: null,
  untilReason: null,
  by: null,
  position: null,
};

describe('§3 a stored receipt', () => {
  it.each([
    ['reads a receipt without a state as received', {}, {}],
    ['reads the state of a receipt and its time', { state: 'ready', since: 5 }, { state: 'ready', since: 5 }],
    [
      'reads the reason of a refusal',
      { state: 'refused', since: 5, reason: 'not-resident' },
      { state: 'refused', since: 5, reason: 'not-resident' },
    ],
    [
      'drops a reason that belongs to another state',
      { state: 'ready', reason: 'not-resident' },
      { state: 'ready' },
    ],
    ['drops a reason without a state', { reason: 'not-resident' }, {}],
    ['reads an unknown state as other', { state: '<b>gone</b>', reason: 'x' }, { state: 'other' }],
    [
      'reads a state named like a property of every object as other',
      { state: 'constructor' },
      { state: 'other' },
    ],
    ['reads a state that is a list as other', { state: ['ready'] }, { state: 'other' }],
    ['reads a null state as received', { state: null }, {}],
    ['drops a time that is text', { state: 'ready', since: '2031-05-06' }, { state: 'ready' }],
    ['drops a time beyond the last date', { state: 'ready', since: 8.64e15 }, { state: 'ready' }],
    ['drops a time before 1970', { state: 'ready', since: -1 }, { state: 'ready' }],
    [
      'reads the moment to which the hall moved the citizen',
      { movedTo: '2031-05-08T09:30' },
      { movedTo: '2031-05-08T09:30' },
    ],
    ['drops a day to which nobody can be moved', { movedTo: '2031-02-30T09:30' }, {}],
    [
      'reads the day that the citizen chose',
      { schedule: '2031-05-07T13:30' },
      { schedule: '2031-05-07T13:30' },
    ],
    ['drops a chosen day that no calendar has', { schedule: '2031-06-31T09:30' }, {}],
    ['drops a chosen day that is a list', { schedule: ['2031-05-07T13:30'] }, {}],
    ['drops a moved day without an hour', { movedTo: '2031-05-08' }, {}],
    ['drops a moved day that is a number', { movedTo: 1_935_972_000_000 }, {}],
    ['drops a moved day with markup', { movedTo: '2031-05-08T09:30<b>' }, {}],
    ['drops a reference that does not derive from the code', { recordId: '4f3b' }, { recordId: null }],
  ])('%s', (_, fields, expected) => {
    expect(parseReceipt({ id, data: { recordId: '4f3a', ...fields } })).toEqual({ ...received, ...expected });
  });

  it.each([[null], ['text'], [7], [[]]])(
    'reads the malformed receipt %j as received, without a reference',
    (data) => {
      expect(parseReceipt({ id, data })).toEqual({ ...received, recordId: null });
    },
  );
});
