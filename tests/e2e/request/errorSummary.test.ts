import { describe, expect, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const path = '/Form_Request/clearance';

describe('§2 the errors at the top of a form on a phone', () => {
  it.each(allLocales)(
    'are seen from their heading after Submit, each a link, as far from the next as any other, in %s',
    async (locale) => {
      const { form } = localizations[locale].translate(formMessages);
      const { page } = await visit(path, { width: widths.phone, before: withLocaleCookie(locale) });
      await page.setViewportSize({ width: widths.phone, height: 600 });
      await page.getByLabel(form.robot).check();
      await page.getByRole('main').getByRole('button', { name: form.submit }).click();
      const summary = page.getByRole('alert').filter({ hasText: form.summary(12) });
      await summary.waitFor();
      // Higher than the window: a browser may show any part of it.
      expect((await summary.boundingBox())?.height).toBeGreaterThan(600);
      const heading = summary.getByText(form.summary(12));
      await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((await heading.boundingBox())?.y).toBeLessThan(100);
      const lines = await summary.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const { top, bottom } = range.getBoundingClientRect();
          return { top, bottom, height: link.getBoundingClientRect().height };
        }),
      );
      expect(lines).toHaveLength(12);
      expect(lines.every(({ height }) => height >= 43.5)).toBe(true);
      const gaps = lines.slice(1).map(({ top }, at) => Math.round(top - (lines[at]?.bottom ?? 0)));
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    },
  );
});
