/** One access, judged in plain values. */
import { describe, expect, it } from 'vitest';
import { decodeFields } from '../../../src/protocol/codec.ts';
import type { AccessAttempt } from '../../../src/rules/attempt.ts';
import { compileRules } from '../../../src/rules/compile.ts';
import { judgeAccess } from '../../../src/rules/judge.ts';
import type { PlainRulesValue } from '../../../src/rules/plainValues.ts';
import { toRulesFile } from '../../support/judge.ts';

const allows = (body: string, attempt: AccessAttempt): boolean =>
  judgeAccess(toRulesFile(body), attempt).allowed;

const isTrueOf = (condition: string, value: PlainRulesValue): boolean =>
  allows(`match /a/{id} { allow create: if ${condition}; }`, {
    method: 'create',
    path: 'a/b',
    written: { 'a/b': { v: value } },
  });

const create = { method: 'create', path: 'a/b' } as const;
const remove = { method: 'delete', path: 'a/b', before: { 'a/b': {} } } as const;

const cyclic: Record<string, unknown> = {};
cyclic.cyclic = cyclic;

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
    const before = { 'a/b': {} };
    const auth = { uid: 'sample', token: { admin: true } };
    expect(allows(body, { method: 'get', path: 'a/b', auth })).toBe(true);
    expect(allows(body, { method: 'get', path: 'a/b' })).toBe(false);
    const list = { method: 'list', path: 'a', where: { open: true }, offset: 2 } as const;
    expect(allows(body, { ...list, limit: 10 })).toBe(true);
    expect(allows(body, { ...list, limit: 11 })).toBe(false);
    expect(allows(body, list)).toBe(false);
    expect(allows(body, { method: 'delete', path: 'a/b', before, time: Date.UTC(2031, 4, 6) })).toBe(true);
    expect(allows(body, { method: 'delete', path: 'a/b', before, time: new Date(0) })).toBe(false);
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
    expect(allows(body, { method: 'delete', path: 'a/b', before: { 'a/b': null } })).toBe(false);
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
    [
      'a delete of nothing',
      { method: 'delete', path: 'a/b', before: { 'a/c': {} } },
      'does not exist before',
    ],
    ['a delete that leaves the document', { ...remove, written: { 'a/b': {} } }, "leaves no 'a/b'"],
    ['a create of another document', { ...create, written: { 'b/x': {} } }, "has no 'a/b'"],
    ['a create of null', { ...create, written: { 'a/b': null } }, "has no 'a/b'"],
    ['a get that writes', { method: 'get', path: 'a/b', written: { 'a/b': {} } }, 'writes nothing'],
    ['filters of a get', { method: 'get', path: 'a/b', where: { n: 1 } }, "no 'where'"],
    ['a limit of a create', { ...create, limit: 1 }, "no 'limit'"],
    ['an offset of a delete', { ...remove, offset: 0 }, "no 'offset'"],
    ['a limit below 0', { method: 'list', path: 'a', limit: -1 }, 'it is -1'],
    ['a limit with a fraction', { method: 'list', path: 'a', limit: 1.5 }, 'it is 1.5'],
    ['an offset below 0', { method: 'list', path: 'a', offset: -3 }, 'The offset of a list'],
    ['a whole name', { method: 'get', path: 'projects/p/databases/(default)/documents/a/b' }, 'a whole name'],
    ['a collection that is stored', { method: 'get', path: 'a/b', before: { a: {} } }, "'a' is the path of"],
    ['a slash before a stored path', { method: 'get', path: 'a/b', before: { '/a/b': {} } }, 'empty segment'],
  ])('refuses an attempt that cannot be: %s', (_, attempt, message) => {
    expect(() => judgeAccess(toRulesFile(''), attempt)).toThrow(message);
  });

  it.each<readonly [what: string, attempt: unknown, message: string]>([
    ['no access', undefined, 'An access must be an object'],
    ['no path', { method: 'get' }, 'The path of an access must be a text'],
    ['a path of segments', { method: 'get', path: ['a', 'b'] }, 'must be a text'],
    ['no method', { path: 'a/b' }, 'it is undefined'],
    ['the method read', { method: 'read', path: 'a/b' }, "it is 'read'"],
    ['the method write', { method: 'write', path: 'a/b' }, "it is 'write'"],
    ['a misspelled part', { method: 'get', path: 'a/b', atuh: { uid: 'x' } }, "no part 'atuh'"],
    ['an account without a uid', { method: 'get', path: 'a/b', auth: {} }, 'The auth of an access'],
    ['an account that is a text', { method: 'get', path: 'a/b', auth: 'me' }, 'The auth of an access'],
    [
      'an account with claims beside it',
      { method: 'get', path: 'a/b', auth: { uid: 'x', admin: true } },
      'auth',
    ],
    [
      'a token that is a text',
      { method: 'get', path: 'a/b', auth: { uid: 'x', token: 'y' } },
      "token of 'auth'",
    ],
    ['a limit that is a text', { method: 'list', path: 'a', limit: '5' }, "it is '5'"],
    ['filters that are a list', { method: 'list', path: 'a', where: [1] }, "'where' must be"],
    ['documents in a list', { ...create, before: [{}] }, "'before' must be"],
    ['a document that is a text', { ...create, written: { 'a/b': 'text' } }, "'a/b' in 'written' must be"],
    ['no valid date as time', { ...create, time: new Date(Number.NaN) }, 'The time of an access'],
    ['a text as time', { ...create, time: 'now' }, 'The time of an access'],
    ['a time beyond the year 9999', { ...create, time: 1e15 }, 'years 1 to 9999'],
  ])('refuses wrong usage: %s', (_, attempt, message) => {
    expect(() => judgeAccess(toRulesFile(''), attempt as AccessAttempt)).toThrow(message);
  });

  it.each<readonly [what: string, value: unknown, message: string]>([
    ['undefined', { n: [1, undefined] }, "'a/b' in 'written'.v.n[1] is of the type undefined"],
    ['a gap in a list', Array(1), "'a/b' in 'written'.v[0] is of the type undefined"],
    ['a Set', new Set([1]), '.v is of the type Set'],
    ['a regular expression', /x/, '.v is of the type RegExp'],
    ['an instance of a class', new (class Sample {})(), '.v is of the type Sample'],
    ['an int of 71 bits', 2n ** 70n, 'no int of 64 bits'],
    ['an invalid Date', new Date(Number.NaN), '.v must be a valid Date'],
    ['a map in itself', cyclic, 'nested more than 20 deep'],
  ])('names the field of a value that no document has: %s', (_, value, message) => {
    expect(() => isTrueOf('true', value as never)).toThrow(message);
  });
});
