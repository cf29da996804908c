/** The texts of documents and the officials who may sign, as the hall has stored them. */
import { localizeDocument } from '../../content/models/localize.ts';
import { type Official, toOfficials } from '../../content/models/official.ts';
import { type RecordOf, toRecords } from '../../content/models/record.ts';
import { hasLetters } from '../../content/schema/staleTexts.ts';
import { translatableFields } from '../../content/schema/translatable.ts';
import { translationOf } from '../../content/schema/updateTranslatedFrom.ts';
import { findPaperChoice } from '../../form/certificate.ts';
import { parseFormType } from '../../form/typeNames.ts';
import { englishLocalization } from '../../i18n/define.ts';
import { type Locale, type TranslationLocale, translationLocales } from '../../i18n/locales.ts';
import { sortByOrder } from '../../lib/readFields.ts';
import { type ActiveDocument, readActive } from '../activeDocuments.ts';
import type { FirestoreRestClient } from '../restClient.ts';

export type DocumentText = RecordOf<'documentTexts'>;

/** A text in each language in which it can be printed: English, and those whose translation is whole and not stale. */
export interface DocumentTextVersions {
  readonly id: string;
  readonly versions: Partial<Readonly<Record<Locale, DocumentText>>> & { readonly en: DocumentText };
}

export interface DocumentRecords {
  readonly texts: readonly DocumentTextVersions[];
  readonly officials: readonly Official[];
}

/** What residents do not see of a record is reported at Content. */
const context = { ...englishLocalization, report: () => {} };

/** Whether no text of the record is without its translation: a sheet is in one language. */
const isWhole = ({ data }: ActiveDocument, locale: TranslationLocale): boolean =>
  Object.keys(translatableFields.documentTexts).every(
    (field) => !hasLetters(data[field]) || hasLetters(translationOf(data, locale)[field]),
  );

const toVersions = (document: ActiveDocument): readonly DocumentTextVersions[] => {
  const read = (locale: Locale): DocumentText | undefined => {
    const [text] = toRecords('documentTexts', [localizeDocument(document, locale)], { ...context, locale });
    return text?.lang === undefined && text?.inEnglish === undefined ? text : undefined;
  };
  const en = read('en');
  if (en === undefined) return [];
  const translated = translationLocales.flatMap((locale) => {
    const text = isWhole(document, locale) ? read(locale) : undefined;
    return text === undefined ? [] : [[locale, text] as const];
  });
  return [{ id: document.id, versions: { ...Object.fromEntries(translated), en } }];
};

/** @throws the client's error */
export const readDocumentRecords = async (client: FirestoreRestClient): Promise<DocumentRecords> => {
  const texts = (await readActive(client, 'documentTexts')).flatMap(toVersions);
  if (texts.length === 0) return { texts, officials: [] };
  return {
    texts: sortByOrder(texts.map((text) => ({ ...text, order: text.versions.en.order }))),
    officials: toOfficials(await readActive(client, 'officials'), context),
  };
};

/** The texts for a request with these fields, those of its certificate first. */
export const findTextsFor = (
  texts: readonly DocumentTextVersions[],
  fields: Readonly<Record<string, unknown>>,
): readonly DocumentTextVersions[] => {
  const type = parseFormType(typeof fields.type === 'string' ? fields.type : null);
  const { certificate } = findPaperChoice(type, fields.purpose);
  const rankOf = ({ versions: { en } }: DocumentTextVersions): number =>
    en.service !== type ? 2 : en.certificate !== '' && en.certificate === certificate ? 0 : 1;
  return texts
    .filter(({ versions: { en } }) => en.service === '' || en.service === type)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
};
