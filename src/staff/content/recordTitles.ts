/** The titles of a list's records for staff: no two are the same, so that a clerk knows which record a line is. */

import type { ListName } from '../../content/schema/lists.ts';
import { foldText, matchesQuery } from '../../lib/foldText.ts';
import { staffContentMessages as messages } from './messages.ts';
import { sortRecords } from './order.ts';
import type { EditableRecord } from './records.ts';

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** 'Hall closed'; 'Barangay Kagawad, (no name)' of an official; the id without any. */
const baseTitleOf = (list: ListName, { id, fields }: EditableRecord): string => {
  if (list === 'officials' && toText(fields.position) !== '')
    return `${toText(fields.position)}, ${toText(fields.name) || messages.noName}`;
  return toText(fields.title) || toText(fields.name) || toText(fields.position) || id;
};

/** By id: 'Barangay Kagawad, (no name) 3 of 7', numbered in the order of the list where several have the same title. */
export const createRecordTitles = (
  list: ListName,
  records: readonly EditableRecord[],
): ReadonlyMap<string, string> => {
  const sorted = sortRecords(list, records);
  const idsByTitle = new Map<string, readonly string[]>();
  for (const record of sorted) {
    const folded = foldText(baseTitleOf(list, record));
    idsByTitle.set(folded, [...(idsByTitle.get(folded) ?? []), record.id]);
  }
  return new Map(
    sorted.map((record) => {
      const title = baseTitleOf(list, record);
      const same = idsByTitle.get(foldText(title)) ?? [];
      return [
        record.id,
        same.length < 2 ? title : messages.numbered(title, same.indexOf(record.id) + 1, same.length),
      ];
    }),
  );
};

/** What staff see of a list. */
export interface ListFilter {
  readonly text: string;
  readonly isSamplesOnly: boolean;
}

export const emptyFilter: ListFilter = { text: '', isSamplesOnly: false };

export const isSample = ({ fields }: EditableRecord): boolean => fields.sample === true;

/** Whether the title, a name or the position of a record has all words of the search, with or without accents. */
export const matchesFilter = (
  record: EditableRecord,
  title: string,
  { text, isSamplesOnly }: ListFilter,
): boolean => {
  const { name, shortName, position } = record.fields;
  const searched = foldText([title, name, shortName, position].map((each) => String(each ?? '')).join('\n'));
  return (!isSamplesOnly || isSample(record)) && matchesQuery(searched, text);
};
