/**
 * `Service_Tallies/{yyyy-mm}`: how many requests of a month came to which end, by service and without persons
 * (docs/decisions/0059-due-and-tallies.md). Only the purge counts, in the commit that deletes the requests.
 */
import {
  encodePlainObject,
  isPlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { tallyCollection } from '../../firestore/collections.ts';
import { formTypeNames, parseFormType } from '../../form/typeNames.ts';
import { findAppointment } from '../appointment.ts';
import { isDamaged } from '../commit.ts';
import { findLawfulDay } from '../due/due.ts';
import { listRecords, readRecordsByName, type StoredRecord, toPlainFields } from '../records.ts';
import { formatRequestField } from '../request.ts';
import type { RequestEntry } from '../requestEntry.ts';
import type { FirestoreRestClient } from '../restClient.ts';

/** The services of a tally; 'other' for a request whose type the site does not know. */
export const tallyServices = [...formTypeNames, 'other'] as const;
export type TallyService = (typeof tallyServices)[number];

/**
 * What is counted of each service. `released`, `refused` and `notCome` exclude each other; the rest of `requests` was left open.
 * `onTime` and `late` too; the rest has no lawful day, or the store no longer knows when it was ready.
 */
export const tallyCounts = ['requests', 'released', 'refused', 'notCome', 'onTime', 'late'] as const;
export type TallyCount = (typeof tallyCounts)[number];

export type ServiceTally = Readonly<Record<TallyCount, number>>;

/** The services that have had a request. */
export type Tally = Partial<Readonly<Record<TallyService, ServiceTally>>>;

/** What a deleted request adds to the tally of its month. */
export interface TallyEntry {
  /** 'yyyy-mm' of the appointment; of the arrival where the request has none. */
  readonly month: string;
  readonly service: TallyService;
  readonly counts: readonly TallyCount[];
}

function findOutcome({ receipt, extras }: RequestEntry): TallyCount | null {
  if (receipt?.state === 'released') return 'released';
  if (receipt?.state === 'refused') return receipt.reason === 'did-not-come' ? 'notCome' : 'refused';
  return extras?.came === false ? 'notCome' : null;
}

/** A paper that was released after the lawful day may have been ready in time: the receipt has the last state only. */
function findTimeliness(entry: RequestEntry, hallDays: readonly HallDayRecord[]): TallyCount | null {
  const { receipt } = entry;
  const lawfulDay = findLawfulDay(entry, hallDays);
  if (receipt === null || lawfulDay === null || findOutcome(entry) === 'notCome') return null;
  const { state, since, accepted } = receipt;
  if (state === 'ready' || state === 'released' || state === 'refused') {
    if (since === null) return null;
    if (manilaDay(since) <= lawfulDay) return 'onTime';
    return state === 'released' ? null : 'late';
  }
  // Its papers were complete, and nobody finished it.
  return accepted === null ? null : 'late';
}

/** @param entry with its extras, which have whether somebody came */
export function toTallyEntry(entry: RequestEntry, hallDays: readonly HallDayRecord[]): TallyEntry {
  const day = findAppointment(entry) ?? manilaDay(entry.request.arrived);
  const known = [findOutcome(entry), findTimeliness(entry, hallDays)].flatMap((count) => count ?? []);
  return {
    month: day.slice(0, 7),
    service: parseFormType(formatRequestField(entry.request, 'type')) ?? 'other',
    counts: ['requests', ...known],
  };
}

const noRequests: ServiceTally = { requests: 0, released: 0, refused: 0, notCome: 0, onTime: 0, late: 0 };

/** A count that is no whole number counts as 0. */
const parseCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const parseServiceTally = (value: PlainObject): ServiceTally => ({
  requests: parseCount(value.requests),
  released: parseCount(value.released),
  refused: parseCount(value.refused),
  notCome: parseCount(value.notCome),
  onTime: parseCount(value.onTime),
  late: parseCount(value.late),
});

/** A stored tally. What the table does not have is left out. */
export function parseTally(fields: PlainObject): Tally {
  const found = tallyServices.flatMap((service) => {
    const counts = fields[service];
    return isPlainObject(counts) ? [[service, parseServiceTally(counts)] as const] : [];
  });
  return Object.fromEntries(found);
}

export function addToTally(tally: Tally, { service, counts }: TallyEntry): Tally {
  const before = tally[service] ?? noRequests;
  const added = Object.fromEntries(counts.map((name) => [name, before[name] + 1]));
  return { ...tally, [service]: { ...before, ...added } };
}

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** 'yyyy-mm' */
export const isTallyMonth = (month: string): boolean => monthPattern.test(month);

export interface MonthTally {
  /** 'yyyy-mm' */
  readonly month: string;
  readonly tally: Tally;
}

const toMonthTally = ({ id, fields }: StoredRecord): MonthTally => ({
  month: id,
  tally: parseTally(toPlainFields(fields)),
});

/** All months, the latest first: twelve a year. @throws the client's error */
export async function readTallies(client: FirestoreRestClient): Promise<readonly MonthTally[]> {
  const found: MonthTally[] = [];
  for await (const record of listRecords(client, tallyCollection.name))
    if (isTallyMonth(record.id)) found.push(toMonthTally(record));
  return found.reverse();
}

/** A stored tally. @throws the client's error */
async function readStoredTally(
  client: FirestoreRestClient,
  name: string,
): Promise<StoredRecord | 'absent' | 'damaged'> {
  try {
    return (await readRecordsByName(client, [name]))[0] ?? 'absent';
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return 'damaged';
  }
}

/**
 * The write that counts these requests of one month. It requires the version that it read, so it counts only in the commit of its
 * deletions, and those succeed once. A damaged tally begins again, because personal data must not stay for the sake of a number.
 *
 * @throws the client's error
 */
export async function createTallyWrite(
  client: FirestoreRestClient,
  month: string,
  entries: readonly TallyEntry[],
): Promise<object> {
  const name = `${client.root}/${tallyCollection.path}/${month}`;
  const stored = await readStoredTally(client, name);
  const isRead = typeof stored === 'object';
  const tally = entries.reduce(addToTally, isRead ? parseTally(toPlainFields(stored.fields)) : {});
  return {
    update: { name, fields: encodePlainObject({ ...tally }) },
    currentDocument: isRead ? { updateTime: stored.updateTime } : { exists: stored === 'damaged' },
  };
}
