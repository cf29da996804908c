/**
 * SITE_FORM=off: no request is taken (docs/decisions/form-switch.md); SITE_FEEDBACK=off: no feedback is. The rules have one
 * line for each, in the embedded store, in what is deployed, and in the Firebase console, where staff change it by hand.
 */
import { Problem } from '../firestore/lib/userError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** By the names of their lines in the rules. */
const names = ['isFormOpen', 'isFeedbackOpen'] as const;

export type Switches = Readonly<Record<(typeof names)[number], boolean>>;

const lineOf = (name: keyof Switches, isOpen: boolean): string => `function ${name}() { return ${isOpen}; }`;

/** @throws Problem */
function isOn(name: 'SITE_FORM' | 'SITE_FEEDBACK', given: Environment): boolean {
  const value = given[name]?.trim() || 'on';
  if (value !== 'on' && value !== 'off')
    throw new Problem(`${name} must be on or off; it is '${value.replace(/[^ -~]/g, '?').slice(0, 60)}'.`);
  return value === 'on';
}

/** @throws Problem */
export const switchesOf = (env: Environment): Switches => ({
  isFormOpen: isOn('SITE_FORM', env),
  isFeedbackOpen: isOn('SITE_FEEDBACK', env),
});

/** @param rules the text of firestore.rules, in which both are open */
export function switchedRules(rules: string, switches: Partial<Switches>): string {
  return names.reduce((text, name) => {
    if (!text.includes(lineOf(name, true))) throw new Error(`firestore.rules has no line of ${name}.`);
    return switches[name] === false ? text.replace(lineOf(name, true), lineOf(name, false)) : text;
  }, rules);
}
