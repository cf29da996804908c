import { describe, expect, it } from 'vitest';
import {
  findSentSchedule,
  mergeSubmission,
  parseSubmission,
  replaceSentDrafts,
  serializeSubmission,
} from '../../../../../src/features/request/storage/sentSubmission.ts';
import { stubStorage } from '../../../../support/stubStorage.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const schedule = '2031-05-08T09:30';
const otherSchedule = '2031-05-09T14:00';
const [versionId, otherVersionId] = [
  '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
  '6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6',
];
const version = { versionId, record: null, schedule };
const otherVersion = { versionId: otherVersionId, record: null, schedule: otherSchedule };
const unknown = { versionId: null, record: null, schedule: null };
const draftWith = (sent: unknown) => JSON.stringify({ formType: 'BARANGAY_CLEARANCE', values: {}, sent });
const submissionOf = (...versions: readonly (typeof version)[]) => ({
  requestIds: { recordId: '4f3a', receiptCode: code, isLastAttempt: false },
  idAttempts: 1,
  versions,
});

describe('§3 §8 the submission in a stored draft', () => {
  it.each([
    [1, '4f3a', false],
    [4, '4f3a-9c1b', false],
    [5, '4f3a-9c1b-0123456789ab', true],
  ])('gives the id of attempt %i again after a reload', (draws, recordId, isLastAttempt) => {
    const submission = {
      requestIds: { recordId, receiptCode: code, isLastAttempt },
      idAttempts: draws,
      versions: [version, otherVersion],
    };
    expect(parseSubmission(draftWith(serializeSubmission(submission)))).toEqual(submission);
  });

  it('holds the id and the day of each version, and no other answer', () => {
    const submission = {
      ...submissionOf(),
      versions: [{ versionId, record: { lname: 'Sample', schedule }, schedule: null }],
    };
    const serialized = serializeSubmission(submission);
    expect(serialized).toEqual({ code, draws: 1, versions: [{ version: versionId, schedule }] });
    expect(parseSubmission(draftWith(serialized))).toEqual(submissionOf(version));
  });

  it('holds the last eight versions, beyond which nobody sends', () => {
    const versions = Array.from({ length: 9 }, (_, at) => ({
      ...version,
      schedule: `2031-05-0${at + 1}T09:30`,
    }));
    expect(parseSubmission(draftWith(serializeSubmission(submissionOf(...versions))))).toEqual(
      submissionOf(...versions.slice(1)),
    );
  });

  it.each([
    ['the only version', schedule, { ...unknown, schedule }],
    ['one of several versions', null, unknown],
  ])('reads the draft of an older version of the site, for %s', (_, day, expected) => {
    expect(parseSubmission(draftWith({ code, draws: 1, schedule: day }))?.versions).toEqual([expected]);
  });

  it.each([
    undefined,
    null,
    'rubbish',
    {},
    { code, draws: 0 },
    { code, draws: 6 },
    { code, draws: 1.5 },
    { code, draws: '1' },
    { code: '../..', draws: 1 },
    { code: 7, draws: 1 },
  ])('is none in the draft with %j', (sent) => {
    expect(parseSubmission(draftWith(sent))).toBe(null);
  });

  it.each(['', 'rubbish', '[]', '7', null])('is none in the stored text %j', (text) => {
    expect(parseSubmission(text)).toBe(null);
  });

  it.each([
    [[{ version: versionId, schedule: '<b>tomorrow</b>' }], { ...version, schedule: null }],
    [[{ version: '../..', schedule }], { ...unknown, schedule }],
    [[{ version: [versionId], schedule: [schedule] }], unknown],
    [['rubbish'], unknown],
    ['rubbish', unknown],
    [Array(9).fill({ version: versionId, schedule }), unknown],
    [[], unknown],
    [{ length: 1 }, unknown],
  ])('takes nothing from the versions %j that the page does not write', (versions, expected) => {
    expect(parseSubmission(draftWith({ code, draws: 1, versions }))?.versions).toEqual([expected]);
  });

  it('keeps the versions that another tab stored under the same code, with those of this page last', () => {
    const stored = draftWith(serializeSubmission(submissionOf(version, otherVersion)));
    expect(mergeSubmission(submissionOf(version), stored)).toEqual(submissionOf(otherVersion, version));
  });

  it('holds a draft of an older version of the site once, however often it is stored', () => {
    let text = draftWith({ code, draws: 1, schedule });
    for (let stores = 0; stores < 10; stores++)
      text = draftWith(serializeSubmission(mergeSubmission(parseSubmission(text)!, text)));
    expect(parseSubmission(text)?.versions).toEqual([{ ...unknown, schedule }]);
  });

  it('keeps the version of another tab, however often the draft is stored', () => {
    let text = draftWith(serializeSubmission(submissionOf(otherVersion)));
    for (let stores = 0; stores < 10; stores++)
      text = draftWith(
        serializeSubmission(mergeSubmission({ ...submissionOf(), versions: [unknown] }, text)),
      );
    expect(parseSubmission(text)?.versions).toEqual([otherVersion, unknown]);
  });

  it('keeps no version of another code', () => {
    const other = { ...serializeSubmission(submissionOf(otherVersion)), code: code.replace('0', 'f') };
    expect(mergeSubmission(submissionOf(version), draftWith(other))).toEqual(submissionOf(version));
  });
});

