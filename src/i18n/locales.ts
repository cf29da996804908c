/** The site's locales, by the names their readers use. Everything is written in English first. */
export const locales = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Cebuano',
} as const;

export type Locale = keyof typeof locales;

export const isLocale = (name: unknown): name is Locale =>
  typeof name === 'string' && Object.hasOwn(locales, name);
