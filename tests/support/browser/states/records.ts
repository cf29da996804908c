/** Lists and records: none, many, unread, missing. */
import { lookupMessages } from '../../../../src/i18n/en/lookup.ts';
import { mapMessages } from '../../../../src/i18n/en/map.ts';
import { pageMessages } from '../../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { sharingMessages } from '../../../../src/i18n/en/sharing.ts';
import { homePath } from '../../../../src/routes/table.ts';
import { createFullRecords } from '../filledRecords.ts';
import { failListQueries, holdListQueries, mockListQueries, seedRecords } from '../seedRecords.ts';
import { mockTiles } from '../tiles.ts';
import { toClientRenderedPath } from '../visit.ts';
import { mainOf, offlineLogs, type PageState } from './pageState.ts';

export const recordPageStates: readonly PageState[] = [
  {
    name: 'list without records',
    path: toClientRenderedPath('/News'),
    before: (page) => mockListQueries(page, 'news', []),
    reach: (visited) => mainOf(visited).getByText(pageMessages.english.news.empty.title).waitFor(),
  },
  {
    name: 'list that failed to load',
    path: toClientRenderedPath('/News'),
    mayLog: offlineLogs,
    before: (page) => failListQueries(page, 'news'),
    reach: (visited) => mainOf(visited).getByText(pageMessages.english.failed).waitFor(),
  },
  {
    name: 'list while loading',
    path: toClientRenderedPath('/News'),
    before: (page) => holdListQueries(page, 'news'),
    reach: (visited) => mainOf(visited).getByText(partMessages.english.loading).waitFor(),
  },
  {
    name: 'long list with months and pages',
    path: homePath,
    reach: async (visited) => {
      await seedRecords(visited.server, 'news', createFullRecords('news', 45));
      await visited.page.goto('/News');
      await mainOf(visited).getByRole('link', { name: pageMessages.english.dated.older }).click();
      await mainOf(visited).getByRole('link', { name: pageMessages.english.dated.newer }).waitFor();
    },
  },
  {
    name: 'article with every field full',
    path: homePath,
    reach: async (visited) => {
      await seedRecords(visited.server, 'news', createFullRecords('news', 2));
      await visited.page.goto('/News/sample-0');
      await mainOf(visited).getByRole('table').first().waitFor();
    },
  },
  {
    name: 'article whose address is copied by hand',
    path: '/News/clean-up-day-along-the-barangay-road',
    reach: async ({ page }) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.getByRole('button', { name: sharingMessages.english.copyLink }).click();
      await page.getByLabel(sharingMessages.english.byHand).waitFor();
    },
  },
  {
    name: 'missing article',
    path: '/News/none',
    reach: (visited) => mainOf(visited).getByText(pageMessages.english.article.missingLead).waitFor(),
  },
  {
    name: 'missing service',
    path: '/services/none',
    reach: (visited) => mainOf(visited).getByText('Service not found').waitFor(),
  },
  {
    name: 'missing official',
    path: '/official-details/none',
    reach: (visited) => mainOf(visited).getByText(pageMessages.english.article.missingLead).waitFor(),
  },
  {
    name: 'service filter without results',
    path: '/Citizens-Charter',
    reach: async (visited) => {
      await mainOf(visited).getByRole('searchbox').fill('xyzzyq');
      await mainOf(visited)
        .getByRole('button', { name: lookupMessages.english.charter.filter.showAll })
        .waitFor();
    },
  },
  {
    name: 'hotlines that failed to load',
    path: toClientRenderedPath('/Emergency-Hotlines'),
    mayLog: offlineLogs,
    before: (page) => failListQueries(page, 'contacts'),
    reach: (visited) => mainOf(visited).getByText('911').first().waitFor(),
  },
  {
    name: 'street map',
    path: '/Tourism-Map',
    before: (_, context) => mockTiles(context, 'a picture'),
    reach: async (visited) => {
      await mainOf(visited).getByRole('button', { name: mapMessages.english.street.show }).click();
      await mainOf(visited).locator('img.leaflet-tile-loaded').first().waitFor();
    },
  },
];
