/** Requests as a spreadsheet reads them, in the order in which they come: a row each, a column for each field of spec §3. */
import { fields } from '../form/fields.ts';
import { csvRow } from './csv.ts';
import type { Request } from './request.ts';

export const requestColumns: readonly string[] = Object.keys(fields);

/** What a spreadsheet that is no UTF-8 by itself is told by; the file of the staff page is opened by a press. */
const mark = '\ufeff';

export const requestsCsv = (requests: readonly Request[]): string =>
  mark +
  csvRow(['id', ...requestColumns]) +
  requests
    .map(({ id, fields: answered }) => csvRow([id, ...requestColumns.map((column) => answered[column])]))
    .join('');
