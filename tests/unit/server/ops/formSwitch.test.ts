/** The switches that close the request form and feedback. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyFormSwitches, parseFormSwitches } from '../../../../server/ops/formSwitch.ts';

const rules = readFileSync('server/firestore.rules', 'utf8');

describe('parseFormSwitches', () => {
  it.each([
    [{}, true, true],
    [{ SITE_FORM: ' off ' }, false, true],
    [{ SITE_FEEDBACK: 'off', SITE_FORM: '' }, true, false],
  ])('reads %o', (env, isFormOpen, isFeedbackOpen) => {
    expect(parseFormSwitches(env)).toEqual({ isFormOpen, isFeedbackOpen });
  });

  it('refuses another value, and shows no sign that a terminal would obey', () => {
    expect(() => parseFormSwitches({ SITE_FORM: 'no\u001b[31m' })).toThrow(
      "SITE_FORM must be on or off; it is 'no?[31m'.",
    );
  });
});

describe('applyFormSwitches', () => {
  it('changes one line of the rules for each closed switch', () => {
    const lines = rules.split('\n');
    const changed = (switches: Parameters<typeof applyFormSwitches>[1]): number =>
      applyFormSwitches(rules, switches)
        .split('\n')
        .filter((line, at) => line !== lines[at]).length;
    expect(changed({})).toBe(0);
    expect(changed({ isFormOpen: false })).toBe(1);
    expect(changed({ isFormOpen: false, isFeedbackOpen: false })).toBe(2);
  });

  it('refuses rules without the line of a switch', () => {
    expect(() => applyFormSwitches('', {})).toThrow('firestore.rules has no line of isFormOpen.');
  });
});
