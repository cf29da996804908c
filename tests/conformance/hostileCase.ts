/** What hostile cases share: a family of titles, refused where a row does not say otherwise. */

import type { Case } from './case.ts';
import { site } from './fixtureSite.ts';

/** The public's; `refused` where nothing else is said. */
export type Hostile = Omit<Case, 'title' | 'expected'> & Partial<Pick<Case, 'expected'>>;

export const newsAt = (id: string): string => `${site.root}/News_List/list/${id}`;

export const refused = (family: string, rows: Readonly<Record<string, Hostile>>): readonly Case[] =>
  Object.entries(rows).map(
    ([title, row]): Case => ({ expected: 'refused', ...row, title: `${family}: ${title}` }),
  );
