import { describe, expect, it } from 'vitest';
import { createFeedback, findFeedbackFault } from '../../../src/form/feedback.ts';

describe('feedback on a page', () => {
  it.each([
    ['wrongNumber', undefined, 'missing'],
    ['notUseful', undefined, null],
    ['useful', undefined, null],
    ['wrongNumber', '0900 001', null],
    ['notUseful', 'x'.repeat(500), null],
    ['notUseful', 'x'.repeat(501), 'tooLong'],
    ['notUseful', 'a\u0000b', 'character'],
  ] as const)('finds in the kind %s the fault of %j: %s', (kind, text, fault) => {
    expect(findFeedbackFault(kind, text)).toBe(fault);
  });

  it('stores page, kind, cleaned text and time, and nothing else', () => {
    expect(createFeedback('/contacts', 'wrongNumber', '  \u202a0900 001\u202c\ufffc  ', 7)).toEqual({
      page: '/contacts',
      kind: 'wrongNumber',
      text: '0900 001',
      dateCreated: 7,
    });
  });

  it.each([
    ['useful', 'Juan'],
    ['notUseful', '   '],
  ] as const)('stores no text of the kind %s when %j is written', (kind, written) => {
    expect(createFeedback('/', kind, written, 7)).toEqual({ page: '/', kind, dateCreated: 7 });
  });
});
