/** New receipt codes, codes as people type and paste them, and texts without one (failures 24). */
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseReceipt } from '../../../../src/content/models/receipt.ts';
import {
  createReceiptCode,
  findReceiptCode,
  NoRandomSourceError,
  receiptCodePattern,
} from '../../../../src/domain/request/receiptCode.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

describe('§3 §9 a receipt code', () => {
  it.each([
    ['alone', code],
    ['in a fragment', `#${code}`],
    ['in the full link', `https://barangay.example/Request_Status#${code}`],
    [
      'in the text that the site shares',
      `Barangay Clearance, reference 4f3a\n\nhttps://barangay.example/Request_Status#${code}\n`,
    ],
    ['in capitals', code.toUpperCase()],
    ['with blanks', ` ${code.replaceAll('-', ' - ')}\n`],
    ['without dashes', code.replaceAll('-', '')],
    ['with long dashes', code.replaceAll('-', '\u2013')],
    ['with invisible characters', `\ufeff${code}\u200b`],
  ])('finds a receipt code %s', (_, text) => {
    expect(findReceiptCode(text)).toBe(code);
  });
  it.each([
    [''],
    ['#'],
    [code.slice(1)],
    [`${code}0`],
    [`0${code}`],
    [code.replace('-4', '-3')],
    [code.replace('-9', '-c')],
    ['%E0%A4%A'],
    ['../../Form_Requests/list/4f3a'],
    ['__proto__'],
    ['<script>ran=1</script>'],
    [`${code}\u0000`],
    [`${code}#`],
    ['x'.repeat(10_000)],
    [` ${' '.repeat(10_000)}${code}`],
  ])('finds no receipt code in %j', (text) => {
    expect(findReceiptCode(text)).toBeNull();
  });
});

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
      expect(createReceiptCode(insecure)).toMatch(receiptCodePattern);
    expect(createReceiptCode(webcrypto)).toMatch(receiptCodePattern);
  });
  it('throws an error without a source of random numbers', () => {
    expect(() => createReceiptCode(undefined)).toThrow(NoRandomSourceError);
    expect(() => createReceiptCode({})).toThrow('no source of random numbers');
  });
});
