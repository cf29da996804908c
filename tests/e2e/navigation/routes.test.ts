import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { documentTitleOf } from '../../../src/routes/menu.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

describe('§2 every route', () => {
  it('gives a hydrated page of each kind its title, one h1, a header, the navigation and a footer', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    for (const path of ['/News', '/The-Barangay', '/Citizens-Charter', '/services/sample']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
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
    for (const path of ['/home', '/Form_Request', '/Form_Request/health', '/News']) {
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
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'offers the same open days in %s',
    async (timezoneId) => {
      const { page } = await visit('/Form_Request/clearance', { timezoneId });
      const days = page.getByRole('group', { name: 'Next open days' }).getByRole('button');
      await days.first().waitFor();
      expect(await days.allTextContents()).toEqual(['Tue 6 May', 'Wed 7 May', 'Thu 8 May', 'Fri 9 May']);
      expect(await page.locator('[name="schedule"]').getAttribute('min')).toBe('2031-05-06T00:00');
    },
  );
});
