import { describe, expect, it } from 'vitest';
import { site } from '../../../src/site.ts';
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
      'Total time',
      'Fee',
    ]);
    const clearance = mainRegion(page).getByRole('row').filter({ hasText: 'Issuance of Barangay Clearance' });
    expect(await clearance.getByRole('cell').allTextContents()).toEqual([
      `Residents of ${site.barangay}`,
      '30 minutes (Under Normal Circumstances)',
      'Barangay Clearance: ₱50, and 1 more',
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
});
