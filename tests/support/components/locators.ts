/** Finds parts of the rendered page. */
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
