import type { Page } from 'playwright-core';
import { requestSearchMessages as messages } from '../../../../src/staff/requests/search/requestSearchMessages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byText, type PageModel } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const field = (page: Page) => page.getByLabel(staffMessages.desk.search);
const [lookingUp, broken, unknown, failed] = [
  byText(messages.lookingUp),
  byText(messages.broken),
  byText(messages.unknown),
  byText(messages.failed),
];
const link = 'https://barangay.example/Request_Status#';

export const receiptSearch: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  // The list would search for the reference, and open its request.
  notedActions: ['searchReference'],
  interactions: {
    TYPE_CODE: ({ page }) => field(page).fill(`${link}01234567-89ab-4f3a-9c1b-0123456789ab`),
    // The same text again fires no event.
    TYPE_TEXT: async ({ page }) => {
      const isSample = (await field(page).inputValue()) === 'Sample';
      await field(page).fill(isSample ? 'Sample name' : 'Sample');
    },
    PRESS_KEY: ({ page }) => field(page).press('c'),
    PRESS_ENTER: ({ page }) => field(page).press('Enter'),
    SEARCH_PART: async ({ page }) => {
      await field(page).fill(`${link}01234567-89ab`);
      await field(page).press('Enter');
    },
  },
  states: {
    'receiptSearch.ready.idle': { visible: [field], hidden: [lookingUp, broken, unknown, failed] },
    'receiptSearch.ready.broken': { visible: [broken], hidden: [lookingUp, unknown, failed] },
    'receiptSearch.ready.unknown': { visible: [unknown], hidden: [lookingUp, broken, failed] },
    'receiptSearch.ready.failed': { visible: [failed], hidden: [lookingUp, broken, unknown] },
    'receiptSearch.scanning': { visible: [lookingUp] },
    'receiptSearch.lookingUp': { visible: [lookingUp] },
  },
  tags: { lookingUp, broken, unknown, failed },
};
