/**
 * What a translation must be beside what its fields must be: whole, for half of a record in another language would be
 * read as all of it; and no other promise than the English one, whose times are added up (§9).
 */

import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { minutesOf } from '../../domain/duration/duration.ts';
import { isBlank, missing } from './fieldSchemas.ts';
import type { ListName } from './lists.ts';
import { hasWords, isStale, translatedFromIn } from './staleTexts.ts';
import { type OtherLanguage, otherLanguages, translatable } from './translatable.ts';

export interface TranslationProblem {
  /** 'translations.fil.fees[1]' */
  readonly path: string;
  readonly problem: string;
}

const isMissing = (english: unknown, said: unknown): boolean => hasWords(english) && isBlank(said);

/** The parts of one entry that are missing: the entry itself, or of a figure its meaning. */
const missingIn = (english: unknown, said: unknown): readonly string[] => {
  if (!isPlain(english)) return isMissing(english, said) ? [''] : [];
  if (!isPlain(said)) return [];
  return Object.keys(english).flatMap((part) => (isMissing(english[part], said[part]) ? [`.${part}`] : []));
};

const ofEntries = (
  path: string,
  english: readonly unknown[],
  said: readonly unknown[],
  isTime: boolean,
): readonly TranslationProblem[] =>
  english.length !== said.length
    ? [{ path, problem: `must have ${english.length} entries, as in English, and has ${said.length}` }]
    : english.flatMap((entry, at) => [
        ...missingIn(entry, said[at]).map((part) => ({ path: `${path}[${at}]${part}`, problem: missing })),
        ...(isTime && isOtherTime(entry, said[at])
          ? [
              {
                path: `${path}[${at}]`,
                problem: `must be as long as '${entry}' is, in a number and its unit`,
              },
            ]
          : []),
      ]);

const isOtherTime = (english: unknown, said: unknown): boolean =>
  typeof english === 'string' &&
  typeof said === 'string' &&
  !isMissing(english, said) &&
  minutesOf(english) !== minutesOf(said);

function ofField(path: string, name: string, english: unknown, said: unknown): readonly TranslationProblem[] {
  if (isBlank(english))
    return isBlank(said) ? [] : [{ path, problem: `has no English: write '${name}' of the record first` }];
  if (isMissing(english, said)) return [{ path, problem: `${missing}: the English record has it` }];
  return Array.isArray(english) && Array.isArray(said)
    ? ofEntries(path, english, said, name === 'processing_time')
    : [];
}

const inLanguage = (
  list: ListName,
  record: Plain,
  language: OtherLanguage,
  translation: Plain,
): readonly TranslationProblem[] => {
  const from = translatedFromIn(record.translatedFrom, language);
  // A translation of an older English text is not shown, so it need not fit the one of now.
  return Object.keys(translatable[list])
    .filter((name) => !isStale(record[name], from.get(name)))
    .flatMap((name) => ofField(`translations.${language}.${name}`, name, record[name], translation[name]));
};

/** Of a record of whatever shape: what is no translation at all is the schema's affair. */
export const translationProblems = (list: ListName, record: unknown): readonly TranslationProblem[] => {
  const translations = isPlain(record) ? record.translations : undefined;
  if (!isPlain(record) || !isPlain(translations)) return [];
  return otherLanguages.flatMap((language) => {
    const translation = translations[language];
    return isPlain(translation) ? inLanguage(list, record, language, translation) : [];
  });
};
