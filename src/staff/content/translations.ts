/**
 * The translations of a record in its form. Each text of a language that the record has been translated into has a control,
 * which is shown where the translation is of an older English text; a translation that was changed or confirmed fits again.
 */
import { isPlainObject, type PlainObject } from '../../../server/firestore/protocol/plainValue.ts';
import type { FieldKind, ListName } from '../../content/schema/lists.ts';
import { readTranslatedFrom } from '../../content/schema/staleTexts.ts';
import { otherLocales, translatableFields } from '../../content/schema/translatable.ts';
import {
  findStaleTexts,
  type StaleText,
  translationOf,
  updateTranslatedFrom,
} from '../../content/schema/updateTranslatedFrom.ts';
import { type ControlValues, formatControlText, parseControlText } from './values.ts';

export interface TranslationControl extends StaleText {
  /** 'translations.fil.title', as the schema calls it. */
  readonly name: string;
  /** Of the box that confirms it: 'fits.fil.title'. */
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

/** @param before as it is stored */
export const createTranslationControls = (
  list: ListName,
  before: PlainObject,
): readonly TranslationControl[] =>
  otherLocales
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

/** The controls of stale and of changed translations. @param fields as they were typed, with the stored translations */
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

/** The English text that a stale translation was made from, as a control holds it; blank where there is none. */
export const findOlderEnglish = (
  list: ListName,
  { language, field, kind }: TranslationControl,
  fields: PlainObject,
  before: PlainObject,
): string => {
  const { translatedFrom } = updateTranslatedFrom(list, fields, before);
  return formatControlText(kind, readTranslatedFrom(translatedFrom, language).get(field));
};

/** Texts by language and field, with those of some controls in their place; one that is undefined goes. */
const replaceTexts = (
  texts: unknown,
  controls: readonly TranslationControl[],
  textOf: (control: TranslationControl) => unknown,
): PlainObject => {
  const all = isPlainObject(texts) ? texts : {};
  const changed = otherLocales
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

/** The record with the translations as they were typed; one that was changed or confirmed is of the English of now. */
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

/** The boxes of a field whose English is typed anew, not ticked: what was confirmed was another text. */
export const resetConfirmations = (values: ControlValues, field: string): ControlValues =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => otherLocales.some((language) => name === `fits.${language}.${field}`))
      .map((name) => [name, false]),
  );
