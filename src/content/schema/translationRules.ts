/**
 * What a translation must be beside what its fields must be: whole, for half of a record in another language would be
 * read as all of it; and no other promise than the English one, whose times are added up (§9).
 */

import { isPlainObject, type PlainObject } from '../../../server/firestore/protocol/plainValue.ts';
import { parseDurationMinutes } from '../../domain/duration/duration.ts';
import { isBlank, missingProblem } from './fieldSchemas.ts';
import type { ListName } from './lists.ts';
import { hasLetters, isStaleTranslation, readTranslatedFrom } from './staleTexts.ts';
import { type OtherLocale, otherLocales, translatableFields } from './translatable.ts';

export interface TranslationProblem {
  /** 'translations.fil.fees[1]' */
  readonly path: string;
  readonly problem: string;
}

const isMissing = (english: unknown, translated: unknown): boolean =>
  hasLetters(english) && isBlank(translated);

/** The parts of one entry that are missing: the entry itself, or of a figure its meaning. */
const findMissingParts = (english: unknown, translated: unknown): readonly string[] => {
  if (!isPlainObject(english)) return isMissing(english, translated) ? [''] : [];
  if (!isPlainObject(translated)) return [];
  return Object.keys(english).flatMap((part) =>
    isMissing(english[part], translated[part]) ? [`.${part}`] : [],
  );
};

const checkEntries = (
  path: string,
  english: readonly unknown[],
  translated: readonly unknown[],
  isTime: boolean,
): readonly TranslationProblem[] =>
  english.length !== translated.length
    ? [{ path, problem: `must have ${english.length} entries, as in English, and has ${translated.length}` }]
    : english.flatMap((entry, at) => [
        ...findMissingParts(entry, translated[at]).map((part) => ({
          path: `${path}[${at}]${part}`,
          problem: missingProblem,
        })),
        ...(isTime && isDifferentTime(entry, translated[at])
          ? [
              {
                path: `${path}[${at}]`,
                problem: `must be as long as '${entry}' is, in a number and its unit`,
              },
            ]
          : []),
      ]);

const isDifferentTime = (english: unknown, translated: unknown): boolean =>
  typeof english === 'string' &&
  typeof translated === 'string' &&
  !isMissing(english, translated) &&
  parseDurationMinutes(english) !== parseDurationMinutes(translated);

function checkField(
  path: string,
  name: string,
  english: unknown,
  translated: unknown,
): readonly TranslationProblem[] {
  if (isBlank(english))
    return isBlank(translated)
      ? []
      : [{ path, problem: `has no English: write '${name}' of the record first` }];
  if (isMissing(english, translated))
    return [{ path, problem: `${missingProblem}: the English record has it` }];
  return Array.isArray(english) && Array.isArray(translated)
    ? checkEntries(path, english, translated, name === 'processing_time')
    : [];
}

const checkTranslation = (
  list: ListName,
  record: PlainObject,
  language: OtherLocale,
  translation: PlainObject,
): readonly TranslationProblem[] => {
  const from = readTranslatedFrom(record.translatedFrom, language);
  // A translation of an older English text is not shown, so it need not fit the one of now.
  return Object.keys(translatableFields[list])
    .filter((name) => !isStaleTranslation(record[name], from.get(name)))
    .flatMap((name) => checkField(`translations.${language}.${name}`, name, record[name], translation[name]));
};

/** Of a record of whatever shape: what is no translation at all is the schema's affair. */
export const validateTranslations = (list: ListName, record: unknown): readonly TranslationProblem[] => {
  const translations = isPlainObject(record) ? record.translations : undefined;
  if (!isPlainObject(record) || !isPlainObject(translations)) return [];
  return otherLocales.flatMap((language) => {
    const translation = translations[language];
    return isPlainObject(translation) ? checkTranslation(list, record, language, translation) : [];
  });
};
