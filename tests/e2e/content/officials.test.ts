import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listItems, mainRegion } from '../../support/browser/lookupPages.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { createOfficial, officialsPath } from '../../support/lookupRecords.ts';

withBrowser();

describe('§2 the officials', () => {
  const image = { src: '/images/sample.svg', alt: 'Sample portrait', width: 400, height: 500 };
  const mockPortrait = (page: Page) =>
    page.route('**/images/sample.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500"/></svg>',
      }),
    );

  it('shows a photograph in a frame 148 pixels high in the list, and again on the details page', async () => {
    const { page, server } = await visit('/home', {
      width: widths.desk,
      before: async (opening) => {
        await mockPortrait(opening);
      },
    });
    await seedRecords(server, 'officials', [
      { id: 'x', ...createOfficial(1), image, name: 'Sample with photograph' },
    ]);
    await page.goto(officialsPath);
    const photograph = mainRegion(page).getByRole('img', { name: 'Sample portrait' });
    await photograph.scrollIntoViewIfNeeded();
    const [inside, frame] = [await photograph.boundingBox(), await photograph.locator('../..').boundingBox()];
    expect(frame?.height).toBe(148);
    expect(inside?.width).toBe(frame?.width);
    expect(inside?.height).toBe(145);
    expect(await photograph.evaluate((each) => getComputedStyle(each).objectFit)).toBe('cover');
    await listItems(page)
      .filter({ has: page.getByRole('img', { name: 'Sample portrait' }) })
      .getByRole('link')
      .click();
    await mainRegion(page).getByRole('heading', { level: 1, name: 'Sample with photograph' }).waitFor();
    await photograph.waitFor();
  });
});
