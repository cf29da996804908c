/** A form that the browser has translated (docs/failures.md 31): React holds text nodes that are no longer in the page. */

import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import { translateByBrowser } from '../../support/browser/machineTranslation.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE';
const form = requestPath(type);

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
      await page.getByText(filipino.outcome.success.alert).waitFor();
      await page.getByText(filipino.outcome.success.title).waitFor();
    });
});
