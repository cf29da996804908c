/** What is dated: news, ordinances, announcements, awards. Newest first; what has no date stands last. */
import { byId, fieldsOf, instantOf, paragraphsOf, textOf, type Unchecked } from './checked.ts';

export interface Entry {
  readonly id: string;
  /** The last part of its address, and no other entry's. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Epoch ms; null where it is not known. */
  readonly date: number | null;
  readonly isSample: boolean;
}

/** A slug that an address would swallow is none. */
const slugOf = (value: unknown): string => {
  const slug = textOf(value);
  return /^\.{0,2}$/.test(slug) ? '' : slug;
};

const entryOf = ({ id, data }: Unchecked): Entry => {
  const fields = fieldsOf(data);
  return {
    id,
    slug: slugOf(fields.get('slug')) || textOf(id),
    title: textOf(fields.get('title')),
    summary: textOf(fields.get('summary')),
    paragraphs: paragraphsOf(fields.get('body')),
    date: instantOf(fields.get('date')),
    isSample: fields.get('sample') === true,
  };
};

const newestFirst = (a: Entry, b: Entry): number =>
  a.date === b.date ? byId(a, b) : (b.date ?? -1) - (a.date ?? -1);

/** The entries that have a title. Of two with one slug the first by id keeps it, so that a link stays what it was. */
export const entriesOf = (documents: readonly Unchecked[]): readonly Entry[] => {
  const taken = new Set<string>();
  return documents
    .map(entryOf)
    .filter(({ title }) => title !== '')
    .sort(byId)
    .map((entry) => {
      const slug = taken.has(entry.slug) ? textOf(entry.id) : entry.slug;
      taken.add(slug);
      return { ...entry, slug };
    })
    .sort(newestFirst);
};

/** The entry at an address, in any case as every path is; null where there is none. */
export const findEntry = (entries: readonly Entry[], slug: string): Entry | null =>
  entries.find((entry) => entry.slug === slug) ??
  entries.find((entry) => entry.slug.toLowerCase() === slug.toLowerCase()) ??
  null;
