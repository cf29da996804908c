import { describe, expect, it } from 'vitest';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { mainRegion, rowHeaders } from '../../support/browser/lookupPages.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { charterPath } from '../../support/lookupRecords.ts';

withBrowser();

describe("§2 the citizen's charter", () => {
  it('shows client, time and fee in one row, or stacked on a phone, and opens the service by a click', async () => {
    const { page } = await visit(charterPath, { width: widths.desk });
    await rowHeaders(page).first().waitFor();
    expect(await mainRegion(page).getByRole('columnheader').allTextContents()).toEqual([
      'Service',
      'Client',
      'Fee',
      'Total time',
    ]);
    const clearance = mainRegion(page).getByRole('row').filter({ hasText: 'Issuance of Barangay Clearance' });
    expect(await clearance.getByRole('cell').allTextContents()).toEqual([
      `Residents of ${site.barangay}`,
      '₱50 (first job: free)',
      'About 30 minutes',
    ]);
    const tops = async () =>
      Promise.all(
        [clearance.getByRole('rowheader'), ...(await clearance.getByRole('cell').all())].map(
          async (cell) => (await cell.boundingBox())?.y,
        ),
      );
    expect(new Set(await tops()).size).toBe(1);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    const [name, client] = await tops();
    expect(client).toBeGreaterThan(name ?? 0);
    // The whole row can be tapped.
    const { width = 0, height = 0 } = (await clearance.boundingBox()) ?? {};
    await clearance.click({ position: { x: width - 8, y: height - 8 } });
    await page.waitForURL('**/services/issuance-of-barangay-clearance');
  });

  it.each(allLocales)(
    'is a short name and two labeled facts on a phone, clearance first, in %s',
    async (locale) => {
      const { translate } = localizations[locale];
      const { columns } = translate(lookupMessages).charter;
      const { page } = await visit(charterPath, { before: withLocaleCookie(locale) });
      await rowHeaders(page).first().waitFor();
      const rows = await mainRegion(page)
        .locator('tbody tr')
        .evaluateAll((found) =>
          found.map((row) =>
            [...row.querySelectorAll('td')]
              .filter((cell) => cell.checkVisibility())
              .map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
          ),
        );
      expect(rows).toEqual(Array.from({ length: 6 }, () => [columns.fee, columns.time]));
      expect(await rowHeaders(page).first().getByRole('link').innerText()).toMatch(
        /^(?:Mga )?Barangay Clearance$/,
      );
      const cells = mainRegion(page).locator('tbody tr').first().locator('td:visible');
      expect(await cells.first().innerText()).toMatch(/^₱50/);
      expect(await cells.last().innerText()).toMatch(/30/);
    },
  );
});
