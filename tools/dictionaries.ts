/** The sentences of each language, for commands and the build: all of them, or as what is made at once says them. */
import type { Dictionary } from '../src/words/dictionary.ts';
import { type Language, languages } from '../src/words/languages.ts';
import { speak } from '../src/words/speak.ts';

export const allLanguages = Object.keys(languages) as readonly Language[];

/** Null for English, which stands in the files of words themselves. */
export const dictionaryOf = async (language: Language): Promise<Dictionary | null> =>
  language === 'en'
    ? null
    : ((await import(`../src/words/${language}/dictionary.ts`)) as { readonly dictionary: Dictionary })
        .dictionary;

/** What is made in a language; English again behind it. */
export const inLanguage = async <Made>(language: Language, make: () => Made): Promise<Made> => {
  const dictionary = await dictionaryOf(language);
  speak(language, dictionary && { ...dictionary });
  try {
    return make();
  } finally {
    speak('en', null);
  }
};
