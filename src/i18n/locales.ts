/** The languages of the site, as their readers call them; English is the one that everything is written in first. */
export const locales = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Cebuano',
} as const;

export type Locale = keyof typeof locales;

export const isLocale = (name: unknown): name is Locale =>
  typeof name === 'string' && Object.hasOwn(locales, name);
