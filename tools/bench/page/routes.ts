/** The addresses that are measured: every path of the table, one record for each kind that has a page, and the form itself. */
import { readContent } from '../../../server/content/readContent.ts';
import { directories } from '../../../server/http/serve.ts';
import type { ContentRecord } from '../../../src/content/import/importPlan.ts';
import { recordPages } from '../../../src/content/seo/recordPages.ts';
import { formTypes } from '../../../src/form/types.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { recordPath } from '../../../src/routes/recordRoutes.ts';
import { homePath, type PageName } from '../../../src/routes/table.ts';

/** The hand-written pages. */
export const floorKinds = ['home', 'article', 'form'] as const;
export type FloorKind = (typeof floorKinds)[number];

export interface BenchRoute {
  /** With its query: '/Form_Request?formTypeFieldType=BARANGAY_CLEARANCE' */
  readonly address: string;
  readonly page: PageName;
  readonly floor: FloorKind;
  /** Kept out of search engines: a sample, or for those who have its address. */
  readonly isUnlisted: boolean;
}

const [firstType] = Object.keys(formTypes);
const formAddress = `/Form_Request?formType=${firstType}`;

const floorKindOf = (address: string, page: PageName): FloorKind =>
  address === formAddress ? 'form' : page === 'Home' ? 'home' : 'article';

interface FoundAddress {
  readonly address: string;
  readonly isSample: boolean;
}

/** Of the first record that is shown. An official has no slug. */
function findRecordAddress(records: readonly ContentRecord[], page: PageName): readonly FoundAddress[] {
  const lists = Object.keys(recordPages) as (keyof typeof recordPages)[];
  const list = lists.find((each) => recordPages[each] === page);
  const record = records.find((each) => each.list === list && each.fields.status === 'active');
  if (list === undefined || record === undefined) return [];
  const { slug = record.id, sample } = record.fields;
  return [{ address: recordPath(recordPages[list], String(slug)), isSample: sample === true }];
}

const toListedAddress = (address: string): FoundAddress => ({ address, isSample: false });

/** @param content the directory of the records */
export function listBenchRoutes(content: string = directories.content): readonly BenchRoute[] {
  const { records } = readContent(content);
  return allRoutes.flatMap(({ path, page, isUnlisted }) => {
    const found = path.includes(':')
      ? findRecordAddress(records, page)
      : path === '/Form_Request'
        ? [toListedAddress(path), toListedAddress(formAddress)]
        : [toListedAddress(page === 'Home' ? homePath : path)];
    return found.map(({ address, isSample }) => ({
      address,
      page,
      floor: floorKindOf(address, page),
      isUnlisted: isUnlisted || isSample,
    }));
  });
}

/** One for each kind of page, where no others are asked for. */
export const selectRepresentative = (routes: readonly BenchRoute[]): readonly BenchRoute[] => {
  const pages = new Set<string>(['Home', 'News', 'NewsArticle', 'CitizensCharter']);
  return routes.filter(({ address, page }) => pages.has(page) || address === formAddress);
};
