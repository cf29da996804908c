/** Finds parts of the rendered page. */
import { expect } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` });

export const getMain = (): Locator => page.getByRole('main');

/** The control of a form's field; the first button of a choice. */
export const getField = (name: string): Locator => page.getByCss(`[name="${name}"]`).first();

/** The texts of the found elements, as `textContent` has them. */
export const readTexts = (found: Locator): readonly string[] =>
  found.elements().map(({ textContent }) => textContent ?? '');

/** The control itself, for its value, its focus and its attributes. */
export const getInput = (name: string): HTMLInputElement => {
  const input = getField(name).element();
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
    return input as HTMLInputElement;
  throw new Error(`The field '${name}' has no control to type into.`);
};

export const filterField = getMain().getByRole('searchbox');
export const numbersToCall = getMain().getByTitle('Click to call now!');

/** Waits until the search field's sentence begins so: '2 of 6 contacts' is not '6 contacts'. */
export const expectCount = (text: string): Promise<void> =>
  expect
    .poll(() => getMain().getByRole('search').getByRole('status').element().textContent)
    .toMatch(new RegExp(`^${text}`));

/** How many px the page is wider than the window. */
export const measureOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
