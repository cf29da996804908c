/** What hostile cases share: a family of titles, refused where a row does not say otherwise. */
import type { ConformanceCase } from './case.ts';
import { site } from './fixtureSite.ts';

/** The public's; `refused` where nothing else is said. */
export type HostileCase = Omit<ConformanceCase, 'title' | 'expected'> &
  Partial<Pick<ConformanceCase, 'expected'>>;

export const newsDocumentPath = (id: string): string => `${site.root}/News_List/list/${id}`;

export const createRefusedCases = (
  family: string,
  rows: Readonly<Record<string, HostileCase>>,
): readonly ConformanceCase[] =>
  Object.entries(rows).map(
    ([title, row]): ConformanceCase => ({ expected: 'refused', ...row, title: `${family}: ${title}` }),
  );
