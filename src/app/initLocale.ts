/**
 * The language of the site with this browser put in: what a page begins in, and the machine that changes it. Loaded where
 * another language than English is spoken, and not before.
 */
import { createActor, fromPromise } from 'xstate';
import { siteLanguage } from '../../machines/site/siteLanguage.ts';
import type { Logger } from '../context/loggerContext.ts';
import { activateLocale, type LocaleMessages } from '../i18n/activateLocale.ts';
import { currentLocale as spokenNow } from '../i18n/define.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { wordsOf } from './loadMessages.ts';
import { keepLanguage } from './localeCookie.ts';

const languageIn = (name: string): Locale => (isLocale(name) ? name : 'en');

/** All that is drawn from now on is in this language. */
const say = (language: Locale, words: LocaleMessages | null): void => {
  activateLocale(language, words);
  document.documentElement.lang = language;
};

/** Before anything is drawn. Rejects where the sentences cannot be had. */
export const speakFirst = async (language: Locale): Promise<void> => say(language, await wordsOf(language));

interface Given {
  readonly log: Logger;
  /** Another language is spoken. */
  readonly onSpoken: () => void;
}

export const beginLanguage = ({ log, onSpoken }: Given) => {
  const actor = createActor(
    siteLanguage.provide({
      actors: { fetchWords: fromPromise(({ input }) => wordsOf(languageIn(input.language))) },
      actions: {
        speak: (_, { language, words }) => {
          const chosen = languageIn(language);
          say(chosen, words as LocaleMessages | null);
          keepLanguage(chosen);
          void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'));
          onSpoken();
        },
        log: (_, { what }) => log(`The language: ${what}`),
      },
    }),
    { input: { language: spokenNow() } },
  );
  actor.start();
  return actor;
};
