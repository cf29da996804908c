import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/i18n/en/staff.ts';
import { staffContentMessages as messages } from '../../../../src/i18n/en/staffContent.ts';
import { byButton, byText, type PageModel, pressOrChoose, type StateView } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const news = messages.lists.news;
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: messages.failed });
const unreadable = (page: Page) => page.getByRole('alert').filter({ hasText: messages.unreadable });
const notUndone = (page: Page) => page.getByRole('alert').filter({ hasText: messages.notUndone });
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: messages.conflict });
const editable = (page: Page) => page.locator('fieldset:enabled #title');
const elsewhere = [failed, unreadable, notUndone, conflict];
const busy: StateView = { visible: [byButton(messages.saving, true)], hidden: elsewhere };

export const contentDesk: PageModel = {
  path: `${staffPath}#content`,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  interactions: {
    CHOOSE: ({ page }) => byButton(news.title)(page).click(),
    LEAVE: ({ page }) => byButton(messages.allLists)(page).click(),
    EDIT: ({ page }) => page.getByRole('button', { name: 'Sample' }).click(),
    CREATE: ({ page }) => byButton(messages.create(news.one))(page).click(),
    PREVIEW: ({ page }) => byButton(messages.preview)(page).click(),
    BACK: ({ page }) => byButton(messages.back)(page).click(),
    SAVE: ({ page }) => byButton(messages.save)(page).click(),
    CANCEL: ({ page }) => byButton(messages.cancel)(page).click(),
    UNDO: ({ page }) => byButton(messages.undo)(page).click(),
    GO_ON: ({ page }) => byButton(messages.goOn)(page).click(),
    READ_ANEW: async (stage) => {
      const isConflict = await conflict(stage.page).isVisible();
      await pressOrChoose('READ_ANEW', byButton(isConflict ? messages.readAnew : staffMessages.again))(stage);
    },
  },
  states: {
    'contentDesk.choosing': { visible: [byText(messages.title), byButton(news.title)], hidden: elsewhere },
    'contentDesk.reading': { visible: [byText(messages.reading)], hidden: elsewhere },
    'contentDesk.listed': { visible: [byButton(messages.create(news.one))], hidden: elsewhere },
    'contentDesk.unreadable': { visible: [unreadable, byButton(staffMessages.again)] },
    'contentDesk.editing': { visible: [editable, byButton(messages.save)], hidden: elsewhere },
    'contentDesk.previewing': {
      visible: [byText(messages.previewTitle), byButton(messages.back)],
      hidden: [editable],
    },
    'contentDesk.judging': busy,
    'contentDesk.wrong': { visible: [editable, byButton(messages.save)], hidden: elsewhere },
    'contentDesk.saving': busy,
    'contentDesk.failed': { visible: [failed, editable] },
    'contentDesk.saved': { visible: [byText(messages.saved), byButton(messages.undo)], hidden: elsewhere },
    'contentDesk.undoing': { visible: [byButton(messages.undoing, true)], hidden: elsewhere },
    'contentDesk.undone': { visible: [byText(messages.undone), byButton(messages.goOn)], hidden: elsewhere },
    'contentDesk.notUndone': { visible: [notUndone, byButton(messages.undo)] },
    'contentDesk.conflict': { visible: [conflict, byButton(messages.readAnew)] },
    'contentDesk.ended': { visible: [byText(staffMessages.signIn.failures.ended)], hidden: elsewhere },
  },
};
