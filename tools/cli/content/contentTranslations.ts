/** The translations of the content beside its English, for the list of what a native speaker has yet to read. */
import { contentAt } from '../../../server/content/readContent.ts';
import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { directories } from '../../../server/http/serve.ts';
import { translationOf } from '../../../src/content/schema/keepTranslatedFrom.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { hasLetters } from '../../../src/content/schema/staleTexts.ts';
import { type OtherLocale, translatableFields } from '../../../src/content/schema/translatable.ts';

/** One text of one record: 'content.News_List.clean-up-day.title'. */
export interface TranslatedText {
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/** ['Fill in the form', 'Wait'] → 'Fill in the form / Wait' */
const inOneLine = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(inOneLine).join(' / ')
    : isPlain(value)
      ? Object.values(value).map(inOneLine).join(' ')
      : String(value ?? '');

interface NamedRecord {
  readonly list: keyof typeof lists;
  readonly id: string;
  readonly fields: Plain;
}

/** What has no words needs no reader. */
export const translatedTexts = (
  records: readonly NamedRecord[],
  language: OtherLocale,
): readonly TranslatedText[] =>
  records.flatMap(({ list, id, fields }) => {
    const texts = translationOf(fields, language);
    return Object.keys(translatableFields[list])
      .filter((name) => hasLetters(texts[name]))
      .map((name) => ({
        key: `content.${lists[list].collection}.${id}.${name}`,
        english: inOneLine(fields[name]),
        translated: inOneLine(texts[name]),
      }));
  });

/** Of the content that comes with the site. */
export const contentTexts = (language: OtherLocale): readonly TranslatedText[] =>
  translatedTexts(contentAt(directories.content).records, language);
