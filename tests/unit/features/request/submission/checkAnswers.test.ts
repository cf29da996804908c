import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkAnswers } from '../../../../../src/features/request/submission/checkAnswers.ts';
import { fieldRowOf, inputFieldsOf } from '../../../../../src/form/fields.ts';
import { birthDateFieldType } from '../../../../../src/form/fieldTypes/birthDate.ts';
import { toRequestRecord } from '../../../../../src/form/record.ts';
import { createEmptyValues, type FormValues } from '../../../../../src/form/values.ts';
import { translateToEnglish } from '../../../../../src/i18n/define.ts';
import { fieldMessages } from '../../../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../../../src/i18n/en/form.ts';
import { createSampleRecord } from '../../../../support/form/requestFixtures.ts';

const now = Date.parse('2026-11-23T09:00:00+08:00');
const hour = 3_600_000;
const type = 'BARANGAY_CLEARANCE';

const valid = {
  ...createEmptyValues(type),
  ...Object.fromEntries(
    inputFieldsOf(type).map((name) => [name, String(createSampleRecord(type, now)[name])]),
  ),
} as FormValues;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('§5 the check of the answers on Submit', () => {
  it('returns the record of valid answers, and no error', () => {
    expect(checkAnswers(type, valid, null, now, translateToEnglish)).toEqual({
      errors: {},
      record: toRequestRecord(type, valid, now),
    });
  });

  it('returns every error at once, and no record', () => {
    const { errors, record } = checkAnswers(type, createEmptyValues(type), null, now, translateToEnglish);
    const required = inputFieldsOf(type).filter((name) => fieldRowOf(name).optional !== true);
    expect([Object.keys(errors).sort(), record]).toEqual([required.sort(), null]);
  });

  it('refuses a half day on which the hall is closed, and keeps the answers', () => {
    const schedule = '2026-11-24T09:00';
    const record = (morning: boolean, afternoon: boolean) => ({
      id: '2026-11-24',
      isClosed: { morning, afternoon },
      isHoliday: false,
      places: { morning: null, afternoon: null },
      reason: '',
      note: '',
    });
    const check = (morning: boolean, afternoon: boolean) =>
      checkAnswers(type, { ...valid, schedule }, null, now, translateToEnglish, [record(morning, afternoon)]);
    expect(check(true, false)).toEqual({
      errors: { schedule: formMessages.english.hallClosed.error },
      record: null,
    });
    expect(check(false, true).errors).toEqual({});
    const blank = { ...valid, schedule: '' };
    expect(
      checkAnswers(type, blank, null, now, translateToEnglish, [record(true, true)]).errors.schedule,
    ).not.toBe(formMessages.english.hallClosed.error);
  });

  it('returns the version sent before when the answers are unchanged', () => {
    const previous = toRequestRecord(type, valid, now - hour);
    expect(checkAnswers(type, valid, previous, now, translateToEnglish).record).toBe(previous);
    const edited = { ...valid, lname: 'Another' };
    expect(checkAnswers(type, edited, previous, now, translateToEnglish).record).toEqual(
      toRequestRecord(type, edited, now),
    );
  });

  it('sends a version without a certificate that an older release queued, and refuses an edited one', () => {
    const certifications = 'BARANGAY_CERTIFICATIONS';
    const unchosen = { ...valid, certificate: '' };
    const queued = toRequestRecord(certifications, unchosen, now - hour);
    const check = (values: FormValues, previous: typeof queued | null) =>
      checkAnswers(certifications, values, previous, now, translateToEnglish);
    expect(check(unchosen, queued)).toEqual({ errors: {}, record: queued });
    const refused = { errors: { certificate: fieldMessages.english.fields.certificate.ask }, record: null };
    expect(check({ ...unchosen, purpose: 'Another' }, queued)).toEqual(refused);
    expect(check(unchosen, null)).toEqual(refused);
  });

  it('builds a version again that a wrong clock had built', () => {
    const fromTheFuture = toRequestRecord(type, valid, now + hour);
    expect(checkAnswers(type, valid, fromTheFuture, now, translateToEnglish).record).toEqual(
      toRequestRecord(type, valid, now),
    );
  });

  it('throws when the record of valid answers does not pass the schema', () => {
    expect(() => checkAnswers(type, valid, null, now + 0.5, translateToEnglish)).toThrow('its own schema');
  });

  it('builds the schema once for each press', () => {
    const build = vi.spyOn(birthDateFieldType, 'schema');
    checkAnswers(type, valid, toRequestRecord(type, valid, now - hour), now, translateToEnglish);
    expect(build).toHaveBeenCalledTimes(1);
  });
});
