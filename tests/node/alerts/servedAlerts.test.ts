/** Alerts in the HTML that the server answers with. */
import { describe, expect, inject, it } from 'vitest';
import { loadServerEntry } from '../../../server/ssr/renderer.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import {
  alertHour,
  roadAlert,
  seedAlerts,
  startServerWithAlerts,
  typhoonAlert,
} from '../../support/server/alerts.ts';
import { fetchHtml } from '../../support/server/fetchHtml.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

/** An address of every route; that of a record leads to none, so the shell answers it. */
const paths = ['/', ...allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample'))];

/** The HTML of the page's root element: without the data for its scripts. */
const bodyOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('§2 alerts in the HTML of a page', () => {
  it('has an alert in every page in every language, as soon as staff have stored it', {
    timeout: 180_000,
  }, async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const alert = { ...typhoonAlert, translations: { fil: { title: 'Sample: bagyo.' } } };
    for (const path of paths)
      expect([path, await fetchHtml(server, path)]).toEqual([path, expect.not.stringContaining(alert.title)]);
    await seedAlerts(server, [alert]);
    for (const locale of allLocales)
      for (const path of paths) {
        const title = locale === 'fil' ? 'Sample: bagyo.' : alert.title;
        const parts = bodyOf(await fetchHtml(server, path, locale)).split(title);
        // Its link, and the name of the button that dismisses it.
        expect([locale, path, parts.length - 1]).toEqual([locale, path, 2]);
      }
  });

  it('has an alert from its first minute until its last, and not once staff have withdrawn it', async () => {
    let now = testNow;
    const server = await startTestServer({ dist: inject('siteDist'), now: () => now });
    const times = { validFrom: testNow + alertHour, validUntil: testNow + 2 * alertHour };
    await seedAlerts(server, [{ ...typhoonAlert, ...times }, roadAlert]);
    const read = async (at: number) => {
      now = at;
      const html = bodyOf(await fetchHtml(server, '/News'));
      return [typhoonAlert, roadAlert].map(({ title }) => html.includes(title));
    };
    expect(await read(testNow)).toEqual([false, true]);
    expect(await read(times.validFrom - 1)).toEqual([false, true]);
    expect(await read(times.validFrom)).toEqual([true, true]);
    expect(await read(times.validUntil - 1)).toEqual([true, true]);
    expect(await read(times.validUntil)).toEqual([false, true]);
    await seedAlerts(server, [
      { ...typhoonAlert, ...times },
      { ...roadAlert, status: 'inactive' },
    ]);
    expect(await read(testNow)).toEqual([false, false]);
  });

  it('contains of an announcement nothing but what its alert shows', async () => {
    const server = await startServerWithAlerts({ ...typhoonAlert, body: 'Sample: the whole announcement.' });
    const html = await fetchHtml(server, '/Accessibility');
    expect(html).toContain(typhoonAlert.title);
    expect(html).not.toContain('the whole announcement');
  });

  it('puts no alert into a page of the build, which a static host would serve after its end', async () => {
    const { renderRoute } = await loadServerEntry(inject('siteDist'));
    const data = { ...typhoonAlert, status: 'active', urgent: true, validUntil: testNow + 1 };
    const options = {
      locale: 'en',
      now: testNow,
      address: 'https://example.test',
      documentsOf: (list: string) => (list === 'announcements' ? [{ id: 'storm', data }] : []),
    } as const;
    const render = async (hasAlerts?: true) => {
      const { body, alerts } = await renderRoute('/Accessibility', {
        ...options,
        ...(hasAlerts && { hasAlerts }),
      });
      return [body.includes(typhoonAlert.title), alerts.documents.length];
    };
    expect(await render()).toEqual([false, 0]);
    expect(await render(true)).toEqual([true, 1]);
  });
});
