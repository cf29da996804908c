/** What the counter reads and writes: the hall's days, the charter, and the request with its receipt. */
import type { EntryAnswer } from '../../../machines/staff/counterEntry.ts';
import type { ServiceSummary } from '../../content/models/formService.ts';
import { type LocalizedHallDay, toHallDays } from '../../content/models/hallDay.ts';
import { toServices } from '../../content/models/service.ts';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { findService } from '../../domain/charter/charter.ts';
import { createRandomUuid } from '../../domain/request/receiptCode.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { englishLocalization } from '../../i18n/define.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import {
  type Entry,
  type EntryIds,
  enterRequest,
  findStoredEntry,
  type StoredEntry,
} from '../../staff-core/entry/enterRequest.ts';
import { findWalkInTime } from '../../staff-core/entry/entryPlaces.ts';
import { listRecords, toPlainFields } from '../../staff-core/records.ts';
import { StaffError } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';

/** Residents' mistakes in a record are reported on the site; the counter shows what is left of it. */
const context = { ...englishLocalization, report: () => {} };

const formTypeNames = Object.keys(formTypes) as readonly FormType[];

export interface CounterRecords {
  readonly hallDays: readonly LocalizedHallDay[];
  /** Null for a form without a service in the charter. */
  readonly services: ReadonlyMap<FormType, ServiceSummary | null>;
  /** The forms to choose from: those of the charter, as on the site. */
  readonly offered: readonly FormType[];
  /** When the person at the counter can be taken, 'yyyy-mm-ddThh:mm'; '' where it is not known. */
  readonly walkInTime: string;
}

/** What residents see of a list. */
const readActive = async (client: StaffClient, list: ListName): Promise<readonly UncheckedDocument[]> => {
  const found: UncheckedDocument[] = [];
  for await (const { id, fields } of listRecords(client, lists[list].collection)) {
    const data = toPlainFields(fields);
    if (data.status === 'active') found.push({ id, data });
  }
  return found;
};

/** @throws StaffError */
export const readCounterRecords = async (client: StaffClient): Promise<CounterRecords> => {
  const hallDays = toHallDays(await readActive(client, 'hallDays'), context);
  const charter = toServices(await readActive(client, 'charter'), context);
  const services = new Map(
    formTypeNames.map((type) => [type, findService(charter, formTypes[type].slug)] as const),
  );
  const inCharter = formTypeNames.filter((type) => services.get(type) !== null);
  return {
    hallDays,
    services,
    offered: charter.length === 0 ? formTypeNames : inCharter,
    walkInTime: await findWalkInTime(client, hallDays, client.now()),
  };
};

/** The request of this page: what the machine must not know. */
export interface OpenEntry {
  /** The checked answers; null before the first press of Save. */
  entry: Entry | null;
  /** The ids of the last commit, which may be stored; null before it. */
  ids: EntryIds | null;
}

export const createOpenEntry = (): OpenEntry => ({ entry: null, ids: null });

interface SaveEffects {
  readonly onStored: (stored: StoredEntry) => void;
  /** @param next the next time with a place; null where none is known */
  readonly onRefused: (next: string | null) => void;
}

const toStoredAnswer = ({ recordId, isEarlier }: StoredEntry): EntryAnswer => ({
  kind: 'stored',
  reference: recordId,
  isEarlier,
});

/** @throws StaffError 'refused' if it will never be stored as it is; another code if nobody knows whether it is */
export const saveEntry = async (
  client: StaffClient,
  open: OpenEntry,
  { onStored, onRefused }: SaveEffects,
): Promise<EntryAnswer> => {
  if (open.entry === null) throw new StaffError('refused');
  const outcome = await enterRequest(client, open.entry, open.ids, {
    drawCode: () => createRandomUuid(globalThis.crypto),
    random: Math.random,
    now: Math.trunc(client.now()),
    onSend: (ids) => {
      open.ids = ids;
    },
  });
  if (outcome.kind === 'refused') throw new StaffError('refused');
  if (outcome.kind === 'stored') {
    onStored(outcome.stored);
    return toStoredAnswer(outcome.stored);
  }
  onRefused(outcome.next);
  return { kind: outcome.kind };
};

/** @returns null if the last commit did not arrive. @throws StaffError */
export const findEntry = async (
  client: StaffClient,
  { entry, ids }: OpenEntry,
  onStored: (stored: StoredEntry) => void,
): Promise<EntryAnswer | null> => {
  if (entry === null || ids === null) return null;
  const stored = await findStoredEntry(client, ids, entry);
  if (stored === null) return null;
  onStored(stored);
  return toStoredAnswer(stored);
};
