/** Serves the reads of client.ts from a snapshot of the records at one instant, for prerendering. */
import { type DatedListName, type ListName, maxAlerts } from '../content/schema/lists.ts';
import { readFields, type UncheckedDocument } from '../lib/readFields.ts';
import type { WrittenPage } from '../routes/table.ts';
import { type ReadDated, toCursorKey } from './articlePage.ts';
import { collectionOf } from './collections.ts';
import { readHallDayPages } from './hallDayPages.ts';

/** @param documentsOf all documents of a list in Firestore's order: by id */
export const createSnapshotClient = (documentsOf: (list: ListName) => readonly UncheckedDocument[]) => {
  const readField = ({ data }: UncheckedDocument, field: string): unknown => readFields(data).get(field);
  const active = (list: ListName): readonly UncheckedDocument[] =>
    documentsOf(list).filter((each) => readField(each, 'status') === 'active');
  const filterByField = (
    list: ListName,
    field: string,
    value: string,
    maxDocuments: number,
  ): readonly UncheckedDocument[] =>
    active(list)
      .filter((each) => readField(each, field) === value)
      .slice(0, maxDocuments);

  const readDated =
    (list: DatedListName): ReadDated =>
    async ({ way, key, isIncluded = false, most: maxDocuments }) => {
      const sign = way === 'older' ? -1 : 1;
      const compare = (a: { date: number; id: string }, b: { date: number; id: string }): number =>
        a.date === b.date ? (a.id < b.id ? -1 : a.id === b.id ? 0 : 1) : a.date - b.date;
      return active(list)
        .flatMap((document) => {
          const at = toCursorKey(document);
          return at === null ? [] : [{ document, at }];
        })
        .sort((a, b) => sign * compare(a.at, b.at))
        .filter(({ at }) => {
          if (key === null) return true;
          const order = sign * (key.id === '' ? at.date - key.date : compare(at, key));
          return isIncluded ? order >= 0 : order > 0;
        })
        .slice(0, maxDocuments)
        .map(({ document }) => document);
    };

  return {
    readList: async (list: ListName): Promise<readonly UncheckedDocument[]> =>
      active(list).slice(0, collectionOf(list).limit),
    readDated,
    readNewest: (list: DatedListName, maxDocuments: number) =>
      readDated(list)({ way: 'older', key: null, most: maxDocuments }),
    readBySlug: async (list: ListName, slug: string): Promise<readonly UncheckedDocument[]> =>
      filterByField(list, 'slug', slug, 1),
    /** As `readUrgent` of client.ts: alerts that have not ended, soonest end first. */
    readUrgent: async (now: number): Promise<readonly UncheckedDocument[]> => {
      const endOf = (each: UncheckedDocument) => Number(readField(each, 'validUntil') ?? Number.NaN);
      return active('announcements')
        .filter((each) => readField(each, 'urgent') === true && endOf(each) > now)
        .sort((a, b) => endOf(a) - endOf(b))
        .slice(0, maxAlerts);
    },
    readHallDays: (from: string): Promise<readonly UncheckedDocument[]> =>
      readHallDayPages(from, async (start) =>
        active('hallDays')
          .filter(({ id }) => id >= start)
          .slice(0, collectionOf('hallDays').limit),
      ),
    readSections: async (page: WrittenPage): Promise<readonly UncheckedDocument[]> =>
      filterByField('pages', 'page', page, collectionOf('pages').limit),
  };
};
