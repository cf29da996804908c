/** The site's locales, by the names their readers use. Everything is written in English first. */
export const locales = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Cebuano',
} as const;

export type Locale = keyof typeof locales;

export const allLocales = Object.keys(locales) as readonly Locale[];

/** All but English, in which every text is written first. */
export type TranslationLocale = Exclude<Locale, 'en'>;
export const translationLocales = allLocales.filter((each): each is TranslationLocale => each !== 'en');

export const isLocale = (name: unknown): name is Locale =>
  typeof name === 'string' && Object.hasOwn(locales, name);
