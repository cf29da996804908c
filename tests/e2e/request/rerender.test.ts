import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { InputFieldName } from '../../../src/form/fields.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

/** React stores the last props of each element on the element itself, under a key with this prefix. */
const reactPropsPrefix = '__reactProps$';

/** Remembers the props of all elements, so that later rerenders can be found. @returns how many elements there are */
const watchRenders = (page: Page): Promise<number> =>
  page.evaluate((start) => {
    const propsOf = (element: Element): unknown =>
      Reflect.get(element, Object.keys(element).find((key) => key.startsWith(start)) ?? '');
    const all = () => [...document.querySelectorAll('#root *')].filter((each) => propsOf(each) !== undefined);
    const before = new Map(all().map((element) => [element, propsOf(element)]));
    Reflect.set(window, 'listRerendered', () => all().filter((each) => propsOf(each) !== before.get(each)));
    return before.size;
  }, reactPropsPrefix);

/** The fields and the rows of 'Your answers' that contain a rerendered element, or its line; else the element itself. */
const readRerendered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const frame = element.closest('fieldset > div > div');
      const [field, row] = [frame?.querySelector('[name]'), element.closest('dl > div')];
      return (
        field?.getAttribute('name') ??
        row?.querySelector('dt')?.textContent ??
        (element.closest('[aria-labelledby="your-answers"]') && 'number of missing answers') ??
        element.outerHTML.slice(0, 200)
      );
    };
    return [...new Set<string>(Reflect.get(window, 'listRerendered')().map(nameOf))].sort();
  });

/** The first answer renders the draft bar, in idle time. */
const enterFirstAnswer = async (page: Page) => {
  await page.locator('[name="email"]').fill('sample@example.com');
  await page.getByRole('region', { name: draftMessages.english.region }).waitFor();
};

describe('§7 a keystroke in the form', () => {
  it.each([
    ['lname', 'text', 'n'],
    ['requestDetails', 'textarea', 'n'],
    ['zone', 'numbers', '3'],
    ['birthDate', 'day', 'ArrowUp'],
  ] satisfies [InputFieldName, string, string][])(
    "rerenders only the field %s and its row of 'Your answers'",
    async (name, _, key) => {
      const { page } = await visit('/Form_Request?formType=REQUEST_BARANGAY_OWN_USE');
      const field = page.locator(`[name="${name}"]`);
      await enterFirstAnswer(page);
      if (name === 'birthDate') await field.fill('1990-02-28');
      else await field.press(key);
      await page.getByText(formMessages.english.form.answers.missing(11)).click();
      await page
        .getByRole('region', { name: formMessages.english.form.answers.title, exact: true })
        .locator('dl')
        .waitFor();
      expect(await watchRenders(page)).toBeGreaterThan(150);
      const before = await field.inputValue();
      await field.press(key);
      expect(await field.inputValue()).not.toBe(before);
      expect(await readRerendered(page)).toEqual([fieldMessages.english.fields[name].label, name].sort());
    },
  );

  it("rerenders only its field while 'Your answers' is closed", async () => {
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE');
    const field = page.locator('[name="lname"]');
    await enterFirstAnswer(page);
    await field.press('n');
    await watchRenders(page);
    await field.press('n');
    expect(await readRerendered(page)).toEqual(['lname']);
  });

  it("rerenders only the zone field and the line of 'Your answers' when its error appears", async () => {
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE');
    const zone = page.locator('[name="zone"]');
    await enterFirstAnswer(page);
    await zone.fill('3');
    await watchRenders(page);
    await zone.fill('');
    await zone.blur();
    await page.locator('#zone-error').waitFor();
    expect(await readRerendered(page)).toEqual(['number of missing answers', 'zone']);
  });
});
