/** What /Request_Status reads in its address and in its field, and that each link of the site is read again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptCodePattern } from '../../../../../src/domain/request/receiptCode.ts';
import { parseReceiptCode } from '../../../../../src/features/request/receipt/parseReceiptCode.ts';
import { toReceiptLink } from '../../../../../src/features/request/receipt/receiptLink.ts';
import { formTypeNames } from '../../../../../src/form/typeNames.ts';
import { hostilePayloads } from '../../../../support/hostileTexts.ts';
import { sampleSize } from '../../../../support/sampling.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

describe('§3 what /Request_Status reads', () => {
  it.each(['', '#', ' ', ' \n'])('reads %j as nothing', (text) => {
    expect(parseReceiptCode(text)).toEqual({ is: 'nothing' });
  });
  it.each(['4f3a', '#4f3a', 'My reference: 4F3A', '4f3a-9c1b'])('reads %j as a reference', (text) => {
    expect(parseReceiptCode(text)).toEqual({ is: 'reference' });
  });
  it.each([
    'my secret',
    code.slice(1),
    `${code}0`,
    `#${code.slice(0, 18)}`,
    ...hostilePayloads,
    'x'.repeat(10_000),
    '\u0000',
    '#'.repeat(300),
  ])('reads %j as malformed', (text) => {
    expect(parseReceiptCode(text)).toEqual({ is: 'malformed' });
  });

  it.each(formTypeNames)('reads the link of %s again, with the service that it names', (type) => {
    const link = `https://barangay.example${toReceiptLink(code, type)}`;
    const linkedType = type === 'HEALTH_SERVICES' ? null : type;
    for (const text of [
      link,
      new URL(link).hash,
      `Reference 4f3a\n${link}\n`,
      link.replaceAll('&', '&amp;'),
      link.replace('#', '%23'),
    ])
      expect(parseReceiptCode(text)).toEqual({ is: 'code', code, linkedType });
  });
  it('names health services in no link, and every other service in a word of its own', () => {
    expect(toReceiptLink(code, 'HEALTH_SERVICES')).toBe(`/Request_Status#${code}`);
    const names = formTypeNames.map((type) => toReceiptLink(code, type).split('&')[1] ?? null);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(['clearance', 'certification', 'facility', 'cedula', 'copies', null]);
  });
  it('reads a link with only the code, as older versions wrote it', () => {
    expect(toReceiptLink(code, null)).toBe(`/Request_Status#${code}`);
    expect(parseReceiptCode(`https://barangay.example/Request_Status#${code}`)).toEqual({
      is: 'code',
      code,
      linkedType: null,
    });
  });
  it.each([
    ['&clearances'],
    ['&HEALTH_SERVICES'],
    ['&null'],
    ['&__proto__&constructor'],
    ['&<img src=x onerror=ran=1>'],
    ['&%E0%A4%A'],
    [' clearance'],
    ['&'.repeat(500)],
    [`&${'9'.repeat(1_000)}`],
  ])('takes no service from a link that ends in %j', (end) => {
    expect(parseReceiptCode(`#${code}${end}`)).toEqual({ is: 'code', code, linkedType: null });
  });

  it('reads any text without an error, and passes on nothing but a code and a name of the table', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '#',
        '&',
        code,
        ` ${code}`,
        '&clearance',
        '&2026-11-30',
        '4f3a',
        '%23',
        '-',
        '\u2013',
        '\n',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parseReceiptCode(pieces.join(''));
        if (parsed.is !== 'code') return;
        expect(parsed.code).toMatch(receiptCodePattern);
        expect([null, 'BARANGAY_CLEARANCE']).toContain(parsed.linkedType);
      }),
      { numRuns: sampleSize(20_000, 2_000) },
    );
  });
});
