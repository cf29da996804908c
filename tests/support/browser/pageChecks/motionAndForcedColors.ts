/** Nothing moves with reduced motion (WCAG 2.3.3), and controls and marks stay visible in forced colors. */
import type { Page } from 'playwright-core';
import { type PageCheck, widthsOf } from './pageCheck.ts';

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

/** It is the first check, on a page that was opened with reduced motion: a later setting would end what moves. */
export const motionAndForcedColors: PageCheck = {
  title: 'runs no animation with reduced motion, and marks its controls in forced colors',
  findFaults: async ({ page }, state) => {
    const faults: string[] = [];
    for (const width of widthsOf(state)) {
      await page.setViewportSize({ width, height: 800 });
      const moving = await findMoving(page);
      await page.emulateMedia({ forcedColors: 'active' });
      const unmarked = await findUnmarked(page);
      await page.emulateMedia({ forcedColors: 'none' });
      faults.push(
        ...[...moving.map((each) => `moves: ${each}`), ...unmarked].map((each) => `${width}: ${each}`),
      );
    }
    return faults;
  },
};
