/** Pages in a screen reader: landmarks, headings, and the disclosure navigation of the ARIA Authoring Practices. */
import { describe, expect, it } from 'vitest';
import { accessibilityCheckedOn, accessibilityMessages } from '../../../src/i18n/en/accessibility.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allPageStates, openPageState, routePages } from '../../support/browser/everyPage.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

describe('§2 a page in a screen reader', () => {
  it.each(routePages)(
    '$path has one h1, no skipped heading level, and landmarks with distinct names',
    async (state) => {
      const { page } = await openPageState(state, { width: widths.desk });
      const { levels, landmarks, unnamed } = await page.evaluate(() => ({
        levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
          .filter((heading) => heading.checkVisibility())
          .map(({ localName }) => Number(localName[1])),
        landmarks: [...document.querySelectorAll('nav, aside, section, [role="search"]')]
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const by = each.getAttribute('aria-labelledby');
            const name =
              each.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? '';
            return `${each.getAttribute('role') ?? each.localName} ${name}`;
          })
          .filter((name) => !name.endsWith(' ')),
        unnamed: [...document.querySelectorAll('nav')].filter(
          (each) => !each.hasAttribute('aria-label') && !each.hasAttribute('aria-labelledby'),
        ).length,
      }));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      const skipped = levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1);
      expect(skipped).toEqual([]);
      expect(landmarks).toEqual([...new Set(landmarks)]);
      expect(unnamed).toBe(0);
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        expect([role, await page.getByRole(role).count()]).toEqual([role, 1]);
    },
  );

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
