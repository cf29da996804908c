import { describe, expect, it } from 'vitest';
import { formatFeeLine, toBriefLine } from '../../../../src/domain/charter/briefLine.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';

describe('§3 a service in one line', () => {
  it.each([
    ['Residents of Barangay Sample', 'Residents of Barangay Sample'],
    ['• Residents.\n\n• Business owners;\n', 'Residents, Business owners'],
    ['• Residents. • Business owners', 'Residents, Business owners'],
    ['\uf0b7 Residents. \uf0b7 Business owners', 'Residents, Business owners'],
    ['➢ Residents ✓ Business owners ■ Visitors', 'Residents, Business owners, Visitors'],
    ['o Residents\no Visitors', 'Residents, Visitors'],
    ['Residents\no mga bisita', 'Residents, o mga bisita'],
    ['8:00 · 5:00 → Window 2 - Hall', '8:00 · 5:00 → Window 2 - Hall'],
    ['', ''],
    ['\n \n', ''],
    ['An A★ hotel', 'An A★ hotel'],
    ['■ Residents ■ Visitors', 'Residents, Visitors'],
    [`${'word '.repeat(60)}`, `${'word '.repeat(23)}word...`],
    ['x'.repeat(300), `${'x'.repeat(120)}...`],
    [`${'x'.repeat(119)}😀${'x'.repeat(50)}`, `${'x'.repeat(119)}...`],
  ])('shortens the text %.40j to %.40j', (text, line) => {
    expect(toBriefLine(text)).toBe(line);
  });

  it.each([
    [[], 'Ask for the fee'],
    [['₱50'], '₱50'],
    [['Free'], 'Free'],
    [['None.', 'No fee', '₱0.00', 'P 0', 'free of charge', 'Libre'], 'Free'],
    [['Free once for a jobseeker'], 'Free once for a jobseeker'],
    [['A copy: ₱2', 'Certified: ₱10', 'Mailed: ₱50'], '₱2 to ₱50'],
    [['Certified: ₱1,000', 'A copy: ₱200'], '₱200 to ₱1,000'],
    [['A copy: ₱2', 'A page: ₱2'], '₱2'],
    [['None', 'Certified: ₱10'], '₱10, some free'],
    [['Court: ₱200', 'Chairs: free, returned clean'], '₱200, some free'],
    [['Clearance: ₱50', 'Papers for a first job: free, once (RA 11261)'], '₱50 (first job: free)'],
    [['Residency: ₱50', 'Indigency: free', 'First job: free, once (RA 11261)'], '₱50, some free'],
    [['Clearance: ₱50', 'A first job: ₱10 (RA 11261)'], '₱50, fees differ'],
    [['Clearance: ₱50', 'Others: ask the treasurer'], '₱50, fees differ'],
    [
      ['₱5 plus ₱1 per ₱1,000 of income', 'The added part is at most ₱5,000'],
      '₱5 plus ₱1 per ₱1,000 of income',
    ],
    [['x'.repeat(121)], 'See the fee'],
    [['x'.repeat(121), '₱10'], '2 fees'],
  ])('shortens the fees %.60j to %j', (fees, line) => {
    expect(formatFeeLine(fees, translateToEnglish)).toBe(line);
  });
});
