/** The table of a spreadsheet export, for any file format: columns of one kind each, and a row for each record. */
import type { PlainValue } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { isRealDay, isRealMoment } from '../../domain/dates/day.ts';

/**
 * The kind of a column's values. 'instant' is epoch ms; 'day' is 'yyyy-mm-dd'; 'moment' is 'yyyy-mm-ddThh:mm' in Manila,
 * with a blank instead of the T where people read it.
 */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'instant' | 'day' | 'moment';

export interface ExportColumn<Row> {
  /** In the first row. Scripts read columns by name, so never rename, move or drop one. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** undefined if the record has no such value. */
  readonly read: (row: Row) => PlainValue | undefined;
}

export interface ExportTable<Row> {
  /** The name of the sheet in a workbook. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/** '2031-05-06 11:00' → '2031-05-06T11:00' */
export const toIsoMoment = (moment: string): string => moment.replace(' ', 'T');

/** Whether to write this value as a date. Any other text in a date column stays text. */
export const isDateValue = (kind: ColumnKind | undefined, value: PlainValue | undefined): value is string =>
  typeof value === 'string' &&
  ((kind === 'day' && isRealDay(value)) || (kind === 'moment' && isRealMoment(toIsoMoment(value))));

/** A spreadsheet shows only 15 digits of a number, and zeros for the rest. */
export const hasTooManyDigits = (value: number): boolean => Math.abs(value) >= 1e15;

/** A value as one text: a list or a map as JSON, nothing as ''. */
export const toCellText = (value: PlainValue | undefined): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
