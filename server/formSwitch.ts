/**
 * SITE_FORM=off: no request is taken (docs/decisions/form-switch.md). The rules have one line for it, in the embedded store,
 * in what is deployed, and in the Firebase console, where staff change that line by hand.
 */
import { Problem } from './problem.ts';

const line = (isOpen: boolean): string => `function isFormOpen() { return ${isOpen}; }`;

/** @throws Problem */
export function isFormOpen({ SITE_FORM = '' }: Readonly<Record<string, string | undefined>>): boolean {
  const value = SITE_FORM.trim() || 'on';
  if (value !== 'on' && value !== 'off')
    throw new Problem(`SITE_FORM must be on or off; it is '${value.replace(/[^ -~]/g, '?').slice(0, 60)}'.`);
  return value === 'on';
}

/** @param rules the text of firestore.rules, in which the form is open */
export function switchedRules(rules: string, isOpen: boolean): string {
  if (!rules.includes(line(true))) throw new Error('firestore.rules has no line that opens the form.');
  return isOpen ? rules : rules.replace(line(true), line(false));
}
