/** The languages of the site, as their readers call them; English is the one that everything is written in first. */
export const languages = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Cebuano',
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(languages, name);
