/**
 * Goes on at a later number: what lies between is a cancelled row each, because papers with these numbers may exist. A copy of the store
 * that was restored may lack the last papers, and a hall may have numbered some by hand.
 */
import { type DocumentNumber, formatDocumentNumber } from '../../domain/documents/documentNumber.ts';
import { commit } from '../commit.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  createRowWrite,
  createYearWrite,
  type DocumentFacts,
  hashRow,
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

/** More at once is a mistake in typing: some minutes of writes, each with its own check by the rules. */
export const maxSkipped = 2_000;

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
    const before = stored.status ?? { latest: 0, head: '', cancelled: [], logged: 0, closed: now };
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
    const [version] = await commit(client, [
      createYearWrite(client, stored, status),
      createRowWrite(client, number, row, { cancelled: 'lost', since: now }),
    ]);
    stored = { year: stored.year, status, version: version ?? null };
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
 * @throws the client's error
 */
export async function continueAt(
  client: FirestoreRestClient,
  { year, serial }: DocumentNumber,
  now: number,
): Promise<ContinueProblem | null> {
  const stored = await readYear(client, year);
  const problem = findContinueProblem(stored.status?.latest ?? 0, serial);
  if (problem !== null) return problem;
  const skipped = await skipNumbers(client, stored, serial, now);
  if (skipped.status?.closed !== undefined) {
    const { closed: _, ...status } = skipped.status;
    await commit(client, [createYearWrite(client, skipped, { ...status, updated: now })]);
  }
  return null;
}
