import { describe, expect, it } from 'vitest';
import { localizations } from '../../../../src/i18n/localizations.ts';
import {
  addMonths,
  type DocumentEntry,
  fillDocumentText,
  toDocumentValues,
} from '../../../../src/staff-core/documents/documentValues.ts';
import type { StaffRequest } from '../../../../src/staff-core/request.ts';

const place = { barangay: 'Barangay Sample', municipality: 'Sampleville', province: 'Samples' };
const entry = {
  today: '2031-05-06',
  place,
  purpose: 'school',
  months: 6,
  receipt: '',
  amount: '',
} as unknown as DocumentEntry;
const toRequest = (fields: Readonly<Record<string, unknown>>) =>
  ({ id: '4f3a', name: '', fields }) as unknown as StaffRequest;
const person = {
  lname: 'Peña',
  fname: 'Sample',
  mname: 'N/A',
  birthDate: '1990-12-28',
  age: 41,
  sex: 'Female',
  status: 'Single',
};
const read = (fields: object, changes: Partial<DocumentEntry> = {}, locale: 'en' | 'fil' = 'en') =>
  toDocumentValues(
    toRequest(fields as Readonly<Record<string, unknown>>),
    { ...entry, ...changes },
    localizations[locale].translate,
  );

describe('§7 the values of a document', () => {
  it('are the name without what the person does not have, the true age, and the last day', () => {
    expect(read(person)).toMatchObject({
      name: 'Sample Peña',
      age: '40',
      'civil status': 'Single',
      'birth date': '28 December 1990',
      'valid until': '6 November 2031',
      day: '6 May 2031',
    });
  });

  it('are in the language of the text', () => {
    expect(read(person, {}, 'fil')).toMatchObject({ sex: 'Babae', 'birth date': 'Disyembre 28, 1990' });
  });

  it('are blank for what the request does not have, or has wrong', () => {
    expect(read({ birthDate: '2031-02-30' }, { months: null })).toMatchObject({
      name: '',
      age: '',
      'birth date': '',
      'valid until': '',
    });
    expect(read({ birthDate: '2031-05-07' })).toMatchObject({ age: '', 'birth date': '' });
  });

  it.each([
    ['2031-08-31', 6, '2032-02-29'],
    ['2031-01-31', 1, '2031-02-28'],
    ['2031-12-15', 12, '2032-12-15'],
    ['2031-05-06', 0, '2031-05-06'],
  ])('end %s and %i months later on %s', (day, months, end) => {
    expect(addMonths(day, months)).toBe(end);
  });
});

describe('§7 a filled document', () => {
  const fill = (text: string, fields: object, answers = {}) => fillDocumentText(text, read(fields), answers);

  it('has a paragraph after each blank line, and a line to write on for what is empty', () => {
    expect(fill('To {name},\nhere.\n \n{?CTC number}\n\n\n', person)).toEqual([
      ['To ', 'Sample Peña', ',\nhere.'],
      [null],
    ]);
  });

  it('reads no value and no answer as text', () => {
    const hostile = '{?x} <b>$&</b> $1 {amount}';
    expect(fill('{name}: {purpose} {?Why}', { lname: '{amount}' }, { Why: hostile })).toEqual([
      ['{amount}', ': ', 'school', ' ', hostile],
    ]);
  });

  it('takes no answer from the prototype of an object', () => {
    expect(fill('{?constructor}', person)).toEqual([[null]]);
  });
});
