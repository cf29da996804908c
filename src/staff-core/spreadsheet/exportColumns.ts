/** Requests as a spreadsheet table: a column for each field of spec §3, then the state, and times in readable form. */
import { type FieldName, requestFields } from '../../form/fields.ts';
import { formatManilaMoment, formatSubmittedAt } from '../request.ts';
import type { RequestEntry } from '../requestEntry.ts';
import type { ColumnKind, ExportColumn, ExportTable } from './exportTable.ts';

/** The kinds of columns other than text. */
const columnKinds: Readonly<Partial<Record<FieldName, ColumnKind>>> = {
  age: 'number',
  birthDate: 'day',
  dateCreated: 'instant',
  date_added: 'day',
  showable: 'boolean',
  zone: 'number',
  schedule: 'moment',
};

const fieldColumns: readonly ExportColumn<RequestEntry>[] = (Object.keys(requestFields) as FieldName[]).map(
  (name) => ({
    name,
    kind: columnKinds[name] ?? 'text',
    read: ({ request }) => request.fields[name],
  }),
);

/** Columns from the receipt. No export contains the receipt's code: it is the citizen's own key. */
const statusColumns: readonly ExportColumn<RequestEntry>[] = [
  { name: 'state', kind: 'text', read: ({ receipt }) => receipt?.state ?? 'received' },
  { name: 'reason', kind: 'text', read: ({ receipt }) => receipt?.reason ?? '' },
  { name: 'stateSince', kind: 'moment', read: ({ receipt }) => formatSince(receipt) },
  {
    name: 'released',
    kind: 'moment',
    read: ({ receipt }) => (receipt?.state === 'released' ? formatSince(receipt) : ''),
  },
  { name: 'handedIn', kind: 'moment', read: ({ request }) => formatSubmittedAt(request) },
];

const formatSince = (receipt: RequestEntry['receipt']): string =>
  receipt === null || receipt.since === null ? '' : formatManilaMoment(receipt.since);

export const createRequestTable = (rows: ExportTable<RequestEntry>['rows']): ExportTable<RequestEntry> => ({
  title: 'Requests',
  columns: [
    { name: 'id', kind: 'text', read: ({ request }) => request.id },
    ...fieldColumns,
    ...statusColumns,
  ],
  rows,
});
