/** Failures 6: a deploy has removed the files that an open page loads late. Nothing is wrong with the signal. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { feedbackMessages } from '../../../src/i18n/en/feedback.ts';
import { mapMessages } from '../../../src/i18n/en/map.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { versionMessages } from '../../../src/i18n/en/version.ts';
import { checkRobotBox, fillInForm, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const { missingFile, reload } = versionMessages.english;
const versionFile = '**/version.json';
const type = 'BARANGAY_CLEARANCE';
const form = requestPath(type);

/** Opens a page, after whose first check of the version the site has a new release without these files. */
const openOldPage = async (path: string, files: string) => {
  const gone = `**/assets/${files}-*.js`;
  const visited = await visit(path, {
    mayLog: [/404/, /could not be/, /The version check/, /Failed to fetch dynamically imported module/],
    before: async (opening) => {
      await opening.route(gone, (route) => route.fulfill({ status: 404 }));
    },
  });
  const { page } = visited;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).not.toBeNull();
  await page.route(versionFile, (route) => route.fulfill({ json: { version: 'the next release' } }));
  return {
    ...visited,
    /** The site serves all files to a page that is loaded again. */
    serveAll: async () => {
      await page.unroute(gone);
      await page.unroute(versionFile);
    },
  };
};

const loadButton = (page: Page) => page.getByRole('button', { name: reload.button });
/** What a page says; the form's own sentences about a signal are about sending. */
const readMain = (page: Page) => page.getByRole('main').innerText();

describe('§4 a page whose files are gone after a deploy', () => {
  it.each([
    ['the rules of the answers', 'checkAnswers'],
    ['the way to the store', 'client'],
  ])('offers the new page at Submit, which has the answers, without %s', async (_, files) => {
    const { page, serveAll } = await openOldPage(form, files);
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    const alert = page.getByRole('alert');
    await alert.getByText(outcomeMessages.english.failure.codes.outdated.message).waitFor();
    expect(await alert.innerText()).not.toMatch(/signal/i);
    await loadButton(page).waitFor();
    await serveAll();
    const loaded = page.waitForEvent('load');
    await loadButton(page).click();
    await loaded;
    await expect.poll(() => page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    expect(await page.locator('[name="purpose"]').inputValue()).toBe('Job application\n(sample)');
  });

  it('names the older page in the search, whose button loads it again', async () => {
    const { page, serveAll } = await openOldPage('/home', 'searchService');
    await page.getByRole('button', { name: searchMessages.english.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(missingFile).waitFor();
    expect(await dialog.innerText()).not.toMatch(/signal/i);
    await serveAll();
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: reload.button }).click();
    await loaded;
    await page.getByRole('button', { name: searchMessages.english.open, exact: true }).click();
    await dialog.getByRole('searchbox').fill('clearance');
    await dialog
      .getByRole('link', { name: /Clearance/ })
      .first()
      .waitFor();
  });

  it.each([
    ['the question about the page', '/Resident', 'FeedbackPanel', partMessages.english.feedback.actions.YES],
    ['the street map', '/Tourism-Map', 'StreetMap', mapMessages.english.street.show],
    ['another language', '/Resident', 'initLocale', 'Filipino'],
  ])('names the older page, and offers the new one, for %s', async (_, path, files, button) => {
    const { page } = await openOldPage(path, files);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(missingFile).waitFor();
    await loadButton(page).waitFor();
    expect(await readMain(page)).not.toMatch(/signal/i);
  });

  it('says so where feedback is sent without the way to the store', async () => {
    const { page } = await openOldPage('/Resident', 'client');
    await page.getByRole('button', { name: partMessages.english.feedback.actions.YES }).click();
    await page.getByText(feedbackMessages.english.failed).or(page.getByText(missingFile)).first().waitFor();
    await page.getByText(missingFile).first().waitFor();
    await loadButton(page).waitFor();
  });
});
