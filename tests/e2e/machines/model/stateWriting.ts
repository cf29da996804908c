import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/i18n/en/staff.ts';
import { comeIn, leaveRequest, reference, staffPath } from './atStaff.ts';
import { button, type OnPage, type Stage, text } from './onPage.ts';

const { writing: said } = staffMessages;

const state = (page: Page) => page.locator('#newState');
const reason = (page: Page) => page.locator('#reason');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: said.failed });
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: said.conflict });
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

export const stateWriting: OnPage = {
  path: staffPath,
  prepare: leaveRequest,
  begins: async (page) => {
    await comeIn(page);
    await page.getByRole('button', { name: reference }).click();
  },
  acts: {
    'CHOOSE:ready': select('CHOOSE:ready', state, 'ready'),
    'CHOOSE:refused': select('CHOOSE:refused', state, 'refused'),
    'REASON:not free': select('REASON:not free', reason, 'not-free'),
    'REASON:none': select('REASON:none', reason, ''),
    SAVE: ({ page }) => button(said.save)(page).click(),
    READ_ANEW: ({ page }) => button(said.readAnew)(page).click(),
  },
  states: {
    'stateWriting.choosing': { sees: [button(said.save)], misses: [failed, conflict] },
    'stateWriting.incomplete': { sees: [text(said.needed)], misses: [failed, conflict] },
    'stateWriting.saving': { sees: [button(said.saving, true)], misses: [failed, conflict] },
    'stateWriting.saved': { sees: [saved], misses: [failed, conflict] },
    'stateWriting.conflict': { sees: [conflict, button(said.readAnew)], misses: [failed] },
    'stateWriting.failed': { sees: [failed, button(said.save)], misses: [conflict] },
  },
};
