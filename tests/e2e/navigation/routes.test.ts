import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes, documentTitleOf } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { takeSample } from '../../support/sampling.ts';

withBrowser();

const concretePaths = allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample'));

describe('§2 every route', () => {
  it('gives each page its title, one h1, a header, the navigation and a footer', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    for (const path of takeSample(concretePaths, 4)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
      if (path !== '/Form_Request')
        expect(await page.title()).toBe(documentTitleOf(path, translateToEnglish));
      for (const role of ['banner', 'contentinfo', 'main'] as const)
        expect(await page.getByRole(role).count()).toBe(1);
      expect(await page.getByRole('navigation', { name: partMessages.english.mainNavigation }).count()).toBe(
        1,
      );
    }
  });

  it('needs no horizontal scrolling on a page 320 pixels wide', async () => {
    const { page } = await visit('/home', { width: 320 });
    for (const path of ['/home', '/Form_Request', '/Form_Request?formType=HEALTH_SERVICES', '/News']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

describe('§2 redirects', () => {
  it('redirects / to /home', async () => {
    const { page } = await visit('/');
    await page.waitForURL('**/home');
  });
  it('redirects an unknown path to /home with a notice, and lets Back return', async () => {
    const { page } = await visit('/News');
    await page.goto('/no-such-page');
    await page.waitForURL('**/home');
    await page.getByText(partMessages.english.notFound.title).waitFor();
    await page.goBack();
    await page.waitForURL('**/News');
  });
  it.each(['/images/none.png', '/assets/none.js'])(
    'answers the missing file %s with 404 and without HTML',
    async (path) => {
      const { server } = await visit('/home');
      const answer = await fetch(new URL(path, server.address));
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<');
    },
  );
});

describe('the licenses of the shipped packages', () => {
  it('serves the licenses of every browser dependency at /licences.txt, which Home links', async () => {
    const { page, server } = await visit('/home');
    expect(await page.locator('link[rel="license"]').getAttribute('href')).toBe('/licences.txt');
    const text = await (await fetch(new URL('/licences.txt', server.address))).text();
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const ofServer = ['google-auth-library', 'sirv', 'commander', '@commander-js/extra-typings'];
    for (const name of Object.keys(dependencies).filter((each) => !ofServer.includes(each)))
      expect
        .soft(text)
        .toMatch(new RegExp(`^${name === 'react-router-dom' ? 'react-router' : name} [0-9.]+ \\(`, 'm'));
    for (const terms of ['Permission is hereby granted', 'Apache License', 'Redistribution and use'])
      expect(text).toContain(terms);
  });
});

describe('§7 §9 the emergency contacts', () => {
  it('shows numbers with their carriers in the footer and on Home', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    const footer = page.getByRole('contentinfo').getByTitle('Click to call now!');
    await footer.filter({ hasText: '0900 003' }).waitFor();
    expect(await footer.allTextContents()).toEqual([
      '0900 001 | Network 1',
      '0900 004 | Network 2',
      '0900 002 | Network 2',
      '0900 003 | Network 1',
    ]);
    expect(await footer.first().getAttribute('href')).toBe('tel:0900001');
    await page.getByRole('main').getByText('0900 003 | Network 1').waitFor();
  });
  it('shows 911 in the footer and no error alert when every query fails', async () => {
    const { page } = await visit(toClientRenderedPath('/home'), {
      mayLog: [/The list '\w+' could not be read/, /503/],
      before: async (opening) => {
        await opening.route('**/*:runQuery', (route) => route.fulfill({ status: 503, body: '{}' }));
      },
    });
    await page.getByRole('contentinfo').getByRole('link', { name: '911' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('failures 7: without JavaScript', () => {
  it('shows the hall and 911 without JavaScript', async () => {
    const { page } = await visit('/home', { javaScriptEnabled: false });
    expect(await page.locator('body').textContent()).toContain('911');
    expect(await page.locator('body').textContent()).toContain(site.hall.name);
  });
});

describe('§8 failures 6, 8: a page whose code is gone', () => {
  it.each([
    ['prerendered', '/Form_Request'],
    ['client-rendered', toClientRenderedPath('/Form_Request')],
  ])(
    "shows 'Unexpected Application Error!' with a link to Home on a %s page whose code is gone",
    async (_, path) => {
      const { page } = await visit('/home', {
        mayLog: [/Failed to load|dynamically imported|404|Unexpected Application Error|error/i],
        before: async (opening) => {
          await opening.route('**/assets/FormRequest-*.js', (route) =>
            route.fulfill({ status: 404, body: '' }),
          );
        },
      });
      await page.goto(path);
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: partMessages.english.errorScreen.home }).click();
      await page.waitForURL(/\/home$/i);
    },
  );
});

describe('§5 dates on a device in another time zone (failures 18)', () => {
  it.each(takeSample(['Pacific/Kiritimati', 'Pacific/Pago_Pago'], 1))(
    'offers the same open days in %s',
    async (timezoneId) => {
      const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', { timezoneId });
      const days = page.getByRole('group', { name: 'Next open days' }).getByRole('button');
      await days.first().waitFor();
      expect(await days.allTextContents()).toEqual(['Tue 6 May', 'Wed 7 May', 'Thu 8 May', 'Fri 9 May']);
      expect(await page.locator('[name="schedule"]').getAttribute('min')).toBe('2031-05-06T00:00');
    },
  );
});
