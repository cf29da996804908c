/** The records of a list as staff change them: read, judged as the import judges a file, written over the version that was read, and taken back. */
import type { Stored } from '../../../machines/staff/contentEditor.ts';
import {
  canonicalText,
  type Plain,
  type WireFields,
  withoutNulls,
} from '../../../server/firestore/protocol/plainValue.ts';
import { type PlannedWrite, planImport, toWireFields } from '../../content/import/importPlan.ts';
import { createSlugger } from '../../content/import/slugs.ts';
import { findStaleTexts, updateTranslatedFrom } from '../../content/schema/keepTranslatedFrom.ts';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { findRecordProblems } from '../../content/schema/recordSchema.ts';
import { otherLocales } from '../../content/schema/translatable.ts';
import { collectionOf } from '../../firestore/collections.ts';
import { staffContentMessages as said } from '../../i18n/en/staffContent.ts';
import { locales } from '../../i18n/locales.ts';
import { recordsNamed, recordsOf } from '../../staff-core/records.ts';
import { storedRecord } from '../../staff-core/storedContent.ts';
import { DeskFailure } from '../errors.ts';
import type { StaffDoor } from '../restClient.ts';

export interface DeskRecord extends Stored {
  readonly version: string;
  readonly fields: Plain;
  /** As the store has it, for the way back. */
  readonly wire: WireFields;
  /** Whether a form can say all of it. */
  readonly isPlain: boolean;
}

/** 'Hall closed', 'Punong Barangay' */
export const titleOf = ({ id, fields }: DeskRecord): string =>
  String(fields.title ?? fields.name ?? fields.position ?? id);

/** @throws DeskFailure */
export const readRecords = async (door: StaffDoor, list: ListName): Promise<readonly DeskRecord[]> => {
  const records: DeskRecord[] = [];
  for await (const { id, fields, updateTime } of recordsOf(door, lists[list].collection)) {
    const { fields: plain, isPlain } = storedRecord(fields);
    records.push({ id, version: updateTime, fields: plain, wire: fields, isPlain });
  }
  return records;
};

/** What is wrong, by the control it stands at; '' where it is of none. */
export type Problems = readonly { readonly name: string; readonly problem: string }[];

export type Judged =
  | { readonly isSound: false; readonly problems: Problems }
  | {
      readonly isSound: true;
      readonly write: PlannedWrite;
      readonly before: DeskRecord | null;
      /** What the site does with it that one might not expect. */
      readonly notes: readonly string[];
    };

/** "field 'image.alt'" → 'image.alt' */
const nameIn = (at: string): string => /^field '([^']+)'/.exec(at)?.[1] ?? '';
/** "field 'fees', entry 2" → 'entry 2 ' */
const entryIn = (at: string): string => /, (entry \d+)/.exec(at)?.[1] ?? '';

/** ", field 'slug': 'a' is the address of record 'b'." */
const planned = (problem: string): { readonly name: string; readonly problem: string } => {
  const [, name = '', told = problem] = /^(?:, field '([^']+)')?: (.*?)\.?$/s.exec(problem) ?? [];
  return { name, problem: told };
};

const comparedText = ({ updated: _, ...fields }: Plain): string => canonicalText(withoutNulls(fields));

/** Nothing but this: what is unsound goes off the site as it is. */
const isPuttingAway = (fields: Plain, before: DeskRecord | null): before is DeskRecord =>
  before !== null &&
  fields.status === 'inactive' &&
  before.fields.status !== 'inactive' &&
  comparedText({ ...before.fields, status: 'inactive' }) === comparedText(fields);

/** ": its address changes" → 'Its address changes' */
const noteOf = (note: string): string => {
  const told = note.replace(/^[^:]*: /, '');
  return told.charAt(0).toUpperCase() + told.slice(1);
};

