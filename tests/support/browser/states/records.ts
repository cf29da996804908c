/** Lists and records: none, many, unread, missing. */

import { lookupMessages } from '../../../../src/i18n/en/lookup.ts';
import { mapMessages } from '../../../../src/i18n/en/map.ts';
import { pageMessages } from '../../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { homePath } from '../../../../src/routes/table.ts';
import { full } from '../filledRecords.ts';
import { answerWith, hold, plant, refuse } from '../seedRecords.ts';
import { withTiles } from '../tiles.ts';
import { undrawn } from '../visit.ts';
import { cut, main, type Shown } from './pageState.ts';

export const records: readonly Shown[] = [
  {
    name: 'a list without records',
    path: undrawn('/News'),
    before: (page) => answerWith(page, 'news', []),
    bring: (visited) => main(visited).getByText(pageMessages.news.empty.title).waitFor(),
  },
  {
    name: 'a list that cannot be read',
    path: undrawn('/News'),
    mayLog: cut,
    before: (page) => refuse(page, 'news'),
    bring: (visited) => main(visited).getByText(pageMessages.failed).waitFor(),
  },
  {
    name: 'a list that is still read',
    path: undrawn('/News'),
    before: (page) => hold(page, 'news'),
    bring: (visited) => main(visited).getByText(partMessages.loading).waitFor(),
  },
  {
    name: 'a long list, with its months and pages',
    path: homePath,
    bring: async (visited) => {
      await plant(visited.server, 'news', full('news', 45));
      await visited.page.goto('/News');
      await main(visited).getByRole('link', { name: pageMessages.dated.older }).click();
      await main(visited).getByRole('link', { name: pageMessages.dated.newer }).waitFor();
    },
  },
  {
    name: 'an article that holds all it may',
    path: homePath,
    bring: async (visited) => {
      await plant(visited.server, 'news', full('news', 2));
      await visited.page.goto('/News/sample-0');
      await main(visited).getByRole('table').first().waitFor();
    },
  },
  {
    name: 'an article that is not there',
    path: '/News/none',
    bring: (visited) => main(visited).getByText(pageMessages.article.missingLead).waitFor(),
  },
  {
    name: 'a service that is not there',
    path: '/services/none',
    bring: (visited) => main(visited).getByText('Service not found').waitFor(),
  },
  {
    name: 'an official that is not there',
    path: '/official-details/none',
    bring: (visited) => main(visited).getByText(pageMessages.article.missingLead).waitFor(),
  },
  {
    name: 'services that have no word',
    path: '/Citizens-Charter',
    bring: async (visited) => {
      await main(visited).getByRole('searchbox').fill('xyzzyq');
      await main(visited).getByRole('button', { name: lookupMessages.charter.filter.showAll }).waitFor();
    },
  },
  {
    name: 'hotlines that cannot be read',
    path: undrawn('/Emergency-Hotlines'),
    mayLog: cut,
    before: (page) => refuse(page, 'contacts'),
    bring: (visited) => main(visited).getByText('911').first().waitFor(),
  },
  {
    name: 'the street map',
    path: '/Tourism-Map',
    before: (_, context) => withTiles(context, 'a picture'),
    bring: async (visited) => {
      await main(visited).getByRole('button', { name: mapMessages.street.show }).click();
      await main(visited).locator('img.leaflet-tile-loaded').first().waitFor();
    },
  },
];
