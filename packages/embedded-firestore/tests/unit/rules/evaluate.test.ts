/** The rules language as the evaluator implements it. packages/embedded-firestore/tests/conformance/rulesLanguage.test.ts runs the same rows on Google's emulator. */
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../src/rules/compile.ts';
import { judgeTestAccess, toRulesFile } from '../../support/judge.ts';
import {
  type ExpressionAnswer,
  languageRows,
  refusedFiles,
  rowDocument,
} from '../../support/languageRows.ts';

const now = Date.UTC(2026, 10, 21);

const evaluatesToTrue = (condition: string): boolean => {
  const rules = toRulesFile(
    `match /rows/{id} { function row(d) { return ${condition}; } allow create: if row(request.resource.data); }`,
  );
  return judgeTestAccess(rules, { path: 'rows/a', written: { 'rows/a': rowDocument }, now }).allowed;
};

const answerOf = (expression: string): ExpressionAnswer =>
  evaluatesToTrue(expression) ? 'true' : evaluatesToTrue(`!(${expression})`) ? 'false' : 'none';

for (const [fact, rows] of Object.entries(languageRows)) {
  describe(`the rules language: ${fact}`, () => {
    it.each(rows)('evaluates %s to %s', (expression, answer) => {
      expect(answerOf(expression)).toBe(answer);
    });
  });
}

describe('compileRules', () => {
  it.each(refusedFiles)('refuses a rules file with %s', (_, body, reason) => {
    expect(() => compileRules(toRulesFile(body))).toThrow(reason);
  });

  it('names the line of an unknown name in the rules', () => {
    expect(() => compileRules(toRulesFile('\n\nallow get: if nobody;'))).toThrow(
      'L6: nothing is named nobody',
    );
  });

  it('compiles and evaluates the deepest expressions in the deepest calls', () => {
    const chain = (first: string): string => first + ' && true'.repeat(499);
    const functions = Array.from(
      { length: 20 },
      (_, at) => `function f${at}() { return ${chain(at < 19 ? `f${at + 1}()` : 'true')}; }`,
    ).join(' ');
    const text = `'a'${" + 'a'".repeat(498)}`;
    const texts = Array.from(
      { length: 20 },
      (_, at) => `function t${at}() { return ${at < 19 ? `t${at + 1}()${text.slice(3)}` : text}; }`,
    ).join(' ');
    const deep = `${'('.repeat(60)}${'!'.repeat(100)}true${')'.repeat(60)}`;
    const body = `match /a/{b} { ${functions} ${texts} allow get: if f0(); allow create: if 'a'.matches(t0()); allow list: if ${deep}; }`;
    const judged = (method: 'get' | 'list') =>
      judgeTestAccess(toRulesFile(body), { path: 'a/b', method, before: { 'a/b': {} } });
    expect(judged('get')).toMatchObject({ allowed: false, why: expect.stringContaining('1000 expressions') });
    expect(judged('list').allowed).toBe(true);
  });

  it('refuses another rules version, another service, and anything after the service', () => {
    expect(() => compileRules("rules_version = '1'; service cloud.firestore {}")).toThrow('L1');
    expect(() => compileRules("rules_version = '2'; service firebase.storage {}")).toThrow('cloud');
    expect(() => compileRules("rules_version = '2'; service cloud.firestore {} match")).toThrow(
      'nothing may follow',
    );
  });
});

const allowed = (body: string, access: Parameters<typeof judgeTestAccess>[1]): boolean =>
  judgeTestAccess(toRulesFile(body), access).allowed;

describe('match statements of the rules', () => {
  const seen = { 'a/b': {}, 'a/b/c/d': {} };

  it.each([
    ['match /a/b { allow get: if true; }', true],
    ['match /a/{id} { allow get: if id == "b"; }', true],
    ['match /{a}/{id} { allow read: if a == "a" && id == "b"; }', true],
    ['match /a { match /{id} { allow get: if true; } }', true],
    ['match /{all=**} { allow get: if true; }', true],
    ['match /a/{id} { allow list, create: if true; }', false],
    ['match /a/c { allow get: if true; }', false],
    ['match /a/{id}/c/{other} { allow get: if true; }', false],
    ['match /a/{id} { allow get: if false; allow get: if true; }', true],
    ['match /a/{id} { allow get: if 1; } match /{all=**} { allow get: if true; }', true],
  ])('decides a get of a/b with %s: %s', (body, expected) => {
    expect(allowed(body, { path: 'a/b', method: 'get', before: seen })).toBe(expected);
  });

  it('resolves a name in a function to the innermost of those around it', () => {
    const body = `function f() { return 'outer'; } match /a/{id} { function f() { return id; } match /c/{other} {
      function g(x) { let y = x + f(); return y == other + 'b'; } allow get: if g('d'); } }`;
    expect(allowed(body, { path: 'a/b/c/d', method: 'get', before: seen })).toBe(true);
  });

  it('evaluates a list query by its filters and its limit, without a document name', () => {
    const list = (condition: string, limit?: number): boolean =>
      allowed(`match /a/{id} { allow list: if ${condition}; }`, {
        path: 'a/x',
        method: 'list',
        before: { 'a/x': { status: 'active' } },
        ...(limit === undefined ? {} : { limit }),
      });
    expect(list("resource.data.status == 'active'")).toBe(true);
    expect(list("resource.data.other == 'active'")).toBe(false);
    expect(list('request.query.limit <= 100', 100)).toBe(true);
    expect(list('request.query.limit <= 100', 101)).toBe(false);
    expect(list('request.query.limit <= 100')).toBe(false);
    expect(list("id == 'x'")).toBe(false);
    expect(list("resource.id == 'x'")).toBe(false);
  });
});

