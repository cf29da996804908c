/**
 * The steps of a service as rows: what, who and how long are parallel lists of the record, and so are their translations. A
 * form has one text for each list, a line for each step; an operation on a step changes that line of all of them.
 */
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { ListName } from '../../content/schema/lists.ts';
import { hasLetters, readTranslatedFrom } from '../../content/schema/staleTexts.ts';
import { translationOf } from '../../content/schema/updateTranslatedFrom.ts';
import { service as cebuano } from '../../i18n/ceb/service.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { service as filipino } from '../../i18n/fil/service.ts';
import { type Locale, locales, type TranslationLocale, translationLocales } from '../../i18n/locales.ts';
import { staffContentMessages } from './messages.ts';
import type { ControlValues } from './values.ts';

const { steps: messages, stale } = staffContentMessages;

/** What, who, how long. */
export const stepFields = ['Procedure', 'responsible_person', 'processing_time'] as const;
export type StepField = (typeof stepFields)[number];

export const isStepField = (list: ListName, field: string): boolean =>
  list === 'charter' && stepFields.some((each) => each === field);

export const translationName = (language: TranslationLocale, field: StepField): string =>
  `translations.${language}.${field}`;

/** The names of the texts that have a line for each step. */
const stepTexts: readonly string[] = stepFields.flatMap((field) => [
  field,
  ...translationLocales.map((language) => translationName(language, field)),
]);

/** 'translations.fil.Procedure', third step → 'translations.fil.Procedure.2' */
export const stepControlName = (name: string, at: number): string => `${name}.${at}`;

const controlPattern = /^(?:translations\.(\w+)\.)?([A-Za-z_]+)(?:\.(\d+))?$/;

/** The control of a step that a problem is at, and its label; null for any other name. A problem of all steps is at the first. */
export const findStepControl = (
  list: ListName,
  name: string,
): { readonly name: string; readonly label: string } | null => {
  const [, language, field = '', at = '0'] = controlPattern.exec(name) ?? [];
  if (!isStepField(list, field)) return null;
  const own = messages.name(Number(at) + 1, messages.fields[field as StepField]);
  const label =
    language === undefined ? own : stale.label(own, locales[language as TranslationLocale] ?? language);
  return { name: /\d$/.test(name) ? name : stepControlName(name, 0), label };
};

const linesOf = (values: ControlValues, name: string): readonly string[] => {
  const text = String(values[name] ?? '');
  return text === '' ? [] : text.split('\n');
};

/** The lines of each text, by its name. */
export const readStepLines = (values: ControlValues): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(stepTexts.map((name) => [name, linesOf(values, name)]));

/** Blank lines at the end are no steps. */
const joinLines = (lines: readonly string[]): string => lines.join('\n').replace(/\n+$/, '');

export const countSteps = (values: ControlValues): number =>
  Math.max(0, ...stepTexts.map((name) => linesOf(values, name).length));

/** The texts that an operation on all lines changes. */
const changeLines = (
  values: ControlValues,
  change: (lines: readonly string[]) => readonly string[],
): ControlValues => {
  const count = countSteps(values);
  return Object.fromEntries(
    stepTexts.flatMap((name) => {
      const lines = linesOf(values, name);
      const padded = Array.from({ length: count }, (_, at) => lines[at] ?? '');
      const changed = joinLines(change(padded));
      return changed === joinLines(padded) ? [] : [[name, changed]];
    }),
  );
};

export const insertStep = (values: ControlValues, at: number): ControlValues =>
  changeLines(values, (lines) => (at >= lines.length ? lines : lines.toSpliced(at, 0, '')));

export const removeStep = (values: ControlValues, at: number): ControlValues =>
  changeLines(values, (lines) => lines.toSpliced(at, 1));

/** Swaps a step with the next one. */
export const swapSteps = (values: ControlValues, at: number): ControlValues =>
  changeLines(values, (lines) => {
    const padded = at + 1 < lines.length ? lines : [...lines, ''];
    return padded.toSpliced(at, 2, padded[at + 1] ?? '', padded[at] ?? '');
  });

/** The text of one step: a step is one line. */
export const setStepText = (values: ControlValues, name: string, at: number, text: string): ControlValues => {
  const lines = linesOf(values, name);
  const padded = Array.from({ length: Math.max(lines.length, at + 1) }, (_, line) => lines[line] ?? '');
  return { [name]: joinLines(padded.with(at, text.replaceAll('\n', ' '))) };
};

