/**
 * SITE_FORM=off closes the request form (docs/decisions/0036-form-switch.md); SITE_FEEDBACK=off closes feedback. Each has one
 * line in the rules: in the embedded store, in the deployed rules, and in the Firebase console, where staff edit it by hand.
 */
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { UserError } from '../lib/userError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The names of the two functions in the rules. */
const ruleNames = ['isFormOpen', 'isFeedbackOpen'] as const;

export type FormSwitches = Readonly<Record<(typeof ruleNames)[number], boolean>>;

const formatRuleLine = (name: keyof FormSwitches, isOpen: boolean): string =>
  `function ${name}() { return ${isOpen}; }`;

/** Whether a setting is on, as it is without a value. @throws UserError */
export function parseSwitch(name: `SITE_${string}`, env: Environment): boolean {
  const value = env[name]?.trim() || 'on';
  if (value !== 'on' && value !== 'off')
    throw new UserError(`${name} must be on or off; it is '${sanitizeLine(value, 60)}'.`);
  return value === 'on';
}

/** @throws UserError */
export const parseFormSwitches = (env: Environment): FormSwitches => ({
  isFormOpen: parseSwitch('SITE_FORM', env),
  isFeedbackOpen: parseSwitch('SITE_FEEDBACK', env),
});

/** @param rules the text of firestore.rules, in which both switches are open */
export function applyFormSwitches(rules: string, switches: Partial<FormSwitches>): string {
  return ruleNames.reduce((text, name) => {
    if (!text.includes(formatRuleLine(name, true)))
      throw new Error(`firestore.rules has no line of ${name}.`);
    return switches[name] === false
      ? text.replace(formatRuleLine(name, true), formatRuleLine(name, false))
      : text;
  }, rules);
}
