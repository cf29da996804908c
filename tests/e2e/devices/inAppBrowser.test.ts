/** The in-app browser of Facebook, which opens most links to the site: its user agent, and the APIs that it lacks. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
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
