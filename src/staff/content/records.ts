/**
 * The records of a list for staff: reads them, checks them by the rules of the import, writes over the version that was
 * read, and undoes a write.
 */
import type { RecordMove, RecordRef } from '../../../machines/staff/contentEditor.ts';
import {
  encodePlainObject,
  isPlainObject,
  type PlainObject,
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
import { commit } from '../../staff-core/commit.ts';
import type { StoredHallDay } from '../../staff-core/hall/hallDays.ts';
import { listRecords } from '../../staff-core/records.ts';
import { toStoredContentRecord } from '../../staff-core/storedContent.ts';
import type { StaffClient } from '../restClient.ts';
import { commitChanges, type DocumentChange, invertChanges, toComparableText } from './documentChange.ts';
import type { PreparedFiles } from './files/fileValues.ts';
import type { PreparedFile } from './files/prepareFile.ts';
import { type HallClosing, planClosing } from './hallClosing.ts';
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
  /** The days that it closes; absent where it asks for none. */
  readonly closing?: HallClosing;
}

/** What a save changed, for undo. */
export type SavedChanges = readonly DocumentChange[];

export type RecordCheckResult =
  | SoundCheckResult
  | { readonly isSound: false; readonly problems: RecordProblems };

/** Whether deactivation is the only change: a record with problems can leave the site as it is. */
const isDeactivation = (fields: PlainObject, before: EditableRecord | null): boolean =>
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
 * @param isTouched whether the save changes more than the record, which may then stay as it is
 */
export const checkRecord = (
  list: ListName,
  fields: PlainObject,
  before: EditableRecord | null,
  records: readonly EditableRecord[],
  now: number,
  isTouched = false,
): RecordCheckResult => {
  const id =
    before?.id ??
    createSlugger(records.map((record) => record.id))(String(fields.title ?? fields.name ?? fields.position));
  const updatedFields = updateTranslatedFrom(list, fields, before?.fields ?? {});
  if (isDeactivation(fields, before))
    return { isSound: true, write: { list, id, fields, updated: now }, before, notes: [] };
  const wrong = findRecordProblems(list, { id, ...updatedFields });
  if (wrong.length > 0) return { isSound: false, problems: explainProblems(list, wrong) };
  if (isPastAlert(list, fields, before, now))
    return { isSound: false, problems: [{ name: 'validUntil', problem: messages.alertEnd.past }] };
  const stored = new Map([[list, new Map(records.map((record) => [record.id, record]))]]);
  const plan = planImport(
    { files: new Map([[list, '']]), records: [{ list, id, where: '', fields }] },
    stored,
    now,
  );
  if (plan.problems.length > 0) return { isSound: false, problems: explainProblems(list, plan.problems) };
  const same = isTouched && before !== null ? { list, id, fields: before.fields, updated: now } : undefined;
  const write = plan.lists[0]?.writes[0] ?? same;
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

/**
 * Writes the record, the files that it shows and the days on which it closes the hall in one commit: all of them, or none.
 * @param hallDays as they were read; none are needed where no day is closed
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const saveRecord = (
  client: StaffClient,
  { write, before, closing }: SoundCheckResult,
  files: PreparedFiles = new Map(),
  hallDays: readonly StoredHallDay[] = [],
): Promise<SavedChanges> => {
  const change = {
    name: `${client.root}/${collectionOf(write.list).path}/${write.id}`,
    version: before?.version ?? null,
    before: before?.wire ?? null,
    fields: toWireFields(write),
  };
  const days =
    closing === undefined ? [] : planClosing(client, hallDays, closing, write.fields, write.updated);
  const fileWrites = findShownFiles(write, files).map((file) => toFileWrite(client, file));
  return commitChanges(client, [change, ...days], fileWrites);
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
 * Restores the documents as they were; deletes new ones.
 * @throws StaffError
 */
export const undoSave = async (client: StaffClient, saved: SavedChanges): Promise<void> => {
  await commitChanges(client, invertChanges(saved, client.now()));
};
