/** The locale of the site in this browser: the initial one, and its change. Loaded only if the locale is not English. */
import type { Logger } from '../../context/logger.ts';
import type { LocaleSwitch } from '../../context/services.ts';
import { createLocalization, type Localization } from '../../i18n/define.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadMessages } from './loadMessages.ts';
import { storeLocaleCookie } from './localeCookie.ts';

/** @throws if the messages cannot be loaded */
export const loadLocalization = async (locale: Locale): Promise<Localization> =>
  createLocalization(locale, await loadMessages(locale));

/** Makes a locale that of the document, of the next page, and of the pages that open without a signal. */
export const storeLocale = (locale: Locale): void => {
  document.documentElement.lang = locale;
  storeLocaleCookie(locale);
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'));
};

interface LocaleSwitchOptions {
  /** The page's current locale. */
  readonly readLocale: () => Locale;
  readonly load: (locale: Locale) => Promise<Localization>;
  readonly apply: (localization: Localization) => void;
  readonly log: Logger;
}

/** Of several choices the last one counts, in whatever order their messages arrive. */
export const createLocaleSwitch = ({ readLocale, load, apply, log }: LocaleSwitchOptions): LocaleSwitch => {
  let wanted: Locale;
  return async (locale) => {
    wanted = locale;
    try {
      const localization = await load(locale);
      if (locale === wanted && locale !== readLocale()) apply(localization);
    } catch (cause) {
      log(`The language: ${String(cause)}`);
      if (locale === wanted) throw cause;
    }
  };
};
