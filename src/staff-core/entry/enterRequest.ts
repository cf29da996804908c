/**
 * Stores a request that staff enter, with its receipt and its place, in one commit: all of it or nothing. Every document of it must be
 * new, so that nobody's request is overwritten. An answer that was lost is looked up by the receipt code before the request is sent
 * again, so that nobody is stored twice.
 */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { choosePlace, type HalfDayRefusal } from '../../domain/places/placeChoice.ts';
import { halfDayOf } from '../../domain/places/placeName.ts';
import { maxIdAttempts, toRecordId } from '../../domain/request/recordId.ts';
import { privateCollections } from '../../firestore/collections.ts';
import { commit, isConflict, isForbidden } from '../commit.ts';
import { formatPlaceDocumentName } from '../deletion/attachedDocuments.ts';
import { formatExtrasName } from '../extras.ts';
import { readStoredHallDays, type StoredHallDay, toHallDayRecords } from '../hall/hallDays.ts';
import { createDayChecks } from '../hall/placeWrites.ts';
import { readRecordsByName, toPlainFields } from '../records.ts';
import { formatRequestName } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { findNextTime, readHalfDay } from './entryPlaces.ts';
import { type EntryRecord, isEntrySendable } from './entryRecord.ts';

/** What is to be stored. */
export interface Entry {
  readonly record: EntryRecord;
  readonly isPriority: boolean;
  /** A random UUID, by which a look-up knows which version of the answers is stored. */
  readonly versionId: string;
}

/** The receipt code, drawn once for an entry, and the record id that is cut from it. */
export interface EntryIds {
  readonly recordId: string;
  readonly receiptCode: string;
  /** How many shorter ids of this code were taken. */
  readonly attempt: number;
}

export interface StoredEntry {
  readonly recordId: string;
  readonly receiptCode: string;
  /** As it is stored. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Whether an earlier version of the answers is stored, because it arrived after all. */
  readonly isEarlier: boolean;
}

export type EntryOutcome =
  | { readonly kind: 'stored'; readonly stored: StoredEntry }
  | {
      readonly kind: HalfDayRefusal['kind'];
      /** The next time with a place; null where none is known. */
      readonly next: string | null;
    }
  /** The rules refuse it, or every id of its code is taken. */
  | { readonly kind: 'refused' };

export interface EntryEffects {
  /** A random UUID. */
  readonly drawCode: () => string;
  /** From 0 up to, but not, 1. */
  readonly random: () => number;
  /** Epoch ms, by the store's clock. */
  readonly now: number;
  /** Called before each commit, whose answer may be lost. */
  readonly onSend: (ids: EntryIds) => void;
}

const formatReceiptName = ({ root }: Pick<FirestoreRestClient, 'root'>, code: string): string =>
  `${root}/${privateCollections.receipts.path}/${code}`;

const createNewDocument = (name: string, fields: Parameters<typeof encodePlainObject>[0]) => ({
  update: { name, fields: encodePlainObject(fields) },
  currentDocument: { exists: false },
});

interface EntryPlan {
  readonly entry: Entry;
  readonly ids: EntryIds;
  readonly place: string | null;
  readonly days: readonly StoredHallDay[];
  readonly now: number;
}

/** The records of the day must still be as they were read: a day that another clerk has just closed takes nobody. */
const createEntryWrites = (
  client: FirestoreRestClient,
  { entry: { record, isPriority, versionId }, ids, place, days, now }: EntryPlan,
): readonly object[] => {
  const { recordId, receiptCode } = ids;
  const extras = { counter: true, ...(place !== null && { place }), ...(isPriority && { priority: true }) };
  return [
    ...createDayChecks(client, { days }, String(record.schedule).slice(0, 10)),
    createNewDocument(formatRequestName(client, recordId), record),
    createNewDocument(formatReceiptName(client, receiptCode), {
      recordId,
      version: versionId,
      schedule: String(record.schedule),
    }),
    ...(place === null ? [] : [createNewDocument(formatPlaceDocumentName(client, place), { at: now })]),
    createNewDocument(formatExtrasName(client, recordId), extras),
  ];
};

