import type { Page } from 'playwright-core';
import { feedbackMessages as said } from '../../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { button, type OnPage, type Seen, text } from './onPage.ts';

const { ask, acts } = partMessages.feedback;

const strip = (page: Page) => page.getByRole('group', { name: ask });
const field = (page: Page) => page.getByRole('textbox');
const editable = (page: Page) => page.locator('textarea:not([readonly])');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: said.failed });
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you.' });
const busy: Seen = {
  sees: [(page) => page.getByRole('status').filter({ hasText: said.sending })],
  misses: [strip, editable, failed, thanks],
};

const press =
  (name: string) =>
  ({ page }: { readonly page: Page }) =>
    button(name)(page).click();

export const pageFeedback: OnPage = {
  path: '/Resident',
  // Its code is fetched when the strip is touched.
  begins: (page) => button(acts.YES)(page).dispatchEvent('pointerdown'),
  // Yes has no field, and nothing in it is wrong.
  refuses: (key, before) =>
    ['writeMessage:incomplete', 'writeMessage:trapped'].includes(key) && before.context.kind === 'useful',
  acts: {
    YES: press(acts.YES),
    NO: press(acts.NO),
    WRONG_NUMBER: press(acts.WRONG_NUMBER),
    SEND: ({ page }) => page.locator('main form button[type=submit]').click(),
    CANCEL: press(said.cancel),
  },
  states: {
    'pageFeedback.asked': { sees: [strip], misses: [field, failed, thanks] },
    'pageFeedback.telling': { sees: [editable, button(said.send)], misses: [strip, failed] },
    'pageFeedback.incomplete': { sees: [editable, text('Sample'), button(said.send)], misses: [failed] },
    'pageFeedback.writing': busy,
    'pageFeedback.sending': busy,
    'pageFeedback.refused': { sees: [failed, button(said.again)], misses: [strip] },
    'pageFeedback.unanswered': { sees: [failed, button(said.again)], misses: [strip, editable] },
    'pageFeedback.thanked': { sees: [thanks], misses: [strip, field, failed] },
  },
};
