/** What the tab of the documents shows: the last numbers of a year, the lines that the logbook does not have, and the keys. */
import { maxSerial } from '../../domain/documents/documentNumber.ts';
import type { DocumentKeys } from '../../domain/documents/documentStatus.ts';
import { readDocumentKeys } from '../../staff-core/documents/documentKeys.ts';
import { type Logbook, readLogbook, readPersonsOf } from '../../staff-core/documents/logbook.ts';
import {
  type IssuedDocument,
  listNumbers,
  readDocuments,
  readDocumentsWhere,
  readYears,
} from '../../staff-core/documents/register.ts';
import type { StaffClient } from '../restClient.ts';
import { readOwnKid } from './signingKey.ts';

/** Rows of the list before somebody asks for more, and with each press. */
export const pageOfRows = 50;

export interface RegisterView {
  /** The years that have numbers, the latest first. */
  readonly years: readonly number[];
  /** The year of the rows. */
  readonly year: number;
  /** The last number first. */
  readonly rows: readonly IssuedDocument[];
  readonly areMore: boolean;
  /** By number; a document whose request is deleted has none. */
  readonly persons: ReadonlyMap<string, string>;
  readonly logbook: Logbook;
  readonly keys: DocumentKeys;
  /** Null where this browser has no key. */
  readonly ownKid: string | null;
}

/** @param chosen null for the latest year. @throws the client's error; DamagedYearError */
export const readRegisterView = async (
  client: StaffClient,
  chosen: number | null,
  count: number,
): Promise<RegisterView> => {
  const now = client.now();
  const stored = await readYears(client, now);
  const shown = stored.find(({ year }) => year === chosen) ?? stored[0];
  const latest = shown?.status.latest ?? 0;
  const from = Math.max(1, latest - count + 1);
  const numbers = shown === undefined ? [] : listNumbers(shown.year, from, Math.min(latest, maxSerial));
  const rows = numbers.length === 0 ? [] : await readDocuments(client, numbers);
  return {
    years: stored.map(({ year }) => year),
    year: shown?.year ?? 0,
    rows: rows.toReversed(),
    // A year may begin at a later number.
    areMore: from > 1 && rows.length === numbers.length,
    persons: await readPersonsOf(client, rows),
    logbook: await readLogbook(client, now),
    keys: (await readDocumentKeys(client)).keys,
    ownKid: await readOwnKid(),
  };
};

/** The numbers that a key signed, in their order. @throws the client's error */
export const readNumbersOf = async (client: StaffClient, kid: string): Promise<readonly string[]> =>
  (await readDocumentsWhere(client, 'kid', [kid])).map(({ number }) => number).sort();
