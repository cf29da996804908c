/** The records as they were at one instant, asked as the door is (door.ts): for pages that are drawn before anybody asks for them. */

import type { DatedName, ListName, WrittenPage } from '../content/schema/lists.ts';
import { fieldsOf, type Unchecked } from '../lib/readFields.ts';
import { keyOf, type ReadDated } from './articlePage.ts';
import { collectionOf } from './collections.ts';

/** @param documentsOf all documents of a list, in the store's order: by their ids. */
export const snapshotOf = (documentsOf: (list: ListName) => readonly Unchecked[]) => {
  const fieldOf = ({ data }: Unchecked, field: string): unknown => fieldsOf(data).get(field);
  const active = (list: ListName): readonly Unchecked[] =>
    documentsOf(list).filter((each) => fieldOf(each, 'status') === 'active');
  const having = (list: ListName, field: string, value: string, most: number): readonly Unchecked[] =>
    active(list)
      .filter((each) => fieldOf(each, field) === value)
      .slice(0, most);

  const readDated =
    (list: DatedName): ReadDated =>
    async ({ way, key, isIncluded = false, most }) => {
      const sign = way === 'older' ? -1 : 1;
      const compare = (a: { date: number; id: string }, b: { date: number; id: string }): number =>
        a.date === b.date ? (a.id < b.id ? -1 : a.id === b.id ? 0 : 1) : a.date - b.date;
      return active(list)
        .flatMap((document) => {
          const at = keyOf(document);
          return at === null ? [] : [{ document, at }];
        })
        .sort((a, b) => sign * compare(a.at, b.at))
        .filter(({ at }) => {
          if (key === null) return true;
          const order = sign * (key.id === '' ? at.date - key.date : compare(at, key));
          return isIncluded ? order >= 0 : order > 0;
        })
        .slice(0, most)
        .map(({ document }) => document);
    };

  return {
    readList: async (list: ListName): Promise<readonly Unchecked[]> =>
      active(list).slice(0, collectionOf(list).limit),
    readDated,
    readNewest: (list: DatedName, most: number) => readDated(list)({ way: 'older', key: null, most }),
    readBySlug: async (list: ListName, slug: string): Promise<readonly Unchecked[]> =>
      having(list, 'slug', slug, 1),
    readSections: async (page: WrittenPage): Promise<readonly Unchecked[]> =>
      having('pages', 'page', page, collectionOf('pages').limit),
  };
};
