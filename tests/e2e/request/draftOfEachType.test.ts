/** A draft of each type is restored in the language it was written in and in the others (docs/decisions/0039-languages.md). */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { draftFieldsOf, fieldRowOf, inputFieldsOf } from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypeNames } from '../../../src/form/typeNames.ts';
import * as cebuano from '../../../src/i18n/ceb/messages.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import { fillInForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const answersOn = (page: Page, type: FormType): Promise<Readonly<Record<string, string>>> =>
  page.evaluate((names) => {
    const form = document.querySelector('main form') as HTMLFormElement;
    const data = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
  }, inputFieldsOf(type));

const restoredIn = { fil: filipino.draft.restored.title, ceb: cebuano.draft.restored.title } as const;

describe('§2 a draft of each type', () => {
  it.each(formTypeNames)(
    'restores a %s draft without its sensitive answers, in English, Filipino and Cebuano',
    async (type) => {
      const { page } = await visit(requestPath(type));
      await fillInForm(page, type);
      const written = await answersOn(page, type);
      expect(Object.keys(written).filter((name) => written[name] === '')).toEqual([
        'newOrRenewal',
        'priority',
      ]);
      const draftFields: readonly string[] = draftFieldsOf(type);
      const expected = Object.fromEntries(
        Object.entries(written).map(([name, text]) => [name, draftFields.includes(name) ? text : '']),
      );
      expect(
        inputFieldsOf(type).filter((name) => fieldRowOf(name).sensitive === true).length,
      ).toBeGreaterThan(0);
      await page.reload();
      await page.getByText(draftMessages.english.restored.title).waitFor();
      expect(await answersOn(page, type)).toEqual(expected);
      for (const language of ['fil', 'ceb'] as const) {
        await chooseLocale(page, language);
        await page.reload();
        await page.getByText(restoredIn[language]).waitFor();
        expect(await answersOn(page, type)).toEqual(expected);
      }
    },
  );
});
