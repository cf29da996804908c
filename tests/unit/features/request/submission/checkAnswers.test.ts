import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkAnswers } from '../../../../../src/features/request/submission/checkAnswers.ts';
import { fieldRowOf, inputFieldsOf } from '../../../../../src/form/fields.ts';
import { birthDateFieldType } from '../../../../../src/form/fieldTypes/birthDate.ts';
import { toRequestRecord } from '../../../../../src/form/record.ts';
import { createEmptyValues, type FormValues } from '../../../../../src/form/values.ts';
import { translateToEnglish } from '../../../../../src/i18n/define.ts';
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

  it('returns the version sent before when the answers are unchanged', () => {
    const previous = toRequestRecord(type, valid, now - hour);
    expect(checkAnswers(type, valid, previous, now, translateToEnglish).record).toBe(previous);
    const edited = { ...valid, lname: 'Another' };
    expect(checkAnswers(type, edited, previous, now, translateToEnglish).record).toEqual(
      toRequestRecord(type, edited, now),
    );
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
