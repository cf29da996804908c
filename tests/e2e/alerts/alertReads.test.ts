import { describe, expect, it } from 'vitest';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import {
  alerted,
  arrived,
  dismiss,
  foot,
  goTo,
  held,
  hour,
  inFlow,
  isUrgentQuery,
  main,
  plantAlerts,
  road,
  storm,
  titles,
} from '../../support/browser/alerts.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { payloads } from '../../support/hostileTexts.ts';
import { sampled } from '../../support/sampling.ts';
import { moment } from '../../support/server/runningServer.ts';

withBrowser();

describe('§2 §7 what is read of alerts', () => {
  it('is asked once a visit, for five, of twenty', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => ({ id: `alert-${at}` }));
    const asked: { readonly limit: unknown; readonly documents: number }[] = [];
    const { page } = await visit('/home', {
      server: await alerted(...twenty),
      before: async (opening) => {
        opening.on('response', async (response) => {
          if (!isUrgentQuery(response.request())) return;
          const { structuredQuery } = response.request().postDataJSON();
          const rows = (await response.json()) as { readonly document?: unknown }[];
          const documents = rows.filter(({ document }) => document !== undefined).length;
          asked.push({ limit: structuredQuery.limit, documents });
        });
      },
    });
    await titles(page).last().waitFor();
    expect(
      await titles(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual([0, 1, 2, 3, 4].map((at) => `Dismiss: Sample alert-${at}`));
    await goTo(page, 'News');
    await main(page).getByText('Clean-up day').waitFor();
    await goTo(page, 'Home');
    await main(page).getByText(partMessages.home.services).waitFor();
    expect(await titles(page).count()).toBe(5);
    expect(asked).toEqual([{ limit: 5, documents: 5 }]);
  });

  it('is shown again where staff changed it after it was dismissed', async () => {
    const server = await alerted(storm);
    const { page } = await visit('/home', { server });
    await dismiss(page, storm).click();
    const changed = { ...storm, title: 'Sample: typhoon signal 3.', updated: moment };
    await plantAlerts(server, [changed]);
    await page.reload();
    await dismiss(page, changed).waitFor();
  });

  it('is logged only where it cannot be read: the page is whole', async () => {
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
    await arrived(page);
    await main(page).getByText('Clean-up day').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await foot(page).textContent()).toBe('');
  });

  it('is not waited for: the page is whole while the answer hangs', async () => {
    let letGo = () => {};
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', {
      server: await alerted(storm),
      before: async (opening) => {
        letGo = await held(opening);
      },
    });
    await arrived(page);
    await page.getByRole('textbox').first().fill('Sample');
    await goTo(page, 'News');
    await main(page).getByText('Clean-up day').waitFor();
    expect(await titles(page).count()).toBe(0);
    letGo();
    await dismiss(page, storm).waitFor();
  });

  it('is shown but for what is malformed, which the log names (§8)', async () => {
    const server = await alerted(
      storm,
      { id: 'nameless', title: '' },
      { id: 'seconds', validFrom: 'soon' },
      { id: 'nowhere', slug: '..' },
    );
    const { page } = await visit('/News', { server, mayLog: [/of Announcement_List, field/] });
    await dismiss(page, storm).waitFor();
    expect(
      await titles(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual([alertMessages.dismiss(storm.title), 'Dismiss: Sample seconds', 'Dismiss: Sample nowhere']);
    expect(await foot(page).getByRole('link').count()).toBe(2);
  });

  it('stays text, whatever was planted in it (failures 22)', async () => {
    const server = await alerted();
    const { page } = await visit('/home', { server, mayLog: [/of Announcement_List, field/] });
    const starts = Array.from({ length: payloads.length / 5 }, (_, at) => 5 * at);
    for (const from of sampled(starts, 3)) {
      const five = payloads.slice(from, from + 5);
      const rows = five.map((payload, at) => ({
        id: `planted-${at}`,
        title: payload,
        slug: payload,
        summary: payload,
      }));
      await plantAlerts(
        server,
        rows.map((row) => ({ ...row, updated: moment + from })),
      );
      await page.reload();
      await titles(page).nth(4).waitFor();
      const said = await foot(page).getByRole('listitem').allTextContents();
      for (const [at, payload] of five.entries()) expect(said[at]).toContain(payload);
      const hrefs = await foot(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(await foot(page).locator('script, iframe, object, embed, img, form').count()).toBe(0);
      for (const href of hrefs) expect(href).toMatch(/^\/Announcements\/[^/]+$/);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

describe('failures 1-5: what a dismissal is kept in', () => {
  const mayLog = [/The version check/];

  it('may be blocked: it holds for as long as the page is open', async () => {
    const { page } = await visit('/home', {
      server: await alerted(storm, road),
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
    await dismiss(page, storm).click();
    await dismiss(page, storm).waitFor({ state: 'detached' });
    await goTo(page, 'News');
    await inFlow(page).getByText(road.title).waitFor();
    expect(await titles(page).count()).toBe(1);
  });

  it('may be full', async () => {
    const { page } = await visit('/home', {
      server: await alerted(storm),
      mayLog,
      before: async (opening) => {
        await opening.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        });
      },
    });
    await dismiss(page, storm).click();
    await dismiss(page, storm).waitFor({ state: 'detached' });
  });

  it.each(
    sampled(
      ['{', 'null', '7', '{"length":9}', '[null,7,{"id":7},{"id":"storm"},{"id":"storm","updated":{}}]'],
      2,
    ),
  )('may hold %s, which dismisses nothing', async (text) => {
    const { page } = await visit('/home', {
      server: await alerted(storm),
      before: async (opening) => {
        await opening.addInitScript((value) => localStorage.setItem('dismissedAlerts', value), text);
      },
    });
    await dismiss(page, storm).click();
    await dismiss(page, storm).waitFor({ state: 'detached' });
  });

  it('holds the twenty newest', async () => {
    const { page } = await visit('/home', {
      server: await alerted(storm),
      before: async (opening) => {
        await opening.addInitScript(() => {
          const old = Array.from({ length: 25 }, (_, at) => ({ id: `old-${at}`, updated: at }));
          localStorage.setItem('dismissedAlerts', JSON.stringify(old));
        });
      },
    });
    await dismiss(page, storm).click();
    await dismiss(page, storm).waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('dismissedAlerts') ?? ''));
    expect(kept).toHaveLength(20);
    expect(kept[0]).toEqual({ id: 'storm', updated: moment - hour });
  });
});
