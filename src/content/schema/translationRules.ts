/**
 * Rules on a translation beyond its fields' schemas. It must be complete, because a reader would take half a record
 * for all of it. It must promise the same times as the English text, because these are added up (§9).
 */
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { parseDurationMinutes } from '../../domain/duration/duration.ts';
import { type TranslationLocale, translationLocales } from '../../i18n/locales.ts';
import { fail, type Problem } from './fieldProblems.ts';
import { isBlank } from './fieldSchemas.ts';
import type { ListName } from './lists.ts';
import { hasLetters, isStaleTranslation, readTranslatedFrom } from './staleTexts.ts';
import { translatableFields } from './translatable.ts';

export interface TranslationProblem {
  /** 'translations.fil.fees[1]' */
  readonly path: string;
  readonly problem: Problem;
}

const isMissing = (english: unknown, translated: unknown): boolean =>
  hasLetters(english) && isBlank(translated);

/** The missing parts of one entry: the entry itself, or a figure's meaning. */
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
    ? [{ path, problem: fail('otherLines', { english: english.length, length: translated.length }) }]
    : english.flatMap((entry, at) => [
        ...findMissingParts(entry, translated[at]).map((part) => ({
          path: `${path}[${at}]${part}`,
          problem: fail('missing'),
        })),
        ...(isTime && isDifferentTime(entry, translated[at])
          ? [{ path: `${path}[${at}]`, problem: fail('otherTime', { english: String(entry) }) }]
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
  if (isBlank(english)) return isBlank(translated) ? [] : [{ path, problem: fail('noEnglish', { name }) }];
  if (isMissing(english, translated)) return [{ path, problem: fail('missingTranslation') }];
  return Array.isArray(english) && Array.isArray(translated)
    ? checkEntries(path, english, translated, name === 'processing_time')
    : [];
}

const checkTranslation = (
  list: ListName,
  record: PlainObject,
  language: TranslationLocale,
  translation: PlainObject,
): readonly TranslationProblem[] => {
  const from = readTranslatedFrom(record.translatedFrom, language);
  // The site does not show a stale translation, so it need not fit the current English text.
  return Object.keys(translatableFields[list])
    .filter((name) => !isStaleTranslation(record[name], from.get(name)))
    .flatMap((name) => checkField(`translations.${language}.${name}`, name, record[name], translation[name]));
};

/** Accepts a record of any shape; the schema reports malformed translations. */
export const validateTranslations = (list: ListName, record: unknown): readonly TranslationProblem[] => {
  const translations = isPlainObject(record) ? record.translations : undefined;
  if (!isPlainObject(record) || !isPlainObject(translations)) return [];
  return translationLocales.flatMap((language) => {
    const translation = translations[language];
    return isPlainObject(translation) ? checkTranslation(list, record, language, translation) : [];
  });
};
