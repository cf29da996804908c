/** §2 The address of a form, and the links of version 1.0.0 that name a form in the query of /Form_Request. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formTypeNames } from '../../../src/form/typeNames.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { pageTitle } from '../../../src/routes/menu.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const earlierLink = '/Form_Request?formType=HEALTH_SERVICES#purpose';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const healthForm = (page: Page) => heading(page, requestMessages.english.services.HEALTH_SERVICES.title);
const readAddress = (page: Page): string => page.url().replace(/^https?:\/\/[^/]*/, '');

/** Answers every address of the page of forms by its file, as a static host does, which does not see the query. */
const serveAsStaticHost = (page: Page) =>
  page.route('**/Form_Request?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    await route.fulfill({ response });
  });

describe('§2 a link of version 1.0.0 to a form', () => {
  it.each([
    ['the server', async () => {}],
    ['a static host', serveAsStaticHost],
  ])('of %s opens the form with its fragment, and Back returns to the page before', async (_, serve) => {
    const { page } = await visit('/News');
    await serve(page);
    await page.goto(earlierLink);
    await page.waitForURL('**/Form_Request/health#purpose');
    await healthForm(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/News');
  });

  it.each(formTypeNames)(
    'opens the form of its type, which has the title of its service: %s',
    async (type) => {
      const { page } = await visit(`/Form_Request?formType=${type.toLowerCase().replaceAll('_', ' ')}`);
      await heading(page, requestMessages.english.services[type].title).waitFor();
      expect(await page.title()).toContain(requestMessages.english.services[type].title);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(readAddress(page));
    },
  );

  it('finds the draft that was begun at the address of the form', async () => {
    const { page } = await visit('/Form_Request/health');
    await page.locator('[name=lname]').fill('Sample');
    await page.goto('/News');
    await page.goto(earlierLink);
    await page.getByText(draftMessages.english.restored.title).waitFor();
    expect(await page.locator('[name=lname]').inputValue()).toBe('Sample');
  });
});

describe('§2 an address of no form', () => {
  it.each(['/Form_Request?formType=none-of-them', '/Form_Request/none-of-them', '/Form_Request/%22%3Cb%3E'])(
    'shows the forms to choose from, and says that there is no such form: %s',
    async (path) => {
      const { page } = await visit(path);
      await heading(page, pageTitle('FormRequest', translateToEnglish)).waitFor();
      await page.getByText(formMessages.english.form.chooser.unknown).waitFor();
      expect(readAddress(page)).toMatch(/^\/Form_Request\?formType=/);
      expect(await page.getByRole('main').locator('a[href^="/Form_Request/"]').count()).toBe(6);
    },
  );
});
