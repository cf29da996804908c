/**
 * Changes the locale of the site in this browser: the initial one, and the machine that changes it. Loaded only if the
 * locale is not English.
 */
import { createActor, fromPromise } from 'xstate';
import { siteLanguageMachine } from '../../../machines/site/siteLanguage.ts';
import type { Logger } from '../../context/logger.ts';
import { createLocalization, type Localization } from '../../i18n/define.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import type { LocaleMessages } from '../../i18n/messages.ts';
import { loadMessages } from './loadMessages.ts';
import { storeLocaleCookie } from './localeCookie.ts';

const toLocale = (name: string): Locale => (isLocale(name) ? name : 'en');

/** @throws if the messages cannot be loaded */
export const loadLocalization = async (locale: Locale): Promise<Localization> =>
  createLocalization(locale, await loadMessages(locale));

interface LocaleActorOptions {
  readonly initialLocale: Locale;
  readonly log: Logger;
  readonly onLocaleChange: (localization: Localization) => void;
}

export const createLocaleActor = ({ initialLocale, log, onLocaleChange }: LocaleActorOptions) => {
  const actor = createActor(
    siteLanguageMachine.provide({
      actors: { loadMessages: fromPromise(({ input }) => loadMessages(toLocale(input.language))) },
      actions: {
        applyLanguage: (_, { language, messages }) => {
          const locale = toLocale(language);
          document.documentElement.lang = locale;
          storeLocaleCookie(locale);
          void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'));
          onLocaleChange(createLocalization(locale, messages as LocaleMessages | null));
        },
        log: (_, { what }) => log(`The language: ${what}`),
      },
    }),
    { input: { language: initialLocale } },
  );
  actor.start();
  return actor;
};
