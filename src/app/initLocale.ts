/**
 * The language of the site with this browser put in: what a page begins in, and the machine that changes it. Loaded where
 * another language than English is spoken, and not before.
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

/** All that is drawn from now on is in this language. */
const applyLocale = (locale: Locale, messages: LocaleMessages | null): void => {
  activateLocale(locale, messages);
  document.documentElement.lang = locale;
};

/** Before anything is drawn. Rejects where the sentences cannot be had. */
export const initLocale = async (locale: Locale): Promise<void> =>
  applyLocale(locale, await loadMessages(locale));

interface LocaleActorOptions {
  readonly log: Logger;
  /** Another language is spoken. */
  readonly onLocaleChange: () => void;
}

export const createLocaleActor = ({ log, onLocaleChange }: LocaleActorOptions) => {
  const actor = createActor(
    siteLanguageMachine.provide({
      actors: { fetchWords: fromPromise(({ input }) => loadMessages(toLocale(input.language))) },
      actions: {
        speak: (_, { language: locale, words: messages }) => {
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
