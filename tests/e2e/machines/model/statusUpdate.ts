import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';
import { seededReference, seedRequest, signInWithQaToken, staffPath } from './staffPage.ts';

const { writing: messages } = staffMessages;

const state = (page: Page) => page.locator('#newState');
const reason = (page: Page) => page.locator('#reason');
const papers = (page: Page) => page.locator('#papers');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: messages.failed });
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: messages.conflict });

/** An option that is selected already or is missing fires no change, so the choice is made without the page. */
const select =
  (key: string, field: (page: Page) => ReturnType<Page['locator']>, value: string) =>
  async ({ page, choose }: Stage) => {
    const found = field(page);
    const isThere =
      (await found.count()) > 0 && (await found.locator(`option[value="${value}"]`).count()) > 0;
    if (isThere && (await found.inputValue()) !== value) await found.selectOption(value);
    else await choose(key);
  };

export const statusUpdate: PageModel = {
  path: staffPath,
  prepare: (context) => seedRequest(context),
  startMachine: async (page) => {
    await signInWithQaToken(page);
    await page.getByRole('button', { name: seededReference }).click();
  },
  interactions: {
    'CHOOSE:ready': select('CHOOSE:ready', state, 'ready'),
    'CHOOSE:refused': select('CHOOSE:refused', state, 'refused'),
    'CHOOSE:in progress before the appointment': select(
      'CHOOSE:in progress before the appointment',
      state,
      'processing',
    ),
    'CHOOSE_PAPERS:complete': select('CHOOSE_PAPERS:complete', papers, 'complete'),
    'CHOOSE_PAPERS:not yet': select('CHOOSE_PAPERS:not yet', papers, 'notYet'),
    'CHOOSE_REASON:not free': select('CHOOSE_REASON:not free', reason, 'not-free'),
    'CHOOSE_REASON:none': select('CHOOSE_REASON:none', reason, ''),
    SAVE: ({ page }) => byButton(messages.save)(page).click(),
    RELOAD: ({ page }) => byButton(messages.readAnew)(page).click(),
  },
  states: {
    'statusUpdate.choosing': { visible: [byButton(messages.save)], hidden: [failed, conflict] },
    'statusUpdate.incomplete': { visible: [byText(messages.needed)], hidden: [failed, conflict] },
    'statusUpdate.saving': { visible: [byButton(messages.saving, true)], hidden: [failed, conflict] },
    'statusUpdate.conflict': { visible: [conflict, byButton(messages.readAnew)], hidden: [failed] },
    'statusUpdate.failed': { visible: [failed, byButton(messages.save)], hidden: [conflict] },
  },
  tags: {
    choosing: (page) => page.locator('#newState:enabled'),
    incomplete: byText(messages.needed),
    busy: byButton(messages.saving, true),
    conflict,
    failed,
  },
};
