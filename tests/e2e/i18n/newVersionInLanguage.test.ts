/** A new version of the site while a form is open in another locale (docs/failures.md 5). */
import { describe, expect, it } from 'vitest';
import * as cebuano from '../../../src/i18n/ceb/messages.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

describe('§4 a new version of the site', () => {
  it.each([
    ['fil', filipino],
    ['ceb', cebuano],
  ] as const)(
    'reports a new version in %s on a form of that locale, and restores its draft',
    async (language, messages) => {
      const { page } = await visit('/Form_Request/health', {
        before: async (opening, context) => {
          await withLocaleCookie(language)(opening, context);
          await context.route('**/version.json', (route) => route.fulfill({ json: { version: 'newest' } }));
          await opening.addInitScript(() => localStorage.setItem('version', 'newest'));
        },
      });
      const notice = page.getByText(messages.version.outdated.title);
      await notice.waitFor();
      await page.locator('[name="lname"]').fill('Sample');
      await page.reload();
      await page.getByText(messages.draft.restored.title).waitFor();
      await notice.waitFor();
      expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample');
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    },
  );
});
