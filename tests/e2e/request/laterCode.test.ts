/** §7 code that a page loads when it is needed: the notices of requests, the rules of the answers, the confirmation. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { setConnection } from '../../support/browser/setConnection.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

/** The names of the scripts that a page requests, without their hashes. */
const recordScripts = (page: Page): ReadonlySet<string> => {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
};
const visitRecorded = async (address: string, before?: (page: Page) => Promise<unknown>) => {
  let scripts: ReadonlySet<string> = new Set();
  const visited = await visit(address, {
    before: async (page) => {
      scripts = recordScripts(page);
      await before?.(page);
    },
  });
  await visited.page.getByRole('main').waitFor();
  return { ...visited, scripts };
};

describe('§7 the code of a form', () => {
  const later = ['checkAnswers', 'Confirmation'];

  const withoutWorkers = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  const limitData = async (page: Page): Promise<void> => {
    await withoutWorkers(page);
    await setConnection({ saveData: true })(page);
  };

  it.each([
    ['in a browser with service workers', undefined],
    ['with Save-Data, in a browser without them', limitData],
  ])(
    'has the rules of the answers and the confirmation from the first touch on, and not before, %s',
    async (_, before) => {
      const { page, scripts } = await visitRecorded(path, before);
      await page.locator('[name="lname"]').waitFor();
      expect([...scripts].filter((name) => later.includes(name))).toEqual([]);
      await page.locator('[name="lname"]').focus();
      await expect.poll(() => [...scripts]).toEqual(expect.arrayContaining(later));
    },
  );

  it('loads the scripts of the form once the untouched page is idle, in a browser without service workers', async () => {
    const { page, scripts } = await visitRecorded(path, withoutWorkers);
    expect([...scripts]).toEqual(expect.arrayContaining(later));
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('keeps the tick and the press of Submit until the code of the request is there, and then sends once', async () => {
    let release = () => {};
    const { page, server } = await visit(path, {
      before: async (opening) => {
        release = await holdCalls(opening, '**/assets/requestParts-*');
      },
    });
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    await page.locator('fieldset:disabled [name="lname"]').waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
    release();
    await readConfirmation(page);
    expect(await readStoredRequests(server)).toHaveLength(1);
  });

  it.each([
    [
      'that there is no signal when the code of the request',
      'requestParts',
      (page: Page) => page.getByRole('alert').getByText(partMessages.english.feedback.unopened),
    ],
    [
      'that the hall cannot be reached when the rules of the answers',
      'checkAnswers',
      (page: Page) => page.getByText(outcomeMessages.english.failure.answersKept),
    ],
  ])('says %s cannot be loaded (%s), and sends once they can', async (_, file, sentence) => {
    const script = `**/assets/${file}-*`;
    const { page, server } = await visit(path, {
      mayLog: [/Failed to load resource/],
      before: (opening) => opening.route(script, (route) => route.abort()),
    });
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    await sentence(page).waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    await page.unroute(script);
    await submitForm(page);
    await readConfirmation(page);
    expect(await readStoredRequests(server)).toHaveLength(1);
  });
});

describe('§7 the code of the notices of requests', () => {
  it('is not loaded on Home where neither phone nor tab stores anything of a request', async () => {
    const { scripts } = await visitRecorded('/home');
    expect([...scripts]).not.toContain('RequestNotices');
  });

  it.each([
    ['a submission without an answer', `sent ${code}`, String(0)],
    ['a draft', `draft ${type}`, '{}'],
  ])('is loaded on Home where the phone stores %s', async (_, key, text) => {
    const { scripts } = await visitRecorded('/home', (page) =>
      page.addInitScript(([name, stored]) => localStorage.setItem(name!, stored!), [key, text]),
    );
    await expect.poll(() => [...scripts]).toContain('RequestNotices');
  });
});