/** Which texts residents see in English for their translation is of an older one, a sentence for each language. */
const staleNotes = (list: ListName, fields: Plain): readonly string[] => {
  const stale = fields.status === 'active' ? findStaleTexts(list, fields) : [];
  return otherLocales.flatMap((language) => {
    const labels = stale
      .filter((text) => text.language === language)
      .map(({ field }) => said.fields[field] ?? field);
    return labels.length === 0 ? [] : [said.stale.note(locales[language], labels.join(', '))];
  });
};

/** @param before null for a new record, which is named by its title */
export const judge = (
  list: ListName,
  fields: Plain,
  before: DeskRecord | null,
  known: readonly DeskRecord[],
  now: number,
): Judged => {
  const id =
    before?.id ??
    createSlugger(known.map((one) => one.id))(String(fields.title ?? fields.name ?? fields.position));
  const kept = updateTranslatedFrom(list, fields, before?.fields ?? {});
  if (isPuttingAway(fields, before))
    return { isSound: true, write: { list, id, fields, updated: now }, before, notes: [] };
  const wrong = findRecordProblems(list, { id, ...kept }).map(({ at, problem }) => ({
    name: nameIn(at),
    problem: said.wrong([entryIn(at), problem].filter(Boolean).join(' ')),
  }));
  if (wrong.length > 0) return { isSound: false, problems: wrong };
  const stored = new Map([[list, new Map(known.map((one) => [one.id, one]))]]);
  const plan = planImport(
    { files: new Map([[list, '']]), records: [{ list, id, where: '', fields }] },
    stored,
    now,
  );
  if (plan.problems.length > 0) return { isSound: false, problems: plan.problems.map(planned) };
  const [write] = plan.lists[0]?.writes ?? [];
  return write === undefined
    ? { isSound: false, problems: [{ name: '', problem: said.unchanged }] }
    : { isSound: true, write, before, notes: [...plan.notes.map(noteOf), ...staleNotes(list, write.fields)] };
};

/** A change that was written, and the version it made: what takes it back. */
export interface Done {
  readonly name: string;
  readonly version: string;
  readonly before: DeskRecord | null;
  readonly notes: readonly string[];
}

/**
 * Asks for a write; where it is refused for its version the record is read. Who finds what they meant to write has written
 * it, by a try whose answer was lost. @throws DeskFailure 'conflict' where somebody else wrote meanwhile
 */
const written = async (
  door: StaffDoor,
  name: string,
  write: object,
  wanted: Plain | null,
): Promise<string> => {
  try {
    const answer = await door.ask(':commit', { writes: [write] });
    const { writeResults } = answer as { readonly writeResults: readonly { readonly updateTime?: string }[] };
    return writeResults[0]?.updateTime ?? '';
  } catch (error) {
    if (!(error instanceof DeskFailure) || error.code !== 'conflict') throw error;
    const [now] = await recordsNamed(door, [name]);
    const isOurs =
      now === undefined || wanted === null
        ? now === undefined && wanted === null
        : comparedText(storedRecord(now.fields).fields) === comparedText(wanted);
    if (!isOurs) throw error;
    return now?.updateTime ?? '';
  }
};

/** @throws DeskFailure 'conflict' where somebody else wrote meanwhile */
export const save = async (
  door: StaffDoor,
  { write, before, notes }: Judged & { isSound: true },
): Promise<Done> => {
  const name = `${door.root}/${collectionOf(write.list).path}/${write.id}`;
  const currentDocument = before === null ? { exists: false } : { updateTime: before.version };
  const update = { name, fields: toWireFields(write) };
  const version = await written(door, name, { update, currentDocument }, write.fields);
  return { name, version, before, notes };
};

/** The document is again what it was, and newer than what a search has of it; one that was new is gone. @throws DeskFailure */
export const undo = async (door: StaffDoor, { name, version, before }: Done): Promise<void> => {
  const currentDocument = { updateTime: version };
  const updated = { integerValue: String(Math.trunc(door.now())) };
  const back =
    before === null
      ? { delete: name, currentDocument }
      : { update: { name, fields: { ...before.wire, updated } }, currentDocument };
  await written(door, name, back, before?.fields ?? null);
};
