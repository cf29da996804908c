import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, type PageModel, pressOrChoose } from './pageModel.ts';
import { seededReference, signInWithQaToken, staffPath } from './staffPage.ts';

const { desk: messages, request, again } = staffMessages;

const list = (page: Page) => page.locator('#found');
const row = (page: Page) => page.getByRole('button', { name: seededReference });
/** The seeded request, or another of the samples. */
const one = (page: Page) => page.getByRole('heading', { name: new RegExp(request.title('4f3')) });
const sought = '4f3b';
const unreadable = (page: Page) => page.getByRole('alert').filter({ hasText: messages.unreadable });

export const requestBrowser: PageModel = {
  path: staffPath,
  startMachine: signInWithQaToken,
  hasInput: true,
  // An empty list has nothing to open.
  refuses: (key, before) => key.startsWith('OPEN') && before.context.found.entries.length === 0,
  interactions: {
    // A request that is open while it is read again hides the filters.
    'CHANGE_VIEW:another day': pressOrChoose('CHANGE_VIEW:another day', byButton(messages.tomorrow)),
    'CHANGE_VIEW:a reference': async ({ page, choose }) => {
      const field = page.getByLabel(messages.search);
      if (!(await field.isVisible())) return choose('CHANGE_VIEW:a reference');
      await field.fill(sought);
      await field.press('Enter');
    },
    // An open request hides the list.
    OPEN: pressOrChoose('OPEN:4f3a', row),
    CLOSE: pressOrChoose('CLOSE', byButton(request.back)),
    REFRESH: async (stage) => {
      const isRefused = await unreadable(stage.page).isVisible();
      await pressOrChoose('REFRESH', byButton(isRefused ? again : messages.refresh))(stage);
    },
  },
  states: {
    'requestBrowser.loading': { hidden: [unreadable] },
    'requestBrowser.listed': { visible: [list, byButton(messages.refresh)], hidden: [unreadable, one] },
    'requestBrowser.opened': { visible: [one, byButton(request.back)], hidden: [list, unreadable] },
    'requestBrowser.loadFailed': { visible: [unreadable, byButton(again)], hidden: [list, one] },
  },
  tags: {
    loading: { unseen: 'The list stays while it is read again.' },
    listed: list,
    opened: { unseen: 'The request stays in view while the list is read again.' },
    loadFailed: unreadable,
  },
};
