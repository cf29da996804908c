import type { Page } from 'playwright-core';
import { sampleReceiptCode } from '../../../../machines/samples/shared.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';
import { statusPageMessages } from '../../../../src/i18n/en/statusPage.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';

const messages = { ...statusPageMessages.english, ...receiptMessages.english.status };

const give =
  (code: string) =>
  async ({ page }: Stage) => {
    await page.getByLabel(messages.label).fill(code);
    await byButton(messages.look)(page).click();
  };

const outcomes = [
  messages.states.received.title,
  messages.notReceived.title,
  messages.unreadable.title,
  messages.looking,
].map(byText);

/** Beside the empty field the same words are no answer. */
const lost = (page: Page) => page.getByRole('main').getByRole('status').getByText(messages.lost.title);

export const requestStatus: PageModel = {
  path: `/Request_Status#${sampleReceiptCode}&clearance&2026-11-30`,
  mayLog: [/^A receipt could not be read/],
  interactions: {
    'SET_CODE:a code': give(`${sampleReceiptCode}&clearance&2026-11-30`),
    'SET_CODE:a malformed code': give('Sample'),
    'SET_CODE:a reference': give('4f3a'),
    RETRY: ({ page }) => byButton(messages.again)(page).click(),
  },
  states: {
    'requestStatus.idle': {
      visible: [byButton(messages.look)],
      hidden: [...outcomes, byText(messages.malformed), lost],
    },
    'requestStatus.malformed': { visible: [(page) => page.getByText(messages.malformed)], hidden: outcomes },
    'requestStatus.reference': { visible: [lost], hidden: outcomes },
    'requestStatus.loading': { visible: [byText(messages.looking)] },
    'requestStatus.received': { visible: [byText(messages.states.received.title), byText('4f3a')] },
    'requestStatus.notReceived': { visible: [byText(messages.notReceived.title), byButton(messages.again)] },
    'requestStatus.loadFailed': { visible: [byText(messages.unreadable.title), byButton(messages.again)] },
  },
  tags: {
    malformed: (page) => page.getByText(messages.malformed),
    reference: lost,
    hasCode: (page) => page.getByRole('heading', { name: messages.another }),
    loading: byText(messages.looking),
    received: byText(messages.states.received.title),
    notReceived: byText(messages.notReceived.title),
    loadFailed: byText(messages.unreadable.title),
  },
};
