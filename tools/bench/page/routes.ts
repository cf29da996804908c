/**
 * The addresses to measure: every path of the route table, one record of each kind that has a page, and the form itself.
 */

import { readContent } from '../../../server/content/readContent.ts';
import { directories } from '../../../server/http/serve.ts';
import type { ContentRecord } from '../../../src/content/import/importPlan.ts';
import { recordPages } from '../../../src/content/seo/recordPages.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { formTypeNames } from '../../../src/form/typeNames.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { recordPath } from '../../../src/routes/recordRoutes.ts';
import { homePath, type PageName } from '../../../src/routes/table.ts';

/** The hand-written pages. */
export const floorKinds = ['home', 'article', 'form'] as const;
export type FloorKind = (typeof floorKinds)[number];

export interface BenchRoute {
  readonly address: string;
  readonly page: PageName;
  readonly floor: FloorKind;
}

const formAddress = requestPath(formTypeNames[0]!);

const floorKindOf = (address: string, page: PageName): FloorKind =>
  address === formAddress ? 'form' : page === 'Home' ? 'home' : 'article';

/** The address of the first active record. An official has no slug. */
function findRecordAddress(records: readonly ContentRecord[], page: PageName): readonly string[] {
  const lists = Object.keys(recordPages) as (keyof typeof recordPages)[];
  const list = lists.find((each) => recordPages[each] === page);
  const record = records.find((each) => each.list === list && each.fields.status === 'active');
  if (list === undefined || record === undefined) return [];
  return [recordPath(recordPages[list], String(record.fields.slug ?? record.id))];
}

/** @param content the directory of the records */
export function listBenchRoutes(content: string = directories.content): readonly BenchRoute[] {
  const { records } = readContent(content);
  return allRoutes.flatMap(({ path, page }) => {
    const found =
      page === 'ServiceForm'
        ? [formAddress]
        : path.includes(':')
          ? findRecordAddress(records, page)
          : [page === 'Home' ? homePath : path];
    return found.map((address) => ({ address, page, floor: floorKindOf(address, page) }));
  });
}

/** One route for each kind of page, the default selection. */
export const selectRepresentative = (routes: readonly BenchRoute[]): readonly BenchRoute[] => {
  const pages = new Set<string>(['Home', 'News', 'NewsArticle', 'CitizensCharter']);
  return routes.filter(({ address, page }) => pages.has(page) || address === formAddress);
};
