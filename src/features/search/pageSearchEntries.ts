/** The pages of the route table, and the form of each service, as the search finds them; they need no index. */

import { requestPath } from '../../components/paths/servicePaths.ts';
import type { Findable } from '../../content/search/searchEntries.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import { pageWords } from '../../i18n/en/pages.ts';
import { partWords } from '../../i18n/en/parts.ts';
import { requestWords } from '../../i18n/en/requests.ts';
import { searchWords } from '../../i18n/en/search.ts';
import { allRoutes } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

const abouts: readonly Partial<Readonly<Record<PageName, string>>>[] = [pageWords.about, searchWords.about];

const pages = () =>
  allRoutes
    .filter(({ path, canonical }) => !path.includes(':') && path === canonical)
    .map(
      ({ path, name, title, page }): Findable => ({
        key: `page/${page}`,
        title,
        english: name,
        text: abouts.find((about) => page in about)?.[page] ?? '',
        path,
        small: searchWords.kinds.page,
        isSample: false,
      }),
    );

/** Of a form among what is found. */
export const formKey = (type: FormType): string => `form/${type}`;

const forms = () =>
  (Object.keys(formTypes) as FormType[]).map(
    (type): Findable => ({
      key: formKey(type),
      title: searchWords.request(requestWords.services[type].name),
      // 'issuance-of-barangay-clearance'
      english: formTypes[type].slug.replaceAll('-', ' '),
      text: partWords.services[type],
      path: requestPath(type),
      small: searchWords.kinds.form,
      isSample: formTypes[type].isSample,
    }),
  );

export const findablePages = (): readonly Findable[] => [...pages(), ...forms()];
