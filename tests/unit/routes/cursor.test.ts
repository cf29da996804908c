import { describe, expect, it } from 'vitest';
import { formatCursor, parseCursor } from '../../../src/routes/cursor.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';

describe('§2 the cursor of a dated list', () => {
  it.each([
    ['?before=1000.a', { way: 'before', key: { date: 1000, id: 'a' } }],
    ['?after=1000.a', { way: 'after', key: { date: 1000, id: 'a' } }],
    ['?before=1000.', { way: 'before', key: { date: 1000, id: '' } }],
    ['?before=1000.a.b%20%C3%B1', { way: 'before', key: { date: 1000, id: 'a.b ñ' } }],
    ['?before=1000.a&after=2000.b', { way: 'before', key: { date: 1000, id: 'a' } }],
  ])('parses the query %s as a cursor', (search, cursor) => {
    expect(parseCursor(search)).toEqual(cursor);
  });

  it.each([
    '',
    '?before=',
    '?before=a.a',
    '?before=1000',
    '?before=-1.a',
    '?before=1e3.a',
    '?before=1000.a/b',
    '?before=1000..',
    '?before=1000...',
    '?before=1000.__a__',
    `?before=${'9'.repeat(16)}.a`,
    `?before=1000.${'x'.repeat(301)}`,
    '?before=%E0%A4%A',
    ...hostilePayloads.map((payload) => `?before=${payload}`),
  ])('finds no cursor in the query %j', (search) => {
    expect(parseCursor(search)).toBeNull();
  });

  it('parses a formatted cursor to the same key', () => {
    for (const id of ['a', 'ñ & b=c', '#?+%', '']) {
      const key = { date: 1_794_960_000_000, id };
      expect(parseCursor(formatCursor('after', key))).toEqual({ way: 'after', key });
    }
  });
});
