/** Filipino translation of ../en/language.ts. */
import type { LocaleMessages } from '../messages.ts';

export const language: LocaleMessages['language'] = {
  choose: 'Wika',
  failed: (language) => `Hindi ma-load ang ${language} ngayon. Tingnan ang signal at subukan muli.`,
  onlyEnglish: 'Nasa Ingles ang kasunod. Hindi pa ito naisasalin ng barangay.',
  someEnglish: 'Nasa Ingles ang ilan sa kasunod. Hindi pa ito naisasalin ng barangay.',
};
