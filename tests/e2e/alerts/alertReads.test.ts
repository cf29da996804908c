import { describe, expect, it } from 'vitest';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import {
  alertBanners,
  clickFooterLink,
  dismissButton,
  dismissButtons,
  isUrgentAlertsQuery,
  main,
  showAllAlerts,
  stickyAlerts,
  visitBeforeAlerts,
  waitForPageContent,
} from '../../support/browser/alerts.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { takeSample } from '../../support/sampling.ts';
import {
  alertHour,
  roadAlert,
  seedAlerts,
  startServerWithAlerts,
  typhoonAlert,
} from '../../support/server/alerts.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

describe('§2 §7 the alerts query', () => {
  it('queries alerts once a visit, with a limit of five', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => ({ id: `alert-${at}` }));
    const queries: { readonly limit: unknown; readonly documents: number }[] = [];
    const { page } = await visit('/home', {
      server: await startServerWithAlerts(...twenty),
      before: async (opening) => {
        opening.on('response', async (response) => {
          if (!isUrgentAlertsQuery(response.request())) return;
          const { structuredQuery } = response.request().postDataJSON();
          const rows = (await response.json()) as { readonly document?: unknown }[];
          const documents = rows.filter(({ document }) => document !== undefined).length;
          queries.push({ limit: structuredQuery.limit, documents });
        });
      },
    });
    await showAllAlerts(page);
    expect(
      await dismissButtons(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual([0, 1, 2, 3, 4].map((at) => `Dismiss: Sample alert-${at}`));
    await clickFooterLink(page, 'News');
    await main(page).getByText('Clean-up day').waitFor();
    await clickFooterLink(page, 'Home');
    await main(page).getByText(partMessages.english.home.services).waitFor();
    await showAllAlerts(page);
    expect(await dismissButtons(page).count()).toBe(5);
    await expect.poll(() => queries).toEqual([{ limit: 5, documents: 5 }]);
  });

  it('shows a dismissed alert again after staff changed it', async () => {
    const server = await startServerWithAlerts(typhoonAlert);
    const { page } = await visit('/home', { server });
    await dismissButton(page, typhoonAlert).click();
    const changed = { ...typhoonAlert, title: 'Sample: typhoon signal 3.', updated: testNow };
    await seedAlerts(server, [changed]);
    await page.reload();
    await dismissButton(page, changed).waitFor();
  });

  it('logs a failed alerts query, and shows the page without an alert', async () => {
    const { page } = await visit('/News', {
      mayLog: [/The list 'announcements' could not be read/, /503/],
      before: async (opening) => {
        await opening.route('**/Announcement_List:runQuery', (route) =>
          route.fulfill({ status: 503, body: '{}' }),
        );
      },
    });
    const logged = page.waitForEvent('console', (message) => message.text().includes("'announcements'"));
    await page.reload();
    await logged;
    await waitForPageContent(page);
    await main(page).getByText('Clean-up day').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await stickyAlerts(page).textContent()).toBe('');
  });

  it('works without waiting for the alerts query, and shows the alert when it returns', async () => {
    const { page, arrive } = await visitBeforeAlerts('/Form_Request/clearance', [typhoonAlert]);
    await waitForPageContent(page);
    await page.getByRole('textbox').first().fill('Sample');
    await clickFooterLink(page, 'News');
    await main(page).getByText('Clean-up day').waitFor();
    expect(await dismissButtons(page).count()).toBe(0);
    await arrive();
    await dismissButton(page, typhoonAlert).waitFor();
  });

  it('omits an alert without a title, and shows malformed ones without their bad fields (§8)', async () => {
    const server = await startServerWithAlerts(
      typhoonAlert,
      { id: 'nameless', title: '' },
      { id: 'seconds', validFrom: 'soon' },
      { id: 'nowhere', slug: '..' },
    );
    const { page } = await visit('/News', { server, mayLog: [/of Announcement_List, field/] });
    await showAllAlerts(page);
    expect(
      await dismissButtons(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual([
      alertMessages.english.dismiss(typhoonAlert.title),
      'Dismiss: Sample seconds',
      'Dismiss: Sample nowhere',
    ]);
    expect(await alertBanners(page).getByRole('link').count()).toBe(2);
  });

  it('shows payloads in alerts as text (failures 22)', async () => {
    const server = await startServerWithAlerts();
    const { page } = await visit('/home', { server, mayLog: [/of Announcement_List, field/] });
    const starts = Array.from({ length: hostilePayloads.length / 5 }, (_, at) => 5 * at);
    for (const from of takeSample(starts)) {
      const five = hostilePayloads.slice(from, from + 5);
      const rows = five.map((payload, at) => ({
        id: `planted-${at}`,
        title: payload,
        slug: payload,
        summary: payload,
      }));
      await seedAlerts(
        server,
        rows.map((row) => ({ ...row, updated: testNow + from })),
      );
      await page.reload();
      await showAllAlerts(page);
      const alertTitles = await alertBanners(page).getByRole('listitem').allTextContents();
      for (const [at, payload] of five.entries()) expect(alertTitles[at]).toContain(payload);
      const hrefs = await alertBanners(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(await alertBanners(page).locator('script, iframe, object, embed, img, form').count()).toBe(0);
      for (const href of hrefs) expect(href).toMatch(/^\/Announcements\/[^/]+$/);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

describe('failures 1-5: the storage of dismissals', () => {
  const mayLog = [/The version check/];

  it('keeps a dismissal while the page is open when storage is blocked', async () => {
    const { page } = await visit('/home', {
      server: await startServerWithAlerts(typhoonAlert, roadAlert),
      mayLog,
      before: async (opening) => {
        await opening.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        });
      },
    });
    await dismissButton(page, typhoonAlert).click();
    await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
    await clickFooterLink(page, 'News');
    await alertBanners(page).getByText(roadAlert.title).waitFor();
    expect(await dismissButtons(page).count()).toBe(1);
  });

  it('dismisses an alert when storage is full', async () => {
    const { page } = await visit('/home', {
      server: await startServerWithAlerts(typhoonAlert),
      mayLog,
      before: async (opening) => {
        await opening.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        });
      },
    });
    await dismissButton(page, typhoonAlert).click();
    await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
  });

  it.each(['{', 'null', '7', '{"length":9}', '[null,7,{"id":7},{"id":"storm"},{"id":"storm","updated":{}}]'])(
    'ignores the invalid stored dismissals %s',
    async (text) => {
      const { page } = await visit('/home', {
        server: await startServerWithAlerts(typhoonAlert),
        before: async (opening) => {
          await opening.addInitScript((value) => localStorage.setItem('dismissedAlerts', value), text);
        },
      });
      await dismissButton(page, typhoonAlert).click();
      await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
    },
  );

  it('stores the twenty newest dismissals at most', async () => {
    const { page } = await visit('/home', {
      server: await startServerWithAlerts(typhoonAlert),
      before: async (opening) => {
        await opening.addInitScript(() => {
          const old = Array.from({ length: 25 }, (_, at) => ({ id: `old-${at}`, updated: at }));
          localStorage.setItem('dismissedAlerts', JSON.stringify(old));
        });
      },
    });
    await dismissButton(page, typhoonAlert).click();
    await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
    const dismissed = await page.evaluate(() => JSON.parse(localStorage.getItem('dismissedAlerts') ?? ''));
    expect(dismissed).toHaveLength(20);
    expect(dismissed[0]).toEqual({ id: 'storm', updated: testNow - alertHour });
  });
});
