/** Codes as people type and paste them, texts without one (failures 24), and references without a code. */
import { describe, expect, it } from 'vitest';
import { findReceiptCode, isReferenceAlone } from '../../../../src/domain/request/findReceiptCode.ts';

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
    ['with spaces for dashes', code.replaceAll('-', ' ')],
    ['with underscores for dashes', code.replaceAll('-', '_')],
    ['with slashes for dashes', code.replaceAll('-', '/')],
    ['with rows of dashes', code.replaceAll('-', '-'.repeat(40))],
    ['in blocks of four', code.replaceAll('-', '').replace(/(.{4})/g, '$1 ')],
    ['broken over two lines', code.replace('-9c1b', '-\r\n  9c1b')],
    ['with a line break in a segment', code.replace('0123456789ab', '012345\n6789ab')],
    ['with invisible characters', `\ufeff${code}\u200b`],
    ['with marks of the direction of writing', `\u2068${code}\u2069`],
    ['with an O and an l for 0 and 1', code.replaceAll('0', 'O').replaceAll('1', 'l')],
    ['after words', `My code: ${code}`],
    ['after a word and a dash', `Code-${code}`],
    ['after words that are spelled like a code', `Face a bad ${code}`],
    ['after its reference', `4f3a ${code}`],
    ['after its reference, in blocks of four', `4f3a ${code.replaceAll('-', '').replace(/(.{4})/g, '$1 ')}`],
    ['at the end of 2,000 characters', code.padStart(2_000)],
    ['in quotation marks', `\u201c${code}\u201d`],
    ['before a period', `${code}.`],
    ['before words', `${code} is my code`],
    ['before a mark of a link', `${code}#`],
    ['before a character of control', `${code}\u0000`],
    ['in a link with more behind it', `https://barangay.example/Request_Status#${code}&clearance&2026-11-30`],
    ['in a link whose # a chat encoded', `https://barangay.example/Request_Status%23${code}`],
    ['in a link in brackets', `<https://barangay.example/Request_Status#${code}>`],
    ['in a link, before one elsewhere in the text', `${code.replace(/^0/, 'f')} or /Request_Status#${code}`],
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
    ['4f3a'],
    [code.replace('-4', '-\u0664')],
    [code + code],
    [`${code}-0123`],
    ['a '.repeat(1_000)],
    ['x'.repeat(10_000)],
    ['4f3a-'.repeat(399)],
    ['a'.repeat(2_000)],
    [code.padStart(2_001)],
    [` ${' '.repeat(10_000)}${code}`],
  ])('finds no receipt code in %j', (text) => {
    expect(findReceiptCode(text)).toBeNull();
  });
});

describe('§3 §9 a reference that was typed', () => {
  it.each([
    ['4f3a'],
    [' 4F3A\n'],
    ['#4f3a'],
    ['My reference is 4f3a.'],
    ['Ref. no. 4f3a'],
    ['4f3a-9c1b'],
    ['4f3a 9c1b'],
    ['4f3a\u20139c1b'],
    ['4f3a-9c1b-0123456789ab'],
  ])('is a reference alone: %j', (text) => {
    expect(isReferenceAlone(text)).toBe(true);
  });
  it.each([
    [''],
    ['my secret'],
    ['4f3'],
    ['4f3ab'],
    ['5f3a'],
    ['01234567-89ab-4f3a'],
    ['01234567-89ab-4f3a-9c1b-0123456789a'],
    ['4f3a and 4c10'],
    [`4f3a${' '.repeat(200)}`],
    ['__proto__'],
    ['../../Form_Requests/list/4f3a'],
    ['<b>4f3a</b>'],
  ])('is no reference alone: %j', (text) => {
    expect(isReferenceAlone(text)).toBe(false);
  });
});
