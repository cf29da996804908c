/** What can be reached by keys and by thumbs: each stop of the Tab key is seen, has its ring and lies under nothing; no target is too small. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allPageStates, existsAtWidth, openPageState } from '../../support/browser/everyPage.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

/** More stops than any page has. */
const most = 400;

interface Stop {
  readonly told: string;
  /** The first stop again, or none of the page. */
  readonly isOver: boolean;
  readonly faults: readonly string[];
}

/** What has the focus now. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) return { told: '', isOver: true, faults: [] };
    const isOver = active.hasAttribute('data-met');
    active.setAttribute('data-met', '');
    // Of a field for files its label is what is seen.
    const at = active.matches('[type="file"]') ? (active as HTMLInputElement).labels![0]! : active;
    const told = `${at.localName} '${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}' ${at.getAttribute('name') ?? ''}`;
    const { left, right, top, bottom, width, height } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    const faults: string[] = [];
    if (width < 1 || height < 1 || style.visibility !== 'visible') faults.push('is not seen');
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push('has no ring');
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    // A link may go on in the next line: then its box holds what is not its own.
    const rects = at.getClientRects().length > 1 ? [...at.getClientRects()] : null;
    const points = rects
      ? rects.map((rect) => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2] as const)
      : ([
          [middle, centre],
          [left + 2, top + 2],
          [right - 2, top + 2],
          [left + 2, bottom - 2],
          [right - 2, bottom - 2],
        ] as const);
    // What is higher than the window cannot be seen whole.
    const isHigh = height > innerHeight * 0.8;
    for (const [x, y] of isHigh ? [] : points) {
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
        faults.push(`reaches out of the window at ${Math.round(x)},${Math.round(y)}`);
        break;
      }
      const over: Element | null = document.elementFromPoint(x, y);
      const isLabel: boolean = over?.closest('label')?.control === at;
      // The credit of the street map lies in a corner of it.
      const isOwn = isLabel || at.contains(over) || over?.contains(at) || at.matches('.leaflet-container');
      if (over !== null && !isOwn) {
        faults.push(
          `lies under ${over.localName}.${over.className} '${over.textContent?.trim().slice(0, 30)}'`,
        );
        break;
      }
    }
    return { told, isOver, faults };
  });

/** The stops of the Tab key from the beginning of the page on, with what is wrong. */
const stops = async (page: Page): Promise<readonly Stop[]> => {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-met]')) each.removeAttribute('data-met');
    // From the beginning of what can be reached.
    const start = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    start.tabIndex = -1;
    start.focus();
    start.blur();
    start.removeAttribute('tabindex');
  });
  const met: Stop[] = [];
  while (met.length < most) {
    await page.keyboard.press('Tab');
    const next = await stop(page);
    if (next.isOver && met.length > 0) break;
    met.push(next);
  }
  return met;
};

/** Targets that are too small: `least` px high, fewer in the footer, none in running text. */
const small = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((height) => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], .leaflet-container') === null;
    const inText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    // A label is tapped for its box; of a row its link reaches over all.
    const tapped = (element: Element): Element | null => {
      if (element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type))
        return element.labels?.[0] ?? null;
      const { content, position } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return null;
      let around = element.parentElement;
      while (around !== null && getComputedStyle(around).position === 'static') around = around.parentElement;
      return around;
    };
    const sizeOf = (element: Element): { readonly width: number; readonly height: number } =>
      (tapped(element) ?? element).getBoundingClientRect();
    const modal = document.querySelector('dialog[open]');
    return [
      ...(modal ?? document).querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="button"]',
      ),
    ]
      .filter((element) => isSeen(element) && !inText(element))
      .filter((element) => {
        const { width, height: own } = sizeOf(element);
        // It comes with the focus.
        if (element.getAttribute('href') === '#main') return false;
        const needed = element.closest('footer') ? 36 : height;
        return own < needed - 0.5 || width < 24;
      })
      .map((element) => {
        const { width, height: own } = sizeOf(element);
        return `${element.localName} '${element.textContent?.trim().slice(0, 40)}' ${Math.round(width)} x ${Math.round(own)}`;
      });
  }, least);

describe('§2 by keys and by thumbs', () => {
  it.each(allPageStates)('on $name every stop is seen, and every target is large enough', async (state) => {
    const { page } = await openPageState(state);
    const found: Record<string, readonly string[]> = {};
    for (const width of Object.values(widths).filter((each) => existsAtWidth(state, each))) {
      await page.setViewportSize({ width, height: 800 });
      // Tapped by a thumb: the page of the machines is for a desk.
      const targets = await small(page, state.path.startsWith('/machines') ? 24 : 44);
      const met = await stops(page);
      expect(met.length).toBeGreaterThan(2);
      const faults = met.flatMap(({ told, faults: own }) => own.map((fault) => `${told} ${fault}`));
      if (targets.length + faults.length > 0) found[width] = [...targets, ...faults];
    }
    expect(found).toEqual({});
  });
});
