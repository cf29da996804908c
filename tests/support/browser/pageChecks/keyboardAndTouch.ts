/** Keyboard and touch: each stop of the Tab key is visible, has a focus ring and is covered by nothing; no target is too small. */
import type { Page } from 'playwright-core';
import { settleOnce } from '../settled.ts';
import { type PageCheck, widthsOf } from './pageCheck.ts';

/** More stops than any page has. */
const maxStops = 400;

interface Stop {
  readonly description: string;
  /** Whether this is the first stop again, or outside the page. */
  readonly isOver: boolean;
  readonly faults: readonly string[];
}

/** The focused element, with its faults, once the page is painted with the focus there. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const active = document.activeElement;
    if (active === null || active === document.body) return { description: '', isOver: true, faults: [] };
    const isOver = active.hasAttribute('data-met');
    active.setAttribute('data-met', '');
    // A file input is visible by its label.
    const at = active.matches('[type="file"]') ? (active as HTMLInputElement).labels![0]! : active;
    const description = `${at.localName} '${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}' ${at.getAttribute('name') ?? ''}`;
    const { left, right, top, bottom, width, height } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    const faults: string[] = [];
    if (width < 1 || height < 1 || style.visibility !== 'visible') faults.push('is not seen');
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push('has no ring');
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    // A link may wrap: then its bounding box covers other text too.
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
    // An element higher than the window is never visible whole.
    const isHigh = height > innerHeight * 0.8;
    for (const [x, y] of isHigh ? [] : points) {
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
        faults.push(`reaches out of the window at ${Math.round(x)},${Math.round(y)}`);
        break;
      }
      const over: Element | null = document.elementFromPoint(x, y);
      const isLabel: boolean = over?.closest('label')?.control === at;
      // The credit of the street map covers one of its corners.
      const isOwn = isLabel || at.contains(over) || over?.contains(at) || at.matches('.leaflet-container');
      if (over !== null && !isOwn) {
        faults.push(
          `lies under ${over.localName}.${over.className} '${over.textContent?.trim().slice(0, 30)}'`,
        );
        break;
      }
    }
    return { description, isOver, faults };
  });

/** The stops of the Tab key from the start of the page, with their faults. */
const collectStops = async (page: Page): Promise<readonly Stop[]> => {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-met]')) each.removeAttribute('data-met');
    // Starts at the open dialog, or at the page.
    const start = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    start.tabIndex = -1;
    start.focus();
    start.blur();
    start.removeAttribute('tabindex');
  });
  const tabStops: Stop[] = [];
  await settleOnce(page, async () => {
    while (tabStops.length < maxStops) {
      await page.keyboard.press('Tab');
      const next = await readStop(page);
      if (next.isOver && tabStops.length > 0) break;
      tabStops.push(next);
    }
  });
  return tabStops;
};

/** Targets that are lower than `least` px, or 36 px in the footer; links in running text are exempt. */
const findSmallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((height) => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], .leaflet-container') === null;
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    // A checkbox is tapped by its label too; the link of a row covers the whole row.
    const findTapArea = (element: Element): Element | null => {
      if (element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type))
        return element.labels?.[0] ?? null;
      const { content, position } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return null;
      let around = element.parentElement;
      while (around !== null && getComputedStyle(around).position === 'static') around = around.parentElement;
      return around;
    };
    const sizeOf = (element: Element): { readonly width: number; readonly height: number } =>
      (findTapArea(element) ?? element).getBoundingClientRect();
    const modal = document.querySelector('dialog[open]');
    return [
      ...(modal ?? document).querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="button"]',
      ),
    ]
      .filter((element) => isVisible(element) && !isInText(element))
      .filter((element) => {
        const { width, height: own } = sizeOf(element);
        // The skip link is visible with the focus only.
        if (element.getAttribute('href') === '#main') return false;
        const needed = element.closest('footer') ? 36 : height;
        return own < needed - 0.5 || width < 24;
      })
      .map((element) => {
        const { width, height: own } = sizeOf(element);
        return `${element.localName} '${element.textContent?.trim().slice(0, 40)}' ${Math.round(width)} x ${Math.round(own)}`;
      });
  }, least);

/** It moves the focus through the page, so it is the last check of its group. */
export const keyboardAndTouch: PageCheck = {
  title: 'shows each Tab stop with a focus ring, and every target is large enough',
  findFaults: async ({ page }, state) => {
    const faults: string[] = [];
    for (const width of widthsOf(state)) {
      await page.setViewportSize({ width, height: 800 });
      // The machine viewer is for a desktop: its targets may be smaller than for a thumb.
      const targets = await findSmallTargets(page, state.path.startsWith('/machines') ? 24 : 44);
      const tabStops = await collectStops(page);
      const found = [
        ...targets.map((each) => `too small: ${each}`),
        ...tabStops.flatMap(({ description, faults: own }) => own.map((fault) => `${description} ${fault}`)),
        ...(tabStops.length > 2 ? [] : [`only ${tabStops.length} Tab stops`]),
      ];
      faults.push(...found.map((each) => `${width}: ${each}`));
    }
    return faults;
  },
};
