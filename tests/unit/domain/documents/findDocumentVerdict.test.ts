/** What /Verify says of a document (§3). */
import { describe, expect, it } from 'vitest';
import { findDocumentVerdict } from '../../../../src/domain/documents/findDocumentVerdict.ts';
import { createStoredYear, sampleClaims } from '../../../support/documentCodes.ts';
import { testNow } from '../../../support/testNow.ts';

type Facts = Parameters<typeof findDocumentVerdict>[0];

const valid: Facts = {
  claims: sampleClaims,
  key: {},
  isSigned: true,
  year: createStoredYear([7]),
  isRegistered: true,
  now: testNow,
};
const withdrawn = testNow - 1;
const cancelled = createStoredYear([7, 42]);
const { exp = 0, ...endless } = sampleClaims;

const judge = (changes: Partial<Facts>) => {
  const verdict = findDocumentVerdict({ ...valid, ...changes });
  return [verdict.print, verdict.standing, verdict.withdrawn];
};

describe('§3 the key of a printed document', () => {
  it('is in the list of the hall, or not, whatever the register says', () => {
    expect(findDocumentVerdict(valid).isKeyListed).toBe(true);
    expect(findDocumentVerdict({ ...valid, key: null, isSigned: false }).isKeyListed).toBe(false);
  });
});

describe('§3 the verdict about a printed document', () => {
  it.each<[string, Partial<Facts>, unknown[]]>([
    ['a registered one', {}, ['unchanged', 'valid', null]],
    ['one without an end', { claims: endless, now: 9e15 }, ['unchanged', 'valid', null]],
    ['one in its last millisecond', { now: exp * 1000 - 1 }, ['unchanged', 'valid', null]],
    ['one after its last day', { now: exp * 1000 }, ['unchanged', 'expired', null]],
    ['a cancelled one', { year: cancelled }, ['unchanged', 'cancelled', null]],
    [
      'a cancelled one after its last day',
      { year: cancelled, now: exp * 1000 },
      ['unchanged', 'cancelled', null],
    ],
    [
      'one that is cancelled and not registered',
      { year: cancelled, isRegistered: false },
      ['unchanged', 'cancelled', null],
    ],
    ['one that the register does not have', { isRegistered: false }, ['unchanged', 'notRegistered', null]],
    [
      'such a one after its last day',
      { isRegistered: false, now: exp * 1000 },
      ['unchanged', 'notRegistered', null],
    ],
    ['one whose year the register does not have', { year: null }, ['unchanged', 'notRegistered', null]],
    [
      'a changed one, whatever the register has',
      { isSigned: false, year: cancelled },
      ['changed', null, null],
    ],
    ['a changed one offline', { isSigned: false, isRegistered: null }, ['changed', null, null]],
    [
      'a changed one of a withdrawn key',
      { isSigned: false, key: { until: withdrawn } },
      ['changed', null, null],
    ],
    [
      'one of an unknown key that the register does not have',
      { key: null, isSigned: false, isRegistered: false },
      ['foreign', null, null],
    ],
    [
      'one of a forgotten key that the register has',
      { key: null, isSigned: false },
      ['unchanged', 'valid', null],
    ],
    [
      'a cancelled one of a forgotten key',
      { key: null, isSigned: false, year: cancelled },
      ['unchanged', 'cancelled', null],
    ],
    [
      'one of an unknown key offline',
      { key: null, isSigned: false, isRegistered: null, year: null },
      ['unknown', 'notRead', null],
    ],
    ['one offline', { isRegistered: null }, ['unchanged', 'notRead', null]],
    ['one offline without a list', { isRegistered: null, year: null }, ['unchanged', 'notRead', null]],
    [
      'one offline that the last list has as cancelled',
      { isRegistered: null, year: cancelled },
      ['unchanged', 'cancelled', null],
    ],
    [
      'one offline after its last day',
      { isRegistered: null, now: exp * 1000 },
      ['unchanged', 'expired', null],
    ],
    ['one of a withdrawn key', { key: { until: withdrawn } }, ['unchanged', 'valid', withdrawn]],
    [
      'one of a withdrawn key that the register does not have',
      { key: { until: withdrawn }, isRegistered: false },
      ['unchanged', 'notRegistered', withdrawn],
    ],
    [
      'one of a withdrawn key offline',
      { key: { until: withdrawn }, isRegistered: null },
      ['unchanged', 'notRead', withdrawn],
    ],
  ])('of %s', (_, changes, verdict) => {
    expect(judge(changes)).toEqual(verdict);
  });
});
