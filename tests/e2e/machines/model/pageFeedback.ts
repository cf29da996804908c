import type { Page } from 'playwright-core';
import { feedbackMessages as messages } from '../../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { byButton, byText, type PageModel, type StateView } from './pageModel.ts';

const { ask, actions } = partMessages.english.feedback;

const feedbackGroup = (page: Page) => page.getByRole('group', { name: ask });
const field = (page: Page) => page.getByRole('textbox');
const editable = (page: Page) => page.locator('textarea:not([readonly])');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: messages.english.failed });
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you.' });
const busy: StateView = {
  visible: [(page) => page.getByRole('status').filter({ hasText: messages.english.sending })],
  hidden: [feedbackGroup, editable, failed, thanks],
};

const press =
  (name: string) =>
  ({ page }: { readonly page: Page }) =>
    byButton(name)(page).click();

export const pageFeedback: PageModel = {
  path: '/Emergency-Hotlines',
  // The page loads the code when the feedback group is touched.
  startMachine: (page) => byButton(actions.YES)(page).dispatchEvent('pointerdown'),
  // 'Yes' has no field, so it cannot be incomplete.
  refuses: (key, before) =>
    ['prepareMessage:incomplete', 'prepareMessage:trapped'].includes(key) && before.context.kind === 'useful',
  interactions: {
    YES: press(actions.YES),
    NO: press(actions.NO),
    WRONG_NUMBER: press(actions.WRONG_NUMBER),
    SEND: ({ page }) => page.locator('main form button[type=submit]').click(),
    CANCEL: press(messages.english.cancel),
  },
  states: {
    'pageFeedback.prompting': { visible: [feedbackGroup], hidden: [field, failed, thanks] },
    'pageFeedback.editing': {
      visible: [editable, byButton(messages.english.send)],
      hidden: [feedbackGroup, failed],
    },
    'pageFeedback.incomplete': {
      visible: [editable, byText('Sample'), byButton(messages.english.send)],
      hidden: [failed],
    },
    'pageFeedback.preparing': busy,
    'pageFeedback.sending': busy,
    'pageFeedback.refused': { visible: [failed, byButton(messages.english.again)], hidden: [feedbackGroup] },
    'pageFeedback.unanswered': {
      visible: [failed, byButton(messages.english.again)],
      hidden: [feedbackGroup, editable],
    },
    'pageFeedback.thanked': { visible: [thanks], hidden: [feedbackGroup, field, failed] },
  },
  tags: {
    prompting: feedbackGroup,
    editing: { unseen: "'Yes' has no field: the states check the field where there is one." },
    incomplete: (page) => page.locator('main form [aria-invalid="true"]'),
    busy: (page) => page.getByRole('status').filter({ hasText: messages.english.sending }),
    failed,
    thanked: thanks,
  },
};
