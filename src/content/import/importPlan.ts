/**
 * Plans an import into a store: which records are new, which change, and their new values. A record that differs only
 * in `updated` stays as it is, so that repeating an import writes nothing.
 */
import {
  encodePlainObject,
  omitNulls,
  type PlainObject,
  toCanonicalJson,
  type WireFields,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { isWeekend } from '../../domain/dates/day.ts';
import { locales, translationLocales } from '../../i18n/locales.ts';
import { sanitizeLine } from '../../lib/sanitizeLine.ts';
import { slugPattern } from '../schema/fieldKinds.ts';
import { type FieldProblem, fail, type Problem } from '../schema/fieldProblems.ts';
import { type ListName, lists } from '../schema/lists.ts';
import { findStaleTexts, updateTranslatedFrom } from '../schema/updateTranslatedFrom.ts';
import { type ListUse, measureListUse } from './listUse.ts';
import { createSlugger } from './slugs.ts';

/** Maximum size of a Firestore document, bytes. */
const maxBytes = 1_048_576;

export interface ContentRecord {
  readonly list: ListName;
  readonly id: string;
  /** "content/News_List.json, record 'a'", to begin a sentence with. */
  readonly where: string;
  /** The fields without the id and without nulls. */
  readonly fields: PlainObject;
}

/** The records to write, each already valid by itself. */
export interface ImportInput {
  /** The lists to import, in the order of the table, each with its file's name. */
  readonly files: ReadonlyMap<ListName, string>;
  readonly records: readonly ContentRecord[];
}

export interface StoredFields {
  readonly fields: PlainObject;
  /** Whether plain JSON can represent all fields. */
  readonly isPlain: boolean;
}

/** The stored records, by list and id. */
export type StoredContent = ReadonlyMap<ListName, ReadonlyMap<string, StoredFields>>;

export interface PlannedWrite {
  readonly list: ListName;
  readonly id: string;
  /** The file's fields and the slug. */
  readonly fields: PlainObject;
  /** Epoch ms; replaces the file's value. */
  readonly updated: number;
}

export const toWireFields = ({ fields, updated }: PlannedWrite): WireFields =>
  encodePlainObject({ ...fields, updated });

export interface PlannedList {
  readonly list: ListName;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Stored but not in the file; the import leaves them unchanged. */
  readonly onlyInStore: number;
  readonly writes: readonly PlannedWrite[];
}

/** A problem that the record, or its list, has beside others. */
export interface PlanProblem extends FieldProblem {
  /** "content/News_List.json, record 'a'" */
  readonly where: string;
}

const createPlanProblem = (where: string, problem: Problem, field: string | null = null): PlanProblem => ({
  where,
  field,
  entry: null,
  part: '',
  ...problem,
});

export interface ImportPlan {
  readonly lists: readonly PlannedList[];
  readonly problems: readonly PlanProblem[];
  readonly notes: readonly string[];
  /** One line per record and locale with texts that fall back to English, because their translation is stale. */
  readonly stale: readonly string[];
}

/** @param now epoch ms, the `updated` of changed records unless the file has a newer one */
export function planImport(
  { files: provided, records }: ImportInput,
  stored: StoredContent,
  now: number,
): ImportPlan {
  const problems: PlanProblem[] = [];
  const notes: string[] = [];
  const stale: string[] = [];
  const planned = [...provided].map(([list, file]) => {
    const inFile = records.filter((record) => record.list === list);
    const inStore = stored.get(list) ?? new Map<string, StoredFields>();
    const use = findExceededLimit(list, inFile, inStore, now);
    if (use !== null && list === 'charter')
      problems.push(createPlanProblem(file, fail('tooManyServices', { count: use.count, most: use.most })));
    else if (use !== null) notes.push(`${file}: ${formatLimitNote(use)}`);
    if (list === 'hallDays') notes.push(...inFile.flatMap(formatWeekendNotes));
    const slugged = 'slug' in lists[list].fields ? assignSlugs(inFile, inStore, problems, notes) : inFile;
    const merged = slugged.map((record) => ({
      ...record,
      fields: updateTranslatedFrom(list, record.fields, inStore.get(record.id)?.fields ?? {}),
    }));
    stale.push(...merged.flatMap(formatStaleLines));
    return planList(list, merged, inStore, now, problems);
  });
  return { lists: planned, problems, notes, stale };
}

const formatWeekendNotes = ({ id, where }: ContentRecord): readonly string[] =>
  isWeekend(id)
    ? [`${where}: the hall never opens on a Saturday or a Sunday, so this record changes nothing.`]
    : [];

type StoredRecords = ReadonlyMap<string, StoredFields>;

const formatStaleLines = ({ list, where, fields }: ContentRecord): readonly string[] => {
  const texts = findStaleTexts(list, fields);
  return translationLocales.flatMap((language) => {
    const names = texts.filter((text) => text.language === language).map(({ field }) => `'${field}'`);
    return names.length === 0
      ? []
      : [
          `${where}: readers of ${locales[language]} see ${names.join(', ')} in English, for the translation is of an older English text.`,
        ];
  });
};

function planList(
  list: ListName,
  inFile: readonly ContentRecord[],
  inStore: StoredRecords,
  now: number,
  problems: PlanProblem[],
): PlannedList {
  const writes: PlannedWrite[] = [];
  let added = 0;
  let existing = 0;
  for (const { id, where, fields } of inFile) {
    const before = inStore.get(id);
    if (before === undefined) added += 1;
    else existing += 1;
    const updated = inStore.size === 0 ? (readUpdated(fields) ?? now) : chooseUpdated(fields, before, now);
    if (updated === null) continue;
    const write = { list, id, fields, updated };
    if (new TextEncoder().encode(JSON.stringify(toWireFields(write))).length > maxBytes)
      problems.push(createPlanProblem(where, fail('tooBig')));
    writes.push(write);
  }
  const changed = writes.length - added;
  return {
    list,
    added,
    changed,
    unchanged: existing - changed,
    onlyInStore: inStore.size - existing,
    writes,
  };
}

const readUpdated = ({ updated }: PlainObject): number | null =>
  typeof updated === 'number' ? updated : null;

/**
 * The `updated` of a record to write into a list that has records; null when nothing else changes and nothing is
 * written. A new record gets the current time: a copied time would hide it from queries for newer records.
 */
function chooseUpdated(fields: PlainObject, before: StoredFields | undefined, now: number): number | null {
  if (before === undefined) return now;
  if (before.isPlain && toComparableText(before.fields) === toComparableText(fields)) return null;
  const provided = readUpdated(fields) ?? now;
  return provided > (readUpdated(before.fields) ?? -1) && provided < now ? provided : now;
}

const toComparableText = ({ updated: _, ...fields }: PlainObject): string =>
  toCanonicalJson(omitNulls(fields));

const readOwnSlug = ({ slug }: PlainObject): string | null =>
  typeof slug === 'string' && slug !== '' ? slug : null;

/** A stored slug that the site could have made; any other is replaced. */
const readStoredSlug = (stored: StoredFields | undefined): string | null => {
  const slug = stored && readOwnSlug(stored.fields);
  return slug != null && slugPattern.test(slug) ? slug : null;
};

/** Assigns each record a slug: the file's, else the stored one, else one made from its title. */
function assignSlugs(
  inFile: readonly ContentRecord[],
  inStore: StoredRecords,
  problems: PlanProblem[],
  notes: string[],
): readonly ContentRecord[] {
  const holders = new Map<string, { readonly holder: string; readonly isStored: boolean }>();
  const ids = new Set(inFile.map(({ id }) => id));
  for (const [id, stored] of inStore) {
    const slug = readOwnSlug(stored.fields);
    if (slug !== null && !ids.has(id)) holders.set(slug, { holder: sanitizeLine(id), isStored: true });
  }
  const fixed = inFile.map(({ id, fields }) => readOwnSlug(fields) ?? readStoredSlug(inStore.get(id)));
  for (const [i, { id, where }] of inFile.entries()) {
    const slug = fixed[i];
    if (slug == null) continue;
    const holder = holders.get(slug);
    if (holder !== undefined)
      problems.push(createPlanProblem(where, fail('addressTaken', { slug, ...holder }), 'slug'));
    else holders.set(slug, { holder: sanitizeLine(id), isStored: false });
    const before = readStoredSlug(inStore.get(id));
    if (before !== null && before !== slug)
      notes.push(
        `${where}: its address changes from '${before}' to '${slug}'; links to the old one stop working.`,
      );
  }
  const make = createSlugger(holders.keys());
  return inFile.map((record, i) => {
    const title = String(record.fields.title ?? record.fields.name);
    return { ...record, fields: { ...record.fields, slug: fixed[i] ?? make(title) } };
  });
}

/** Counts as the store will. Too many services are a problem, because the page would not show which are missing (§7). */
function findExceededLimit(
  list: ListName,
  inFile: readonly ContentRecord[],
  inStore: StoredRecords,
  now: number,
): ListUse | null {
  const ids = new Set(inFile.map(({ id }) => id));
  const onlyInStore = [...inStore].flatMap(([id, { fields }]) => (ids.has(id) ? [] : [fields]));
  const use = measureListUse(list, [...inFile.map(({ fields }) => fields), ...onlyInStore], now);
  return use === null || use.count <= use.most ? null : use;
}

const formatLimitNote = ({ kind, count, most }: ListUse): string =>
  kind === 'alerts'
    ? `${count} urgent announcements have not ended, and the site shows the ${most} that end first.`
    : `${count} records would be active, and the site shows ${most}: give ${count - most} of them another status than 'active'.`;
