/** Nothing moves with reduced motion (WCAG 2.3.3), and controls and marks stay visible in forced colors. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allPageStates, existsAtWidth, openPageState } from '../../support/browser/everyPage.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

/** Elements that still move after two frames, visible or not. */
const findMoving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        // An animation without length only delays an element.
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '')
    );
  });

/** Controls without an edge or an underline, and current links and invalid fields without a mark. */
const findUnmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], .leaflet-container') === null &&
      element.getBoundingClientRect().width > 1;
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (['Top', 'Right', 'Bottom', 'Left'] as const).some((side) => {
        const ground = getComputedStyle(element.parentElement ?? element).backgroundColor;
        const colour = style[`border${side}Color`];
        return (
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          style[`border${side}Style`] !== 'none' &&
          colour !== ground &&
          colour !== 'rgba(0, 0, 0, 0)'
        );
      });
    };
    const describeElement = (element: Element): string =>
      `${element.localName} '${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}' ${element.getAttribute('name') ?? ''}`;
    // A button with an icon is visible by its icon.
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
      .filter((element) => isVisible(element) && !element.matches('[type="file"], [type="range"]'))
      .filter((element) => !hasEdge(element) && element.querySelector('svg') === null)
      .filter((element) => !getComputedStyle(element).textDecorationLine.includes('underline'))
      .map((element) => `${describeElement(element)} has no edge`);
    const current = [...document.querySelectorAll('a[aria-current], button[aria-current]')]
      .filter((element) => isVisible(element) && !hasEdge(element))
      .map((element) => `${describeElement(element)} is not marked as current`);
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')]
      .filter((element) => isVisible(element) && !hasEdge(element))
      .map((element) => `${describeElement(element)} is not marked as wrong`);
    return [...controls, ...current, ...wrong];
  });

describe('§2 reduced motion and forced colors', () => {
  it.each(allPageStates)(
    '$name runs no animation with reduced motion, and marks its controls in forced colors',
    async (state) => {
      const { page } = await openPageState(state, { reducedMotion: 'reduce' });
      const found: Record<string, readonly string[]> = {};
      for (const width of Object.values(widths).filter((each) => existsAtWidth(state, each))) {
        await page.setViewportSize({ width, height: 800 });
        const moves = await findMoving(page);
        await page.emulateMedia({ forcedColors: 'active' });
        const unmarked = await findUnmarked(page);
        await page.emulateMedia({ forcedColors: 'none' });
        if (moves.length + unmarked.length > 0)
          found[width] = [...moves.map((each) => `moves: ${each}`), ...unmarked];
      }
      expect(found).toEqual({});
    },
  );
});
