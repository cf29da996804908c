/** §4 A page that is older than the site, whose request the store refuses. */

import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FailureCode, outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { versionMessages } from '../../../src/i18n/en/version.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { checkRobotBox, fillInForm, submitForm } from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const versionFile = '**/version.json';
const { failure } = outcomeMessages.english;
const { outdated, reload } = versionMessages.english;

/** A refusal of the store's rules, as the embedded store and Firestore word it. */
const refusal = {
  status: 403,
  json: {
    error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
  },
};

/** Opens the form, whose store answers each request so, and counts the page's loads and requests of the version. */
const openForm = async (answer: Parameters<Route['fulfill']>[0] = refusal) => {
  const count = { loads: 0, checks: 0 };
  const visited = await visit(path, {
    width: widths.phone,
    mayLog: [/status of (403|503)/, /The version check/],
    before: async (opening) => {
      opening.on('request', (request) => {
        if (request.isNavigationRequest()) count.loads++;
        if (request.url().endsWith('/version.json')) count.checks++;
      });
      await opening.route('**/documents:commit', (route) => route.fulfill(answer));
    },
  });
  await expect.poll(() => visited.page.evaluate(() => localStorage.getItem('version'))).not.toBeNull();
  return { ...visited, count };
};

const serveAnotherVersion = (page: Page) =>
  page.route(versionFile, (route) => route.fulfill({ json: { version: 'the next release' } }));

const sendInVain = async (page: Page, code: FailureCode = 'permission-denied') => {
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
  await page.getByRole('alert').getByText(failure.codes[code].message).waitFor();
};

const offer = (page: Page) => page.getByRole('status').filter({ hasText: reload.title });
const loadButton = (page: Page) => page.getByRole('button', { name: reload.button });

/** Moves the focus with Tab until the element has it. */
const tabTo = async (page: Page, find: (page: Page) => ReturnType<Page['locator']>) => {
  for (let press = 0; press < 100; press++) {
    if (await find(page).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('100 presses of Tab do not reach it.');
};

describe('§4 a refused request of a page that is older than the site', () => {
  it('offers a reload: by keyboard, once, and the form has the answers of the draft', {
    tags: 'smoke',
  }, async () => {
    const { page, count } = await openForm();
    await serveAnotherVersion(page);
    await sendInVain(page);
    await offer(page).waitFor();
    expect([count.loads, count.checks]).toEqual([1, 2]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.unroute(versionFile);
    await tabTo(page, loadButton);
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await page.locator('[name="lname"]').waitFor();
    await expect.poll(() => count.checks).toBe(3);
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    expect(await page.locator('[name="purpose"]').inputValue()).toBe('Job application\n(sample)');
    expect(count.loads).toBe(2);
    expect(await offer(page).count()).toBe(0);
  });
  it('offers nothing to a page of the served version', async () => {
    const { page, count } = await openForm();
    await sendInVain(page);
    expect(count.checks).toBe(2);
    expect(await offer(page).count()).toBe(0);
  });

  it('does not look at the version after a failure that is no refusal', async () => {
    const { page, count } = await openForm({ status: 503, body: '{}' });
    await serveAnotherVersion(page);
    await sendInVain(page, 'unavailable');
    expect(count.checks).toBe(1);
    expect(await offer(page).count()).toBe(0);
  });

  it('does not reload, says how to get the new version, and keeps the answers when the storage is full', async () => {
    const { page, count } = await openForm();
    await serveAnotherVersion(page);
    await sendInVain(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await loadButton(page).click();
    await page.getByRole('status').getByText(outdated.sentence).waitFor();
    expect(count.loads).toBe(1);
    expect(await page.locator('[name="birthDate"]').inputValue()).not.toBe('');
  });
});
