/** States around the pages: menu, search, alerts, pages that do not exist. */
import { alertMessages } from '../../../../src/i18n/en/alerts.ts';
import { navigationMessages } from '../../../../src/i18n/en/navigation.ts';
import { newerMessages } from '../../../../src/i18n/en/newer.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../../src/i18n/en/search.ts';
import { homePath } from '../../../../src/routes/table.ts';
import { roadAlert, seedAlerts, typhoonAlert } from '../../server/alerts.ts';
import { testNow } from '../../server/runningServer.ts';
import { alertBanners, holdAlertsQuery } from '../alerts.ts';
import { holdListQueries, seedRecords } from '../seedRecords.ts';
import type { Visit } from '../visit.ts';
import { mainOf, offlineLogs, type PageState } from './pageState.ts';

const openSearch =
  (text: string, expected: string) =>
  async ({ page }: Visit) => {
    await page.getByRole('button', { name: searchMessages.english.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: searchMessages.english.label });
    await dialog.getByRole('searchbox').fill(text);
    await dialog.getByRole('status').filter({ hasText: expected }).waitFor();
  };

const openPanel =
  (item: string) =>
  async ({ page }: Visit) => {
    const opener = page.getByRole('banner').getByRole('button', { name: item, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', {
        name: `${navigationMessages.english.seeAll} ${navigationMessages.english.pagesOf(item)}`,
      })
      .waitFor();
  };

const openDrawer = async ({ page }: Visit) => {
  await page.getByRole('button', { name: partMessages.english.menu, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: partMessages.english.menu });
  for (const title of ['Visitor', 'Government'])
    await dialog.getByRole('button', { name: title, exact: true }).click();
};

/** States around the pages. */
export const shellPageStates: readonly PageState[] = [
  { name: 'navigation drawer with open groups', path: '/Ordinance', onlyAt: 'phone', reach: openDrawer },
  {
    name: 'navigation panel of Visitor',
    path: '/Barangay-History',
    onlyAt: 'desk',
    reach: openPanel('Visitor'),
  },
  { name: 'navigation panel of Government', path: homePath, onlyAt: 'desk', reach: openPanel('Government') },
  { name: 'search without a query', path: homePath, reach: openSearch('', searchMessages.english.start) },
  { name: 'search with results', path: homePath, reach: openSearch('clearance', 'result') },
  {
    name: 'search without results',
    path: homePath,
    reach: openSearch('xyzzyq', searchMessages.english.nothing('xyzzyq')),
  },
  {
    name: 'unknown path',
    path: '/no-such-page',
    reach: (visited) => mainOf(visited).getByText(partMessages.english.notFound.title).waitFor(),
  },
  {
    name: 'missing file',
    path: homePath,
    // A server answers such an address with a plain 404: it is reachable only within the site.
    reach: async (visited) => {
      await visited.page.evaluate(() => {
        history.pushState(null, '', '/images/none.png');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await mainOf(visited).getByText(partMessages.english.missing.sentence).waitFor();
    },
  },
  {
    name: 'page whose code is missing',
    path: homePath,
    mayLog: [/./],
    reach: async ({ page }) => {
      await page.route('**/assets/SectionsPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/Resident');
      await page.getByRole('heading', { name: partMessages.english.errorScreen.title }).waitFor();
    },
  },
  {
    name: 'page without a signal',
    path: homePath,
    mayLog: offlineLogs,
    reach: async (visited) => {
      const { page } = visited;
      for (const path of ['**/assets/SectionsPage-*.js', '**/version.json'])
        await page.route(path, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await mainOf(visited).getByText(partMessages.english.noSignal.lead).waitFor();
      await mainOf(visited).locator('section').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'page whose code loads slowly',
    path: homePath,
    reach: async ({ page }) => {
      await page.route('**/assets/SectionsPage-*.js', () => {});
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await page.getByText(partMessages.english.loading).waitFor();
    },
  },
  {
    name: 'alert in the page flow after a navigation',
    path: homePath,
    reach: async ({ page, server }) => {
      await seedAlerts(server, [typhoonAlert]);
      await page.goto('/News');
      await alertBanners(page).getByText(typhoonAlert.title).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await alertBanners(page).getByText(typhoonAlert.title).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Resident' }).waitFor();
    },
  },
  {
    name: 'sticky alerts at the bottom of the window',
    path: '/News',
    reach: async ({ page, server }) => {
      // The page is there before the alerts are.
      const release = await holdAlertsQuery(page);
      await page.goto('/Resident');
      await seedAlerts(server, [typhoonAlert, roadAlert]);
      release();
      await page.getByRole('button', { name: alertMessages.english.dismiss(typhoonAlert.title) }).waitFor();
    },
  },
  {
    name: 'list with a newer record',
    path: homePath,
    reach: async ({ page, server }) => {
      // Its records load after the page, which was prerendered without them.
      const release = await holdListQueries(page, 'news');
      await page.goto('/News');
      await seedRecords(server, 'news', [{ id: 'newer', title: 'Sample', slug: 'newer', date: testNow }]);
      release();
      await page.getByRole('button', { name: newerMessages.english.show }).waitFor();
    },
  },
];
