/** The addresses that are measured: every path of the table, one record for each kind that has a page, and the form itself. */
import { type ContentRecord, contentAt } from '../../server/content.ts';
import { directories } from '../../server/serve.ts';
import { recordPages } from '../../src/content/recordPages.ts';
import { formTypes } from '../../src/form/types.ts';
import { allRoutes } from '../../src/routes/menu.ts';
import { recordPath } from '../../src/routes/records.ts';
import { homePath, type PageName } from '../../src/routes/table.ts';

/** The hand-written pages. */
export const floorKinds = ['home', 'article', 'form'] as const;
export type FloorKind = (typeof floorKinds)[number];

export interface Route {
  /** With its query: '/Form_Request?formType=BARANGAY_CLEARANCE' */
  readonly address: string;
  readonly page: PageName;
  readonly floor: FloorKind;
  readonly isUnlisted: boolean;
}

const [firstType] = Object.keys(formTypes);
const formAddress = `/Form_Request?formType=${firstType}`;

const floorOf = (address: string, page: PageName): FloorKind =>
  address === formAddress ? 'form' : page === 'Home' ? 'home' : 'article';

/** Of the first record that is shown. An official has no slug. */
function recordAddress(records: readonly ContentRecord[], page: PageName): readonly string[] {
  const lists = Object.keys(recordPages) as (keyof typeof recordPages)[];
  const list = lists.find((each) => recordPages[each] === page);
  const record = records.find((each) => each.list === list && each.fields.status === 'active');
  if (list === undefined || record === undefined) return [];
  return [recordPath(recordPages[list], String(record.fields.slug ?? record.id))];
}

/** @param content the directory of the records */
export function routesOf(content: string = directories.content): readonly Route[] {
  const { records } = contentAt(content);
  return allRoutes.flatMap(({ path, page, isUnlisted }) => {
    const addresses = path.includes(':')
      ? recordAddress(records, page)
      : path === '/Form_Request'
        ? [path, formAddress]
        : [page === 'Home' ? homePath : path];
    return addresses.map((address) => ({ address, page, floor: floorOf(address, page), isUnlisted }));
  });
}

/** One for each kind of page, where no others are asked for. */
export const representative = (routes: readonly Route[]): readonly Route[] => {
  const pages = new Set<string>(['Home', 'News', 'NewsArticle', 'CitizensCharter']);
  return routes.filter(({ address, page }) => pages.has(page) || address === formAddress);
};
