import { describe, expect, it } from 'vitest';
import { parseOfficer } from '../../../../src/staff-core/due/officer.ts';

describe('who handles a request', () => {
  it('has a name and a position without needless blanks', () => {
    const officer = { by: 'Sample Ñ. Official', position: 'Barangay Secretary' };
    expect(parseOfficer(' Sample  N\u0303. Official ', ' Barangay\tSecretary')).toEqual(officer);
    expect(parseOfficer('n'.repeat(80), 'p'.repeat(80))).not.toBeNull();
  });

  it.each([
    ['an empty name', '', 'Secretary'],
    ['an empty position', 'Sample', ' '],
    ['a name of 81 characters', 'n'.repeat(81), 'Secretary'],
    ['a position of 81 characters', 'Sample', 'p'.repeat(81)],
    ['a name that turns the direction', 'Sample\u202eOfficial', 'Secretary'],
    ['a position with a blank letter', 'Sample', 'Secre\u3164tary'],
    ['half a character', 'Sample \ud83d', 'Secretary'],
  ])('is refused with %s', (_, by, position) => {
    expect(parseOfficer(by, position)).toBeNull();
  });
});
