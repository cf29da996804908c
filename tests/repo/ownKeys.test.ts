/** Names that every JavaScript object inherits are no entries of a table. */
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../packages/embedded-firestore/src/rules/index.ts';
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

  it('reports a store failure of this code as unknown', () =>
    expect(toStoreFailure({ code: key }).code).toBe('unknown'));

  it('reports a staff error of this code as unknown', () => expect(toStaffError(key).code).toBe('unknown'));

  it('reports a stored value of this type as unsupported', () =>
    expect(toStoredContentRecord({ field: { [key]: 'x' } }).unsupported).toEqual([
      { field: 'field', type: 'of a type that is not known' },
    ]));

  it('shows staff an answer to a field of this name', () => {
    const fields = Object.fromEntries([[key, 'an answer']]);
    expect(toAnswerRows({ id: 'a', name: 'a', fields, arrived: 0, version: '' }, '2031-05-06')).toEqual([
      [key, 'an answer'],
    ]);
  });

  it('uses HOST unchanged in the server address', () =>
    expect(formatServerAddress(key, 80)).toBe(`http://${key}:80/`));

  it('rejects a rule that allows this method, and names its line', () => {
    const rules = `rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { allow ${key}: if true; }\n}`;
    expect(() => compileRules(rules)).toThrow('L3: get, list, create, update, delete, read or write is due');
  });
});
