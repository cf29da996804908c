/** §2 §3 A service that staff have hidden: nothing on the site links to it, and its form names the barangay hall. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { formTypes } from '../../../src/form/types.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { pageTitle } from '../../../src/routes/menu.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { clearList, seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'REPRODUCTION_OF_BARANGAY_RECORDS';
const { slug } = formTypes[type];
const { name } = requestMessages.english.services[type];
const form = requestPath(type);
const messages = formMessages.english.notOffered;

const main = (page: Page) => page.getByRole('main');
const readFormLinks = (page: Page) =>
  main(page)
    .locator('a[href^="/Form_Request/"], a[href^="/services/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const notice = (page: Page) => main(page).getByText(messages.title, { exact: true });
const submitButton = (page: Page) => page.locator('main button[type=submit]');

/** Hides the service as the staff page does. */
const hide = (server: RunningServer) =>
  seedRecords(server, 'charter', [{ id: slug, slug, name: 'Reproduction', status: 'inactive' }]);

describe('§2 a service that staff have hidden', () => {
  it('leaves a hidden service out of Home and the list of forms, with and without scripts', async () => {
    const { page, server, context } = await visit('/home');
    expect(await readFormLinks(page)).toHaveLength(6);
    await hide(server);
    for (const path of ['/home', '/Form_Request']) {
      await page.goto(path);
      expect(await readFormLinks(page)).toHaveLength(5);
      expect((await readFormLinks(page)).join()).not.toContain(path === '/home' ? slug : form);
      const withoutScripts = await (await context.request.get(path)).text();
      expect(withoutScripts).not.toContain(path === '/home' ? `href="/services/${slug}"` : `href="${form}"`);
    }
  });

  it('leaves a hidden service and its form out of the search results', async () => {
    const { page, server } = await visit('/Resident');
    await hide(server);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const field = page.getByRole('dialog').locator('input');
    const found = () =>
      page
        .getByRole('dialog')
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await field.fill('barangay clearance');
    expect(await found()).toContain('/Form_Request/clearance');
    await field.fill('copies records');
    expect((await found()).filter((href) => href?.includes(slug) || href === form)).toEqual([]);
  });

  it('disables the form of a hidden service, and names the barangay hall', async () => {
    const { page, server } = await visit('/home');
    await hide(server);
    await page.goto(form);
    await notice(page).waitFor();
    await main(page).getByText('Ask at the barangay hall, Monday to Friday').first().waitFor();
    expect(await page.locator('[name="lname"]').isDisabled()).toBe(true);
    expect(await submitButton(page).count()).toBe(1);
    expect(await submitButton(page).isDisabled()).toBe(true);
    await main(page).getByRole('link', { name: messages.others }).click();
    await main(page)
      .getByRole('heading', { level: 1, name: pageTitle('FormRequest', translateToEnglish) })
      .waitFor();
    await expect.poll(() => readFormLinks(page)).toHaveLength(5);
  });

  it('disables an open form once its service is hidden, keeps the answers, and submits when it is back', async () => {
    const { page, server } = await visit(form);
    await fillInForm(page, type);
    expect(await notice(page).count()).toBe(0);
    await hide(server);
    await page.getByLabel(formMessages.english.form.robot).click();
    await notice(page).waitFor();
    await page.getByText(messages.submit).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    expect(await readStoredRequests(server)).toEqual([]);
    await seedRecords(server, 'charter', [{ id: slug, slug, name, status: 'active' }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await notice(page).waitFor({ state: 'detached' });
    if (!(await page.getByLabel(formMessages.english.form.robot).isChecked())) await checkRobotBox(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
  });

  it('reports a hidden service as not found to a visitor who has it cached', async () => {
    const { page, server } = await visit(`/services/${slug}`, { width: 1280, storesQueryResults: true });
    await main(page).getByText('Requirements').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await main(page).locator('a[href^="/services/"]').first().waitFor();
    await hide(server);
    await main(page).locator(`a[href="/services/${slug}"]`).click();
    await main(page).getByText(serviceMessages.english.notFound.sentence).waitFor();
  });
});

describe('§2 an empty charter', () => {
  it('offers all six forms when the charter has no records', async () => {
    const { page, server } = await visit('/home');
    await clearList(server, 'charter');
    await page.goto('/Form_Request');
    expect(await readFormLinks(page)).toHaveLength(6);
    await page.goto(form);
    await page.locator('[name="lname"]').fill('Sample');
    expect(await notice(page).count()).toBe(0);
  });
});
