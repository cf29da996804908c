/**
 * SITE_FORM=off: no request is taken (docs/decisions/form-switch.md); SITE_FEEDBACK=off: no feedback is. The rules have one
 * line for each, in the embedded store, in what is deployed, and in the Firebase console, where staff change it by hand.
 */
import { UserError } from '../firestore/lib/userError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** By the names of their lines in the rules. */
const ruleNames = ['isFormOpen', 'isFeedbackOpen'] as const;

export type FormSwitches = Readonly<Record<(typeof ruleNames)[number], boolean>>;

const formatRuleLine = (name: keyof FormSwitches, isOpen: boolean): string =>
  `function ${name}() { return ${isOpen}; }`;

/** @throws Problem */
function parseSwitch(name: 'SITE_FORM' | 'SITE_FEEDBACK', env: Environment): boolean {
  const value = env[name]?.trim() || 'on';
  if (value !== 'on' && value !== 'off')
    throw new UserError(`${name} must be on or off; it is '${value.replace(/[^ -~]/g, '?').slice(0, 60)}'.`);
  return value === 'on';
}

/** @throws Problem */
export const parseFormSwitches = (env: Environment): FormSwitches => ({
  isFormOpen: parseSwitch('SITE_FORM', env),
  isFeedbackOpen: parseSwitch('SITE_FEEDBACK', env),
});

/** @param rules the text of firestore.rules, in which both are open */
export function applyFormSwitches(rules: string, switches: Partial<FormSwitches>): string {
  return ruleNames.reduce((text, name) => {
    if (!text.includes(formatRuleLine(name, true)))
      throw new Error(`firestore.rules has no line of ${name}.`);
    return switches[name] === false
      ? text.replace(formatRuleLine(name, true), formatRuleLine(name, false))
      : text;
  }, rules);
}
