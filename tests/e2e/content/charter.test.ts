import { describe, expect, it } from 'vitest';
import { site } from '../../../src/site.ts';
import {
  charterPath,
  lookupPages,
  mainRegion,
  rowHeaders,
  searchField,
  waitForCount,
} from '../../support/browser/lookupPages.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

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

  it('finds a service by name, short name, description, client, requirements and fee', async () => {
    const { page } = await visit(charterPath);
    for (const [typed, count] of [
      ['similar reproduction', 1],
      ['copies', 1],
      ['cedula', 1],
      ['organizations', 1],
      ['yellow card', 1],
      ['jobseeker', 2],
      ['residents ₱50', 2],
      ['clearance', 2],
    ] as const) {
      await waitForCount(page, '6 services');
      await searchField(page).fill(typed);
      await waitForCount(page, `${count} of 6 services`);
      expect(await rowHeaders(page).count()).toBe(count);
      await searchField(page).fill('');
    }
    expect(new URL(page.url()).search).toBe('');
  });

  it('finds one of a hundred services by its name, and opens it', async () => {
    const { page, server } = await visit('/home');
    await seedRecords(server, 'charter', lookupPages.find(({ list }) => list === 'charter')!.fullRecords);
    await page.goto(charterPath);
    await waitForCount(page, '100 services');
    await searchField(page).fill('SERVICE 77');
    await waitForCount(page, '1 of 100 services');
    await rowHeaders(page).getByRole('link').click();
    await page.waitForURL('**/services/sample-service-77');
  });
});
