/** §7. The requests of one person stand together; two people with one name do not. */
import { describe, expect, it } from 'vitest';
import type { StaffRequest } from '../../../../src/staff-core/request.ts';
import {
  countSamePerson,
  joinSamePerson,
  listNewestOfEach,
} from '../../../../src/staff-core/search/samePerson.ts';

const request = (id: string, lname: unknown, fname: unknown, birthDate?: unknown, more: object = {}) => ({
  id,
  name: id,
  arrived: 0,
  version: '',
  fields: {
    lname,
    fname,
    ...(birthDate !== undefined && { birthDate }),
    ...more,
  } as object as StaffRequest['fields'],
});

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  const [one, other] = [request('4001', a[0], a[1], a[2]), request('4002', b[0], b[1], b[2])];
  return countSamePerson([{ request: one }, { request: other }]).size === 2;
};

describe('§7 the requests of one person', () => {
  it.each([
    [
      ['Dela Cruz', 'Sample', '1990-02-03'],
      ['DE LA CRUZ', 'sample', '1990-02-03'],
    ],
    [
      ['Delacruz', 'Ma. Sample', '1990-02-03'],
      ['De La Cruz', 'Maria Sample', '1990-02-03'],
    ],
    [
      ['Peña', 'Sample', '1990-02-03'],
      ['Pena', ' Sample ', '1990-02-03'],
    ],
    [
      ['Sta. Maria', 'Sample', '1990-02-03'],
      ['Stamaria', 'Sample', '1990-02-03'],
    ],
    [
      ['Reyes-Sample', "D'Sample", '1990-02-03'],
      ['Reyes Sample', 'D’Sample', '1990-02-03'],
    ],
  ])('are joined by the names %j and %j in any spelling', (a, b) => {
    expect(isSame(a, b)).toBe(true);
  });

  it.each([
    ['another birth date', ['Cruz', 'Sample', '1990-02-03'], ['Cruz', 'Sample', '1990-02-04']],
    ['another first name', ['Cruz', 'Sample', '1990-02-03'], ['Cruz', 'Samples', '1990-02-03']],
    ['first and last name exchanged', ['Cruz', 'Sample', '1990-02-03'], ['Sample', 'Cruz', '1990-02-03']],
    ['no birth date', ['Cruz', 'Sample'], ['Cruz', 'Sample']],
    ['a birth date on one of them', ['Cruz', 'Sample'], ['Cruz', 'Sample', '1990-02-03']],
    ['a birth date that is no day', ['Cruz', 'Sample', '1990-02-30'], ['Cruz', 'Sample', '1990-02-30']],
    ['a birth date that is a number', ['Cruz', 'Sample', 19900203], ['Cruz', 'Sample', 19900203]],
    ['no last name', ['', 'Sample', '1990-02-03'], ['', 'Sample', '1990-02-03']],
    ['N/A as a first name', ['Cruz', 'N/A', '1990-02-03'], ['Cruz', 'n/a', '1990-02-03']],
    ['names that are no texts', [{}, [], '1990-02-03'], [{}, [], '1990-02-03']],
  ])('are not joined with %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false);
  });

  it('are not joined by an email address, which a family shares', () => {
    const email = { email: 'sample@example.com' };
    const entries = ['Sample', 'Samples'].map((fname, at) => ({
      request: request(`400${at}`, 'Cruz', fname, '1990-02-03', email),
    }));
    expect(countSamePerson(entries).size).toBe(0);
  });

  it('stand at the place of their first one, and the others keep their order', () => {
    const list = [
      request('4001', 'Abad', 'Sample', '1990-02-03'),
      request('4002', 'Cruz', 'Sample', '1990-02-03'),
      request('4003', 'Abad', 'Sample', '1991-02-03'),
      request('4004', 'ABAD', 'Sample', '1990-02-03'),
      request('4005', 'Abad', 'Sample'),
    ];
    expect(joinSamePerson(list).map(({ id }) => id)).toEqual(['4001', '4004', '4002', '4003', '4005']);
    expect([...countSamePerson(list.map((each) => ({ request: each })))]).toEqual([
      ['4001', 2],
      ['4004', 2],
    ]);
  });
});

describe('§7 the people of a search', () => {
  it('have their newest request, and one without a birth date stands alone', () => {
    const found = [
      { ...request('4001', 'Cruz', 'Sample', '1990-02-03'), arrived: 1 },
      { ...request('4002', 'Cruz', 'Sample'), arrived: 9 },
      { ...request('4003', 'CRUZ', 'Sample', '1990-02-03'), arrived: 3 },
      { ...request('4004', 'Cruz', 'Sample', '1990-02-03'), arrived: 2 },
    ];
    expect(listNewestOfEach(found).map(({ id }) => id)).toEqual(['4003', '4002']);
  });
});
