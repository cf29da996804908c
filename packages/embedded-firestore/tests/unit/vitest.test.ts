/** The matchers, and what they say when a test fails. */
import { describe, expect, it } from 'vitest';
import '../../src/vitest.ts';
import { compileRules } from '../../src/rules/compile.ts';
import { toRulesFile } from '../support/judge.ts';

const rules = toRulesFile("match /notes/{id} { allow create: if request.resource.data.text != ''; }");
const note = { method: 'create', path: 'notes/a', written: { 'notes/a': { text: 'Sample' } } } as const;
const empty = { ...note, written: { 'notes/a': { text: '' } } };
const misspelled = { ...note, written: { 'notes/a': { txt: 'Sample' } } };

describe('expect(rules)', () => {
  it('passes toAllow for an access that the rules allow, as a text and compiled', () => {
    expect(rules).toAllow(note);
    expect(compileRules(rules)).toAllow(note);
    expect(rules).not.toAllow(empty);
  });

  it('passes toRefuse for an access that the rules refuse, for any reason or for one', () => {
    expect(rules).toRefuse(empty);
    expect(rules).toRefuse(empty, "false for 'create'");
    expect(rules).toRefuse(misspelled, /no property text/);
    expect(rules).not.toRefuse(note);
  });

  it('takes a reason with the flag g as often as it is given', () => {
    const reason = /no property/g;
    for (let round = 0; round < 3; round += 1) expect(rules).toRefuse(misspelled, reason);
  });

  it('throws at a reason of not.toRefuse, which a refusal for another reason would meet', () => {
    expect(() => expect(rules).not.toRefuse(misspelled, "false for 'create'")).toThrow('takes no reason');
    expect(() => expect(rules).not.toRefuse(note, /x/)).toThrow('takes no reason');
  });

  it.each([5, null, ['a'], () => true])(
    'throws at a reason that is no text and no expression: %s',
    (reason) => {
      expect(() => expect(rules).toRefuse(empty, reason as never)).toThrow(
        'must be a text or a regular expression',
      );
    },
  );

  it.each([undefined, null, 7, {}, Buffer.from(rules)])('throws at rules that are no rules: %s', (wrong) => {
    expect(() => expect(wrong).toRefuse(empty)).toThrow('The rules must be the text of a rules file');
  });

  it('names the access, the reason and the number of expressions when toAllow fails', () => {
    expect(() => expect(rules).toAllow(empty)).toThrow(
      "The rules do not allow the create of notes/a by nobody: false for 'create' @ L4, after 6 expressions.",
    );
    expect(() => expect(rules).not.toAllow({ ...note, auth: { uid: 'sample' } })).toThrow(
      "The rules allow the create of notes/a by 'sample': allowed @ L4, after 6 expressions.",
    );
  });

  it('names the reason in place of the expected one when toRefuse fails', () => {
    expect(() => expect(rules).toRefuse(note)).toThrow(
      'The rules do not refuse the create of notes/a by nobody',
    );
    expect(() => expect(rules).toRefuse(misspelled, 'false for')).toThrow(
      /there is no property text for 'create' @ L4, after \d+ expressions; expected for false for\./,
    );
  });

  it('throws the mistake of rules that cannot be compiled', () => {
    expect(() => expect('nothing').toRefuse(note)).toThrow('L1');
  });
});
