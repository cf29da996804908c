/** What is done around the pages: menu, search, alerts, what is not found. */

import { alertMessages } from '../../../../src/i18n/en/alerts.ts';
import { navigationMessages } from '../../../../src/i18n/en/navigation.ts';
import { newerMessages } from '../../../../src/i18n/en/newer.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../../src/i18n/en/search.ts';
import { homePath } from '../../../../src/routes/table.ts';
import { moment } from '../../server/runningServer.ts';
import { foot, inFlow, plantAlerts, road, storm } from '../alerts.ts';
import { hold, plant } from '../seedRecords.ts';
import type { Visit } from '../visit.ts';
import { main, type Shown } from './pageState.ts';

const search =
  (text: string, heard: string) =>
  async ({ page }: Visit) => {
    await page.getByRole('button', { name: searchMessages.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: searchMessages.label });
    await dialog.getByRole('searchbox').fill(text);
    await dialog.getByRole('status').filter({ hasText: heard }).waitFor();
  };

const panel =
  (item: string) =>
  async ({ page }: Visit) => {
    const opener = page.getByRole('banner').getByRole('button', { name: item, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: `${navigationMessages.seeAll} ${navigationMessages.pagesOf(item)}` })
      .waitFor();
  };

const drawer = async ({ page }: Visit) => {
  await page.getByRole('button', { name: partMessages.menu, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: partMessages.menu });
  for (const title of ['Visitor', 'Government'])
    await dialog.getByRole('button', { name: title, exact: true }).click();
};

/** What is done around the pages. */
export const around: readonly Shown[] = [
  { name: 'the drawer, unfolded', path: '/Ordinance', only: 'phone', bring: drawer },
  { name: 'the panel of Visitor', path: '/Barangay-History', only: 'desk', bring: panel('Visitor') },
  { name: 'the panel of Government', path: homePath, only: 'desk', bring: panel('Government') },
  { name: 'the search, before a word', path: homePath, bring: search('', searchMessages.start) },
  { name: 'the search, with results', path: homePath, bring: search('clearance', 'result') },
  {
    name: 'the search, with none',
    path: homePath,
    bring: search('xyzzyq', searchMessages.nothing('xyzzyq')),
  },
  {
    name: 'an unknown path',
    path: '/no-such-page',
    bring: (visited) => main(visited).getByText(partMessages.notFound.title).waitFor(),
  },
  {
    name: 'a file that is missing',
    path: homePath,
    // A server answers such an address with a plain 404: it is come to within the site alone.
    bring: async (visited) => {
      await visited.page.evaluate(() => {
        history.pushState(null, '', '/images/none.png');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await main(visited).getByText(partMessages.missing.sentence).waitFor();
    },
  },
  {
    name: 'a page whose code is gone',
    path: homePath,
    mayLog: [/./],
    bring: async ({ page }) => {
      await page.route('**/assets/Resident-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/Resident');
      await page.getByRole('heading', { name: partMessages.errorScreen.title }).waitFor();
    },
  },
  {
    name: 'a page whose code is slow',
    path: homePath,
    bring: async ({ page }) => {
      await page.route('**/assets/Resident-*.js', () => {});
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await page.getByText(partMessages.loading).waitFor();
    },
  },
  {
    name: 'an alert in the flow, and one that comes late',
    path: homePath,
    bring: async ({ page, server }) => {
      await plantAlerts(server, [storm]);
      await page.goto('/News');
      await foot(page).getByText(storm.title).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await inFlow(page).getByText(storm.title).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Resident' }).waitFor();
    },
  },
  {
    name: 'alerts at the foot of the window',
    path: '/News',
    bring: async ({ page, server }) => {
      await plantAlerts(server, [storm, road]);
      await page.goto('/Resident');
      await page.getByRole('button', { name: alertMessages.dismiss(road.title) }).waitFor();
    },
  },
  {
    name: 'a list with something newer',
    path: homePath,
    bring: async ({ page, server }) => {
      // Its records come when the page is there, drawn without them.
      const letGo = await hold(page, 'news');
      await page.goto('/News');
      await plant(server, 'news', [{ id: 'newer', title: 'Sample', slug: 'newer', date: moment }]);
      letGo();
      await page.getByRole('button', { name: newerMessages.show }).waitFor();
    },
  },
];