interface FoundEntry {
  readonly stored: StoredEntry | null;
  /** Whether the id belongs to another request. */
  readonly isTaken: boolean;
}

/** What the store has under these ids. @throws UserError */
const lookUp = async (
  client: FirestoreRestClient,
  { recordId, receiptCode }: EntryIds,
  versionId: string,
): Promise<FoundEntry> => {
  const requestName = formatRequestName(client, recordId);
  const receiptName = formatReceiptName(client, receiptCode);
  const found = await readRecordsByName(client, [
    requestName,
    receiptName,
    formatExtrasName(client, recordId),
  ]);
  const request = found.find(({ name }) => name === requestName);
  const receipt = found.find(({ name }) => name === receiptName);
  if (request === undefined || receipt === undefined) return { stored: null, isTaken: found.length > 0 };
  const isEarlier = toPlainFields(receipt.fields).version !== versionId;
  return {
    stored: { recordId, receiptCode, record: toPlainFields(request.fields), isEarlier },
    isTaken: false,
  };
};

/** Whether a commit whose answer was lost has arrived; null if it has not. @throws UserError */
export const findStoredEntry = async (
  client: FirestoreRestClient,
  ids: EntryIds,
  { versionId }: Pick<Entry, 'versionId'>,
): Promise<StoredEntry | null> => (await lookUp(client, ids, versionId)).stored;

/** Each id may be taken, and each place be lost to somebody else. */
const maxRounds = 2 * maxIdAttempts;

/**
 * @param unanswered the ids of an earlier try whose answer was lost; null without one
 * @throws UserError, and if the record does not pass the schema
 */
export const enterRequest = async (
  client: FirestoreRestClient,
  entry: Entry,
  unanswered: EntryIds | null,
  { drawCode, random, now, onSend }: EntryEffects,
): Promise<EntryOutcome> => {
  const booked = halfDayOf(String(entry.record.schedule));
  if (booked === null || !isEntrySendable(entry.record, now))
    throw new Error('The record does not pass its own schema.');
  const cutId = (receiptCode: string, attempt: number): EntryIds => ({
    recordId: toRecordId(receiptCode, attempt),
    receiptCode,
    attempt,
  });
  let ids = unanswered ?? cutId(drawCode(), 0);
  let isUnknown = unanswered !== null;
  for (let round = 0; round < maxRounds; round++) {
    if (isUnknown) {
      const { stored, isTaken } = await lookUp(client, ids, entry.versionId);
      if (stored !== null) return { kind: 'stored', stored };
      if (isTaken && ids.attempt + 1 >= maxIdAttempts) return { kind: 'refused' };
      if (isTaken) ids = cutId(ids.receiptCode, ids.attempt + 1);
    }
    const days = await readStoredHallDays(client);
    const records = toHallDayRecords(days);
    const halfDay = await readHalfDay(client, records, booked);
    const choice = choosePlace(halfDay, { booked, today: manilaDay(now), random });
    if (choice.kind !== 'send') {
      const next = choice.kind === 'notOpenYet' ? null : String(entry.record.schedule);
      return { kind: choice.kind, next: next && (await findNextTime(client, records, next, now)) };
    }
    onSend(ids);
    try {
      await commit(client, createEntryWrites(client, { entry, ids, place: choice.place, days, now }));
      const { recordId, receiptCode } = ids;
      return {
        kind: 'stored',
        stored: { recordId, receiptCode, record: entry.record, isEarlier: false },
      };
    } catch (error) {
      // The rules of Cloud Firestore refuse a taken id, and the embedded store meets a document that is there.
      if (!isConflict(error) && !isForbidden(error)) throw error;
      isUnknown = true;
    }
  }
  return { kind: 'refused' };
};
