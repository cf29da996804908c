import type { Page } from 'playwright-core';
import { feedbackTabMessages as messages } from '../../../../src/staff/feedback/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const { again } = staffMessages;

const unreadable = (page: Page) => page.getByRole('alert').filter({ hasText: messages.unreadable });
const question = (page: Page) => page.getByRole('alert').filter({ hasText: messages.question });
const notDeleted = (page: Page) => page.getByRole('alert').filter({ hasText: messages.notDeleted });
const notPurged = (page: Page) => page.getByRole('alert').filter({ hasText: messages.purge.failed });
const purged = (page: Page) =>
  page.getByText(new RegExp(`^(?:${messages.purge.done(0)}|${messages.purge.done(2)})$`));
const failures = [unreadable, notDeleted, notPurged];

const deleted = (page: Page) => page.getByText(/^Done: \d+ messages? /);

/** The button of the sample message with this id. */
const doneButton = (page: Page, id: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `Sample text ${id}` })
    .getByRole('button', { name: messages.done });

export const feedbackBrowser: PageModel = {
  path: `${staffPath}#feedback`,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  // The page has a button only for what it can do: the question has the place of the button of its message.
  refuses: (key, { context: { found, chosen } }) =>
    key === 'MORE'
      ? !found?.areMore
      : key.startsWith('ASK_DELETE:') &&
        (key.endsWith(`:${chosen}`) ||
          !found?.messages.some(({ id }: { readonly id: string }) => key.endsWith(`:${id}`))),
  interactions: {
    MORE: ({ page }) => byButton(messages.more)(page).click(),
    REFRESH: ({ page }) => byButton(messages.refresh)(page).click(),
    RETRY: ({ page }) => byButton(again)(page).click(),
    'ASK_DELETE:1a2b': ({ page }) => doneButton(page, '1a2b').click(),
    'ASK_DELETE:3c4d': ({ page }) => doneButton(page, '3c4d').click(),
    PURGE: ({ page }) => byButton(messages.purge.submit)(page).click(),
    CONFIRM: ({ page }) => byButton(messages.confirm)(page).click(),
    CANCEL: ({ page }) => byButton(messages.keep)(page).click(),
  },
  states: {
    'feedbackBrowser.loading': { visible: [byText(messages.reading)], hidden: [...failures, question] },
    'feedbackBrowser.loadFailed': { visible: [unreadable, byButton(again)], hidden: [question] },
    'feedbackBrowser.listed': {
      visible: [byButton(messages.refresh, false)],
      hidden: [...failures, question, deleted],
    },
    'feedbackBrowser.confirming': {
      visible: [question, byButton(messages.confirm, false), byButton(messages.keep, false)],
      hidden: failures,
    },
    'feedbackBrowser.deleting': { visible: [question, byButton(messages.deleting, true)], hidden: failures },
    'feedbackBrowser.notDeleted': { visible: [notDeleted, byButton(messages.confirm, false)] },
    'feedbackBrowser.deleted': {
      visible: [deleted, byButton(messages.refresh, false)],
      hidden: [...failures, question],
    },
    'feedbackBrowser.purging': {
      visible: [byButton(messages.purge.purging, true)],
      hidden: [...failures, question],
    },
    'feedbackBrowser.purged': { visible: [purged], hidden: [...failures, question] },
    'feedbackBrowser.notPurged': {
      visible: [notPurged, byButton(messages.purge.submit, false)],
      hidden: [purged, question],
    },
  },
  tags: {
    loading: byText(messages.reading),
    listed: { unseen: 'The messages stay in view while older ones are loaded.' },
    confirming: question,
    busy: byButton(messages.deleting, true),
    deleted,
    notDeleted,
    purging: byButton(messages.purge.purging, true),
    purged,
    notPurged,
    loadFailed: unreadable,
  },
};
