import { describe, expect, it } from 'vitest';
import {
  parseSubmission,
  serializeSubmission,
} from '../../../../../src/features/request/storage/sentSubmission.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const schedule = '2031-05-08T09:30';
const draftWith = (sent: unknown) => JSON.stringify({ formType: 'BARANGAY_CLEARANCE', values: {}, sent });

describe('§3 §8 the submission in a stored draft', () => {
  it.each([
    [1, '4f3a', false],
    [4, '4f3a-9c1b', false],
    [5, '4f3a-9c1b-0123456789ab', true],
  ])('gives the id of attempt %i again after a reload', (draws, id, isLastAttempt) => {
    const submission = {
      generatedId: { code, id, isLastAttempt },
      idAttempts: draws,
      earlier: { schedule },
    };
    expect(parseSubmission(draftWith(serializeSubmission(submission)))).toEqual(submission);
  });

  it('holds no day when more than one version was sent, and no other answer', () => {
    const submission = {
      generatedId: { code, id: '4f3a', isLastAttempt: false },
      idAttempts: 1,
      earlier: { lname: 'Sample' },
    };
    const serialized = serializeSubmission(submission);
    expect(serialized).toEqual({ code, draws: 1, schedule: null });
    expect(parseSubmission(draftWith(serialized))).toEqual({ ...submission, earlier: {} });
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

  it('ignores a day that no field writes', () => {
    const submission = parseSubmission(draftWith({ code, draws: 1, schedule: '<b>tomorrow</b>' }));
    expect(submission?.earlier).toEqual({});
  });
});
