/**
 * The translations of a record in its form, beside the English. Each text has a control in each language. A translation of an
 * older English text is marked; an edited or confirmed one is current again. A text without one is shown in English.
 */
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { FieldKind, ListName } from '../../content/schema/lists.ts';
import { hasLetters, isSameText, readTranslatedFrom } from '../../content/schema/staleTexts.ts';
import { translatableFields } from '../../content/schema/translatable.ts';
import {
  findStaleTexts,
  type StaleText,
  translationOf,
  updateTranslatedFrom,
} from '../../content/schema/updateTranslatedFrom.ts';
import { translationLocales } from '../../i18n/locales.ts';
import {
  findStepSources,
  isEachStepCurrent,
  isStepField,
  omitClearedLines,
  type StepField,
} from './steps.ts';
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

/** By text, then by language. */
export const createTranslationControls = (list: ListName): readonly TranslationControl[] =>
  Object.keys(translatableFields[list]).flatMap((field) =>
    translationLocales.map((language) => createTranslationControl(list, { language, field })),
  );

const storedText = ({ language, field, kind }: TranslationControl, before: PlainObject): string =>
  formatControlText(kind, translationOf(before, language)[field]);

export const toTranslationValues = (list: ListName, before: PlainObject): ControlValues =>
  Object.fromEntries(
    createTranslationControls(list).flatMap((control) => [
      [control.name, storedText(control, before)],
      [control.fits, false],
    ]),
  );

export const isTranslationChanged = (
  control: TranslationControl,
  values: ControlValues,
  before: PlainObject,
): boolean => (values[control.name] ?? '') !== storedText(control, before);

/** The controls of the texts that have words in English, or a translation. @param fields as typed */
export const findNeededTranslations = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
): readonly TranslationControl[] =>
  createTranslationControls(list).filter(
    ({ field, name }) => hasLetters(fields[field]) || String(values[name] ?? '') !== '',
  );

/** The controls of stale and of edited translations. @param fields as typed, with the stored translations */
export const findMarkedTranslations = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
): readonly TranslationControl[] => {
  const stale = findStaleTexts(list, updateTranslatedFrom(list, fields, before));
  return createTranslationControls(list).filter(
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
      return [language, Object.fromEntries(Object.entries(after).filter(([, text]) => text !== undefined))];
    });
  return { ...all, ...Object.fromEntries(changed) };
};

const omitEmpty = (texts: PlainObject, isKept: (language: string) => boolean): PlainObject =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([language, own]) => isPlainObject(own) && Object.keys(own).length > 0 && isKept(language),
    ),
  );

/** The source of a text that has no translation: a blank one, so that residents see the English. */
const blankSource = ({ kind }: TranslationControl): unknown =>
  kind === 'lines' || kind === 'figures' ? [] : '';

/** The English that a changed translation is of. Of steps each line has its own: one that only moved is as old as it was. */
const findSource = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
  { language, field }: TranslationControl,
): unknown => {
  const english = fields[field];
  if (!isStepField(list, field) || !Array.isArray(english)) return english;
  return findStepSources(values, fields, before, language, field as StepField);
};

/** Whether a translation of edited steps is of the current English, line by line, although its text may be as before. */
const isCurrentStepText = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
  control: TranslationControl,
): boolean => {
  const { language, field, name } = control;
  return (
    isStepField(list, field) &&
    Array.isArray(fields[field]) &&
    String(values[name] ?? '').trim() !== '' &&
    (!isSameText(fields[field], before[field]) || isTranslationChanged(control, values, before)) &&
    isEachStepCurrent(values, fields, before, language, field as StepField)
  );
};

/**
 * The record with the typed translations. An edited or confirmed one is of the current English. Where a language is begun or
 * a text is cleared, what has no translation is stored as made from a blank text; a language without any text is left out.
 */
export const applyTranslations = (
  list: ListName,
  typed: ControlValues,
  fields: PlainObject,
  before: PlainObject,
): PlainObject => {
  const controls = createTranslationControls(list);
  const confirmed = controls.filter(
    (control) => typed[control.fits] === true || isCurrentStepText(list, typed, fields, before, control),
  );
  const values = {
    ...typed,
    ...Object.fromEntries(
      confirmed
        .filter(({ field }) => isStepField(list, field))
        .map(({ name, language, field }) => [
          name,
          omitClearedLines(typed, fields, before, language, field as StepField),
        ]),
    ),
  };
  const changed = controls.filter((control) => isTranslationChanged(control, values, before));
  if (changed.length === 0 && confirmed.length === 0) return fields;
  const isBegun = ({ language }: TranslationControl): boolean =>
    Object.keys(translationOf(before, language)).length === 0;
  const isBlankControl = ({ name }: TranslationControl): boolean => String(values[name] ?? '').trim() === '';
  const missing = controls.filter(
    (control) =>
      isBlankControl(control) &&
      hasLetters(fields[control.field]) &&
      (changed.includes(control) || isBegun(control)),
  );
  const translations = omitEmpty(
    replaceTexts(fields.translations, changed, (control) =>
      isBlankControl(control) ? undefined : parseControlText(control.kind, values[control.name] ?? ''),
    ),
    () => true,
  );
  const translatedFrom = omitEmpty(
    replaceTexts(fields.translatedFrom, [...changed, ...confirmed, ...missing], (control) =>
      missing.includes(control)
        ? blankSource(control)
        : confirmed.includes(control)
          ? fields[control.field]
          : findSource(list, values, fields, before, control),
    ),
    (language) => Object.hasOwn(translations, language),
  );
  const { translations: _, translatedFrom: __, ...others } = fields;
  return {
    ...others,
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(Object.keys(translatedFrom).length > 0 && { translatedFrom }),
  };
};

/** The texts of steps that stay stale when the record is saved as typed, without a confirmation. */
export const findStaleSteps = (
  list: ListName,
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
): readonly StaleText[] => {
  const unconfirmed = Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith('fits.')),
  );
  const saved = updateTranslatedFrom(list, applyTranslations(list, unconfirmed, fields, before), before);
  return findStaleTexts(list, saved).filter(({ field }) => isStepField(list, field));
};

/** Unchecks the confirmations of a field whose English is edited: they were for another text. */
export const resetConfirmations = (values: ControlValues, field: string): ControlValues =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => translationLocales.some((language) => name === `fits.${language}.${field}`))
      .map((name) => [name, false]),
  );
