import { describe, expect, it } from 'vitest';
import { boolean, number, object, string } from 'yup';
import { fieldKinds } from '../../../src/content/schema/fieldKinds.ts';
import { fieldTypes } from '../../../src/form/fieldTypes/table.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { createSamplesOfType } from '../../support/form/fieldSamples.ts';
import { testNow } from '../../support/server/runningServer.ts';

const max = 24;
const { rules } = fieldMessages.english;
const spec = {
  translate: translateToEnglish,
  label: 'Contact number',
  requiredMessage: 'Enter your contact number.',
  max,
  options: [],
  optional: false,
};
const { read, schema } = fieldTypes.telephone;
const findErrors = (value: unknown, optional = false): readonly string[] => {
  const rule = schema({ boolean, number, string }, { ...spec, optional }, testNow);
  try {
    object({ value: rule }).validateSync({ value }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: readonly string[] }).errors;
  }
};
const { accepted, rejected } = createSamplesOfType('telephone', { max, options: [] }, testNow);

describe('§3 a telephone field', () => {
  it.each(accepted)('accepts %j, as a content record does, and reads it unchanged', (text) => {
    expect(findErrors(text)).toEqual([]);
    expect(read(String(text))).toBe(text);
    expect(fieldKinds.telephone.read(text, max)).toBe(text);
  });

  it.each(rejected.map((value) => ({ value })))('refuses $value', ({ value }) => {
    expect(findErrors(value)).not.toEqual([]);
  });

  it.each([
    ['٠٩٠٠ ٠٠٠', '0900 000'],
    ['０９００－０００', '0900-000'],
    ['(088)\u00a0000\u20130000', '(088) 000-0000'],
    [' +63\u202f900 000 0000 ', '+63 900 000 0000'],
  ])('reads %j as %j', (typed, stored) => {
    expect(read(typed)).toBe(stored);
    expect(findErrors(read(typed))).toEqual([]);
  });

  it.each(['CALL ME', '12', '0900 ooo', '+0 12', '0900/000', '0900 000 (Sample)'])(
    'answers %j with the sentence of the telephone, as typed',
    (typed) => {
      expect(read(typed)).toBe(typed);
      expect(findErrors(typed)).toEqual([rules.telephone]);
    },
  );

  it('may be absent when it is optional, and asks for it when it is not', () => {
    expect(read(' \u200b ')).toBe(undefined);
    expect(findErrors(undefined, true)).toEqual([]);
    expect(findErrors(undefined)).toEqual([spec.requiredMessage]);
    expect(findErrors('1'.repeat(max + 1))).toEqual([rules.tooLong(spec.label, max, max + 1)]);
  });
});
