/** Cases of an account with the staff claim, and the same by the public. */
import type { ConformanceCase } from '../../packages/embedded-firestore/tests/support/case.ts';

export type StaffCase = Omit<ConformanceCase, 'title' | 'expected' | 'as'>;
export type StaffCases = Readonly<Record<string, StaffCase>>;

/** By an account with the staff claim. */
export const createClerkCases = (
  expected: 'allowed' | 'refused',
  rows: StaffCases,
): readonly ConformanceCase[] =>
  Object.entries(rows).map(([title, row]) => ({ ...row, title: `clerk: ${title}`, expected, as: 'clerk' }));

/** The same by the public: the copies of hostile cases try it as a signed-in caller. */
export const createNobodyCases = (rows: StaffCases): readonly ConformanceCase[] =>
  Object.entries(rows).map(([title, row]) => ({
    ...row,
    title: `no staff claim: ${title}`,
    expected: 'refused',
  }));
