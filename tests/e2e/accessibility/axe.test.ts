/** axe on every page and every state, at both widths, light and dark (docs/decisions/0028-accessibility.md). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closedMessages } from '../../../src/i18n/en/closed.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { allPageStates, existsAtWidth, openPageState } from '../../support/browser/everyPage.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();

/** Violations by width and theme, at the widths where the state exists. */
const findViolations = async (
  page: Page,
  at: readonly number[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {};
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await findAxeViolations(page);
      if (violations.length > 0) found[`${width} ${colorScheme}`] = violations;
    }
  }
  return found;
};

const bothWidths = Object.values(widths);

describe('§2 axe on every page and state', () => {
  it.each(allPageStates)('$name has no axe violations in light or dark', async (state) => {
    const { page } = await openPageState(state);
    const at = bothWidths.filter((width) => existsAtWidth(state, width));
    expect(await findViolations(page, at)).toEqual({});
  });
});

describe('§2 §7 a form that is switched off', () => {
  const closed = withBuild({ SITE_FORM: 'off' });

  it('shows a notice without axe violations in light or dark', async () => {
    const server = await startTestServer({ dist: closed.dist, isFormOpen: false });
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', { server });
    await page.getByRole('heading', { level: 1, name: closedMessages.english.title }).waitFor();
    expect(await findViolations(page, bothWidths)).toEqual({});
  });
});
