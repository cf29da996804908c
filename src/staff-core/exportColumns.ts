/** Requests as a spreadsheet reads them: a column for each field of spec §3, then how far the request is, and its times as people read them. */
import { type FieldName, requestFields } from '../form/fields.ts';
import type { Entry } from './daySheet.ts';
import type { ColumnKind, ExportColumn, ExportTable } from './exportTable.ts';
import { handedInOf, momentOf } from './request.ts';

/** Of those that are no text. */
const kinds: Readonly<Partial<Record<FieldName, ColumnKind>>> = {
  age: 'number',
  birthDate: 'day',
  dateCreated: 'instant',
  date_added: 'day',
  showable: 'boolean',
  zone: 'number',
  schedule: 'moment',
};

const stored: readonly ExportColumn<Entry>[] = (Object.keys(requestFields) as FieldName[]).map((name) => ({
  name,
  kind: kinds[name] ?? 'text',
  read: ({ request }) => request.fields[name],
}));

/** Of its receipt. The code of the receipt is the citizen's own key, and stands in no export. */
const told: readonly ExportColumn<Entry>[] = [
  { name: 'state', kind: 'text', read: ({ receipt }) => receipt?.state ?? 'received' },
  { name: 'reason', kind: 'text', read: ({ receipt }) => receipt?.reason ?? '' },
  { name: 'stateSince', kind: 'moment', read: ({ receipt }) => sinceOf(receipt) },
  {
    name: 'released',
    kind: 'moment',
    read: ({ receipt }) => (receipt?.state === 'released' ? sinceOf(receipt) : ''),
  },
  { name: 'handedIn', kind: 'moment', read: ({ request }) => handedInOf(request) },
];

const sinceOf = (receipt: Entry['receipt']): string =>
  receipt === null || receipt.since === null ? '' : momentOf(receipt.since);

export const requestTable = (rows: ExportTable<Entry>['rows']): ExportTable<Entry> => ({
  title: 'Requests',
  columns: [{ name: 'id', kind: 'text', read: ({ request }) => request.id }, ...stored, ...told],
  rows,
});
