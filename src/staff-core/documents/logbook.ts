/** The lines that the hall's paper logbook does not have yet: the site keeps no name, so the book is the record. */
import { readRecordsByName } from '../records.ts';
import { formatPersonName, formatRequestName, toStaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  commitOver,
  createYearWrite,
  formatRequestKey,
  type IssuedDocument,
  listNumbers,
  readDocuments,
  readYears,
  type StoredYear,
} from './register.ts';

/** The names of the persons of documents, by the number; none for a request that is deleted. @throws the client's error */
export const readPersonsOf = async (
  client: FirestoreRestClient,
  documents: readonly IssuedDocument[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = documents.flatMap(({ of }) => (of === '' ? [] : [of.split(' ')[0] ?? '']));
  const names = [...new Set(ids)].map((id) => formatRequestName(client, id));
  const records = names.length === 0 ? [] : await readRecordsByName(client, names);
  const byKey = new Map(
    records.map(toStaffRequest).map((request) => [formatRequestKey(request), formatPersonName(request)]),
  );
  return new Map(documents.flatMap(({ number, of }) => (byKey.has(of) ? [[number, byKey.get(of)!]] : [])));
};

export interface Logbook {
  /** Of every year that has some, in their order. */
  readonly lines: readonly IssuedDocument[];
  /** By number; a document whose request is deleted has none. */
  readonly persons: ReadonlyMap<string, string>;
  /** The years as they were read. */
  readonly years: readonly StoredYear[];
}

/** @throws the client's error */
export async function readLogbook(client: FirestoreRestClient, now: number): Promise<Logbook> {
  const years = await readYears(client, now);
  const numbers = years.flatMap(({ year, status: { logged, latest } }) =>
    listNumbers(year, logged + 1, latest),
  );
  const lines = numbers.length === 0 ? [] : await readDocuments(client, numbers);
  return { lines, persons: await readPersonsOf(client, lines), years };
}

/**
 * Notes that these lines are in the logbook: only as far as they were read, and over the years that were read.
 * @throws the client's error; a conflict where somebody issued, cancelled or noted meanwhile
 */
export async function markLogged(
  client: FirestoreRestClient,
  { lines, years }: Pick<Logbook, 'lines' | 'years'>,
  now: number,
): Promise<void> {
  for (const stored of years) {
    const logged = lines.findLast(({ year }) => year === stored.year)?.serial;
    if (stored.status !== null && logged !== undefined)
      await commitOver(client, stored, [createYearWrite(stored, { ...stored.status, logged, updated: now })]);
  }
}
