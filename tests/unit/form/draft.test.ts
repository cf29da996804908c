import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft, parseDraftAnswers, serializeDraft } from '../../../src/form/draft.ts';
import { draftFieldsOf, inputFieldsOf, requestFields, undraftedFieldsOf } from '../../../src/form/fields.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { createEmptyValues, type FormValues } from '../../../src/form/values.ts';
import { expectedSensitiveFields } from '../../support/form/expectedFields.ts';
import { sampleSize } from '../../support/sampling.ts';

const types = Object.keys(formTypes) as FormType[];
const type: FormType = 'BARANGAY_CLEARANCE';
const sensitive: readonly string[] = expectedSensitiveFields;

const answers = {
  ...createEmptyValues(type),
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
  priority: 'yes',
} as const satisfies FormValues;
const stored = (values: unknown, formType: unknown = type) => JSON.stringify({ formType, values });

describe('§2 a draft', () => {
  it.each(types)('leaves the sensitive answers of %s out of a draft', (each) => {
    expect([...draftFieldsOf(each), ...undraftedFieldsOf(each)].sort()).toEqual(
      [...inputFieldsOf(each)].sort(),
    );
    expect(undraftedFieldsOf(each).filter((name) => !sensitive.includes(name))).toEqual([]);
    expect(draftFieldsOf(each).filter((name) => sensitive.includes(name))).toEqual([]);
    const text = serializeDraft(each, answers);
    for (const name of sensitive) expect(text).not.toContain(answers[name as keyof typeof answers]);
  });

  it('serializes the form type and the answers, and nothing else', () => {
    const { lname, mname, sex, zone, purpose, schedule } = answers;
    expect(JSON.parse(serializeDraft(type, answers))).toEqual({
      formType: type,
      values: { lname, mname, sex, zone, purpose, schedule },
    });
  });

  it('parses a serialized draft to answers that serialize to the same text', () => {
    const text = serializeDraft(type, answers);
    expect(parseDraft(type, text)).toBe(text);
    const values = parseDraftAnswers(type, text);
    expect(serializeDraft(type, { ...createEmptyValues(type), ...values })).toBe(text);
  });

  it('serializes to an empty text when only sensitive answers, or none, are filled in', () => {
    const { birthDate, status } = answers;
    expect(serializeDraft(type, createEmptyValues(type))).toBe('');
    expect(serializeDraft(type, { ...createEmptyValues(type), birthDate, status })).toBe('');
  });

  it('keeps an answer of up to four times its limit, and drops a longer one', () => {
    const most = requestFields.purpose.max;
    expect(parseDraftAnswers(type, stored({ purpose: 'x'.repeat(4 * most) })).purpose).toHaveLength(4 * most);
    expect(parseDraft(type, stored({ purpose: 'x'.repeat(4 * most + 1) }))).toBe('');
  });
});

describe('§2 parseDraft', () => {
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
  ])('reads no draft from a text that is %s', (_, text) => {
    expect(parseDraft(type, text)).toBe('');
  });

  it('keeps only the answers that still fit from a draft of another version', () => {
    const draft = parseDraft(
      type,
      stored({ lname: 'Sample', 'no field': 'Gone', sex: 'Other', zone: 3, fname: null, schedule: 'soon' }),
    );
    expect(parseDraftAnswers(type, draft)).toEqual({ lname: 'Sample' });
  });

  it("drops sensitive answers, another type's fields and the page's own fields from a draft", () => {
    const hostileAnswers = {
      ...answers,
      requestDetails: 'x',
      age: '3',
      formType: 'x',
      showable: 'x',
      robot: 'x',
      leaveEmpty: 'x',
    };
    expect(Object.keys(parseDraftAnswers(type, parseDraft(type, stored(hostileAnswers)))).sort()).toEqual(
      ['lname', 'mname', 'purpose', 'schedule', 'sex', 'zone'].sort(),
    );
  });

  it('reads a draft with __proto__ keys without changing any prototype (failures 27)', () => {
    const text = `{"__proto__":{"formType":"${type}"},"formType":"${type}","values":{"__proto__":{"lname":"x"},"constructor":{"prototype":{"y":1}},"fname":"Sample"}}`;
    expect(parseDraftAnswers(type, parseDraft(type, text))).toEqual({ fname: 'Sample' });
    expect(({} as Record<string, unknown>).lname).toBeUndefined();
  });

  it('never throws on random input, and returns only strings of draft fields', () => {
    const names = fc.oneof(
      fc.constantFrom(...Object.keys(requestFields), '__proto__', 'constructor'),
      fc.string(),
    );
    const values = fc.dictionary(names, fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()));
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      values.map((each) => stored(each)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...types), text, (each, input) => {
        const draft = parseDraft(each, input);
        const drafted = parseDraftAnswers(each, draft);
        expect(Object.keys(drafted).filter((name) => !draftFieldsOf(each).includes(name as never))).toEqual(
          [],
        );
        expect(Object.values(drafted).every((value) => typeof value === 'string')).toBe(true);
        expect(parseDraft(each, draft)).toBe(draft);
      }),
      { numRuns: sampleSize(500, 150) },
    );
  });
});
