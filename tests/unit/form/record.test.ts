import { describe, expect, it } from 'vitest';
import { fieldNamesOf, inputFieldsOf, pageFieldsOf } from '../../../src/form/fields.ts';
import { reuseUnchangedRecord, toRequestRecord } from '../../../src/form/record.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { type FormType, parseFormType } from '../../../src/form/typeNames.ts';
import { formTypes } from '../../../src/form/types.ts';
import type { FormValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { site } from '../../../src/site.ts';
import { expectedCommonFields, expectedExtraFields } from '../../support/form/expectedFields.ts';

const now = Date.parse('2026-11-23T09:00:00+08:00');
const types = Object.keys(formTypes) as FormType[];

describe('§3 the fields', () => {
  it.each(types)('gives %s the common fields and those of its type, in the order of the record', (type) => {
    expect(fieldNamesOf(type)).toEqual([...expectedCommonFields, ...expectedExtraFields[type]]);
  });
  it.each(types)('puts each input field of %s into exactly one section', (type) => {
    const shown = pageFieldsOf(type);
    expect([...shown].sort()).toEqual([...inputFieldsOf(type)].sort());
  });
});

describe('§3 the record', () => {
  it('builds a record with the cleaned and parsed answers, the age, the dates and the type', () => {
    const record = toRequestRecord(
      'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
      {
        lname: '  Sample \u00a0 Ñ ',
        purpose: ' one\r\n\r\ntwo\t three ',
        zone: ' 07 ',
        birthDate: '1990-12-31',
        tin: '123 456-789000 ',
      },
      now,
    );
    expect(record).toEqual({
      lname: 'Sample Ñ',
      age: 36,
      birthDate: '1990-12-31',
      purpose: 'one\n\ntwo three',
      formType: 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
      type: 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
      dateCreated: now,
      date_added: '2026-11-23',
      showable: true,
      zone: 7,
      tin: '123-456-789-000',
    });
  });
  it.each([
    ['none', 'NONE'],
    ['123456789', '123-456-789'],
    ['12345678900000', '123-456-789-00000'],
    ['1234567890', '1234567890'],
  ])('parses the TIN %s as %s', (text, tin) => {
    expect(toRequestRecord('INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', { tin: text }, now).tin).toBe(tin);
  });
  it('leaves out a blank medical condition and the field of another type', () => {
    const record = toRequestRecord('HEALTH_SERVICES', { tin: 'NONE', medicalCondition: '  ' }, now);
    expect(record).not.toHaveProperty('tin');
    expect(record).not.toHaveProperty('medicalCondition');
  });
  it('reuses the first record for the same answers within a day, and not for edited answers', () => {
    const values = { lname: 'Sample' };
    const first = toRequestRecord('BARANGAY_CLEARANCE', values, now);
    const later = (hours: number) => toRequestRecord('BARANGAY_CLEARANCE', values, now + hours * 3_600_000);
    expect(reuseUnchangedRecord(later(3), first, now + 3 * 3_600_000)).toBe(first);
    expect(reuseUnchangedRecord(later(25), first, now + 25 * 3_600_000)).not.toBe(first);
    const edited = toRequestRecord('BARANGAY_CLEARANCE', { ...values, lname: 'Sample 2' }, now + 1);
    expect(reuseUnchangedRecord(edited, first, now + 1)).toBe(edited);
    expect(reuseUnchangedRecord(first, null, now)).toBe(first);
  });
});

describe('§5 the error sentences', () => {
  const validate = createRecordValidator('BARANGAY_CLEARANCE', now, translateToEnglish);
  const errorsOf = (values: FormValues) =>
    validate(toRequestRecord('BARANGAY_CLEARANCE', values, now)).errors;
  it('has a sentence for every required answer that is blank', () => {
    expect(errorsOf({})).toEqual(
      Object.fromEntries(
        inputFieldsOf('BARANGAY_CLEARANCE').map((name) => [
          name,
          (fieldMessages.english.fields[name] as { ask?: string }).ask,
        ]),
      ),
    );
  });
  it.each([
    [{ email: 'sample@' }, 'email', fieldMessages.english.rules.email],
    [{ zone: 'three' }, 'zone', fieldMessages.english.rules.zone(site.zones.least, site.zones.most)],
    [{ zone: '0' }, 'zone', fieldMessages.english.rules.zone(site.zones.least, site.zones.most)],
    [{ birthDate: '2026-11-24' }, 'birthDate', fieldMessages.english.rules.birthDateFuture],
    [{ birthDate: '1899-12-31' }, 'birthDate', fieldMessages.english.rules.birthDateEarly],
    [{ birthDate: '2001-02-29' }, 'birthDate', fieldMessages.english.rules.birthDateReal],
    [{ schedule: '2026-11-28T09:00' }, 'schedule', formMessages.english.weekend.alert],
    [{ schedule: '2026-11-20T09:00' }, 'schedule', fieldMessages.english.rules.schedulePast],
    [{ schedule: '2027-11-25T09:00' }, 'schedule', fieldMessages.english.rules.scheduleFar],
    [{ lname: 'x'.repeat(81) }, 'lname', 'Last name can have at most 80 characters. This one has 81.'],
    [{ lname: 'a\u202eb' }, 'lname', fieldMessages.english.rules.character('Last name')],
  ] as const)('refuses %j with its sentence at %s', (values, name, sentence) => {
    expect(errorsOf(values)[name]).toBe(sentence);
  });
  it('accepts a birth date of today and a schedule of today', () => {
    const { birthDate, schedule } = errorsOf({ birthDate: '2026-11-23', schedule: '2026-11-23T00:00' });
    expect([birthDate, schedule]).toEqual([undefined, undefined]);
  });
});

describe('§2 §5 the form type of an address', () => {
  it.each([
    ['BARANGAY_CLEARANCE', 'BARANGAY_CLEARANCE'],
    ['barangay clearance', 'BARANGAY_CLEARANCE'],
    ['Request Barangay Own Use', 'REQUEST_BARANGAY_OWN_USE'],
    ['request-barangay_OWN use', 'REQUEST_BARANGAY_OWN_USE'],
    ['ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE'],
    ['__proto__', null],
    ['', null],
    ['x'.repeat(10_000), null],
    [null, null],
  ])('parses the form type %s as %s', (text, type) => {
    expect(parseFormType(text)).toBe(type);
  });
});
