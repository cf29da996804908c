/** A page that the browser has translated (docs/failures.md 31): React holds text nodes that are no longer in the page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { allPageStates, openPageState } from '../../support/browser/everyPage.ts';
import { chooseLocale, readPageTexts } from '../../support/browser/locale.ts';
import { translateByBrowser } from '../../support/browser/machineTranslation.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import type { PageState } from '../../support/browser/states/pageState.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE';
const form = `/Form_Request?formType=${type}`;

const both =
  (state: PageState) =>
  async (page: Page, context: Parameters<NonNullable<PageState['before']>>[1]): Promise<void> => {
    await state.before?.(page, context);
    await translateByBrowser('after its scripts')(page);
  };

/** The texts without the port, which differs in each visit. */
const textsOf = async (page: Page): Promise<string> =>
  (await readPageTexts(page)).join('\n').replace(/127\.0\.0\.1:\d+/g, 'the server');

const fonts = (page: Page) => page.locator('font').count();

// Two confirmations have two references: the tests of the form below check a single one.
describe('§8 a page translated by the browser', () => {
  it.each(
    allPageStates.filter(
      ({ name, path }) => !path.startsWith('/machines') && !name.startsWith('request confirmation'),
    ),
  )('$name shows the same texts as untranslated, also after a change to Filipino', async (each) => {
    // Fetches the messages while the network is up.
    const reach: typeof each.reach = async (visited) => {
      await chooseLocale(visited.page, 'fil');
      await chooseLocale(visited.page, 'en');
      await each.reach?.(visited);
    };
    const state = { ...each, reach };
    const { page: plain } = await openPageState(state);
    const { page } = await openPageState(state, { before: both(state) });
    expect(await fonts(page)).toBeGreaterThan(10);
    const readBoth = async () => ({ translated: await textsOf(page), untranslated: await textsOf(plain) });
    const areSame = ({ translated, untranslated }: Awaited<ReturnType<typeof readBoth>>) =>
      translated === untranslated;
    await expect.poll(readBoth).toSatisfy(areSame);
    const english = await textsOf(plain);
    for (const one of [plain, page]) await chooseLocale(one, 'fil');
    await expect.poll(() => textsOf(plain)).not.toBe(english);
    await expect.poll(readBoth).toSatisfy(areSame);
  });
});

describe('§4 a form translated by the browser', () => {
  // Both in every sample: rows of it.each take turns.
  for (const start of ['before its scripts', 'after its scripts'] as const)
    it(`a form translated ${start} takes answers, shows errors, changes its locale and submits`, async () => {
      const { page, server } = await visit(form, {
        before: translateByBrowser(start),
        mayLog: start === 'before its scripts' ? [/A prerendered page was rendered again/] : [],
      });
      await fillInForm(page, type, { email: 'none', purpose: '' });
      await checkRobotBox(page);
      await submitForm(page);
      await page.getByText(formMessages.english.form.summary(2)).waitFor();
      await chooseLocale(page, 'fil');
      await page.getByText(filipino.form.form.summary(2)).waitFor();
      await page.locator('[name="email"]').fill('sample@example.com');
      await page.getByText(filipino.form.form.summary(1)).waitFor();
      await chooseLocale(page, 'en');
      await page.locator('[name="purpose"]').fill('Job application');
      await submitForm(page);
      const { id } = await readConfirmation(page);
      expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
      await chooseLocale(page, 'fil');
      await page.getByText(filipino.form.success.alert).waitFor();
      await page.getByText(filipino.form.success.title).waitFor();
    });
});
