import { describe, expect, it } from 'vitest';
import { fieldRowOf, inputFieldsOf } from '../../../src/form/fields.ts';
import { countMissingAnswers } from '../../../src/form/missingAnswers.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { createEmptyValues, type FormValues } from '../../../src/form/values.ts';

const types = Object.keys(formTypes) as FormType[];

/** Every field has some text. */
const fill = (type: FormType): FormValues =>
  Object.fromEntries(inputFieldsOf(type).map((name) => [name, 'x']));

describe('the number of missing answers', () => {
  it.each(types)('is every required question of %s at first, and 0 at the end', (type) => {
    const required = inputFieldsOf(type).filter((name) => fieldRowOf(name).optional !== true);
    expect(countMissingAnswers(type, createEmptyValues(type))).toBe(required.length);
    expect(countMissingAnswers(type, fill(type))).toBe(0);
  });

  it('leaves out an optional question, another form type and a wrong answer', () => {
    expect(countMissingAnswers('HEALTH_SERVICES', { ...fill('HEALTH_SERVICES'), medicalCondition: '' })).toBe(
      0,
    );
    expect(
      countMissingAnswers('BARANGAY_CLEARANCE', {
        ...fill('BARANGAY_CLEARANCE'),
        tin: '',
        requestDetails: '',
      }),
    ).toBe(0);
    expect(
      countMissingAnswers('BARANGAY_CLEARANCE', { ...fill('BARANGAY_CLEARANCE'), email: 'sample@' }),
    ).toBe(0);
  });

  it('counts an answer of blanks and invisible characters as missing', () => {
    expect(
      countMissingAnswers('BARANGAY_CLEARANCE', { ...fill('BARANGAY_CLEARANCE'), lname: ' \u200b\u00a0 ' }),
    ).toBe(1);
  });
});
