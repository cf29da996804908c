/** axe on every page and every state, at both widths, light and dark (docs/decisions/access.md). */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closedWords } from '../../src/words/closed.ts';
import { running } from '../server/running.ts';
import { everywhere, isThere, show } from './everywhere.ts';
import { withBuild } from './ownBuild.ts';
import { visit, widths, withBrowser } from './visit.ts';

withBrowser();

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands: the rule, and where. */
const against = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
    );
  }, tags);
};

/** By width and theme, for the widths at which it is there. */
const foundOn = async (
  page: Page,
  at: readonly number[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {};
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const said = await against(page);
      if (said.length > 0) found[`${width} ${colorScheme}`] = said;
    }
  }
  return found;
};

const both = Object.values(widths);

describe('§2 axe finds nothing', () => {
  it.each(everywhere)('on $name', async (shown) => {
    const { page } = await show(shown);
    const at = both.filter((width) => isThere(shown, width));
    expect(await foundOn(page, at)).toEqual({});
  });
});

describe('§2 §7 a form that is switched off', () => {
  const closed = withBuild({ SITE_FORM: 'off' });

  it('has nothing that axe finds either', async () => {
    const server = await running({ dist: closed.dist, isFormOpen: false });
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', { server });
    await page.getByRole('heading', { level: 1, name: closedWords.title }).waitFor();
    expect(await foundOn(page, both)).toEqual({});
  });
});
