/** §7 The first screen of the staff page on a desk of 1280 × 800 pixels: the list of the day. */
import { describe, expect, it } from 'vitest';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { testToday, visitAsStaff } from '../../support/browser/clerk.ts';
import { withBrowser } from '../../support/browser/visit.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

describe('§7 the list of the day at 1280 × 800 px', () => {
  it('begins above 320 px, and shows eight people', async () => {
    const { page, server } = await visitAsStaff({ width: 1280 });
    await seedRequests(
      createTestClient(server),
      Array.from({ length: 9 }, (_, at) => ({
        id: `4b0${at}`,
        fields: { lname: `Sample ${at}`, schedule: `${testToday}T10:00` },
      })),
    );
    await page.getByRole('button', { name: messages.desk.refresh, exact: true }).click();
    await page.locator('[data-row]').nth(11).waitFor();
    const rows = await page
      .locator('[data-row]')
      .evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      );
    expect(rows[0]?.[0]).toBeLessThan(320);
    expect(rows.filter(([, bottom = 0]) => bottom <= 800).length).toBeGreaterThanOrEqual(8);
  });
});
