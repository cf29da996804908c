/**
 * The translations of a record in its form. Each text in a language that the record is translated into has a control. The
 * form shows it if the translation is of an older English text. An edited or confirmed translation is current again.
 */
import { isPlainObject, type PlainObject } from '../../../server/firestore/protocol/plainValue.ts';
import type { FieldKind, ListName } from '../../content/schema/lists.ts';
import { readTranslatedFrom } from '../../content/schema/staleTexts.ts';
import { translatableFields } from '../../content/schema/translatable.ts';
import {
  findStaleTexts,
  type StaleText,
  translationOf,
  updateTranslatedFrom,
} from '../../content/schema/updateTranslatedFrom.ts';
import { translationLocales } from '../../i18n/locales.ts';
import { type ControlValues, formatControlText, parseControlText } from './values.ts';

export interface TranslationControl extends StaleText {
  /** 'translations.fil.title', as in the schema. */
  readonly name: string;
  /** The name of the checkbox that confirms it: 'fits.fil.title'. */
  readonly fits: string;
  readonly kind: FieldKind;
}

const createTranslationControl = (list: ListName, { language, field }: StaleText): TranslationControl => ({
  language,
  field,
  name: `translations.${language}.${field}`,
  fits: `fits.${language}.${field}`,
  kind: translatableFields[list][field]?.kind ?? 'line',
});

/** @param before the stored record */
export const createTranslationControls = (
  list: ListName,
  before: PlainObject,
): readonly TranslationControl[] =>
  translationLocales
    .filter((language) => Object.keys(translationOf(before, language)).length > 0)
    .flatMap((language) =>
      Object.keys(translatableFields[list]).map((field) =>
        createTranslationControl(list, { language, field }),
      ),
    );

const storedText = ({ language, field, kind }: TranslationControl, before: PlainObject): string =>
  formatControlText(kind, translationOf(before, language)[field]);

export const toTranslationValues = (list: ListName, before: PlainObject): ControlValues =>
  Object.fromEntries(
    createTranslationControls(list, before).flatMap((control) => [
      [control.name, storedText(control, before)],
      [control.fits, false],
    ]),
  );

export const isTranslationChanged = (
  control: TranslationControl,
  values: ControlValues,
  before: PlainObject,
): boolean => (values[control.name] ?? '') !== storedText(control, before);

/** The controls of stale and of edited translations. @param fields as typed, with the stored translations */
export const findVisibleTranslations = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
): readonly TranslationControl[] => {
  const stale = findStaleTexts(list, updateTranslatedFrom(list, fields, before));
  return createTranslationControls(list, before).filter(
    (control) =>
      stale.some(({ language, field }) => language === control.language && field === control.field) ||
      isTranslationChanged(control, values, before),
  );
};

/** The English source of a stale translation, as control text; blank if there is none. */
export const findOlderEnglish = (
  list: ListName,
  { language, field, kind }: TranslationControl,
  fields: PlainObject,
  before: PlainObject,
): string => {
  const { translatedFrom } = updateTranslatedFrom(list, fields, before);
  return formatControlText(kind, readTranslatedFrom(translatedFrom, language).get(field));
};

/** Texts by language and field, with some controls' texts replaced; an undefined text is removed. */
const replaceTexts = (
  texts: unknown,
  controls: readonly TranslationControl[],
  textOf: (control: TranslationControl) => unknown,
): PlainObject => {
  const all = isPlainObject(texts) ? texts : {};
  const changed = translationLocales
    .map((language) => [language, controls.filter((control) => control.language === language)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([language, own]) => {
      const before = isPlainObject(all[language]) ? all[language] : {};
      const after = { ...before, ...Object.fromEntries(own.map((each) => [each.field, textOf(each)])) };
      const there = Object.entries(after).filter(([, value]) => value !== undefined);
      return [language, Object.fromEntries(there)] as const;
    });
  return { ...all, ...Object.fromEntries(changed) };
};

/** The record with the typed translations; an edited or confirmed one is based on the current English. */
export const applyTranslations = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
): PlainObject => {
  const controls = createTranslationControls(list, before);
  const changed = controls.filter((control) => isTranslationChanged(control, values, before));
  const fitting = controls.filter((control) => changed.includes(control) || values[control.fits] === true);
  if (fitting.length === 0) return fields;
  return {
    ...fields,
    translations: replaceTexts(fields.translations, changed, ({ name, kind }) =>
      parseControlText(kind, values[name] ?? ''),
    ),
    translatedFrom: replaceTexts(fields.translatedFrom, fitting, ({ field }) => fields[field]),
  };
};

/** Unchecks the confirmations of a field whose English is edited: they were for another text. */
export const resetConfirmations = (values: ControlValues, field: string): ControlValues =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => translationLocales.some((language) => name === `fits.${language}.${field}`))
      .map((name) => [name, false]),
  );
