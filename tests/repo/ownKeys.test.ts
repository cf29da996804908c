/** Names that every object of JavaScript answers to are no entries of a table, wherever they come from. */
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../server/firestore/rules/compile.ts';
import { formatServerAddress } from '../../server/http/address.ts';
import { findService } from '../../src/domain/charter/charter.ts';
import { holidayOf } from '../../src/domain/dates/holiday.ts';
import { toStoreFailure } from '../../src/firestore/errors.ts';
import { parseFormType } from '../../src/form/typeNames.ts';
import { toStaffError } from '../../src/staff/errors.ts';
import { toAnswerRows } from '../../src/staff-core/answers.ts';
import { toStoredContentRecord } from '../../src/staff-core/storedContent.ts';

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__'];

describe.each(inherited)('a lookup by the key %s', (key) => {
  it('finds no form type for an address', () => expect(parseFormType(key)).toBe(null));

  it('finds no service for an address', () =>
    expect(findService([{ name: 'Health', slug: 'health' }], key)).toBe(null));

  it('finds no holiday for a day', () => expect(holidayOf(`2031-${key}`)).toBe(null));

  it('names a failure of the records unknown', () =>
    expect(toStoreFailure({ code: key }).code).toBe('unknown'));

  it('names a failure of the staff page unknown', () => expect(toStaffError(key).code).toBe('unknown'));

  it('names a value of the store of no known type', () =>
    expect(toStoredContentRecord({ field: { [key]: 'x' } }).unsupported).toEqual([
      { field: 'field', type: 'of a type that is not known' },
    ]));

  it('shows staff an answer whose field has such a name', () => {
    const fields = Object.fromEntries([[key, 'an answer']]);
    expect(toAnswerRows({ id: 'a', name: 'a', fields, arrived: 0, version: '' })).toEqual([
      [key, 'an answer'],
    ]);
  });

  it('takes HOST as it is', () => expect(formatServerAddress(key, 80)).toBe(`http://${key}:80/`));

  it('names the line of a rule that allows it', () => {
    const rules = `rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { allow ${key}: if true; }\n}`;
    expect(() => compileRules(rules)).toThrow('L3: get, list, create, update, delete, read or write is due');
  });
});
