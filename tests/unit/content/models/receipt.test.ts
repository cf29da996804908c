import { describe, expect, it } from 'vitest';
import { parseReceipt } from '../../../../src/content/models/receipt.ts';

const id = '01234567-89ab-4f3a-9c1b-0123456789ab';
const received = { recordId: '4f3a', state: 'received', since: null, reason: null };

describe('§3 a receipt as the store holds it', () => {
  it.each([
    ['alone is received', {}, {}],
    ['tells a state and since when', { state: 'ready', since: 5 }, { state: 'ready', since: 5 }],
    [
      'tells why',
      { state: 'refused', since: 5, reason: 'not-resident' },
      { state: 'refused', since: 5, reason: 'not-resident' },
    ],
    ['has no reason of another state', { state: 'ready', reason: 'not-resident' }, { state: 'ready' }],
    ['has no reason without a state', { reason: 'not-resident' }, {}],
    ['is of another state where none is known', { state: '<b>gone</b>', reason: 'x' }, { state: 'other' }],
    ['so where it is a name that every object has', { state: 'constructor' }, { state: 'other' }],
    ['so where it is no text', { state: ['ready'] }, { state: 'other' }],
    ['is received where the state is null', { state: null }, {}],
    ['has no time that is a text', { state: 'ready', since: '2031-05-06' }, { state: 'ready' }],
    ['has no time beyond the years', { state: 'ready', since: 8.64e15 }, { state: 'ready' }],
    ['has no time before 1970', { state: 'ready', since: -1 }, { state: 'ready' }],
    ['has no reference that is not cut from its code', { recordId: '4f3b' }, { recordId: null }],
  ])('%s', (_, held, told) => {
    expect(parseReceipt({ id, data: { recordId: '4f3a', ...held } })).toEqual({ ...received, ...told });
  });

  it.each([[null], ['text'], [7], [[]]])('of %j is received, of no reference', (data) => {
    expect(parseReceipt({ id, data })).toEqual({ ...received, recordId: null });
  });
});
