/** §6 §7. A citizen's answers as staff see them: an address and a number are links, and nothing else becomes one. */
import { describe, expect, it } from 'vitest';
import { linkToAnswer, toAnswerLines } from '../../../src/staff-core/answers.ts';
import type { StaffRequest } from '../../../src/staff-core/request.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';

const linkOf = (name: string, text: string) => linkToAnswer({ name, text });

const today = '2031-05-06';
const createRequest = (fields: StaffRequest['fields']): StaffRequest => ({
  id: 'a',
  name: 'a',
  fields,
  arrived: 0,
  version: '',
});

describe('§7 links in the answers of a request', () => {
  it.each([
    ['email', 'name@example.com', 'mailto:name@example.com'],
    ['email', 'first.last+hall@mail.example.com', 'mailto:first.last+hall@mail.example.com'],
    ['contactNumber', '0900 000 0000', 'tel:09000000000'],
    ['contactNumber', '+63 900 000 0000', 'tel:+639000000000'],
    ['contactNumber', '(088) 000-0000', 'tel:0880000000'],
    ['contactNumber', '+63 (0)900.000.0000', 'tel:+639000000000'],
    ['contactNumber', '0900\u2011000\u20110000', 'tel:09000000000'],
  ])('link the %s %s', (name, text, link) => {
    expect(linkOf(name, text)).toBe(link);
  });

  it.each([
    ['email', 'name@example.com?subject=x&body=y'],
    ['email', 'name@example.com,other@example.com'],
    ['email', 'name@example.com%0Abcc:other@example.com'],
    ['email', 'name@example.com#x'],
    ['email', 'a#b@example.com'],
    ['email', 'a/b@example.com'],
    ['email', 'name@localhost'],
    ['email', 'a b@example.com'],
    ['email', 'a\u202eb@example.com'],
    ['email', ''],
    ['purpose', 'name@example.com'],
    ['tin', '012-345-678-000'],
    ['zone', '0900 000 0000'],
    ['contactNumber', '0900 000 CALL'],
    ['contactNumber', '0900'],
    ['contactNumber', '0900 000 0000;ext=1'],
    ['contactNumber', '*21*0900 000 0000#'],
    ['__proto__', 'name@example.com'],
  ])('leave the %s %j as text', (name, text) => {
    expect(linkOf(name, text)).toBeNull();
  });

  it.each(hostilePayloads)('leave %s as text in every field', (text) => {
    for (const name of ['email', 'contactNumber', 'purpose']) {
      expect(linkOf(name, text)).toBeNull();
      expect(linkOf(name, `name@example.com${text}`)).toBeNull();
      expect(linkOf(name, `0900 000 0000${text}`)).toBeNull();
    }
  });

  it('say that somebody has no email, and link nothing there', () => {
    const [line] = toAnswerLines(createRequest({ email: '' }), today);
    expect(line).toEqual({ name: 'email', label: 'Email', text: 'No email' });
    expect(linkToAnswer(line!)).toBeNull();
  });

  it('write a birth date as it is stored, or in the format of the reader; what is no day stays', () => {
    const textOf = (birthDate: string, ...format: [] | [(day: string) => string]) =>
      toAnswerLines(createRequest({ birthDate }), today, ...format)[0]?.text;
    const format = (day: string) => `day ${day}`;
    expect(textOf('1990-02-28')).toBe('1990-02-28');
    expect(textOf('1990-02-28', format)).toBe('day 1990-02-28');
    expect(textOf('1990-02-30', format)).toBe('1990-02-30');
  });

  it.each([
    ['on the day before the birthday', '1990-05-07', 40],
    ['on the birthday', '1990-05-06', 41],
    ['at the end of the year', '1990-12-31', 40],
    ['of a baby', '2031-05-06', 0],
    ['of somebody born on 29 February, in a common year', '2012-02-29', 19],
  ])('say the true age and not that of the year: %s', (_, birthDate, age) => {
    const lines = toAnswerLines(createRequest({ age: 99, birthDate }), today);
    expect(lines[0]).toEqual({ name: 'age', label: 'Age', text: String(age) });
  });

  it('count a birthday of 29 February from 1 March on in a common year', () => {
    const ageOnDay = (day: string) =>
      toAnswerLines(createRequest({ age: 19, birthDate: '2012-02-29' }), day)[0]?.text;
    expect(['2031-02-28', '2031-03-01'].map(ageOnDay)).toEqual(['18', '19']);
  });

  it.each(['2031-05-07', '1990-02-30', '', 7, null])(
    'keep the age of the record where the birth date is %j',
    (birthDate) => {
      expect(toAnswerLines(createRequest({ age: 41, birthDate }), today)[0]?.text).toBe('41');
    },
  );

  it('know each line of an answer by the name of its field', () => {
    const fields = { email: 'name@example.com', purpose: 'One\nTwo' };
    const lines = toAnswerLines(createRequest(fields), today);
    expect(lines.map(({ name, text }) => [name, text])).toEqual([
      ['purpose', 'One'],
      ['purpose', 'Two'],
      ['email', 'name@example.com'],
    ]);
  });
});
