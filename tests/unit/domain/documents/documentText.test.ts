import { describe, expect, it } from 'vitest';
import { listQuestions, parseDocumentText } from '../../../../src/domain/documents/documentText.ts';

const readUnknown = (text: string) => parseDocumentText(text).unknown;

describe('§7 the placeholders of a document', () => {
  it('are values of the request and questions to staff, between words', () => {
    expect(parseDocumentText('Since {?Resident since}, { name } of Zone {zone}.')).toEqual({
      parts: [
        { kind: 'words', text: 'Since ' },
        { kind: 'question', name: 'Resident since' },
        { kind: 'words', text: ', ' },
        { kind: 'value', name: 'name' },
        { kind: 'words', text: ' of Zone ' },
        { kind: 'value', name: 'zone' },
        { kind: 'words', text: '.' },
      ],
      unknown: [],
    });
  });

  it.each([
    ['a name that nothing fills', 'a\nb {nam}', [{ line: 2, text: '{nam}' }]],
    ['another case', '{Name}', [{ line: 1, text: '{Name}' }]],
    [
      'a name of every object',
      '{constructor} {__proto__}',
      [
        { line: 1, text: '{constructor}' },
        { line: 1, text: '{__proto__}' },
      ],
    ],
    ['nothing', '{}', [{ line: 1, text: '{}' }]],
    ['a question without words', '{? }', [{ line: 1, text: '{? }' }]],
    ['a question of 61 characters', `{?${'x'.repeat(61)}}`, [{ line: 1, text: `{?${'x'.repeat(61)}}` }]],
    ['a brace that is not closed', 'a\n\n{name', [{ line: 3, text: '{' }]],
    ['a brace that is not opened', 'name}', [{ line: 1, text: '}' }]],
    [
      'braces over two lines',
      '{na\nme}',
      [
        { line: 1, text: '{' },
        { line: 2, text: '}' },
      ],
    ],
    [
      'braces in braces',
      '{{name}}',
      [
        { line: 1, text: '{' },
        { line: 1, text: '}' },
      ],
    ],
  ])('are unknown where the braces have %s', (_, text, unknown) => {
    expect(readUnknown(text)).toEqual(unknown);
  });

  it('ask a question of several texts once', () => {
    expect(listQuestions(['{?CTC number} {?CTC date}', '{name} {?CTC number} {?Day}'])).toEqual([
      'CTC number',
      'CTC date',
      'Day',
    ]);
  });
});