const costOf = (condition: string): number =>
  judgeTestAccess(toRulesFile(`match /a/{id} { allow create: if ${condition}; }`), {
    path: 'a/b',
    written: { 'a/b': {} },
  }).evaluated;

const ones = (count: number): string => `[${Array(count).fill(1).join(', ')}].size() >= 0`;

describe('bounds of an access under the rules', () => {
  it.each([
    ['true', 1],
    ['!false', 2],
    ['true && true', 4],
    ['true || true', 2],
    ['false || true', 4],
    ['true ? true : false', 4],
    ['false ? true : true', 6],
    ['1 is int', 3],
    ['[1, 2].size() == 2', 6],
    ['timestamp.date(2026, 1, 1) != null', 6],
    ['exists(/databases/$(database)/documents/a/x) == false', 9],
  ])('counts the condition %s as %d expressions', (condition, cost) => {
    expect(costOf(condition)).toBe(cost);
  });

  it('allows 1,000 expressions and refuses at 1,001, even if another statement would allow the access', () => {
    expect(allowed(`match /a/{id} { allow create: if ${ones(996)}; }`, { path: 'a/b' })).toBe(true);
    expect(allowed(`match /a/{id} { allow create: if ${ones(997)}; }`, { path: 'a/b' })).toBe(false);
    const overruled = `match /a/{id} { allow create: if ${ones(997)} || true; allow create: if true; }`;
    expect(allowed(overruled, { path: 'a/b' })).toBe(false);
  });

  it('counts the expressions of all allow statements of an access together', () => {
    const body = `match /a/{id} { allow create: if !(${ones(500)}); allow create: if ${ones(492)}; }`;
    expect(allowed(body, { path: 'a/b' })).toBe(false);
  });

  const looksAt = (count: number, name = "'x'"): string =>
    Array.from(
      { length: count },
      (_, at) => `!exists(/databases/$(database)/documents/k/$(${name} + '${at}'))`,
    ).join(' && ');

  it('lets an access look up ten documents, each more than once, and not eleven', () => {
    const looking = (condition: string): boolean =>
      allowed(`match /a/{id} { allow create: if ${condition}; }`, { path: 'a/b' });
    expect(looking(`${looksAt(10)} && ${looksAt(10)}`)).toBe(true);
    expect(looking(looksAt(11))).toBe(false);
  });

  it('lets a commit look up no more than twenty documents', () => {
    const rules = compileRules(toRulesFile(`match /a/{id} { allow create: if ${looksAt(7, 'id')}; }`));
    const written = { 'a/b': {}, 'a/c': {}, 'a/d': {} };
    const lookedUp = new Set<string>();
    const decided = ['a/b', 'a/c', 'a/d'].map(
      (path) => judgeTestAccess(rules, { path, written }, lookedUp).allowed,
    );
    expect(decided).toEqual([true, true, false]);
  });
});

describe('the reason of a refusal', () => {
  const secret = { lname: 'Secret', list: { arrayValue: {} } };
  const why = (condition: string): string =>
    judgeTestAccess(toRulesFile(`match /a/{id} { allow create: if ${condition}; }`), {
      path: 'a/b',
      written: { 'a/b': secret },
    }).why;

  it.each([
    ["request.resource.data.lname == 'x'", "false for 'create' @ L4"],
    ['request.resource.data.fname == 1', "there is no property fname for 'create' @ L4"],
    ['request.resource.data.lname', "a bool is due, not string for 'create' @ L4"],
    ['request.resource.data.lname > 1', "> does not join string and int for 'create' @ L4"],
    ['request.resource.data[request.resource.data.lname] == 1', "there is no such key for 'create' @ L4"],
    ['int(request.resource.data.lname) == 1', "the text is no int for 'create' @ L4"],
    ['request.resource.data.list.trim() == 1', "list has no trim() with 0 arguments for 'create' @ L4"],
  ])('explains why %s refuses, without a value of the document', (condition, reason) => {
    expect(why(condition)).toBe(reason);
    expect(why(condition)).not.toContain('Secret');
  });

  it('reports that there is no allow statement for the access', () => {
    expect(judgeTestAccess(toRulesFile(''), { path: 'a/b' }).why).toBe("no allow statement for 'create'");
  });
});
