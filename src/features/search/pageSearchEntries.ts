/** Search entries for the pages of the route table and the form of each service; they need no index. */

import { type SearchEntry, toPageKey } from '../../content/search/searchEntries.ts';
import { requestPath } from '../../form/requestPath.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import type { Translate } from '../../i18n/define.ts';
import { pageTextMessages } from '../../i18n/en/pageTexts.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { searchMessages } from '../../i18n/en/search.ts';
import { allRoutes, pagesBelowMenu } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

const listPageEntries = (translate: Translate) => {
  const searchText = translate(searchMessages);
  const pageTexts = translate(pageTextMessages);
  const findAbout = (page: PageName): string => {
    const texts = pageTexts[page];
    if ('link' in texts) return texts.link;
    return 'search' in texts ? texts.search : '';
  };
  return (
    allRoutes
      .filter(({ path, canonical }) => !path.includes(':') && path === canonical)
      // An unlisted page that no menu links is reached from paper alone.
      .filter(({ page, isUnlisted }) => !isUnlisted || pagesBelowMenu.some((each) => each.page === page))
      .map(
        ({ path, name, page }): SearchEntry => ({
          key: toPageKey(page),
          title: pageTexts[page].title,
          english: name,
          otherTitles: name,
          otherTexts: '',
          text: findAbout(page),
          path,
          small: searchText.kinds.page,
          isSample: false,
        }),
      )
  );
};

/** Key of a form's search entry. */
export const toFormKey = (type: FormType): string => `form/${type}`;

const listFormEntries = (translate: Translate) => {
  const searchText = translate(searchMessages);
  const requestText = translate(requestMessages);
  const partText = translate(partMessages);
  return (Object.keys(formTypes) as FormType[]).map((type): SearchEntry => {
    // 'issuance-of-barangay-clearance'
    const english = formTypes[type].slug.replaceAll('-', ' ');
    return {
      key: toFormKey(type),
      title: searchText.request(requestText.services[type].name),
      english,
      otherTitles: english,
      otherTexts: '',
      text: partText.services[type],
      path: requestPath(type),
      small: searchText.kinds.form,
      isSample: formTypes[type].isSample,
    };
  });
};

/** The entries in one locale; those of the build's index know the other locales, too. */
export const listPageSearchEntries = (
  translate: Translate,
  others: readonly Translate[] = [],
): readonly SearchEntry[] => {
  const listIn = (each: Translate) => [...listPageEntries(each), ...listFormEntries(each)];
  const inOthers = others.map(listIn);
  return listIn(translate).map((entry, at) => ({
    ...entry,
    otherTitles: [entry.otherTitles, ...inOthers.map((entries) => entries[at]!.title)].join(' '),
    otherTexts: inOthers.map((entries) => entries[at]!.text).join(' '),
  }));
};
