import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/i18n/en/staff.ts';
import { staffContentMessages as said } from '../../../../src/i18n/en/staffContent.ts';
import { comeIn, knownToStore, staffPath } from './atStaff.ts';
import { button, type OnPage, pressOr, type Seen, text } from './onPage.ts';

const news = said.lists.news;
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: said.failed });
const unreadable = (page: Page) => page.getByRole('alert').filter({ hasText: said.unreadable });
const notUndone = (page: Page) => page.getByRole('alert').filter({ hasText: said.notUndone });
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: said.conflict });
const editable = (page: Page) => page.locator('fieldset:enabled #title');
const elsewhere = [failed, unreadable, notUndone, conflict];
const busy: Seen = { sees: [button(said.saving, true)], misses: elsewhere };

export const contentDesk: OnPage = {
  path: `${staffPath}#content`,
  prepare: knownToStore,
  begins: comeIn,
  acts: {
    CHOOSE: ({ page }) => button(news.title)(page).click(),
    LEAVE: ({ page }) => button(said.allLists)(page).click(),
    EDIT: ({ page }) => page.getByRole('button', { name: 'Sample' }).click(),
    CREATE: ({ page }) => button(said.create(news.one))(page).click(),
    PREVIEW: ({ page }) => button(said.preview)(page).click(),
    BACK: ({ page }) => button(said.back)(page).click(),
    SAVE: ({ page }) => button(said.save)(page).click(),
    CANCEL: ({ page }) => button(said.cancel)(page).click(),
    UNDO: ({ page }) => button(said.undo)(page).click(),
    GO_ON: ({ page }) => button(said.goOn)(page).click(),
    READ_ANEW: async (stage) => {
      const isConflict = await conflict(stage.page).isVisible();
      await pressOr('READ_ANEW', button(isConflict ? said.readAnew : staffMessages.again))(stage);
    },
  },
  states: {
    'contentDesk.choosing': { sees: [text(said.title), button(news.title)], misses: elsewhere },
    'contentDesk.reading': { sees: [text(said.reading)], misses: elsewhere },
    'contentDesk.listed': { sees: [button(said.create(news.one))], misses: elsewhere },
    'contentDesk.unreadable': { sees: [unreadable, button(staffMessages.again)] },
    'contentDesk.editing': { sees: [editable, button(said.save)], misses: elsewhere },
    'contentDesk.previewing': { sees: [text(said.previewTitle), button(said.back)], misses: [editable] },
    'contentDesk.judging': busy,
    'contentDesk.wrong': { sees: [editable, button(said.save)], misses: elsewhere },
    'contentDesk.saving': busy,
    'contentDesk.failed': { sees: [failed, editable] },
    'contentDesk.saved': { sees: [text(said.saved), button(said.undo)], misses: elsewhere },
    'contentDesk.undoing': { sees: [button(said.undoing, true)], misses: elsewhere },
    'contentDesk.undone': { sees: [text(said.undone), button(said.goOn)], misses: elsewhere },
    'contentDesk.notUndone': { sees: [notUndone, button(said.undo)] },
    'contentDesk.conflict': { sees: [conflict, button(said.readAnew)] },
    'contentDesk.ended': { sees: [text(staffMessages.signIn.failures.ended)], misses: elsewhere },
  },
};
