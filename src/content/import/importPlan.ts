/**
 * What an import does to a store: which records are new, which change, what they are then. A record that differs in
 * nothing but its `updated` is left as it is, so that the same import twice writes nothing the second time.
 */

import {
  canonicalText,
  type Plain,
  type WireFields,
  wireFieldsOf,
  withoutNulls,
} from '../../../server/firestore/protocol/plainValue.ts';
import { languages } from '../../i18n/locales.ts';
import { shown } from '../../lib/sanitizeLine.ts';
import { slugPattern } from '../schema/fieldKinds.ts';
import { keepTranslatedFrom, staleTextsOf } from '../schema/keepTranslatedFrom.ts';
import { type ListName, lists, mostAlerts } from '../schema/lists.ts';
import { otherLanguages } from '../schema/translatable.ts';
import { slugMaker } from './slugs.ts';

/** A document of Firestore has no more bytes. */
const mostBytes = 1_048_576;

export interface ContentRecord {
  readonly list: ListName;
  readonly id: string;
  /** "content/News_List.json, record 'a'", to begin a sentence with. */
  readonly where: string;
  /** Without the id, and without what is null. */
  readonly fields: Plain;
}

/** What is to be written, each record sound by itself. */
export interface Given {
  /** The lists that were given, in the order of the table, each with the name of its file. */
  readonly given: ReadonlyMap<ListName, string>;
  readonly records: readonly ContentRecord[];
}

export interface StoredFields {
  readonly fields: Plain;
  /** Whether plain JSON can say all of it. */
  readonly isPlain: boolean;
}

/** By list and id, what the store has. */
export type StoredContent = ReadonlyMap<ListName, ReadonlyMap<string, StoredFields>>;

export interface PlannedWrite {
  readonly list: ListName;
  readonly id: string;
  /** Of the file, and the slug. */
  readonly fields: Plain;
  /** Epoch ms, in the place of the file's. */
  readonly updated: number;
}

export const writtenFields = ({ fields, updated }: PlannedWrite): WireFields =>
  wireFieldsOf({ ...fields, updated });

export interface PlannedList {
  readonly list: ListName;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** In the store and not in the file: left as they are. */
  readonly alone: number;
  readonly writes: readonly PlannedWrite[];
}

export interface Plan {
  readonly lists: readonly PlannedList[];
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** What is shown in English for its translation is of an older English text, a line for each record and language. */
  readonly stale: readonly string[];
}

/** How many active records of a list the site shows; null where it shows them page by page. */
const mostShown = (list: ListName): number | null =>
  'date' in lists[list].fields ? null : lists[list].limit;

/** @param now epoch ms, the `updated` of what changes where the file gives no newer one */
export function planOf({ given, records }: Given, stored: StoredContent, now: number): Plan {
  const problems: string[] = [];
  const notes: string[] = [];
  const stale: string[] = [];
  const planned = [...given].map(([list, file]) => {
    const inFile = records.filter((record) => record.list === list);
    const inStore = stored.get(list) ?? new Map<string, StoredFields>();
    const told = tooMany(list, inFile, inStore);
    if (told !== null) (list === 'charter' ? problems : notes).push(`${file}: ${told}`);
    if (list === 'announcements') notes.push(...tooManyAlerts(file, inFile, inStore, now));
    const slugged = 'slug' in lists[list].fields ? withSlugs(inFile, inStore, problems, notes) : inFile;
    const kept = slugged.map((record) => ({
      ...record,
      fields: keepTranslatedFrom(list, record.fields, inStore.get(record.id)?.fields ?? {}),
    }));
    stale.push(...kept.flatMap(staleLines));
    return plannedList(list, kept, inStore, now, problems);
  });
  return { lists: planned, problems, notes, stale };
}

type InStore = ReadonlyMap<string, StoredFields>;

const staleLines = ({ list, where, fields }: ContentRecord): readonly string[] => {
  const texts = staleTextsOf(list, fields);
  return otherLanguages.flatMap((language) => {
    const names = texts.filter((text) => text.language === language).map(({ field }) => `'${field}'`);
    return names.length === 0
      ? []
      : [
          `${where}: readers of ${languages[language]} see ${names.join(', ')} in English, for the translation is of an older English text.`,
        ];
  });
};

