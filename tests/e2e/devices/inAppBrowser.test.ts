/** The in-app browser of Facebook, which opens most links to the site: its user agent, and the APIs that it lacks. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { inAppBrowserMessages } from '../../../src/i18n/en/inAppBrowser.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { sharingMessages } from '../../../src/i18n/en/sharing.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import {
  clearanceFormPath,
  expectAnswers,
  fillInClearance,
} from '../../support/browser/hostileEnvironments.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/471.0.0.53.85;IABMV/1;]';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/471.0.0.40.107;FBDV/iPhone14,5;FBSV/17.5;]';

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.3.29.109 (iPhone14,5; iOS 17_5; en_PH)';

type Row = readonly [lack: string, userAgent: string, prepare: () => void];

const rows: readonly Row[] = [
  ['nothing', android, () => {}],
  ['localStorage (null)', android, () => Object.defineProperty(window, 'localStorage', { value: null })],
  [
    'localStorage (throws) and IndexedDB',
    iPhone,
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    },
  ],
  [
    'both storages and caches (null)',
    android,
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { value: null });
    },
  ],
  [
    'locks, channels, clipboard and sharing',
    iPhone,
    () => {
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
      for (const name of ['locks', 'clipboard', 'share', 'serviceWorker'])
        Reflect.deleteProperty(Navigator.prototype, name);
    },
  ],
];

const mayLog = [/The version check/];
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

describe("§8 Facebook's in-app browser", () => {
  it.each(rows)(
    'lacking %s, stores one request after an error and a change of language',
    async (_, userAgent, prepare) => {
      const { page, server } = await visit(clearanceFormPath, {
        userAgent,
        mayLog,
        before: (opening) => opening.addInitScript(prepare),
      });
      await fillInClearance(page);
      await field(page, 'lname').fill('');
      await submitForm(page);
      await page.getByText(formMessages.english.form.summary(1)).waitFor();
      await chooseLocale(page, 'fil');
      await page.getByText(filipino.form.form.summary(1)).waitFor();
      await chooseLocale(page, 'en');
      await field(page, 'lname').fill('Sample-Ñ');
      await expectAnswers(page);
      await submitForm(page);
      const { id } = await readConfirmation(page);
      expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    },
  );
});

describe('§2 the receipt inside another app', () => {
  const sharing = sharingMessages.english;
  const { keep, picture, calendar, link, status } = receiptMessages.english;
  const { receipt: notice, status: openIt } = inAppBrowserMessages.english;
  const printing = /^Print/;
  const buttons = (page: Page) => page.getByRole('main').getByRole('button');

  const sendClearance = async (page: Page): Promise<string> => {
    await fillInClearance(page);
    await submitForm(page);
    return (await readConfirmation(page)).id;
  };

  it.each([
    ['Facebook on Android', android],
    ['Facebook on an iPhone', iPhone],
    ['Instagram', instagram],
  ])(
    'the confirmation in %s advises a screenshot, offers only copying, and opens the status page in the same view',
    async (_, userAgent) => {
      const { page } = await visit(clearanceFormPath, {
        userAgent,
        mayLog,
        before: (opening) =>
          opening.addInitScript(() =>
            Object.assign(navigator, { share: async () => {}, canShare: () => true }),
          ),
      });
      const id = await sendClearance(page);
      for (const text of [notice.title, notice.text, notice.next(link)])
        await page.getByText(text, { exact: true }).waitFor();
      await buttons(page).filter({ hasText: keep.copy }).waitFor();
      for (const name of [picture.save, sharing.share, calendar.save, printing])
        expect([name, await buttons(page).filter({ hasText: name }).count()]).toEqual([name, 0]);
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL('**/Request_Status#*');
      await page.getByRole('status').getByText(status.states.received.title, { exact: true }).waitFor();
      await page.getByText(id, { exact: true }).waitFor();
      await page.getByText(openIt.text, { exact: true }).waitFor();
    },
  );

  it.each(['/Citizens-Charter', '/Emergency-Hotlines', '/services/issuance-of-barangay-clearance'])(
    '%s offers printing in a browser alone',
    async (path) => {
      const { page } = await visit(path, { userAgent: android, mayLog });
      await buttons(page).filter({ hasText: printing }).waitFor({ state: 'detached' });
      const { page: other } = await visit(path);
      await buttons(other).filter({ hasText: printing }).first().waitFor();
    },
  );

  it('a browser gets no notice, and the picture before printing', async () => {
    const { page } = await visit(clearanceFormPath);
    await sendClearance(page);
    expect(await page.getByText(notice.title).count()).toBe(0);
    const offered = buttons(page).filter({ hasText: /picture|Print/ });
    expect(await offered.allTextContents()).toEqual([picture.save, outcomeMessages.english.success.print]);
  });
});
