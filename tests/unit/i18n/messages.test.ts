import { describe, expect, it } from 'vitest';
import { translationLocales } from '../../../src/i18n/locales.ts';
import { englishSentences, type Sentence, sentencesOf } from '../../../tools/cli/translations/sentences.ts';

const formsOf = (sentences: ReadonlyMap<string, Sentence>) =>
  Object.fromEntries(
    [...sentences].map(([key, sentence]) => [key, sentence === '' ? 'empty' : typeof sentence]),
  );

describe('§2 the messages of a locale', () => {
  // The compiler finds a missing message; only this finds an empty one, and a list of another length.
  it.each(translationLocales)(
    'every message of English is in %s in the same form, and no other',
    (locale) => {
      expect(formsOf(sentencesOf(locale))).toEqual(formsOf(englishSentences));
    },
  );
});
