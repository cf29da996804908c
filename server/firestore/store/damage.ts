/**
 * Rows that are in the store's file and cannot be read as documents: broken JSON, fields that are no values of Firestore,
 * times that are none. SQLite's own check sees the structure of the file alone. Such a row is left out of what is served,
 * and left in the file as it is until it is written anew.
 */
import type { DatabaseSync } from 'node:sqlite';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { decodeFields } from '../protocol/codec.ts';
import { FirestoreError } from '../protocol/errors.ts';
import type { DocumentRef } from '../protocol/names.ts';
import type { StoredDocument } from './storedDocument.ts';

export type RowKey = Pick<DocumentRef, 'parent' | 'id'>;

const timeColumn = (name: string): string =>
  `CASE typeof(${name}) WHEN 'integer' THEN CAST(${name} AS REAL) END AS ${name}`;

/** Times as REAL: Node's driver throws at an integer beyond 2^53, and one damaged row would end a whole list. */
export const rowColumns = `parent, id, fields, ${timeColumn('created')}, ${timeColumn('updated')}`;

/** Microseconds, up to the year 9999 as nearly as a number can say it. */
const maxTime = 253_402_300_799_999_000;

/** Whether a time can be told again as it is. */
export const isStoredTime = (time: unknown): time is number =>
  typeof time === 'number' && Number.isInteger(time) && time >= 0 && time <= maxTime;

/** Whether a row can be read whole. Costs as much as decoding it. */
export function isReadableRow(row: StoredDocument): boolean {
  try {
    return isValidRow(JSON.parse(row.fields), row);
  } catch {
    return false;
  }
}

/** The same of a row whose fields were parsed already. */
export function isValidRow(wire: unknown, { created, updated }: StoredDocument): boolean {
  try {
    decodeFields(wire);
    return isStoredTime(created) && isStoredTime(updated);
  } catch {
    return false;
  }
}

/** The rows that cannot be read; reads every row once, one at a time. */
export function* findDamagedRows(database: DatabaseSync): Generator<RowKey> {
  const rows = database.prepare(`SELECT ${rowColumns} FROM document`).iterate();
  for (const row of rows as Iterable<unknown> as Iterable<StoredDocument>)
    if (!isReadableRow(row)) yield { parent: row.parent, id: row.id };
}

const maxNamedRows = 20;

/** `News_List/list/a`, without the collection that all of the site lies under. */
export const formatRowName = ({ parent, id }: RowKey): string =>
  sanitizeLine(`${String(parent).replace(/^[^/]*\//, '')}/${String(id)}`, 200);

/** 'News_List/list/a, News_List/list/b and 3 more': never what is in them. */
export function formatRowNames(rows: readonly RowKey[]): string {
  const named = rows.slice(0, maxNamedRows).map(formatRowName).join(', ');
  const more = rows.length - maxNamedRows;
  return more > 0 ? `${named} and ${more.toLocaleString('en')} more` : named;
}

/** '1 record', '3 records' */
export const formatRowCount = ({ length }: readonly RowKey[]): string =>
  length === 1 ? '1 record' : `${length.toLocaleString('en')} records`;

/** What staff do about damaged rows. */
export const repairAdvice =
  'To go back to a copy, stop the server, then: npm run store:restore -- FILE. A record of the content is also repaired by importing it again: npm run content:import';

/** What staff are answered who ask for a damaged record by its name. */
export const damagedRecordError = (row: RowKey): FirestoreError =>
  new FirestoreError(
    'DATA_LOSS',
    `The record ${formatRowName(row)} is damaged in the store and cannot be read. ${repairAdvice}`,
  );
