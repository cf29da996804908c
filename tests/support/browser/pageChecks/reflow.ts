/** Nothing is cut or covered where the window is narrow, the text large, or its spacing wide (WCAG 1.4.4, 1.4.10, 1.4.12). */
import type { Page } from 'playwright-core';
import { existsAtWidth } from '../everyPage.ts';
import { setTextSize, widths } from '../visit.ts';
import type { PageCheck } from './pageCheck.ts';

/** Text spacing that a reader may set (WCAG 1.4.12). The site's policy allows an adopted style sheet, but no style element. */
const setWideSpacing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });

const resetStyles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.removeProperty('font-size');
  });

/** Settings that need more room, with the widths at which each is tried. */
const needs = {
  'a window of 320': { at: [320], set: async () => {} },
  'text of twice its size': { at: [widths.phone], set: (page: Page) => setTextSize(page, '200%') },
  'wide spacing': { at: Object.values(widths), set: setWideSpacing },
} as const;

/** Text that cannot be read: wider than the window, cut by an element that does not scroll, or covered by other text. */
const findLostText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const describeElement = (element: Element): string =>
      `${element.localName}.${element.className} '${element.textContent?.trim().slice(0, 60)}'`;
    const around = (element: Element, fits: (style: CSSStyleDeclaration) => boolean): Element | null => {
      for (let each: Element | null = element; each !== null; each = each.parentElement)
        if (fits(getComputedStyle(each))) return each;
      return null;
    };
    // Visually hidden text; a drawing, whose text is its name; a field, which scrolls by itself.
    const isLeftOut = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[aria-hidden="true"], [role="img"], .leaflet-container, svg, input, textarea, pre') !==
        null ||
      around(element, ({ position, clipPath }) => position === 'absolute' && clipPath.startsWith('inset')) !==
        null;
    // Nobody reads the page behind an open dialog.
    const readable = document.querySelector('dialog[open]') ?? document.body;
    const shown = [...readable.querySelectorAll('*')].filter((element) => !isLeftOut(element));
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const lines = shown.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((rect) => ({ element, rect }));
        }),
    );
    const isOnSight = ({ element }: { readonly element: Element }): boolean =>
      around(element, ({ overflowX }) => /auto|scroll/.test(overflowX)) === null;
    const outside = lines.filter(
      // The skip link stays outside until it has the focus.
      (line) =>
        (line.rect.right > innerWidth + 1 || line.rect.left < -1) &&
        line.rect.left > -1_000 &&
        isOnSight(line),
    );
    // Layers that cover the page on purpose, such as sticky bars, are compared within themselves only.
    const layer = (element: Element) =>
      around(element, ({ position }) => position === 'sticky' || position === 'fixed') ??
      element.closest('dialog, header, main, footer, #root > *');
    const covered = lines.flatMap(({ element, rect }, at) =>
      lines
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left) > 2 &&
            Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top) > rect.height / 3 &&
            layer(element) === layer(other.element) &&
            !element.contains(other.element) &&
            !other.element.contains(element),
        )
        .map((other) => `${describeElement(element)} and ${describeElement(other.element)}`),
    );
    return [
      ...(wide > 0
        ? [
            `${wide} px too wide`,
            ...shown
              .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
              .map(describeElement),
          ]
        : []),
      ...cut.map((element) => `cut: ${describeElement(element)}`),
      ...outside.map(({ element }) => `outside: ${describeElement(element)}`),
      ...covered.map((both) => `over each other: ${both}`),
    ];
  });

/** Sets each need, and takes it back. */
export const reflow: PageCheck = {
  title: 'loses no text at 320 px, at twice the text size, or with wide spacing',
  findFaults: async ({ page }, state) => {
    const faults: string[] = [];
    for (const [need, { at, set }] of Object.entries(needs))
      for (const width of at.filter((each) => existsAtWidth(state, each))) {
        await page.setViewportSize({ width, height: 800 });
        await set(page);
        faults.push(...(await findLostText(page)).map((each) => `${need}, ${width}: ${each}`));
        await resetStyles(page);
      }
    return faults;
  },
};
