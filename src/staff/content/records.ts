/**
 * The records of a list for staff: reads them, checks them by the rules of the import, writes over the version that was
 * read, and undoes a write.
 */
import type { RecordMove, RecordRef } from '../../../machines/staff/contentEditor.ts';
import {
  encodePlainObject,
  isPlainObject,
  omitNulls,
  type PlainObject,
  toCanonicalJson,
  type WireFields,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { type PlannedWrite, planImport, toWireFields } from '../../content/import/importPlan.ts';
import { createSlugger } from '../../content/import/slugs.ts';
import { toStoredPicture } from '../../content/models/storedPicture.ts';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { findRecordProblems } from '../../content/schema/recordSchema.ts';
import { findStaleTexts, updateTranslatedFrom } from '../../content/schema/updateTranslatedFrom.ts';
import { collectionOf, pictureCollection } from '../../firestore/collections.ts';
import { locales, translationLocales } from '../../i18n/locales.ts';
import { commit, commitOnce } from '../../staff-core/commit.ts';
import { listRecords, readRecordsByName, type StoredRecord } from '../../staff-core/records.ts';
import { toStoredContentRecord } from '../../staff-core/storedContent.ts';
import type { StaffClient } from '../restClient.ts';
import type { PreparedFiles } from './files/fileValues.ts';
import type { PreparedFile } from './files/prepareFile.ts';
import { staffContentMessages as messages } from './messages.ts';
import { planMove } from './order.ts';
import { explainProblems, type RecordProblems } from './problems.ts';

export interface EditableRecord extends RecordRef {
  readonly version: string;
  readonly fields: PlainObject;
  /** As stored, for undo. */
  readonly wire: WireFields;
  /** Whether a form can represent all of it. */
  readonly isPlain: boolean;
}

/** @throws StaffError */
export const readContentRecords = async (
  client: StaffClient,
  list: ListName,
): Promise<readonly EditableRecord[]> => {
  const records: EditableRecord[] = [];
  for await (const { id, fields, updateTime } of listRecords(client, lists[list].collection)) {
    const { fields: plain, isPlain } = toStoredContentRecord(fields);
    records.push({ id, version: updateTime, fields: plain, wire: fields, isPlain });
  }
  return records;
};

export interface SoundCheckResult {
  readonly isSound: true;
  readonly write: PlannedWrite;
  readonly before: EditableRecord | null;
  /** Effects on the site that may surprise. */
  readonly notes: readonly string[];
}

export type RecordCheckResult =
  | SoundCheckResult
  | { readonly isSound: false; readonly problems: RecordProblems };

const toComparableText = ({ updated: _, ...fields }: PlainObject): string =>
  toCanonicalJson(omitNulls(fields));

/** Whether deactivation is the only change: a record with problems can leave the site as it is. */
const isDeactivation = (fields: PlainObject, before: EditableRecord | null): before is EditableRecord =>
  before !== null &&
  fields.status === 'inactive' &&
  before.fields.status !== 'inactive' &&
  toComparableText({ ...before.fields, status: 'inactive' }) === toComparableText(fields);

/** ": its address changes" → 'Its address changes' */
const formatNote = (note: string): string => {
  const text = note.replace(/^[^:]*: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** One sentence per language: the texts that residents see in English because their translation is of an older text. */
const createStaleNotes = (list: ListName, fields: PlainObject): readonly string[] => {
  const stale = fields.status === 'active' ? findStaleTexts(list, fields) : [];
  return translationLocales.flatMap((language) => {
    const labels = stale
      .filter((text) => text.language === language)
      .map(({ field }) => messages.fields[field] ?? field);
    return labels.length === 0 ? [] : [messages.stale.note(locales[language], labels.join(', '))];
  });
};

/** An alert that is new, or has a new end, must not have ended: no page would show it. */
const isPastAlert = (
  list: ListName,
  { status, urgent, validUntil }: PlainObject,
  before: EditableRecord | null,
  now: number,
): boolean =>
  list === 'announcements' &&
  status === 'active' &&
  urgent === true &&
  typeof validUntil === 'number' &&
  validUntil <= now &&
  (before?.fields.urgent !== true || before.fields.validUntil !== validUntil);

/** A clerk who writes a real number over a sample's would otherwise publish it as a sample. */
const createSampleNotes = (
  list: ListName,
  fields: PlainObject,
  before: EditableRecord | null,
): readonly string[] => {
  const hasNewNumber = Object.entries(lists[list].fields).some(
    ([name, { kind }]) => kind === 'telephone' && fields[name] !== before?.fields[name],
  );
  return hasNewNumber && fields.sample === true && fields.status === 'active'
    ? [messages.stillSample(messages.fields.sample ?? '')]
    : [];
};

/**
 * @param before null for a new record, whose id comes from its title
 * @param typedId the id of a new record where staff choose it; null elsewhere
 */
export const checkRecord = (
  list: ListName,
  fields: PlainObject,
  before: EditableRecord | null,
  records: readonly EditableRecord[],
  now: number,
  typedId: string | null = null,
): RecordCheckResult => {
  const id =
    before?.id ??
    typedId ??
    createSlugger(records.map((record) => record.id))(String(fields.title ?? fields.name ?? fields.position));
  const updatedFields = updateTranslatedFrom(list, fields, before?.fields ?? {});
  if (isDeactivation(fields, before))
    return { isSound: true, write: { list, id, fields, updated: now }, before, notes: [] };
  const wrong = findRecordProblems(list, { id, ...updatedFields });
  if (wrong.length > 0) return { isSound: false, problems: explainProblems(list, wrong) };
  if (before === null && records.some((record) => record.id === id))
    return { isSound: false, problems: [{ name: 'day', problem: messages.problems.dayTaken }] };
  if (isPastAlert(list, fields, before, now))
    return { isSound: false, problems: [{ name: 'validUntil', problem: messages.alertEnd.past }] };
  const stored = new Map([[list, new Map(records.map((record) => [record.id, record]))]]);
  const plan = planImport(
    { files: new Map([[list, '']]), records: [{ list, id, where: '', fields }] },
    stored,
    now,
  );
  if (plan.problems.length > 0) return { isSound: false, problems: explainProblems(list, plan.problems) };
  const [write] = plan.lists[0]?.writes ?? [];
  return write === undefined
    ? { isSound: false, problems: [{ name: '', problem: messages.unchanged }] }
    : {
        isSound: true,
        write,
        before,
        notes: [
          ...plan.notes.map(formatNote),
          ...createStaleNotes(list, write.fields),
          ...createSampleNotes(list, write.fields, before),
        ],
      };
};

/** A completed write and the version it created, for undo. */
export interface SavedChange {
  readonly name: string;
  readonly version: string;
  readonly before: EditableRecord | null;
}

/** The files that the record shows and the store may not have. */
const findShownFiles = ({ fields }: PlannedWrite, files: PreparedFiles): readonly PreparedFile[] =>
  Object.values(fields).flatMap((value) => {
    const file = isPlainObject(value) ? files.get(String(value.src)) : undefined;
    return file === undefined ? [] : [file];
  });

/**
 * The write of a file, whose name is the hash of its content: where the store has it already, the same content is written with a new
 * time, which keeps `content tidy` from deleting it before its record is stored.
 */
const toFileWrite = (client: StaffClient, { id, bytes }: PreparedFile): object => ({
  update: {
    name: `${client.root}/${pictureCollection.path}/${id}`,
    fields: encodePlainObject({ ...toStoredPicture(bytes, Math.trunc(client.now())) }),
  },
});

/** @param wanted null for a deletion. @throws StaffError 'conflict' if somebody else wrote meanwhile */
const commitWrite = (
  client: StaffClient,
  name: string,
  write: object,
  wanted: PlainObject | null,
  others: readonly object[] = [],
): Promise<string> => {
  const isWanted = (now: StoredRecord | undefined): boolean =>
    now === undefined || wanted === null
      ? now === undefined && wanted === null
      : toComparableText(toStoredContentRecord(now.fields).fields) === toComparableText(wanted);
  return commitOnce(
    async () => (await commit(client, [write, ...others]))[0] ?? '',
    async () => {
      const [now] = await readRecordsByName(client, [name]);
      return isWanted(now) ? (now?.updateTime ?? '') : null;
    },
  );
};

/**
 * Writes the record and the files that it shows in one commit: all of them, or none.
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const saveRecord = async (
  client: StaffClient,
  { write, before }: SoundCheckResult,
  files: PreparedFiles = new Map(),
): Promise<SavedChange> => {
  const name = `${client.root}/${collectionOf(write.list).path}/${write.id}`;
  const currentDocument = before === null ? { exists: false } : { updateTime: before.version };
  const update = { name, fields: toWireFields(write) };
  const fileWrites = findShownFiles(write, files).map((file) => toFileWrite(client, file));
  const version = await commitWrite(client, name, { update, currentDocument }, write.fields, fileWrites);
  return { name, version, before };
};

/**
 * Writes the new order of a list, all of it or nothing, and returns its records.
 * @throws StaffError 'conflict' if somebody else wrote one of the moved records meanwhile
 */
export const moveRecord = async (
  client: StaffClient,
  list: ListName,
  records: readonly EditableRecord[],
  move: RecordMove,
): Promise<readonly EditableRecord[]> => {
  const orders = planMove(list, records, move);
  const moved = records.filter(({ id }) => orders.has(id));
  if (moved.length === 0) return records;
  const fieldsOf = ({ id }: EditableRecord) => ({
    order: orders.get(id) ?? 0,
    updated: Math.trunc(client.now()),
  });
  const writes = moved.map((record) => ({
    update: {
      name: `${client.root}/${collectionOf(list).path}/${record.id}`,
      fields: encodePlainObject(fieldsOf(record)),
    },
    // Only the number is written, so that a record that no form can represent keeps its other values.
    updateMask: { fieldPaths: ['order', 'updated'] },
    currentDocument: { updateTime: record.version },
  }));
  const versions = await commit(client, writes);
  return records.map((record) => {
    const at = moved.indexOf(record);
    if (at === -1) return record;
    const fields = fieldsOf(record);
    return {
      ...record,
      version: versions[at] ?? '',
      fields: { ...record.fields, ...fields },
      wire: { ...record.wire, ...encodePlainObject(fields) },
    };
  });
};

/**
 * Restores the previous document, with a newer `updated` than the search index has; deletes a new document.
 * @throws StaffError
 */
export const undoSave = async (
  client: StaffClient,
  { name, version, before }: SavedChange,
): Promise<void> => {
  const currentDocument = { updateTime: version };
  const updated = { integerValue: String(Math.trunc(client.now())) };
  const write =
    before === null
      ? { delete: name, currentDocument }
      : { update: { name, fields: { ...before.wire, updated } }, currentDocument };
  await commitWrite(client, name, write, before?.fields ?? null);
};
