/** What the counter reads and writes: the hall's days, the charter, and the request with its receipt. */
import type { EntryAnswer } from '../../../machines/staff/counterEntry.ts';
import type { ServiceSummary } from '../../content/models/formService.ts';
import { type LocalizedHallDay, toHallDays } from '../../content/models/hallDay.ts';
import { toServices } from '../../content/models/service.ts';
import { findService } from '../../domain/charter/charter.ts';
import { isRealDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { createRandomUuid } from '../../domain/request/receiptCode.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import type { FormValues } from '../../form/values.ts';
import { englishLocalization, translateToEnglish } from '../../i18n/define.ts';
import { readActive } from '../../staff-core/activeDocuments.ts';
import {
  type Entry,
  type EntryIds,
  enterRequest,
  findStoredEntry,
  type StoredEntry,
} from '../../staff-core/entry/enterRequest.ts';
import { findWalkInTime } from '../../staff-core/entry/entryPlaces.ts';
import { toPersonValues } from '../../staff-core/entry/entryRecord.ts';
import { formatPersonName, formatRequestField, type StaffRequest } from '../../staff-core/request.ts';
import { listNewestOfEach } from '../../staff-core/search/samePerson.ts';
import { StaffError, toFailureMessage } from '../errors.ts';
import { searchRequests } from '../requests/readRequests.ts';
import type { StaffClient } from '../restClient.ts';
import { counterMessages } from './messages.ts';

const { person: messages } = counterMessages;

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

/** A person who was here before. */
export interface FoundPerson {
  /** The reference of their newest request. */
  readonly id: string;
  /** The name, and what tells two people of one name apart. */
  readonly label: string;
  /** The answers about the person: what else a request says does not stay in the page. */
  readonly values: FormValues;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** What came of the search, in a sentence. */
  readonly note: string;
}

const toFoundPerson = (request: StaffRequest): FoundPerson => {
  const birthDate = formatRequestField(request, 'birthDate');
  const born = isRealDay(birthDate) ? [messages.born(formatDay(birthDate, translateToEnglish))] : [];
  const label = [formatPersonName(request), ...born, messages.zone(formatRequestField(request, 'zone'))];
  return { id: request.id, label: label.join(' · '), values: toPersonValues(request.fields) };
};

/** The most people that a search shows. */
const maxPeople = 8;

/** One search of the request list: by the exact last name where a store bills reads, else among the newest requests. */
export const findPeople = async (client: StaffClient, text: string): Promise<FoundPeople> => {
  if (text.trim() === '') return { people: [], note: messages.empty };
  try {
    const { items, areMore } = await searchRequests(client, text, client.isIndexed);
    const found = listNewestOfEach(items);
    const people = found.slice(0, maxPeople).map(toFoundPerson);
    if (people.length === 0)
      return { people, note: client.isIndexed ? messages.nobodyOfLastName : messages.nobody };
    return {
      people,
      note: areMore || found.length > maxPeople ? messages.more : messages.found(people.length),
    };
  } catch (error) {
    return { people: [], note: toFailureMessage(error instanceof StaffError ? error.code : null) };
  }
};
