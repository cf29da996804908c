import { describe, expect, it } from 'vitest';
import { draftFieldsOf, type InputFieldName, personFields } from '../../../src/form/fields.ts';
import { toPersonAnswers } from '../../../src/form/personAnswers.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { createEmptyValues } from '../../../src/form/values.ts';
import { expectedPersonFields } from '../../support/form/expectedFields.ts';
import { createSampleRecord } from '../../support/form/requestFixtures.ts';
import { testNow } from '../../support/server/runningServer.ts';

const types = Object.keys(formTypes) as FormType[];

describe("a person's answers", () => {
  it.each(types)('of a record of %s are name, sex, birth place, email, address and zone', (type) => {
    const record = createSampleRecord(type, testNow);
    expect(toPersonAnswers(type, record)).toEqual({
      ...createEmptyValues(type),
      ...Object.fromEntries(expectedPersonFields.map((name) => [name, String(record[name])])),
    });
  });

  it.each(types)('may all be in a draft of %s', (type) => {
    const drafted: readonly InputFieldName[] = draftFieldsOf(type);
    expect(expectedPersonFields.filter((name) => !drafted.includes(name))).toEqual([]);
  });

  it.each(types)('include no extra field of %s, because the next request may be of another type', (type) => {
    const extras: readonly string[] = formTypes[type].extras;
    expect(personFields.filter((name) => extras.includes(name))).toEqual([]);
  });

  it('keep that the person has only one name', () => {
    const record = { ...createSampleRecord('BARANGAY_CLEARANCE', testNow), fname: 'N/A', mname: 'N/A' };
    expect(toPersonAnswers('BARANGAY_CLEARANCE', record)).toMatchObject({ fname: 'N/A', mname: 'N/A' });
  });

  it.each(types)('are empty for a form of %s where a record has none', (type) => {
    expect(toPersonAnswers(type, {})).toEqual(createEmptyValues(type));
  });
});
