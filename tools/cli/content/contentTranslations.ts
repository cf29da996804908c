/** The translations of the content with their English source, for the list that a native speaker reviews. */

import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { readContent } from '../../../server/content/readContent.ts';
import { directories } from '../../../server/http/serve.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { hasLetters } from '../../../src/content/schema/staleTexts.ts';
import { translatableFields } from '../../../src/content/schema/translatable.ts';
import { translationOf } from '../../../src/content/schema/updateTranslatedFrom.ts';
import type { TranslationLocale } from '../../../src/i18n/locales.ts';

/** One text of one record. Its key is 'content.News_List.clean-up-day.title'. */
export interface TranslatedText {
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/** ['Fill in the form', 'Wait'] → 'Fill in the form / Wait' */
const toOneLine = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(toOneLine).join(' / ')
    : isPlainObject(value)
      ? Object.values(value).map(toOneLine).join(' ')
      : String(value ?? '');

interface ListedRecord {
  readonly list: keyof typeof lists;
  readonly id: string;
  readonly fields: PlainObject;
}

/** Skips texts without words, which need no review. */
export const collectTranslatedTexts = (
  records: readonly ListedRecord[],
  locale: TranslationLocale,
): readonly TranslatedText[] =>
  records.flatMap(({ list, id, fields }) => {
    const texts = translationOf(fields, locale);
    return Object.keys(translatableFields[list])
      .filter((name) => hasLetters(texts[name]))
      .map((name) => ({
        key: `content.${lists[list].collection}.${id}.${name}`,
        english: toOneLine(fields[name]),
        translated: toOneLine(texts[name]),
      }));
  });

/** Reads the content in this repository. */
export const readTranslatedTexts = (locale: TranslationLocale): readonly TranslatedText[] =>
  collectTranslatedTexts(readContent(directories.content).records, locale);
