/** What a drawn page says of itself to the scripts that take it over: a block of JSON in its body. */

import { readFields } from '../lib/readFields.ts';
import { pageDataId } from './domMarkers.ts';

export interface PageData {
  /** The path it was made for, in the table's spelling; null for the shell, which is made for none. */
  readonly path: string | null;
  /** When it was drawn, epoch ms. */
  readonly at: number;
  /** The files of the scripts that take it over, in the order in which they are wanted. */
  readonly scripts: readonly string[];
  /** What was read of the records, by question. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Of the page that is shown; null where it holds no such block. */
export const readPageData = (): Pick<PageData, 'path' | 'at' | 'answers'> | null => {
  const block = document.getElementById(pageDataId);
  if (block === null) return null;
  const fields = readFields(JSON.parse(block.textContent ?? ''));
  const [path, at] = [fields.get('path'), fields.get('at')];
  return {
    path: typeof path === 'string' ? path : null,
    at: Number(at),
    answers: Object.fromEntries(readFields(fields.get('answers'))),
  };
};
