/** search.json: the index made at build, and the moment up to which it knows what was written. */
import { fieldsOf, instantOf, type Unchecked } from '../../lib/readFields.ts';
import type { Report } from '../models/record.ts';
import { type ListName, lists } from '../schema/lists.ts';
import { type Findable, findablesOf } from './searchEntries.ts';
import { buildIndex, openIndex, type SearchIndex } from './searchIndex.ts';

export const listNames = Object.keys(lists) as readonly ListName[];

export interface SearchFile {
  /** Epoch ms: the latest `updated` of all records; what is newer is not in the index. */
  readonly madeAt: number;
  readonly index: SearchIndex;
}

/** Of every list what is active, in the form of a file. */
export const searchFileOf = (
  documents: (list: ListName) => readonly Unchecked[],
  report: (list: ListName) => Report,
): string => {
  let madeAt = 0;
  const findables = listNames.flatMap((list): readonly Findable[] => {
    const active = documents(list).filter(({ data }) => fieldsOf(data).get('status') === 'active');
    for (const { data } of active) madeAt = Math.max(madeAt, instantOf(fieldsOf(data).get('updated')) ?? 0);
    return findablesOf(list, active, report(list));
  });
  return `{"madeAt":${madeAt},"index":${buildIndex(findables)}}\n`;
};

/** Throws where it is no such file. */
export const readSearchFile = (text: string): SearchFile => {
  const file = fieldsOf(JSON.parse(text) as unknown);
  const madeAt = instantOf(file.get('madeAt'));
  if (madeAt === null) throw new Error('The search index does not say when it was made.');
  return { madeAt, index: openIndex(file.get('index')) };
};
