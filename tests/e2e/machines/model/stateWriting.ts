import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/i18n/en/staff.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';
import { seededReference, seedRequest, signInWithQaToken, staffPath } from './staffPage.ts';

const { writing: messages } = staffMessages;

const state = (page: Page) => page.locator('#newState');
const reason = (page: Page) => page.locator('#reason');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: messages.failed });
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: messages.conflict });
const saved = (page: Page) => page.getByText(/^Saved\. /);

/** What is chosen already, or cannot be chosen there, is no change: it is made without the page's help. */
const select =
  (key: string, field: (page: Page) => ReturnType<Page['locator']>, value: string) =>
  async ({ page, choose }: Stage) => {
    const found = field(page);
    const isThere =
      (await found.count()) > 0 && (await found.locator(`option[value="${value}"]`).count()) > 0;
    if (isThere && (await found.inputValue()) !== value) await found.selectOption(value);
    else await choose(key);
  };

export const stateWriting: PageModel = {
  path: staffPath,
  prepare: seedRequest,
  startMachine: async (page) => {
    await signInWithQaToken(page);
    await page.getByRole('button', { name: seededReference }).click();
  },
  interactions: {
    'CHOOSE:ready': select('CHOOSE:ready', state, 'ready'),
    'CHOOSE:refused': select('CHOOSE:refused', state, 'refused'),
    'REASON:not free': select('REASON:not free', reason, 'not-free'),
    'REASON:none': select('REASON:none', reason, ''),
    SAVE: ({ page }) => byButton(messages.save)(page).click(),
    READ_ANEW: ({ page }) => byButton(messages.readAnew)(page).click(),
  },
  states: {
    'stateWriting.choosing': { visible: [byButton(messages.save)], hidden: [failed, conflict] },
    'stateWriting.incomplete': { visible: [byText(messages.needed)], hidden: [failed, conflict] },
    'stateWriting.saving': { visible: [byButton(messages.saving, true)], hidden: [failed, conflict] },
    'stateWriting.saved': { visible: [saved], hidden: [failed, conflict] },
    'stateWriting.conflict': { visible: [conflict, byButton(messages.readAnew)], hidden: [failed] },
    'stateWriting.failed': { visible: [failed, byButton(messages.save)], hidden: [conflict] },
  },
};
