/** §3 §7. A request as staff see it in lists, in searches and on paper. */
import { describe, expect, it } from 'vitest';
import { formatPersonName } from '../../../src/staff-core/request.ts';

const nameOf = (lname: string, fname: string, mname: string) =>
  formatPersonName({ id: '4f3a', name: '', fields: { lname, fname, mname }, arrived: 0, version: '' });

describe('§3 the name of a person', () => {
  it.each([
    ['Dela Cruz', 'Sample', 'S.', 'Dela Cruz, Sample S.'],
    ['Dela Cruz', 'Sample', 'N/A', 'Dela Cruz, Sample'],
    ['Sample', 'N/A', 'N/A', 'Sample'],
    ['Sample', 'n/a', '-', 'Sample'],
    ['N/A', 'Sample', 'N/A', 'Sample'],
    ['Sample', 'N/A', 'Sample-Ñ', 'Sample, Sample-Ñ'],
    ['Na', 'Nana', 'None', 'Na, Nana None'],
  ])('leaves out of %s, %s, %s the names that the person does not have: %s', (lname, fname, mname, shown) => {
    expect(nameOf(lname, fname, mname)).toBe(shown);
  });
});
