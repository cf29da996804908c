/**
 * A page translated by the browser, as Chrome does it: each text is replaced by one in `<font><font>`, the text node that React
 * knows leaves the page, and this repeats after every change.
 */
import type { Page } from 'playwright-core';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';

/** When the translation begins: with the first text of the page, or after hydration. */
export type TranslationStart = 'before its scripts' | 'after its scripts';

/** Each text stays as it is, so that the page can be compared with one that is not translated. */
export const translateByBrowser =
  (start: TranslationStart) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      ([event, isEarly]) => {
        const isOther = 'script,style,noscript,textarea,svg,font';
        const inFonts = (text: string): Element => {
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          for (const font of [outer, inner]) font.setAttribute('dir', 'auto');
          inner.textContent = text;
          outer.append(inner);
          return outer;
        };
        const translate = () => {
          if (document.body === null) return;
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          for (const text of texts)
            if (text.data.trim() !== '' && text.parentElement?.closest(isOther) === null)
              text.replaceWith(inFonts(text.data));
        };
        const begin = () => {
          document.documentElement.classList.add('translated-ltr');
          document.documentElement.lang = 'de';
          translate();
          new MutationObserver(translate).observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        };
        if (isEarly) document.addEventListener('DOMContentLoaded', begin);
        else window.addEventListener(event!, () => begin());
      },
      [hydratedEvent, start === 'before its scripts'] as const,
    );
