/** §6. How well a request fits a typed name: the whole name, a part of it, one letter off, or not at all. */
import { describe, expect, it } from 'vitest';
import { createNameRank } from '../../../../src/staff-core/search/nameRank.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';

const rank = (typed: string, lname: string, fname: string, mname = 'N/A') =>
  createNameRank(typed)({
    id: '4f3a',
    name: '4f3a',
    arrived: 0,
    version: '',
    fields: { lname, fname, mname },
  });
const [whole, part, near] = [0, 1, 2];

describe('§6 the rank of a name in a search', () => {
  it.each([
    ['cruz', 'Cruz', 'Sample', whole],
    ['CRUZ, sample', 'Cruz', 'Sample', whole],
    ['Sample Cruz', 'Cruz', 'Sample', whole],
    ['cruz sample', 'Cruz', 'Sample', whole],
    ['pena', 'Peña', 'Sample', whole],
    ['Peña', 'Pena', 'Sample', whole],
    ['delacruz', 'de la Cruz', 'Sample', whole],
    ['de la Cruz', 'Delacruz', 'Sample', whole],
    ['Sto Nino', 'Santo Niño', 'Sample', whole],
    ['santa maria', 'Sta. Maria', 'Sample', whole],
    ['stamaria', 'Santa Maria', 'Sample', whole],
    ['Maria Sample Reyes', 'Reyes', 'Ma. Sample', whole],
    ['ma sample reyes', 'Reyes', 'Maria Sample', whole],
    ['Reyes-Sample', 'Reyes Sample', 'Maria', whole],
    ["o'sample", 'O’Sample', 'Maria', whole],
    ['sample', 'Cruz', 'Sample', part],
    ['sam cruz', 'Cruz', 'Sample', part],
    ['cru', 'Cruz', 'Sample', part],
    ['maria', 'Reyes', 'Ma. Sample', part],
    ['crux', 'Cruz', 'Sample', near],
    ['dela crus', 'De la Cruz', 'Sample', near],
    ['delacurz', 'de la Cruz', 'Sample', near],
    ['Santos, Smple', 'Santos', 'Sample', near],
    ['sampel santos', 'Santos', 'Sample', near],
    ['nobody', 'Cruz', 'Sample', null],
    ['ina', 'Cruz', 'Ana', null],
    ['cruzado', 'Cruz', 'Sample', null],
    ['cruz reyes', 'Cruz', 'Sample', null],
    ['crux samxxx', 'Cruz', 'Sample', null],
    ['', 'Cruz', 'Sample', null],
    [' ,.- ', 'Cruz', 'Sample', null],
  ] as const)('%j for %s, %s is %j', (typed, lname, fname, expected) => {
    expect(rank(typed, lname, fname)).toBe(expected);
  });

  it('knows the middle name and its first letter', () => {
    expect(rank('Sample Reyes Cruz', 'Cruz', 'Sample', 'Reyes')).toBe(whole);
    expect(rank('Cruz, Sample R.', 'Cruz', 'Sample', 'Reyes')).toBe(whole);
  });

  it('ranks any text without an error', () => {
    for (const text of hostilePayloads) {
      expect([null, 0, 1, 2]).toContain(rank(text, 'Cruz', 'Sample'));
      expect([null, 0, 1, 2]).toContain(rank('cruz', text, text, text));
    }
  });
});
