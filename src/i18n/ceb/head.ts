/** Cebuano translation of ../en/head.ts. */
import type { LocaleMessages } from '../messages.ts';

export const head: LocaleMessages['head'] = {
  official: (position, barangay, term) =>
    `${position} sa ${barangay}.${term === '' ? '' : ` Termino: ${term}.`}`,
  picture: (barangay) =>
    `Ang selyo sa ${barangay} ibabaw sa drowing nga patag sa bukid: kabukiran, laray sa lunhaw nga uma ug mga dalan nga yuta.`,
  language: 'ceb',
  locale: 'ceb_PH',
};
