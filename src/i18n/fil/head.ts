/** Filipino translation of ../en/head.ts. */
import type { LocaleMessages } from '../messages.ts';

export const head: LocaleMessages['head'] = {
  /** 'Barangay Secretary ng Barangay Sample. Termino: 2023 to 2026.' */
  official: (position, barangay, term) =>
    `${position} ng ${barangay}.${term === '' ? '' : ` Termino: ${term}.`}`,
  picture: (barangay) =>
    `Ang sagisag ng ${barangay} sa ibabaw ng iginuhit na talampas: mga bundok, hanay ng luntiang bukid at daang lupa.`,
  language: 'fil',
  locale: 'fil_PH',
};
