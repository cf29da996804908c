import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftedIn, draftIn, draftOf } from '../../../src/form/draft.ts';
import { askedOf, draftedOf, fields, undraftedOf } from '../../../src/form/fields.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { emptyValues, type Values } from '../../../src/form/values.ts';
import { count } from '../../support/sampling.ts';

const types = Object.keys(formTypes) as FormType[];
const type: FormType = 'BARANGAY_CLEARANCE';
const sensitive = ['birthDate', 'status', 'tin', 'medicalCondition'];

const answers: Values = {
  ...emptyValues,
  lname: 'Sample-Ñ',
  mname: 'N/A',
  sex: 'Female',
  zone: '3',
  purpose: 'Sample\npurpose',
  schedule: '2031-05-08T09:30',
  birthDate: '1990-02-28',
  status: 'Single',
  tin: '123456789',
  medicalCondition: 'Sample condition',
};
const stored = (values: unknown, formType: unknown = type) => JSON.stringify({ formType, values });

describe('§2 a draft', () => {
  it.each(types)('of %s leaves out what is sensitive, by the table of fields', (each) => {
    expect([...draftedOf(each), ...undraftedOf(each)].sort()).toEqual([...askedOf(each)].sort());
    expect(undraftedOf(each).filter((name) => !sensitive.includes(name))).toEqual([]);
    expect(draftedOf(each).filter((name) => sensitive.includes(name))).toEqual([]);
    const text = draftOf(each, answers);
    for (const name of sensitive) expect(text).not.toContain(answers[name as keyof Values]);
  });

  it('holds type and answers, and nothing else', () => {
    const { lname, mname, sex, zone, purpose, schedule } = answers;
    expect(JSON.parse(draftOf(type, answers))).toEqual({
      formType: type,
      values: { lname, mname, sex, zone, purpose, schedule },
    });
  });

  it('comes back as it was, and gives the same text again', () => {
    const text = draftOf(type, answers);
    expect(draftIn(type, text)).toBe(text);
    const values = draftedIn(type, text);
    expect(draftOf(type, { ...emptyValues, ...values })).toBe(text);
  });

  it('is nothing where nothing is answered, or only what is sensitive', () => {
    const { birthDate, status } = answers;
    expect(draftOf(type, emptyValues)).toBe('');
    expect(draftOf(type, { ...emptyValues, birthDate, status })).toBe('');
  });

  it('keeps a text that is too long for its field, so that it can be shortened, and no text without an end', () => {
    const most = fields.purpose.max;
    expect(draftedIn(type, stored({ purpose: 'x'.repeat(4 * most) })).purpose).toHaveLength(4 * most);
    expect(draftIn(type, stored({ purpose: 'x'.repeat(4 * most + 1) }))).toBe('');
  });
});

describe('§2 what is read as a draft', () => {
  it.each([
    ['empty', ''],
    ['rubbish', 'rubbish'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['of another type', stored({ lname: 'Sample' }, 'HEALTH_SERVICES')],
    ['of no type', stored({ lname: 'Sample' }, null)],
    ['without answers', stored({})],
    ['with a list for answers', stored(['lname'])],
    ['huge', stored({ lname: 'x'.repeat(10_000_000) })],
    ['deep', `{"formType":"${type}","values":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('is none where it is %s', (_, text) => {
    expect(draftIn(type, text)).toBe('');
  });

  it('of another version of the fields keeps what still fits', () => {
    const kept = draftIn(
      type,
      stored({ lname: 'Sample', nickname: 'Gone', sex: 'Other', zone: 3, fname: null, schedule: 'soon' }),
    );
    expect(draftedIn(type, kept)).toEqual({ lname: 'Sample' });
  });

  it('brings back no sensitive answer, no extra of another type and no field of the page, whoever wrote it', () => {
    const planted = {
      ...answers,
      requestDetails: 'x',
      age: '3',
      formType: 'x',
      showable: 'x',
      robot: 'x',
      leaveEmpty: 'x',
    };
    expect(Object.keys(draftedIn(type, draftIn(type, stored(planted)))).sort()).toEqual(
      ['lname', 'mname', 'purpose', 'schedule', 'sex', 'zone'].sort(),
    );
  });

  it('cannot change what other objects inherit (failures 27)', () => {
    const text = `{"__proto__":{"formType":"${type}"},"formType":"${type}","values":{"__proto__":{"lname":"x"},"constructor":{"prototype":{"y":1}},"fname":"Sample"}}`;
    expect(draftedIn(type, draftIn(type, text))).toEqual({ fname: 'Sample' });
    expect(({} as Record<string, unknown>).lname).toBeUndefined();
  });

  it('never throws, and gives only texts of fields that a draft holds', () => {
    const names = fc.oneof(fc.constantFrom(...Object.keys(fields), '__proto__', 'constructor'), fc.string());
    const values = fc.dictionary(names, fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()));
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      values.map((each) => stored(each)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...types), text, (each, given) => {
        const kept = draftIn(each, given);
        const drafted = draftedIn(each, kept);
        expect(Object.keys(drafted).filter((name) => !draftedOf(each).includes(name as never))).toEqual([]);
        expect(Object.values(drafted).every((value) => typeof value === 'string')).toBe(true);
        expect(draftIn(each, kept)).toBe(kept);
      }),
      { numRuns: count(500, 150) },
    );
  });
});
