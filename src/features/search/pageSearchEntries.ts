/** Search entries for the pages of the route table and the form of each service; they need no index. */
import { requestPath } from '../../components/paths/servicePaths.ts';
import type { SearchEntry } from '../../content/search/searchEntries.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { searchMessages } from '../../i18n/en/search.ts';
import { allRoutes } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

const descriptions: readonly Partial<Readonly<Record<PageName, string>>>[] = [
  pageMessages.about,
  searchMessages.about,
];

const listPageEntries = () =>
  allRoutes
    .filter(({ path, canonical }) => !path.includes(':') && path === canonical)
    .map(
      ({ path, name, title, page }): SearchEntry => ({
        key: `page/${page}`,
        title,
        english: name,
        text: descriptions.find((about) => page in about)?.[page] ?? '',
        path,
        small: searchMessages.kinds.page,
        isSample: false,
      }),
    );

/** Key of a form's search entry. */
export const toFormKey = (type: FormType): string => `form/${type}`;

const listFormEntries = () =>
  (Object.keys(formTypes) as FormType[]).map(
    (type): SearchEntry => ({
      key: toFormKey(type),
      title: searchMessages.request(requestMessages.services[type].name),
      // 'issuance-of-barangay-clearance'
      english: formTypes[type].slug.replaceAll('-', ' '),
      text: partMessages.services[type],
      path: requestPath(type),
      small: searchMessages.kinds.form,
      isSample: formTypes[type].isSample,
    }),
  );

export const listPageSearchEntries = (): readonly SearchEntry[] => [
  ...listPageEntries(),
  ...listFormEntries(),
];