function plannedList(
  list: ListName,
  inFile: readonly ContentRecord[],
  inStore: InStore,
  now: number,
  problems: string[],
): PlannedList {
  const writes: PlannedWrite[] = [];
  let added = 0;
  let known = 0;
  for (const { id, where, fields } of inFile) {
    const before = inStore.get(id);
    if (before === undefined) added += 1;
    else known += 1;
    const updated = inStore.size === 0 ? (givenOf(fields) ?? now) : updatedOf(fields, before, now);
    if (updated === null) continue;
    const write = { list, id, fields, updated };
    if (new TextEncoder().encode(JSON.stringify(writtenFields(write))).length > mostBytes)
      problems.push(`${where}: is too long: a record may have 1 MiB.`);
    writes.push(write);
  }
  const changed = writes.length - added;
  return { list, added, changed, unchanged: known - changed, alone: inStore.size - known, writes };
}

const givenOf = ({ updated }: Plain): number | null => (typeof updated === 'number' ? updated : null);

/**
 * The `updated` with which a record is to be written into a list that has others; null where nothing else changes, and
 * nothing is written. What is new is new now: a copied moment would keep it from those who ask what is newer.
 */
function updatedOf(fields: Plain, before: StoredFields | undefined, now: number): number | null {
  if (before === undefined) return now;
  if (before.isPlain && comparedText(before.fields) === comparedText(fields)) return null;
  const given = givenOf(fields) ?? now;
  return given > (givenOf(before.fields) ?? -1) && given < now ? given : now;
}

const comparedText = ({ updated: _, ...fields }: Plain): string => canonicalText(withoutNulls(fields));

const ownSlug = ({ slug }: Plain): string | null => (typeof slug === 'string' && slug !== '' ? slug : null);

/** A slug that the site could have made; another one is made anew. */
const keptSlug = (stored: StoredFields | undefined): string | null => {
  const slug = stored && ownSlug(stored.fields);
  return slug != null && slugPattern.test(slug) ? slug : null;
};

/** Each with its own slug: the file's, else the one it has in the store, else one made of its title. */
function withSlugs(
  inFile: readonly ContentRecord[],
  inStore: InStore,
  problems: string[],
  notes: string[],
): readonly ContentRecord[] {
  const holders = new Map<string, string>();
  const ids = new Set(inFile.map(({ id }) => id));
  for (const [id, stored] of inStore) {
    const slug = ownSlug(stored.fields);
    if (slug !== null && !ids.has(id)) holders.set(slug, `record '${shown(id)}' in the store`);
  }
  const fixed = inFile.map(({ id, fields }) => ownSlug(fields) ?? keptSlug(inStore.get(id)));
  for (const [i, { id, where }] of inFile.entries()) {
    const slug = fixed[i];
    if (slug == null) continue;
    const holder = holders.get(slug);
    if (holder !== undefined) problems.push(`${where}, field 'slug': '${slug}' is the address of ${holder}.`);
    else holders.set(slug, `record '${shown(id)}'`);
    const before = keptSlug(inStore.get(id));
    if (before !== null && before !== slug)
      notes.push(
        `${where}: its address changes from '${before}' to '${slug}'; links to the old one stop working.`,
      );
  }
  const make = slugMaker(holders.keys());
  return inFile.map((record, i) => {
    const title = String(record.fields.title ?? record.fields.name);
    return { ...record, fields: { ...record.fields, slug: fixed[i] ?? make(title) } };
  });
}

const isActive = ({ status }: Plain): boolean => status === 'active';

/** Alerts that are not over, counted as the store will be; those to come are counted too, for they are read too. */
function tooManyAlerts(
  file: string,
  inFile: readonly ContentRecord[],
  inStore: InStore,
  now: number,
): string[] {
  const ids = new Set(inFile.map(({ id }) => id));
  const all = [
    ...inFile.map(({ fields }) => fields),
    ...[...inStore].flatMap(([id, { fields }]) => (ids.has(id) ? [] : [fields])),
  ];
  const alerts = all.filter(
    (fields) =>
      isActive(fields) &&
      fields.urgent === true &&
      typeof fields.validUntil === 'number' &&
      fields.validUntil > now,
  ).length;
  return alerts > mostAlerts
    ? [
        `${file}: ${alerts} urgent announcements have not ended, and the site shows the ${mostAlerts} that end first.`,
      ]
    : [];
}

/** Counted as the store will be; services are refused, for the page would not say which are left out (§7). */
function tooMany(list: ListName, inFile: readonly ContentRecord[], inStore: InStore): string | null {
  const most = mostShown(list);
  if (most === null) return null;
  const ids = new Set(inFile.map(({ id }) => id));
  const alone = [...inStore].filter(([id, { fields }]) => !ids.has(id) && isActive(fields)).length;
  const active = alone + inFile.filter(({ fields }) => isActive(fields)).length;
  if (active <= most) return null;
  const what = list === 'charter' ? 'services' : 'records';
  return `${active} ${what} would be active, and the site shows ${most}: give ${active - most} of them another status than 'active'.`;
}
