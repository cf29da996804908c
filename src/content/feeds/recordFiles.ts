/** The files that are made of the records, by address: sitemap.xml and the feeds. The build writes them; the server makes them when asked. */
import { allLocales, type Locale } from '../../i18n/locales.ts';
import { localizations } from '../../i18n/localizations.ts';
import { calendarPath, feedCaching, feedNames, feedPath, feedTypes } from '../../routes/feeds.ts';
import type { ListName } from '../schema/lists.ts';
import { createSiteMap, siteMapType, writeSiteMap } from '../seo/siteMap.ts';
import { feedLists, writeAtomFeed } from './atomFeed.ts';
import { calendarLists, writeCalendarFeed } from './calendarFeed.ts';
import type { DocumentsOf } from './feedEntries.ts';

export interface RecordFileOptions {
  /** The documents of a list, of any status, by id. */
  readonly documentsOf: DocumentsOf;
  /** The site's origin, without a trailing slash. */
  readonly address: string;
  /** Epoch ms. */
  readonly now: number;
}

export interface RecordFile {
  readonly type: string;
  /** Its Cache-Control. */
  readonly caching: string;
  /** The lists whose records it has: it changes with them, and when a day ends in Manila. */
  readonly lists: readonly ListName[];
  readonly write: (options: RecordFileOptions) => string;
}

const listFeedFiles = (locale: Locale): readonly (readonly [path: string, file: RecordFile])[] => {
  const localization = localizations[locale];
  return [
    ...feedNames.map((name) => {
      const write: RecordFile['write'] = (options) => writeAtomFeed(name, { ...options, localization });
      const file = { type: feedTypes.xml, caching: feedCaching, lists: feedLists[name], write };
      return [feedPath(name, locale), file] as const;
    }),
    [
      calendarPath(locale),
      {
        type: feedTypes.ics,
        caching: feedCaching,
        lists: calendarLists,
        write: (options) => writeCalendarFeed({ ...options, localization }, options.now),
      },
    ],
  ];
};

const siteMapFile: RecordFile = {
  type: siteMapType,
  caching: 'no-cache',
  lists: ['charter', 'officials', 'announcements', 'news', 'ordinances'],
  // The import and the page itself report a malformed field.
  write: ({ address, documentsOf }) =>
    writeSiteMap(
      address,
      createSiteMap(documentsOf, () => {}),
    ),
};

export const recordFiles: ReadonlyMap<string, RecordFile> = new Map([
  ['/sitemap.xml', siteMapFile],
  ...allLocales.flatMap(listFeedFiles),
]);
