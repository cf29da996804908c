/** Pages in a screen reader: skip link, disclosure navigation of the ARIA Authoring Practices, accessibility statement. */
import { describe, expect, it } from 'vitest';
import { accessibilityCheckedOn, accessibilityMessages } from '../../../src/i18n/en/accessibility.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allPageStates, openPageState } from '../../support/browser/everyPage.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

describe('§2 a page in a screen reader', () => {
  it('starts with a skip link that is visible on focus and moves the focus to main', async () => {
    const { page } = await visit('/News', { width: widths.desk });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: partMessages.english.skip });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())!.x).toBe(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('connects menu buttons to their panels by aria-controls and aria-expanded, without menu roles', async () => {
    const state = allPageStates.find(({ name }) => name === 'navigation panel of Government')!;
    const { page } = await openPageState(state);
    const bar = page.getByRole('navigation', { name: partMessages.english.navigation, exact: true });
    const opener = bar.getByRole('button', { name: 'Government', exact: true });
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    const opened = await opener.getAttribute('aria-controls');
    expect(await page.locator(`[id="${opened}"]`).getByRole('link').count()).toBeGreaterThan(7);
    const closed = bar.getByRole('button', { name: 'Visitor', exact: true });
    expect(await closed.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('[role^="menu"]').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('links from the footer to the accessibility statement with all its points', async () => {
    const { page } = await visit('/Form_Request');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
    for (const { title, points } of accessibilityMessages.english.parts) {
      await main.getByRole('heading', { level: 2, name: title }).waitFor();
      for (const point of points) await main.getByText(point, { exact: true }).waitFor();
    }
    expect(await main.getByRole('time').getAttribute('datetime')).toBe(accessibilityCheckedOn);
    expect(
      await main.getByRole('link', { name: accessibilityMessages.english.call }).getAttribute('href'),
    ).toMatch(/^tel:/);
  });
});
