/**
 * The records of the hall's days as staff write them: closed and open half days, places, a note. Each write requires the version that
 * was read, so that two clerks never overwrite each other's change unseen.
 */
import {
  isPlainObject,
  type PlainObject,
  toCanonicalJson,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { toWireFields } from '../../content/import/importPlan.ts';
import { toHallDays } from '../../content/models/hallDay.ts';
import { formatField, formatProblem } from '../../content/schema/fieldProblems.ts';
import { lists } from '../../content/schema/lists.ts';
import { findRecordProblems } from '../../content/schema/recordSchema.ts';
import { isStaleTranslation, readTranslatedFrom } from '../../content/schema/staleTexts.ts';
import { translationOf, updateTranslatedFrom } from '../../content/schema/updateTranslatedFrom.ts';
import { everyDay, findHallDay, type HallDayRecord } from '../../domain/dates/hallDay.ts';
import { type Half, halves } from '../../domain/places/placeName.ts';
import { collectionOf } from '../../firestore/collections.ts';
import { cleanText } from '../../form/cleanText.ts';
import { createLocalization } from '../../i18n/define.ts';
import { type TranslationLocale, translationLocales } from '../../i18n/locales.ts';
import { createDeleteWrite, type VersionedDocument } from '../deletion/attachedDocuments.ts';
import { listRecords, toPlainFields } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { toStoredContentRecord } from '../storedContent.ts';
import { findHallReason } from './hallReasons.ts';

export interface StoredHallDay extends VersionedDocument {
  readonly id: string;
  readonly fields: PlainObject;
  /** What residents read; null for a record that is hidden from them or has no day as its id. */
  readonly record: HallDayRecord | null;
}

const english = { ...createLocalization('en', null), report: () => {} };

/** All of them: the store has a few dozen. @throws UserError */
export async function readStoredHallDays(client: FirestoreRestClient): Promise<readonly StoredHallDay[]> {
  const found: StoredHallDay[] = [];
  for await (const { id, name, fields: wire, updateTime } of listRecords(client, lists.hallDays.collection)) {
    const { fields } = toStoredContentRecord(wire);
    // A value that plain JSON lacks must not read as absent: a number of places without a number is no limit.
    const data = toPlainFields(wire);
    const record = fields.status === 'active' ? (toHallDays([{ id, data }], english)[0] ?? null) : null;
    found.push({ id, name, version: updateTime, fields, record });
  }
  return found;
}

/** The records that residents read. */
export const toHallDayRecords = (stored: readonly StoredHallDay[]): readonly HallDayRecord[] =>
  stored.flatMap(({ record }) => record ?? []);

/** The same, from the store. @throws UserError */
export const readHallDayRecords = async (client: FirestoreRestClient): Promise<readonly HallDayRecord[]> =>
  toHallDayRecords(await readStoredHallDays(client));

/** The record that residents read for a day; null where nothing is written. */
export const findDayRecord = (stored: readonly StoredHallDay[], day: string): HallDayRecord | null =>
  findHallDay(toHallDayRecords(stored), day);

/** The texts of a day that residents read in their language. */
const dayTexts = ['reason', 'note'] as const;
type DayText = (typeof dayTexts)[number];
type Translations = Readonly<Record<TranslationLocale, string>>;
export type DayTranslations = Readonly<Record<DayText, Translations>>;

/** The translations of a day's texts; '' where residents read the English. */
export function findDayTranslations(stored: readonly StoredHallDay[], day: string): DayTranslations {
  const valid = stored.filter(({ record }) => record !== null);
  const fields = findHallDay(valid, day)?.fields ?? {};
  const translate = (name: DayText, language: TranslationLocale): string => {
    const text = translationOf(fields, language)[name];
    const from = readTranslatedFrom(fields.translatedFrom, language).get(name);
    return typeof text !== 'string' || isStaleTranslation(fields[name], from) ? '' : text;
  };
  const readAll = (name: DayText) => ({ fil: translate(name, 'fil'), ceb: translate(name, 'ceb') });
  return { reason: readAll('reason'), note: readAll('note') };
}

/** What a clerk changes. What is absent stays as it is. */
export interface HallDayChange {
  readonly isClosed?: Partial<Readonly<Record<Half, boolean>>>;
  readonly isHoliday?: boolean;
  readonly reason?: string;
  readonly note?: string;
  /** '' for a text without a translation. */
  readonly translations?: Partial<DayTranslations>;
  /** null for any number. */
  readonly places?: Partial<Readonly<Record<Half, number | null>>>;
}

export type HallDayPlan =
  | { readonly kind: 'unchanged' }
  /** A sentence for each problem. */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  | { readonly kind: 'write'; readonly write: object };

const closedFields = { morning: 'closedMorning', afternoon: 'closedAfternoon' } as const;
const placesFields = { morning: 'placesMorning', afternoon: 'placesAfternoon' } as const;

const setOrRemove = (
  fields: PlainObject,
  name: string,
  value: string | number | boolean | null,
): PlainObject => {
  const { [name]: _, ...others } = fields;
  return value === null || value === '' || value === false ? others : { ...others, [name]: value };
};

/** Of the texts by language, those whose English is still there. */
function keepPresentTexts(byLanguage: unknown, fields: PlainObject): PlainObject | null {
  const left = Object.entries(isPlainObject(byLanguage) ? byLanguage : {}).flatMap(([language, texts]) => {
    const held = Object.entries(isPlainObject(texts) ? texts : {}).filter(([name]) =>
      Object.hasOwn(fields, name),
    );
    return held.length === 0 ? [] : [[language, Object.fromEntries(held)] as const];
  });
  return left.length === 0 ? null : Object.fromEntries(left);
}

/** A text that is gone has no translation either. */
function removeBlankTranslations({ translations, translatedFrom, ...fields }: PlainObject): PlainObject {
  const [left, leftFrom] = [translations, translatedFrom].map((texts) => keepPresentTexts(texts, fields));
  return {
    ...fields,
    ...(left && { translations: left }),
    ...(left && leftFrom && { translatedFrom: leftFrom }),
  };
}

/**
 * The fields with these translations of one text. A text that a translated language lacks is marked as of no English text, so that
 * residents read it in English.
 */
function applyTranslations(fields: PlainObject, name: DayText, texts: Translations): PlainObject {
  const translations = { ...(isPlainObject(fields.translations) ? fields.translations : {}) };
  const from = { ...(isPlainObject(fields.translatedFrom) ? fields.translatedFrom : {}) };
  for (const language of translationLocales) {
    const translated = setOrRemove(translationOf(fields, language), name, cleanText(texts[language], 'line'));
    const { [name]: _, ...others } = isPlainObject(from[language]) ? from[language] : {};
    const missing = dayTexts.filter((each) => fields[each] !== undefined && translated[each] === undefined);
    translations[language] = translated;
    from[language] = { ...others, ...Object.fromEntries(missing.map((each) => [each, ''])) };
  }
  return { ...fields, translations, translatedFrom: from };
}

function applyChange(base: PlainObject, change: HallDayChange): PlainObject {
  let fields: PlainObject = base;
  for (const half of halves) {
    const isClosed = change.isClosed?.[half];
    if (isClosed !== undefined) fields = setOrRemove(fields, closedFields[half], isClosed);
    const places = change.places?.[half];
    if (places !== undefined) fields = setOrRemove(fields, placesFields[half], places);
  }
  if (change.isHoliday !== undefined) fields = setOrRemove(fields, 'holiday', change.isHoliday);
  if (change.reason !== undefined) fields = setOrRemove(fields, 'reason', cleanText(change.reason, 'line'));
  if (change.note !== undefined) fields = setOrRemove(fields, 'note', cleanText(change.note, 'line'));
  for (const name of dayTexts) {
    const known = name === 'reason' ? findHallReason(change.reason ?? '') : null;
    const texts = known ?? change.translations?.[name];
    if (texts !== undefined) fields = applyTranslations(fields, name, texts);
  }
  const isOpen = halves.every((half) => fields[closedFields[half]] !== true);
  // The reason is why it is closed.
  if (isOpen && change.isClosed !== undefined)
    fields = setOrRemove(setOrRemove(fields, 'reason', null), 'holiday', null);
  return removeBlankTranslations(fields);
}

const toComparableText = ({ updated: _, status: __, sample: ___, ...fields }: PlainObject): string =>
  toCanonicalJson(fields);

/**
 * Plans the write of a day's record. A new record begins as that of every day, because a day's own record replaces that one; a
 * record that says no more than that of every day is deleted.
 *
 * @param id 'yyyy-mm-dd' or 'every-day'
 * @param now epoch ms
 */
export function planHallDay(
  client: Pick<FirestoreRestClient, 'root'>,
  stored: readonly StoredHallDay[],
  id: string,
  change: HallDayChange,
  now: number,
): HallDayPlan {
  const own = stored.find((each) => each.id === id) ?? null;
  const general = stored.find((each) => each.id === everyDay && each.record !== null && id !== everyDay);
  const usual = general?.fields ?? {};
  const base = own !== null && own.record !== null ? own.fields : usual;
  const { sample: _, ...changed } = applyChange(base, change);
  const fields = { ...updateTranslatedFrom('hallDays', changed, base), status: 'active' };
  if (toComparableText(fields) === toComparableText(base)) return { kind: 'unchanged' };
  if (toComparableText(fields) === toComparableText(usual) && own !== null)
    return { kind: 'write', write: createDeleteWrite(own) };
  const problems = findRecordProblems('hallDays', { id, ...fields });
  if (problems.length > 0)
    return {
      kind: 'refused',
      problems: problems.map((problem) => `${formatField(problem)} ${formatProblem(problem)}`),
    };
  return {
    kind: 'write',
    write: {
      update: {
        name: `${client.root}/${collectionOf('hallDays').path}/${id}`,
        fields: toWireFields({ list: 'hallDays', id, fields, updated: now }),
      },
      currentDocument: own === null ? { exists: false } : { updateTime: own.version },
    },
  };
}
