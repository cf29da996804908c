/** New receipt codes, and the reference of a stored receipt. */
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseReceipt } from '../../../../src/content/models/receipt.ts';
import {
  createRandomUuid,
  NoRandomSourceError,
  receiptCodePattern,
} from '../../../../src/domain/request/receiptCode.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

describe('§3 the reference of a stored receipt', () => {
  it.each([
    [{ recordId: '4f3a' }, '4f3a'],
    [{ recordId: '4f3a-9c1b', state: 'ready', since: 1, reason: { deep: [] } }, '4f3a-9c1b'],
    [{ recordId: '4f3a-9c1b-0123456789ab' }, '4f3a-9c1b-0123456789ab'],
    [{ recordId: '4bad' }, null],
    [{ recordId: '<b>' }, null],
    [{ recordId: 4 }, null],
    [{ recordId: ['4f3a'] }, null],
    [{}, null],
    [null, null],
    ['4f3a', null],
  ])('reads the reference of the receipt %j as %s', (data, recordId) => {
    expect(parseReceipt({ id: code, data }).recordId).toBe(recordId);
  });
});

describe('§3 §9 a new receipt code', () => {
  it('is a version-4 UUID, also with getRandomValues alone (failures 10)', () => {
    const insecure = {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
    };
    for (let attempt = 0; attempt < 200; attempt++)
      expect(createRandomUuid(insecure)).toMatch(receiptCodePattern);
    expect(createRandomUuid(webcrypto)).toMatch(receiptCodePattern);
  });
  it('throws an error without a source of random numbers', () => {
    expect(() => createRandomUuid(undefined)).toThrow(NoRandomSourceError);
    expect(() => createRandomUuid({})).toThrow('no source of random numbers');
  });
});
