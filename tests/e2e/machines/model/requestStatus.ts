import { sampleReceiptCode } from '../../../../machines/samples/shared.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';
import { button, type OnPage, type Stage, text } from './onPage.ts';

const { status: said } = receiptMessages;

const give =
  (code: string) =>
  async ({ page }: Stage) => {
    await page.getByLabel(said.label).fill(code);
    await button(said.look)(page).click();
  };

const outcomes = [
  said.states.received.title,
  said.notReceived.title,
  said.unreadable.title,
  said.looking,
].map(text);

export const requestStatus: OnPage = {
  path: `/Request_Status#${sampleReceiptCode}`,
  mayLog: [/^A receipt could not be read/],
  acts: {
    'GIVE:a code': give(sampleReceiptCode),
    'GIVE:a malformed code': give('Sample'),
    TRY_AGAIN: ({ page }) => button(said.again)(page).click(),
  },
  states: {
    'requestStatus.asking': { sees: [button(said.look)], misses: [...outcomes, text(said.malformed)] },
    'requestStatus.malformed': { sees: [(page) => page.getByText(said.malformed)], misses: outcomes },
    'requestStatus.looking': { sees: [text(said.looking)] },
    'requestStatus.received': { sees: [text(said.states.received.title), text('4f3a')] },
    'requestStatus.notReceived': { sees: [text(said.notReceived.title), button(said.again)] },
    'requestStatus.unreadable': { sees: [text(said.unreadable.title), button(said.again)] },
  },
};
