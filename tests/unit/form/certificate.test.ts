import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPaperChoice,
  certificateNames,
  findPaperChoice,
  readPaperChoice,
} from '../../../src/form/certificate.ts';
import { parseDraftAnswers, serializeDraft } from '../../../src/form/draft.ts';
import { fieldNamesOf, inputFieldsOf, requestFields } from '../../../src/form/fields.ts';
import { addFormErrors } from '../../../src/form/formErrors.ts';
import { toPersonAnswers } from '../../../src/form/personAnswers.ts';
import { readAnswer, reuseUnchangedRecord, toRequestRecord } from '../../../src/form/record.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { formTypeNames } from '../../../src/form/typeNames.ts';
import { createEmptyValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';

const type = 'BARANGAY_CERTIFICATIONS';
const now = Date.UTC(2026, 10, 26, 4);
const max = requestFields.purpose.max;
const purposeOf = (purpose: string, certificate: string, newOrRenewal = '') =>
  toRequestRecord(type, { ...createEmptyValues(type), purpose, certificate, newOrRenewal }, now).purpose;
const errorOf = (purpose: string, certificate: string) =>
  createRecordValidator(
    type,
    now,
    translateToEnglish,
  )(toRequestRecord(type, { ...createEmptyValues(type), purpose, certificate }, now)).errors.purpose;

describe('§3 the certificate before the purpose', () => {
  it.each([
    ['for school', 'residency', 'Residency: for school'],
    ['for school', 'indigency', 'Indigency: for school'],
    ['for school', 'first job', 'First job: for school'],
    ['for school', 'another', 'for school'],
    ['for school', '', 'for school'],
    ['for school', 'Residency', 'for school'],
    ['for school', '__proto__', 'for school'],
    ['  for\u200b school ', 'residency', 'Residency: for school'],
    ['first\nsecond', 'residency', 'Residency: first\nsecond'],
    ['Residency: for school', 'residency', 'Residency: for school'],
    ['residency for school', 'residency', 'residency for school'],
    ['RESIDENCY', 'residency', 'RESIDENCY'],
    ['Residencyship', 'residency', 'Residency: Residencyship'],
    ['First job, at a bank', 'first job', 'First job, at a bank'],
    ['First jobs fair', 'first job', 'First job: First jobs fair'],
    ['Indigency: for medicine', 'residency', 'Residency: Indigency: for medicine'],
  ])('stores %j with %j as %j', (purpose, certificate, stored) => {
    expect(purposeOf(purpose, certificate)).toBe(stored);
  });

  it('does not stand in for a purpose', () => {
    expect(purposeOf(' ', 'residency')).toBeUndefined();
    expect(errorOf(' ', 'residency')).toBe(fieldMessages.english.fields.purpose.ask);
  });

  it.each([
    ['x'.repeat(489), `Residency: ${'x'.repeat(489)}`],
    ['x'.repeat(490), `Residency: ${'x'.repeat(489)}`],
    ['x'.repeat(500), `Residency: ${'x'.repeat(489)}`],
    [`${'x'.repeat(488)}😀`, `Residency: ${'x'.repeat(488)}`],
    [`${'x'.repeat(487)}😀`, `Residency: ${'x'.repeat(487)}😀`],
    [`${'x'.repeat(488)} yy`, `Residency: ${'x'.repeat(488)}`],
    [`${'x'.repeat(486)}👨\u200d👩`, `Residency: ${'x'.repeat(486)}👨`],
  ])('is cut to the limit of the purpose, and never within a character (%#)', (purpose, stored) => {
    expect(purposeOf(purpose, 'residency')).toBe(stored);
    expect(errorOf(purpose, 'residency')).toBeUndefined();
  });

  it('leaves a purpose that is too long by itself to its error', () => {
    expect(errorOf('x'.repeat(501), 'residency')).toBe(
      'Purpose can have at most 500 characters. This one has 501.',
    );
  });

  it('passes the rules of the purpose whatever was typed and chosen', () => {
    const typed = fc.array(fc.constantFrom('a', ' ', '\n', 'ñ', '😀', '\u200d', '👩', ':', 'e\u0301'), {
      minLength: 480,
      maxLength: 520,
      size: 'max',
    });
    fc.assert(
      fc.property(typed, fc.constantFrom(...certificateNames), (parts, certificate) => {
        const text = parts.join('');
        if (errorOf(text, '') !== undefined) return;
        const stored = String(purposeOf(text, certificate));
        expect(errorOf(text, certificate)).toBeUndefined();
        expect(stored.length).toBeLessThanOrEqual(max);
        expect(addPaperChoice(stored, readPaperChoice({ certificate }), max)).toBe(stored);
      }),
      { numRuns: 200 },
    );
  });

  it.each(formTypeNames.filter((each) => each !== type))('is no input of %s', (other) => {
    expect(inputFieldsOf(other)).not.toContain('certificate');
    const values = { ...createEmptyValues(type), purpose: 'for school', certificate: 'residency' };
    expect(toRequestRecord(other, values, now).purpose).toBe('for school');
  });

  it('is an input and no field of the record', () => {
    expect(inputFieldsOf(type)).toContain('certificate');
    expect(fieldNamesOf(type)).not.toContain('certificate');
    const values = { ...createEmptyValues(type), certificate: 'residency', purpose: 'x' };
    expect(Object.keys(toRequestRecord(type, values, now))).not.toContain('certificate');
  });

  it('is in the answer that will be sent, and a changed choice is another version', () => {
    const values = { ...createEmptyValues(type), purpose: 'for school', certificate: 'residency' };
    expect(readAnswer(type, 'purpose', values)).toBe('Residency: for school');
    expect(readAnswer(type, 'certificate', values)).toBe('residency');
    const first = toRequestRecord(type, values, now);
    const again = toRequestRecord(type, values, now + 1);
    const changed = toRequestRecord(type, { ...values, certificate: 'indigency' }, now + 1);
    expect(reuseUnchangedRecord(again, first, now + 1)).toBe(first);
    expect(reuseUnchangedRecord(changed, first, now + 1)).toBe(changed);
  });
});

describe('the certificate of a draft', () => {
  it('is restored, and is absent from a draft of the previous release', () => {
    const values = { ...createEmptyValues(type), certificate: 'first job', purpose: 'x' };
    expect(parseDraftAnswers(type, serializeDraft(type, values))).toEqual({
      certificate: 'first job',
      purpose: 'x',
    });
    const earlier = '{"formType":"BARANGAY_CERTIFICATIONS","values":{"purpose":"x"}}';
    expect(parseDraftAnswers(type, earlier)).toEqual({ purpose: 'x' });
    expect(serializeDraft(type, { ...createEmptyValues(type), purpose: 'x' })).toBe(earlier);
  });

  it.each(['Residency', 'residency ', '__proto__', 'constructor', 7, null, ['residency']])(
    'is not restored from %j',
    (certificate) => {
      const draft = JSON.stringify({ formType: type, values: { certificate, purpose: 'x' } });
      expect(parseDraftAnswers(type, draft)).toEqual({ purpose: 'x' });
    },
  );

  it('does not go to another request of the same person', () => {
    expect(toPersonAnswers(type, { purpose: 'Residency: x', certificate: 'residency' })).toEqual(
      createEmptyValues(type),
    );
  });
});

describe('a missing certificate', () => {
  const errorsOf = (of: typeof type | 'BARANGAY_CLEARANCE', values: object) =>
    addFormErrors(of, {}, { ...createEmptyValues(of), ...values }, [], translateToEnglish);

  it.each(['', 'Residency', '__proto__'])('is an error of its form alone: %j', (certificate) => {
    expect(errorsOf(type, { certificate })).toEqual({
      certificate: fieldMessages.english.fields.certificate.ask,
    });
    expect(errorsOf('BARANGAY_CLEARANCE', { certificate })).toEqual({});
  });

  it.each(certificateNames)('is none with %s, new or renewed', (certificate) => {
    for (const newOrRenewal of ['', 'new', 'renewal'])
      expect(errorsOf(type, { certificate, newOrRenewal })).toEqual({});
  });
});

describe('§3 new or renewal before the purpose', () => {
  it.each([
    ['for school', 'residency', 'renewal', 'Residency, renewal: for school'],
    ['for school', 'first job', 'new', 'First job, new: for school'],
    ['for school', 'another', 'renewal', 'Renewal: for school'],
    ['for school', '', 'new', 'New: for school'],
    ['for school', 'residency', 'Renewal', 'Residency: for school'],
    ['for school', 'residency', '__proto__', 'Residency: for school'],
    // Both begin many a purpose.
    ['Renewal of my license', 'another', 'renewal', 'Renewal: Renewal of my license'],
    ['New business', 'another', 'new', 'New: New business'],
    ['Residency for school', 'residency', 'new', 'Residency, new: Residency for school'],
    ['Renewal: for school', 'another', 'renewal', 'Renewal: for school'],
    ['residency, RENEWAL: for school', 'residency', 'renewal', 'residency, RENEWAL: for school'],
  ])('stores %j with %j and %j as %j', (purpose, certificate, newOrRenewal, stored) => {
    expect(purposeOf(purpose, certificate, newOrRenewal)).toBe(stored);
  });

  it('is an input of every form, which needs no answer', () => {
    for (const each of formTypeNames) {
      const values = { ...createEmptyValues(each), purpose: 'for school', newOrRenewal: 'renewal' };
      expect(toRequestRecord(each, values, now).purpose).toBe('Renewal: for school');
    }
  });

  it('is within the limit of the purpose', () => {
    expect(purposeOf('x'.repeat(500), 'residency', 'renewal')).toBe(`Residency, renewal: ${'x'.repeat(480)}`);
  });
});

describe('the choice before a stored purpose', () => {
  it.each([
    ['Residency: for school', 'residency'],
    ['residency:', 'residency'],
    ['First job: at a bank', 'first job'],
    ['INDIGENCY', 'indigency'],
    ['Residency for school', 'residency'],
    ['indigency, for medicine', 'indigency'],
    ['Residency\nfor school', 'residency'],
    ['INDIGENCY/medical: x', 'indigency'],
    ['Residency (.*)[<b>{{x}}', 'residency'],
    // Another word.
    ['Residencyx for school', null],
    ['Residencyñ: x', null],
    ['Residency\u0301 x', null],
    ['Residency2', null],
    ['Residencia: x', null],
    ['Resident for school', null],
    ['For residency', null],
    ['<b>Residency</b>', null],
    ['[R]esidency', null],
    ['.*', null],
    ['First job fair: x', null],
    // It may be about another certificate.
    ['First job application', null],
    ['Another: for school', null],
    [' Residency: x', null],
    ['for school: Residency', null],
    ['', null],
    [undefined, null],
    [7, null],
    ['Residency, renewal: for school', 'residency'],
    ['First job, new: at a bank', 'first job'],
    ['First job, at a bank', null],
  ])('of %j is the certificate %j', (purpose, certificate) => {
    expect(findPaperChoice(type, purpose).certificate).toBe(certificate);
    expect(findPaperChoice('BARANGAY_CLEARANCE', purpose).certificate).toBeNull();
    expect(findPaperChoice(null, purpose).certificate).toBeNull();
  });

  it.each([
    ['Residency, renewal: for school', 'renewal'],
    ['First job, new: at a bank', 'new'],
    ['Renewal: for school', 'renewal'],
    ['new: for school', 'new'],
    ['Renewal of my license', null],
    ['Renewal of my license: by mail', null],
    ['New business: a store', null],
    ['Good moral, renewal: for school', null],
    ['For school, renewal: x', null],
    ['Residency: renewal: x', null],
    ['constructor: x', null],
    ['', null],
    [undefined, null],
    [7, null],
  ])('of %j is %j', (purpose, newOrRenewal) => {
    expect(findPaperChoice('BARANGAY_CLEARANCE', purpose).newOrRenewal).toBe(newOrRenewal);
  });

  it.each(
    (['residency', 'indigency'] as const).flatMap((certificate) =>
      ([null, 'new', 'renewal'] as const).flatMap((newOrRenewal) =>
        ['for school', `${certificate} for school`, `${certificate.toUpperCase()}, x`, `${certificate}x`].map(
          (purpose) => ({ certificate, newOrRenewal, purpose }),
        ),
      ),
    ),
  )('is the one that was chosen: %j', ({ purpose, ...choice }) => {
    expect(findPaperChoice(type, addPaperChoice(purpose, choice, max))).toEqual(choice);
  });
});
