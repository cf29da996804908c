/**
 * Finds rows in the store's file that are unreadable as documents: broken JSON, fields that are no Firestore values,
 * invalid times. SQLite's own check covers only the structure of the file. The store does not serve such a row, and keeps
 * it unchanged until something overwrites it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { decodeFields } from '../protocol/codec.ts';
import { FirestoreError } from '../protocol/errors.ts';
import type { DocumentRef } from '../protocol/names.ts';
import type { StoredDocument } from './storedDocument.ts';

export type RowKey = Pick<DocumentRef, 'parent' | 'id'>;

const timeColumn = (name: string): string =>
  `CASE typeof(${name}) WHEN 'integer' THEN CAST(${name} AS REAL) END AS ${name}`;

/** Reads times as REAL: Node's driver throws at an integer beyond 2^53, and one damaged row would end a whole list. */
export const rowColumns = `parent, id, fields, ${timeColumn('created')}, ${timeColumn('updated')}`;

/** Microseconds, up to the year 9999, as precisely as a number can represent it. */
const maxTime = 253_402_300_799_999_000;

/** Whether a time survives a round trip unchanged. */
export const isStoredTime = (time: unknown): time is number =>
  typeof time === 'number' && Number.isInteger(time) && time >= 0 && time <= maxTime;

/**
 * Fields as the store writes most of them: texts without rare characters, integers of up to 18 digits, and booleans. What
 * matches is readable; what does not may be readable too. Every row is checked at the start, and decoding takes ten times
 * as long.
 */
const plainFields =
  /^\{(?:"[a-zA-Z]\w{0,99}":\{"(?:stringValue":"(?:[^"\\\p{Cc}\p{Cs}]|\\["\\nrt])*"|integerValue":"-?\d{1,18}"|booleanValue":(?:true|false))\}(?:,(?!\})|(?=\}$)))*\}$/u;

/** Longer texts are decoded: matching them would need much memory. */
const maxPlainLength = 10_000;

const isPlainRow = ({ fields, created, updated }: StoredDocument): boolean =>
  typeof fields === 'string' &&
  fields.length <= maxPlainLength &&
  plainFields.test(fields) &&
  isStoredTime(created) &&
  isStoredTime(updated);

/** Whether a row is readable in full. */
export function isReadableRow(row: StoredDocument): boolean {
  if (isPlainRow(row)) return true;
  try {
    decodeFields(JSON.parse(row.fields));
    return isStoredTime(row.created) && isStoredTime(row.updated);
  } catch {
    return false;
  }
}

/** The unreadable rows. Reads every row once, one at a time. */
export function* findDamagedRows(database: DatabaseSync): Generator<RowKey> {
  const rows = database.prepare(`SELECT ${rowColumns} FROM document`).iterate();
  for (const row of rows as Iterable<unknown> as Iterable<StoredDocument>)
    if (!isReadableRow(row)) yield { parent: row.parent, id: row.id };
}

const maxNamedRows = 20;

const maxNameLength = 200;

/** `Site/News_List/list`, `a` → `News_List/list/a`, as one line: a damaged row may contain anything. */
export const formatRowName = ({ parent, id }: RowKey): string =>
  `${String(parent).replace(/^[^/]*\//, '')}/${String(id)}`
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')
    .slice(0, maxNameLength);

/** 'News_List/list/a, News_List/list/b and 3 more': never the content of the rows. */
export function formatRowNames(rows: readonly RowKey[]): string {
  const named = rows.slice(0, maxNamedRows).map(formatRowName).join(', ');
  const more = rows.length - maxNamedRows;
  return more > 0 ? `${named} and ${more.toLocaleString('en')} more` : named;
}

/** '1 record', '3 records' */
export const formatRowCount = ({ length }: readonly RowKey[]): string =>
  length === 1 ? '1 record' : `${length.toLocaleString('en')} records`;

/** The error for staff who request a damaged record by name. */
export const createDamageError = (row: RowKey, advice: string): FirestoreError =>
  new FirestoreError(
    'DATA_LOSS',
    appendAdvice(`The record ${formatRowName(row)} is damaged in the store and cannot be read.`, advice),
  );

/** @param advice the operator's next step after damage; '' for none */
export const appendAdvice = (sentence: string, advice: string): string =>
  advice === '' ? sentence : `${sentence} ${advice}`;
