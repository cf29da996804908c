/** §6. What a search by name asks for where a store finds only exact last names. */
import { describe, expect, it } from 'vitest';
import { lastNameSpellings } from '../../../../src/staff-core/search/nameSpellings.ts';

describe('§6 the spellings of the last name in a typed name', () => {
  it.each([
    ['Cruz, Sample', 'Cruz'],
    ['dela cruz, sample', 'De la Cruz'],
    ['Sample Cruz', 'Cruz'],
    ['sample dela cruz', 'Dela Cruz'],
    ['Sample Santos Reyes', 'Reyes'],
    ['Ma. Sample Reyes', 'Reyes'],
    ['Dennis Reyes', 'Reyes'],
    ['Sandra Cruz', 'Cruz'],
    ['Cruz,', 'Cruz'],
    [', Cruz', 'Cruz'],
    ['Reyes Sample', 'Reyes Sample'],
    ['Sto. Niño', 'Santo Niño'],
  ])('of %j include %j', (typed, stored) => {
    expect(lastNameSpellings(typed)).toContain(stored);
  });

  it('do not include the first name before a comma, nor the end of a last name of several words', () => {
    expect(lastNameSpellings('Cruz, Sample')).not.toContain('Sample');
    expect(lastNameSpellings('De la Cruz')).not.toContain('Cruz');
  });

  it('are at most thirty, as Firestore allows', () => {
    for (const text of [
      '',
      ',',
      "Ma. De la O'Sample-Sample Reyes",
      'a b c d e f g h',
      "sta. d'a-".repeat(40),
    ])
      expect(lastNameSpellings(text).length).toBeLessThanOrEqual(30);
  });
});
