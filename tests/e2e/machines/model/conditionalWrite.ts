import type { Page } from 'playwright-core';
import { deletionMessages } from '../../../../src/staff/requests/deletion/deletionMessages.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const { purge, one: _, ...messages } = deletionMessages;

const conflict = byText(messages.conflict);
const failed = byText(messages.failed);
const nothing = byText(purge.nothing);
const done = (page: Page) => page.getByText(/^\d+ requests? and \d+ receipts? were deleted\.$/);
const results = [conflict, failed, nothing, done];

/** On the list only the panel of what is no longer kept is there. */
export const conditionalWrite: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  startMachine: async (page) => {
    await signInWithQaToken(page);
    await page.getByText(purge.title, { exact: true }).click();
  },
  interactions: {
    BEGIN: ({ page }) => byButton(purge.ask)(page).click(),
    CONFIRM: ({ page }) => byButton(messages.confirm)(page).click(),
    CANCEL: ({ page }) => byButton(messages.cancel)(page).click(),
    RELOAD: ({ page }) => byButton(messages.readAgain)(page).click(),
  },
  states: {
    'conditionalWrite.idle': { visible: [byButton(purge.ask, false)], hidden: results },
    'conditionalWrite.checking': {
      visible: [byText(messages.counting), byButton(purge.ask, true)],
      hidden: results,
    },
    'conditionalWrite.nothing': {
      visible: [nothing, byButton(purge.ask, false)],
      hidden: [conflict, failed, done],
    },
    'conditionalWrite.confirming': {
      visible: [byText(messages.forGood), byButton(messages.confirm), byButton(messages.cancel)],
      hidden: [...results, byButton(purge.ask)],
    },
    'conditionalWrite.writing': {
      visible: [byText(messages.deleting)],
      hidden: [...results, byButton(messages.confirm)],
    },
    'conditionalWrite.written': {
      visible: [done, byText(messages.copies), byButton(purge.ask, false)],
      hidden: [conflict, failed, nothing],
    },
    'conditionalWrite.conflict': {
      visible: [conflict, byButton(messages.readAgain)],
      hidden: [failed, nothing, done, byButton(purge.ask)],
    },
    'conditionalWrite.failed': {
      visible: [failed, byButton(purge.ask, false)],
      hidden: [conflict, nothing, done],
    },
  },
  tags: {
    busy: (page) => page.getByText(/^(?:Counting|Deleting)\.\.\.$/),
    nothing,
    confirming: byText(messages.forGood),
    written: done,
    conflict,
    failed,
  },
};