describe('§3 §8 the drafts of a submission whose receipt is found', () => {
  const key = 'draft BARANGAY_CLEARANCE';
  const { tab, phone } = stubStorage();
  const store = (storage: typeof tab, ...versions: readonly (typeof version)[]) =>
    storage().setItem(key, draftWith(serializeSubmission(submissionOf(...versions))));

  it("shows the day of the version that the receipt names, though the tab's own draft has another", () => {
    store(tab, version);
    store(phone, version, otherVersion);
    expect(replaceSentDrafts(code, { recordId: '4f3a', versionId: otherVersionId })).toEqual({
      recordId: '4f3a',
      receiptCode: code,
      record: null,
      schedule: otherSchedule,
      mayBeOlder: true,
    });
    expect([tab().getItem(key), phone().getItem(key)]).toEqual([null, null]);
    // The stored names of these two are those of every release.
    expect(JSON.parse(tab().getItem('receipt BARANGAY_CLEARANCE') ?? '')).toEqual({
      id: '4f3a',
      code,
      schedule: otherSchedule,
      mayBeOlder: true,
    });
  });

  it('does not call the last version older', () => {
    store(tab, otherVersion, version);
    expect(replaceSentDrafts(code, { recordId: null, versionId })).toMatchObject({
      recordId: '4f3a',
      schedule,
      mayBeOlder: false,
    });
  });

  it('shows no day of a version that no draft knows', () => {
    store(tab, version);
    expect(replaceSentDrafts(code, { recordId: '4f3a', versionId: otherVersionId })).toMatchObject({
      schedule: null,
      mayBeOlder: true,
    });
  });

  it('shows the day in the draft of an older version of the site when the receipt names no version', () => {
    phone().setItem(key, draftWith({ code, draws: 1, schedule }));
    expect(replaceSentDrafts(code, { recordId: '4f3a', versionId: null })).toMatchObject({
      schedule,
      mayBeOlder: false,
    });
  });

  it('shows no day when two drafts of an older version of the site differ in it', () => {
    tab().setItem(key, draftWith({ code, draws: 1, schedule }));
    phone().setItem(key, draftWith({ code, draws: 1, schedule: otherSchedule }));
    expect(findSentSchedule(code, null)).toBe(null);
    expect(replaceSentDrafts(code, { recordId: '4f3a', versionId: null })).toMatchObject({
      schedule: null,
      mayBeOlder: true,
    });
  });

  it('is null without a draft of the code', () => {
    expect(replaceSentDrafts(code, { recordId: '4f3a', versionId })).toBe(null);
  });
});
