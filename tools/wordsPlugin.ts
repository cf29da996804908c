/** Ends a build in which a language lacks a sentence: the names of all that are missing, and where they belong. */
import type { Plugin } from 'vite';
import { Problem } from '../server/problem.ts';
import type { Language } from '../src/words/languages.ts';
import { allLanguages } from './dictionaries.ts';
import { englishSentences, problemsIn, sentencesOf } from './words.ts';

const translations = allLanguages.filter((each): each is Exclude<Language, 'en'> => each !== 'en');

export const words = (): Plugin => ({
  name: 'words',
  apply: 'build',
  async buildStart() {
    const english = await englishSentences();
    const problems = [];
    for (const language of translations)
      problems.push(...problemsIn(language, english, await sentencesOf(language)));
    if (problems.length > 0) throw new Problem(problems.join('\n'));
  },
});
