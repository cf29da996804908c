/**
 * Sets the locale of the site in this browser: the initial one, and the machine that changes it. Loaded only if the
 * locale is not English.
 */
import { createActor, fromPromise } from 'xstate';
import { siteLanguageMachine } from '../../machines/site/siteLanguage.ts';
import type { Logger } from '../context/loggerContext.ts';
import { activateLocale, type LocaleMessages } from '../i18n/activateLocale.ts';
import { currentLocale } from '../i18n/define.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { loadMessages } from './loadMessages.ts';
import { storeLocaleCookie } from './localeCookie.ts';

const toLocale = (name: string): Locale => (isLocale(name) ? name : 'en');

/** Switches the locale of everything rendered from now on. */
const applyLocale = (locale: Locale, messages: LocaleMessages | null): void => {
  activateLocale(locale, messages);
  document.documentElement.lang = locale;
};

/**
 * Call before the first render.
 * @throws if the messages cannot be loaded
 */
export const initLocale = async (locale: Locale): Promise<void> =>
  applyLocale(locale, await loadMessages(locale));

interface LocaleActorOptions {
  readonly log: Logger;
  /** Called after the locale has changed. */
  readonly onLocaleChange: () => void;
}

export const createLocaleActor = ({ log, onLocaleChange }: LocaleActorOptions) => {
  const actor = createActor(
    siteLanguageMachine.provide({
      actors: { loadMessages: fromPromise(({ input }) => loadMessages(toLocale(input.language))) },
      actions: {
        applyLanguage: (_, { language: locale, messages }) => {
          const chosen = toLocale(locale);
          applyLocale(chosen, messages as LocaleMessages | null);
          storeLocaleCookie(chosen);
          void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'));
          onLocaleChange();
        },
        log: (_, { what }) => log(`The language: ${what}`),
      },
    }),
    { input: { language: currentLocale() } },
  );
  actor.start();
  return actor;
};