/** Shortest first. */
export const timeUnits = ['minute', 'hour', 'day'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/**
 * How long a step takes, where its text is exactly a number and a unit: '5 minutes'. '1-2 hours', '1e3' and '1 minutes' stay words,
 * so that a form changes no text that it cannot represent.
 */
export interface StepTime {
  /** As typed: '5', '1.5'. */
  readonly count: string;
  readonly unit: TimeUnit;
}

const units = {
  en: serviceMessages.english.units,
  fil: filipino.units,
  ceb: cebuano.units,
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Also a number that is not typed to its end: '1.' */
const countPattern = /^\d{1,6}(?:\.\d{0,2})?$/;
export const isCount = (text: string): boolean => countPattern.test(text);

/** { count: '5', unit: 'minute' } → '5 minutes', '5 minuto', '5 ka minuto'; '' without a count. */
export const formatStepTime = ({ count, unit }: StepTime, locale: Locale = 'en'): string => {
  const [one, many] = units[locale][unit];
  return count === '' ? '' : `${count} ${count === '1' ? one : many}`;
};

/** '5 minutes' → 5 and its unit; null for any other text. */
export const parseStepTime = (text: string): StepTime | null => {
  const [count = ''] = text.split(' ');
  const unit = timeUnits.find((each) => formatStepTime({ count, unit: each }) === text);
  return unit === undefined || !isCount(count) ? null : { count, unit };
};

/** Whether the record has a text in this language. */
export const isBegun = (values: ControlValues, language: TranslationLocale): boolean =>
  Object.entries(values).some(
    ([name, text]) => name.startsWith(`translations.${language}.`) && String(text).trim() !== '',
  );

/**
 * How long a step takes, with its translations where they say the same time as before, or nothing yet in a language that
 * the record has: a number needs no translator.
 */
export const setStepTime = (values: ControlValues, at: number, text: string): ControlValues => {
  const before = parseStepTime(linesOf(values, 'processing_time')[at] ?? '');
  const after = parseStepTime(text);
  const translations = translationLocales.map((language) => {
    const name = translationName(language, 'processing_time');
    const line = linesOf(values, name)[at] ?? '';
    const follows =
      line === '' ? isBegun(values, language) : before !== null && line === formatStepTime(before, language);
    if (!follows || (after === null && text !== '')) return {};
    return setStepText(values, name, at, after === null ? '' : formatStepTime(after, language));
  });
  return Object.assign(setStepText(values, 'processing_time', at, text), ...translations);
};

const toLines = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value == null ? [] : [value]).map((line) => String(line ?? ''));

/** Finds the English lines that a translated line was made from, as far as the stored record says. */
const createSourceFinder = (before: PlainObject, language: TranslationLocale, field: StepField) => {
  const older = toLines(readTranslatedFrom(before.translatedFrom, language).get(field) ?? before[field]);
  const stored = toLines(translationOf(before, language)[field]);
  return (line: string): readonly string[] =>
    stored.flatMap((text, row) => (text.trim() === line.trim() ? [older[row] ?? ''] : []));
};

/**
 * The English line that each translated line was made from, as far as the stored record says: a line that moved keeps its
 * source, a line that a clerk wrote is of the current English, and a missing one is of none.
 * @param fields as typed
 */
export const findStepSources = (
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
  language: TranslationLocale,
  field: StepField,
): readonly string[] => {
  const translated = linesOf(values, translationName(language, field));
  const findSources = createSourceFinder(before, language, field);
  return toLines(fields[field]).map((english, at) => {
    const line = (translated[at] ?? '').trim();
    if (!hasLetters(english)) return english;
    if (line === '') return '';
    const sources = findSources(line);
    return sources.some((source) => source.trim() === english.trim()) ? english : (sources[0] ?? english);
  });
};

/** Whether every line of a translation was made from the English line beside it. @param fields as typed */
export const isEachStepCurrent = (
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
  language: TranslationLocale,
  field: StepField,
): boolean => {
  const english = toLines(fields[field]);
  return findStepSources(values, fields, before, language, field).every(
    (source, at) => source.trim() === (english[at] ?? '').trim(),
  );
};

/** A translation without the stored lines whose English is cleared. A line that a clerk wrote stays. @param fields as typed */
export const omitClearedLines = (
  values: ControlValues,
  fields: PlainObject,
  before: PlainObject,
  language: TranslationLocale,
  field: StepField,
): string => {
  const english = toLines(fields[field]);
  const lines = linesOf(values, translationName(language, field));
  const findSources = createSourceFinder(before, language, field);
  const remaining = lines.map((line, at) =>
    (english[at] ?? '').trim() === '' && findSources(line).some((source) => source.trim() !== '') ? '' : line,
  );
  return remaining.some((line, at) => line !== lines[at]) ? joinLines(remaining) : lines.join('\n');
};
