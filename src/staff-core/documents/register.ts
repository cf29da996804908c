/**
 * The register of the documents that the hall issued (docs/decisions/0069-register.md): a document for each year, which every issue
 * writes over the version that was read, and a row for each number. Rows name nobody, and each has the hash of the row before it.
 */
import {
  encodePlainObject,
  type PlainObject,
  toCanonicalJson,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { hashInHex } from '../../domain/documents/documentCode.ts';
import { formatDocumentNumber, parseDocumentNumber } from '../../domain/documents/documentNumber.ts';
import { type DocumentYear, parseDocumentYear } from '../../domain/documents/documentStatus.ts';
import { chooseContentionPause } from '../../domain/places/contentionPause.ts';
import { documentCollections } from '../../firestore/collections.ts';
import { commit, isConflict, isForbidden } from '../commit.ts';
import { listWhereIn, readRecordsByName, type StoredRecord, toPlainFields } from '../records.ts';
import type { StaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';

/** Why a document is cancelled: for staff, because the public reads only that it is. */
export const cancelReasons = ['spoiled', 'mistake', 'lost', 'replaced', 'revoked'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What a row says for good: the next row has the hash of it. */
export interface DocumentFacts {
  /** The reference of the request, and when the store received it, because references are given again. */
  readonly of: string;
  /** The id of the text, and the title as printed. */
  readonly text: string;
  readonly title: string;
  /** Epoch ms. */
  readonly issued: number;
  /** The last valid day, 'yyyy-mm-dd'; '' without an end. */
  readonly until: string;
  /** 'Sample Name, Punong Barangay'; '' for a line without a name. */
  readonly signatory: string;
  /** The number of the official receipt; '' where the document is free. */
  readonly receipt: string;
  /** Centavos. */
  readonly amount: number;
  /** The hash of the claims of its code; '' for a number that was skipped. */
  readonly facts: string;
  /** The hash of the row before; '' for the first of a year. */
  readonly before: string;
  /** The key of the desk; '' without a code. */
  readonly kid: string;
  /** The hash of the printed text, with `non`. */
  readonly print: string;
}

export interface IssuedDocument extends DocumentFacts {
  readonly number: string;
  readonly year: number;
  readonly serial: number;
  /** The document's full name, and the version that was read. */
  readonly name: string;
  readonly version: string;
  /** 64 random bits of the code in hexadecimal digits; '' once the request is deleted. */
  readonly non: string;
  /** Null while it holds. */
  readonly cancelled: CancelReason | null;
  /** When it was cancelled: epoch ms. */
  readonly since: number | null;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
const readCount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Null for a record whose id is no number. A field of another type is blank, which changes the hash of the row. */
export const toIssuedDocument = ({ id, name, updateTime, fields }: StoredRecord): IssuedDocument | null => {
  const parsed = parseDocumentNumber(id);
  if (parsed === null) return null;
  const stored = toPlainFields(fields);
  return {
    ...parsed,
    number: id,
    name,
    version: updateTime,
    of: readText(stored.of),
    text: readText(stored.text),
    title: readText(stored.title),
    issued: readCount(stored.issued),
    until: readText(stored.until),
    signatory: readText(stored.signatory),
    receipt: readText(stored.receipt),
    amount: readCount(stored.amount),
    facts: readText(stored.facts),
    before: readText(stored.before),
    kid: readText(stored.kid),
    print: readText(stored.print),
    non: readText(stored.non),
    cancelled: cancelReasons.find((reason) => reason === stored.cancelled) ?? null,
    since: typeof stored.since === 'number' ? stored.since : null,
  };
};

const pickFacts = (row: DocumentFacts): PlainObject => ({
  of: row.of,
  text: row.text,
  title: row.title,
  issued: row.issued,
  until: row.until,
  signatory: row.signatory,
  receipt: row.receipt,
  amount: row.amount,
  facts: row.facts,
  before: row.before,
  kid: row.kid,
  print: row.print,
});

/** The hash that the next row and the year have: of all that a row says for good, with its number. */
export const hashRow = (number: string, row: DocumentFacts): Promise<string> =>
  hashInHex(toCanonicalJson({ number, ...pickFacts(row) }));

/** Whose document it is: a reference alone is given again after its request is deleted. */
export const formatRequestKey = ({ id, arrived }: Pick<StaffRequest, 'id' | 'arrived'>): string =>
  `${id} ${arrived}`;

type Root = Pick<FirestoreRestClient, 'root'>;

const formatName = ({ root }: Root, { path }: { readonly path: string }, id: string): string =>
  `${root}/${path}/${id}`;

export const formatDocumentName = (client: Root, number: string): string =>
  formatName(client, documentCollections.issued, number);

export const formatStatusName = (client: Root, id: string): string =>
  formatName(client, documentCollections.status, id);

const checkIdLength = 32;

/** The id of the empty document by which anyone finds this very one. @param facts of its row */
export const toCheckId = (facts: string): string => facts.slice(0, checkIdLength);

/** A year as it was read. */
export interface StoredYear {
  readonly year: number;
  /** The document's full name. */
  readonly name: string;
  /** Null before its first number. */
  readonly status: DocumentYear | null;
  readonly version: string | null;
}

/** A stored year that nobody can read: no number may follow it. */
export class DamagedYearError extends Error {
  readonly code = 'damaged';
}

const toStoredYear = (year: number, name: string, record: StoredRecord | undefined): StoredYear => {
  if (record === undefined) return { year, name, status: null, version: null };
  const status = parseDocumentYear(toPlainFields(record.fields));
  if (status === null) throw new DamagedYearError(`${name} is no year of the register.`);
  return { year, name, status, version: record.updateTime };
};

/** @throws the client's error; DamagedYearError */
export const readYear = async (client: FirestoreRestClient, year: number): Promise<StoredYear> => {
  const name = formatStatusName(client, String(year));
  return toStoredYear(year, name, (await readRecordsByName(client, [name]))[0]);
};

/** A row is kept for five years; these are twice as many. */
const yearsBack = 9;

export const manilaYear = (now: number): number => Number(manilaDay(now).slice(0, 4));

/** The years that have numbers, the latest first. @throws as `readYear` does */
export const readYears = async (
  client: FirestoreRestClient,
  now: number,
): Promise<readonly (StoredYear & { readonly status: DocumentYear })[]> => {
  const latest = manilaYear(now) + 1;
  const ids = Array.from({ length: yearsBack + 2 }, (_, at) => String(latest - at));
  const records = await readRecordsByName(
    client,
    ids.map((id) => formatStatusName(client, id)),
  );
  return records
    .map((record) => toStoredYear(Number(record.id), record.name, record))
    .flatMap((stored) => (stored.status === null ? [] : [{ ...stored, status: stored.status }]))
    .toSorted((a, b) => b.year - a.year);
};

/** The rows of these numbers, in their order. @throws the client's error */
export const readDocuments = async (
  client: FirestoreRestClient,
  numbers: readonly string[],
): Promise<readonly IssuedDocument[]> => {
  const names = numbers.map((number) => formatDocumentName(client, number));
  return (await readRecordsByName(client, names))
    .flatMap((record) => toIssuedDocument(record) ?? [])
    .toSorted((a, b) => a.year - b.year || a.serial - b.serial);
};

/** The rows whose field has one of these values. @throws the client's error */
export async function readDocumentsWhere(
  client: FirestoreRestClient,
  field: 'of' | 'receipt' | 'kid',
  values: readonly string[],
): Promise<readonly IssuedDocument[]> {
  const documents: IssuedDocument[] = [];
  for await (const record of listWhereIn(client, documentCollections.issued.name, field, values)) {
    const document = toIssuedDocument(record);
    if (document !== null) documents.push(document);
  }
  return documents;
}

/** The numbers of a year from one serial to another, in their order. */
export const listNumbers = (year: number, from: number, to: number): readonly string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) =>
    formatDocumentNumber({ year, serial: from + at }),
  );

/** Somebody wrote since the reading. */
class LostRaceError extends Error {
  readonly code = 'conflict';
}

/**
 * Writes over a version that was read. Cloud Firestore judges the rules before it looks at versions, so there a lost race reads as
 * refused.
 *
 * @throws the client's error; a conflict where somebody wrote since the reading
 */
export async function commitOver(
  client: FirestoreRestClient,
  { name, version }: { readonly name: string; readonly version: string | null },
  writes: readonly object[],
): Promise<readonly (string | undefined)[]> {
  try {
    return await commit(client, writes);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const [record] = await readRecordsByName(client, [name]);
    if ((record?.updateTime ?? null) === version) throw error;
    throw new LostRaceError(`${name} was written meanwhile.`);
  }
}

export interface RegisterEffects {
  /** Epoch ms. */
  readonly now: number;
  /** From 0 up to, but not, 1. */
  readonly random: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** As many desks as write at once have their turn. */
const maxRounds = 6;

/**
 * Reads and writes again where another desk wrote meanwhile.
 * @param act reads, and writes over what it read
 * @throws the client's error; a conflict where other desks wrote each time
 */
export async function inRounds<Answer>(
  { random, wait }: Pick<RegisterEffects, 'random' | 'wait'>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  for (let round = 1; ; round += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isConflict(error) || round >= maxRounds) throw error;
      await wait(chooseContentionPause(random));
    }
  }
}

/** The write of a year over the version that was read. */
export const createYearWrite = ({ name, version }: StoredYear, status: DocumentYear) => ({
  update: { name, fields: encodePlainObject({ ...status }) },
  currentDocument: version === null ? { exists: false } : { updateTime: version },
});

/** @param others what a row has besides its facts */
export const createRowWrite = (client: Root, number: string, row: DocumentFacts, others: PlainObject) => ({
  update: {
    name: formatDocumentName(client, number),
    fields: encodePlainObject({ ...pickFacts(row), ...others }),
  },
  currentDocument: { exists: false },
});

export const createCheckWrite = (client: Root, facts: string, now: number) => ({
  update: {
    name: formatName(client, documentCollections.checks, toCheckId(facts)),
    fields: encodePlainObject({ at: now }),
  },
  currentDocument: { exists: false },
});
