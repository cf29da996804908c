import { describe, expect, it } from 'vitest';
import type { FeedbackKind } from '../../../src/form/feedback.ts';
import {
  addToCounts,
  type CountsByPage,
  type FeedbackMessage,
  findReportedHotline,
  formatMessageField,
  formatOpenCount,
  messageKindOf,
  sortCounts,
  toTextLines,
} from '../../../src/staff-core/feedback.ts';

const message = (fields: FeedbackMessage['fields']): FeedbackMessage => ({
  id: 'a',
  name: 'a',
  arrived: 0,
  version: '',
  fields,
});

describe('§7 a message of a citizen', () => {
  it('shows marks of direction, control characters and separators as question marks', () => {
    expect(toTextLines(message({ text: 'a\u202eb\nc\u0007d\r\ne\u2028f' }))).toEqual(['a?b', 'c?d?', 'e?f']);
    expect(formatMessageField(message({ page: '/News\u2066x' }), 'page')).toBe('/News?x');
  });

  it('has no lines without a text, or with one that is no text', () => {
    for (const text of [undefined, null, 5, ['a'], { a: 'b' }])
      expect(toTextLines(message(text === undefined ? {} : { text }))).toEqual([]);
  });

  it.each(['toString', '__proto__', 'Useful', ''])("has no kind where it says '%s'", (kind) => {
    expect(messageKindOf(message({ kind }))).toBeNull();
  });
});

describe('§7 the counts of each page', () => {
  it('have the pages with wrong numbers first, then those that were not useful, and leave unknown kinds out', () => {
    const sent: readonly (readonly [page: string, kind: FeedbackKind | 'other'])[] = [
      ['/News', 'useful'],
      ['/News', 'useful'],
      ['/Home', 'notUseful'],
      ['/Emergency-Hotlines', 'wrongNumber'],
      ['/Emergency-Hotlines', 'useful'],
      ['/Resident', 'useful'],
      ['/Visitor', 'other'],
      ['__proto__', 'useful'],
    ];
    const counts: CountsByPage = new Map();
    for (const [page, kind] of sent) addToCounts(counts, message({ page, kind }));
    expect(sortCounts(counts)).toEqual([
      ['/Emergency-Hotlines', { useful: 1, notUseful: 0, wrongNumber: 1 }],
      ['/Home', { useful: 0, notUseful: 1, wrongNumber: 0 }],
      ['/News', { useful: 2, notUseful: 0, wrongNumber: 0 }],
      ['/Resident', { useful: 1, notUseful: 0, wrongNumber: 0 }],
      ['__proto__', { useful: 1, notUseful: 0, wrongNumber: 0 }],
    ]);
  });
});

describe('§7 the hotline of a reported number', () => {
  const hotlines = [
    { id: 'desk', fields: { mobileCon1: '0900 001', mobileCon2: '911' } },
    { id: 'police', fields: { mobileCon1: '+63 917 000 0002' } },
  ];
  const find = (text: string, kind = 'wrongNumber') => findReportedHotline(message({ kind, text }), hotlines);

  it.each([
    ['0900 001 rings at a shop', 'desk'],
    ['Call 0900-001, 2 rings', 'desk'],
    ['0900 001 2 times', 'desk'],
    ['+63 917 000 0002 is old', 'police'],
    ['(0917) 000.0002', 'police'],
    ['911!', 'desk'],
    ['0900 0011', null],
    ['1 0900 0', null],
    ['No number', null],
  ])('is found by the digits of %j', (text, id) => {
    expect(find(text)).toBe(id);
  });

  it('is none where the message reports no wrong number', () => {
    expect(find('0900 001', 'notUseful')).toBeNull();
  });
});

describe('§7 the count of open messages', () => {
  const read = { kind: 'notUseful', text: 'Sample' };
  it('leaves out those without anything to read, and says where there may be more', () => {
    const all = [{ kind: 'useful' }, { kind: 'notUseful' }, read, { kind: 'wrongNumber', text: 'Sample' }];
    expect(formatOpenCount(all.map(message))).toBe('2');
    expect(formatOpenCount([message(read)], true)).toBe('1+');
    expect(formatOpenCount([])).toBe('');
  });
});
