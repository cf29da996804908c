/** One access, judged in plain values. */
import { describe, expect, it } from 'vitest';
import { decodeFields } from '../../../src/protocol/codec.ts';
import { compileRules } from '../../../src/rules/compile.ts';
import { type AccessAttempt, judgeAccess, type PlainRulesValue } from '../../../src/rules/judge.ts';
import { toRulesFile } from '../../support/judge.ts';

const allows = (body: string, attempt: AccessAttempt): boolean =>
  judgeAccess(toRulesFile(body), attempt).allowed;

const isTrueOf = (condition: string, value: PlainRulesValue): boolean =>
  allows(`match /a/{id} { allow create: if ${condition}; }`, {
    method: 'create',
    path: 'a/b',
    written: { 'a/b': { v: value } },
  });

describe('judgeAccess', () => {
  it.each<readonly [what: string, condition: string, value: PlainRulesValue]>([
    ['null', 'request.resource.data.v == null', null],
    ['a whole number as an int', 'request.resource.data.v is int', 3],
    ['a fraction as a float', 'request.resource.data.v is float', 2.5],
    ['minus zero as a float', 'request.resource.data.v is float', -0],
    ['a number beyond the safe integers as a float', 'request.resource.data.v is float', 2 ** 60],
    ['a bigint as an int', 'request.resource.data.v == 9223372036854775807', 9_223_372_036_854_775_807n],
    ['a Date as a timestamp', 'request.resource.data.v.year() == 2031', new Date(Date.UTC(2031, 4, 6))],
    ['a Uint8Array as bytes', 'request.resource.data.v is bytes', new Uint8Array([0, 255])],
    ['a list', 'request.resource.data.v.hasAll([1, "a"])', [1, 'a']],
    ['a map with a name of Object', 'request.resource.data.v.constructor == 1', { constructor: 1 }],
    [
      'decoded fields, for a float without a fraction',
      'request.resource.data.v.n is float',
      decodeFields({ n: { doubleValue: 3 } }),
    ],
  ])('takes %s', (_, condition, value) => {
    expect(isTrueOf(condition, value)).toBe(true);
  });

  it.each([undefined, () => 1, Symbol('a')])('refuses a value that no document has: %s', (value) => {
    expect(() => isTrueOf('true', value as never)).toThrow(TypeError);
  });

  it('has the account, the time and the limit of an access', () => {
    const body = `match /a/{id} {
      allow get: if request.auth.uid == 'sample' && request.auth.token.admin == true;
      allow list: if request.query.limit <= 10 && request.query.offset == 2 && resource.data.open == true;
      allow delete: if request.time == timestamp.date(2031, 5, 6);
    }`;
    const auth = { uid: 'sample', token: { admin: true } };
    expect(allows(body, { method: 'get', path: 'a/b', auth })).toBe(true);
    expect(allows(body, { method: 'get', path: 'a/b' })).toBe(false);
    const list = { method: 'list', path: 'a', where: { open: true }, offset: 2 } as const;
    expect(allows(body, { ...list, limit: 10 })).toBe(true);
    expect(allows(body, { ...list, limit: 11 })).toBe(false);
    expect(allows(body, list)).toBe(false);
    expect(allows(body, { method: 'delete', path: 'a/b', time: Date.UTC(2031, 4, 6) })).toBe(true);
    expect(allows(body, { method: 'delete', path: 'a/b', time: new Date(0) })).toBe(false);
  });

  it('reads other documents before the access and after its commit', () => {
    const body = `match /a/{id} {
      allow create: if !exists(/databases/$(database)/documents/b/c)
        && getAfter(/databases/$(database)/documents/b/c).data.n == 1;
      allow delete: if exists(/databases/$(database)/documents/a/$(id))
        && !existsAfter(/databases/$(database)/documents/a/$(id));
    }`;
    const written = { 'a/b': {}, 'b/c': { n: 1 } };
    expect(allows(body, { method: 'create', path: 'a/b', written })).toBe(true);
    expect(allows(body, { method: 'create', path: 'a/b', before: { 'b/c': { n: 1 } }, written })).toBe(false);
    expect(allows(body, { method: 'delete', path: 'a/b', before: { 'a/b': {} } })).toBe(true);
    expect(allows(body, { method: 'delete', path: 'a/b' })).toBe(false);
  });

  it('counts the evaluated expressions, and gives the reason without a value of a document', () => {
    const rules = compileRules(
      toRulesFile("match /a/{id} { allow create: if request.resource.data.v == 'x'; }"),
    );
    const written = { 'a/b': { v: 'Secret' } };
    const decision = judgeAccess(rules, { method: 'create', path: 'a/b', written });
    expect(decision).toMatchObject({ allowed: false, evaluated: 6, why: "false for 'create' @ L4" });
  });

  it.each<readonly [what: string, attempt: AccessAttempt, message: string]>([
    ['a collection for a get', { method: 'get', path: 'a' }, "'a' is the path of a collection."],
    ['a document for a list', { method: 'list', path: 'a/b' }, "'a/b' is the path of a document."],
    ['an empty segment', { method: 'get', path: '/a/b' }, 'empty segment'],
    [
      'a create of what exists',
      { method: 'create', path: 'a/b', before: { 'a/b': {} } },
      'this is an update',
    ],
    ['an update of nothing', { method: 'update', path: 'a/b' }, 'this is a create'],
  ])('refuses an attempt that cannot be: %s', (_, attempt, message) => {
    expect(() => judgeAccess(toRulesFile(''), attempt)).toThrow(message);
  });
});
