/** Helpers of hostile cases: a family of titles, refused unless a row expects otherwise. */
import type { ConformanceCase } from '../../packages/embedded-firestore/tests/support/case.ts';
import { site } from './fixtureSite.ts';

/** A case of the public; `refused` by default. */
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
