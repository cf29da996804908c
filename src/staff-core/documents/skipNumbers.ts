/**
 * Goes on at a later number: what lies between is a cancelled row each, because papers with these numbers may exist. A copy of the store
 * that was restored may lack the last papers, and a hall may have numbered some by hand.
 */
import { type DocumentNumber, formatDocumentNumber } from '../../domain/documents/documentNumber.ts';
import { parseDocumentYear } from '../../domain/documents/documentStatus.ts';
import { documentCollections } from '../../firestore/collections.ts';
import { readActive } from '../activeDocuments.ts';
import { commit } from '../commit.ts';
import { listRecords, toPlainFields } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  commitOver,
  createRowWrite,
  createYearWrite,
  type DocumentFacts,
  formatStatusName,
  hashRow,
  manilaYear,
  readYear,
  type StoredYear,
} from './register.ts';

const blank = {
  of: '',
  text: '',
  title: '',
  until: '',
  signatory: '',
  receipt: '',
  amount: 0,
  facts: '',
  kid: '',
  print: '',
} as const satisfies Omit<DocumentFacts, 'issued' | 'before'>;

/** A year before its first number. */
const noNumbers = { latest: 0, head: '', cancelled: [], logged: 0 } as const;

/** More at once is a mistake in typing: some minutes of writes, each with its own check by the rules. */
export const maxSkipped = 5_000;

/**
 * @param next the serial of the next document, after the last one
 * @returns the year as it is then
 * @throws the client's error; a conflict where another desk wrote meanwhile: what was written until then stays
 */
export async function skipNumbers(
  client: FirestoreRestClient,
  read: StoredYear,
  next: number,
  now: number,
): Promise<StoredYear> {
  let stored = read;
  while ((stored.status?.latest ?? 0) + 1 < next) {
    // The series stays closed until it is at its end, so that no desk takes a number between.
    const before = stored.status ?? { ...noNumbers, closed: now };
    const serial = before.latest + 1;
    const number = formatDocumentNumber({ year: stored.year, serial });
    const row: DocumentFacts = { ...blank, issued: now, before: before.head };
    const status = {
      ...before,
      latest: serial,
      head: await hashRow(number, row),
      cancelled: [...before.cancelled, serial],
      updated: now,
    };
    const [version] = await commitOver(client, stored, [
      createYearWrite(stored, status),
      createRowWrite(client, number, row, { cancelled: 'lost', since: now }),
    ]);
    stored = { ...stored, status, version: version ?? null };
  }
  return stored;
}

/** What a number that somebody typed cannot be. */
export type ContinueProblem = 'tooLow' | 'tooHigh';

/** @returns null where the serial can be the next one */
export const findContinueProblem = (latest: number, next: number): ContinueProblem | null =>
  next <= latest ? 'tooLow' : next - latest - 1 > maxSkipped ? 'tooHigh' : null;

/**
 * Opens a series that a restored copy had closed, and goes on at this number.
 * @returns null where it does; otherwise what is wrong with the number, and the last one
 * @throws the client's error
 */
export async function continueAt(
  client: FirestoreRestClient,
  { year, serial }: DocumentNumber,
  now: number,
): Promise<{ readonly kind: ContinueProblem; readonly latest: string } | null> {
  const stored = await readYear(client, year);
  const latest = stored.status?.latest ?? 0;
  const kind = findContinueProblem(latest, serial);
  if (kind !== null) return { kind, latest: formatDocumentNumber({ year, serial: latest }) };
  const skipped = await skipNumbers(client, stored, serial, now);
  if (skipped.status?.closed !== undefined) {
    const { closed: _, ...status } = skipped.status;
    await commitOver(client, skipped, [createYearWrite(skipped, { ...status, updated: now })]);
  }
  return null;
}

/**
 * Closes every series: the store was restored from a copy, which may lack the last numbers, also those of a year that had none then. A
 * store without a register and without texts of documents has nothing to close.
 *
 * @returns the last number of each that the store has; serial 0 for a year without one
 * @throws the client's error
 */
export async function closeYears(client: FirestoreRestClient, now: number): Promise<readonly string[]> {
  const years: StoredYear[] = [];
  let hasRegister = (await readActive(client, 'documentTexts')).length > 0;
  // Every year, because the clock of a computer that broke may be wrong.
  for await (const { id, name, fields, updateTime } of listRecords(client, documentCollections.status.name)) {
    hasRegister = true;
    const status = parseDocumentYear(toPlainFields(fields));
    if (status !== null) years.push({ year: Number(id), name, status, version: updateTime });
  }
  const current = manilaYear(now);
  if (hasRegister && !years.some(({ year }) => year === current))
    years.push({
      year: current,
      name: formatStatusName(client, String(current)),
      status: null,
      version: null,
    });
  const writes = years.map((stored) =>
    createYearWrite(stored, { ...(stored.status ?? noNumbers), closed: now, updated: now }),
  );
  if (writes.length > 0) await commit(client, writes);
  return years.map(({ year, status }) => formatDocumentNumber({ year, serial: status?.latest ?? 0 }));
}
