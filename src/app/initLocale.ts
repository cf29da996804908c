/**
 * The language of the site with this browser put in: what a page begins in, and the machine that changes it. Loaded where
 * another language than English is spoken, and not before.
 */
import { createActor, fromPromise } from 'xstate';
import { siteLanguage } from '../../machines/site/siteLanguage.ts';
import type { Log } from '../context/loggerContext.ts';
import { type Spoken, speak } from '../i18n/activateLocale.ts';
import { language as spokenNow } from '../i18n/define.ts';
import { isLanguage, type Language } from '../i18n/locales.ts';
import { wordsOf } from './loadMessages.ts';
import { keepLanguage } from './localeCookie.ts';

const languageIn = (name: string): Language => (isLanguage(name) ? name : 'en');

/** All that is drawn from now on is in this language. */
const say = (language: Language, words: Spoken | null): void => {
  speak(language, words);
  document.documentElement.lang = language;
};

/** Before anything is drawn. Rejects where the sentences cannot be had. */
export const speakFirst = async (language: Language): Promise<void> => say(language, await wordsOf(language));

interface Given {
  readonly log: Log;
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
          say(chosen, words as Spoken | null);
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
