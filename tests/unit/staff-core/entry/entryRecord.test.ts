/** §5 §6. The record of a request that staff enter: the schema of the form, but that its email may be blank. */
import { describe, expect, it } from 'vitest';
import { createRecordValidator } from '../../../../src/form/schema.ts';
import type { FormType } from '../../../../src/form/types.ts';
import { formTypes } from '../../../../src/form/types.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';
import { blankByStaff, checkEntry, toPersonValues } from '../../../../src/staff-core/entry/entryRecord.ts';
import { createRequestFixtures } from '../../../support/form/requestFixtures.ts';
import { residentAnswers } from '../../../support/form/residentAnswers.ts';
import { testNow } from '../../../support/testNow.ts';

const withoutEmail = { ...residentAnswers, email: '' };

describe('§6 the record of a request that staff enter', () => {
  it.each(Object.keys(formTypes) as FormType[])(
    'has an empty email where the person has none: %s',
    (type) => {
      const { errors, record } = checkEntry(type, withoutEmail, testNow, []);
      expect(errors).toEqual({});
      expect(record).toMatchObject({ email: '', type, formType: type });
    },
  );

  it('keeps an email, and refuses a text that is none', () => {
    const given = checkEntry('BARANGAY_CLEARANCE', residentAnswers, testNow, []);
    expect(given.record).toMatchObject({ email: residentAnswers.email });
    const wrong = checkEntry('BARANGAY_CLEARANCE', { ...residentAnswers, email: 'sample' }, testNow, []);
    expect([Object.keys(wrong.errors), wrong.record]).toEqual([['email'], null]);
  });

  it('of a citizen still needs an email', () => {
    const { record } = checkEntry('BARANGAY_CLEARANCE', withoutEmail, testNow, []);
    const validate = createRecordValidator('BARANGAY_CLEARANCE', testNow, translateToEnglish);
    expect(Object.keys(validate(record).errors)).toEqual(['email']);
  });

  it('is refused exactly where a citizen’s is, but for a blank email', () => {
    const differing = createRequestFixtures(testNow).filter(({ type, record, accepted }) => {
      const validate = createRecordValidator(type, testNow, translateToEnglish, blankByStaff);
      return validate(record).isSendable !== accepted;
    });
    expect(differing.every(({ record, accepted }) => record.email === '' && !accepted)).toBe(true);
  });

  it('says that the hall is closed at the schedule', () => {
    const closed = {
      id: '2031-05-08',
      isClosed: { morning: true, afternoon: false },
      isHoliday: false,
      places: { morning: null, afternoon: null },
      reason: '',
      note: '',
    };
    expect(Object.keys(checkEntry('BARANGAY_CLEARANCE', withoutEmail, testNow, [closed]).errors)).toEqual([
      'schedule',
    ]);
  });

  it('refuses a direction mark in a name, and what is too long', () => {
    const marked = checkEntry('BARANGAY_CLEARANCE', { ...withoutEmail, fname: 'Sam\u202eple' }, testNow, []);
    expect([Object.keys(marked.errors), marked.record]).toEqual([['fname'], null]);
    const long = { ...withoutEmail, purpose: 'x'.repeat(10_000) };
    expect(Object.keys(checkEntry('BARANGAY_CLEARANCE', long, testNow, []).errors)).toEqual(['purpose']);
  });
});

describe('§6 the person of a stored request', () => {
  const nobody = {
    lname: '',
    fname: '',
    mname: '',
    address: '',
    sex: '',
    birthDate: '',
    status: '',
    birthPlace: '',
    email: '',
    zone: '',
  };

  it('has the answers about the person, and none about the request', () => {
    const { record } = checkEntry('HEALTH_SERVICES', residentAnswers, testNow, []);
    const { lname, fname, mname, address, sex, birthDate, status, birthPlace, email, zone } = residentAnswers;
    expect(toPersonValues(record!)).toEqual({
      lname,
      fname,
      mname,
      address,
      sex,
      birthDate,
      status,
      birthPlace,
      email,
      zone,
    });
  });

  it('has no answer that does not fit its question', () => {
    const hostile = {
      lname: { text: 'Sample' },
      fname: 'x'.repeat(1_000),
      sex: 'Other',
      status: 3,
      birthDate: 'yesterday',
      zone: 'three',
      purpose: 'Sample',
      tin: '123456789',
    };
    expect(toPersonValues(hostile)).toEqual(nobody);
    expect(toPersonValues({})).toEqual(nobody);
  });
});
