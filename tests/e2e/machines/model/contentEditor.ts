import type { Page } from 'playwright-core';
import { staffContentMessages as messages } from '../../../../src/staff/content/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel, pressOrChoose, type StateView } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const history = messages.lists.history;
const { leaving } = messages;
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: messages.failed });
const unreadable = (page: Page) => page.getByRole('alert').filter({ hasText: messages.unreadable });
const notUndone = (page: Page) => page.getByRole('alert').filter({ hasText: messages.notUndone });
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: messages.conflict });
const editable = (page: Page) => page.locator('fieldset:enabled #title');
const notMoved = (page: Page) => page.getByRole('alert').filter({ hasText: messages.order.failed });
const elsewhere = [failed, unreadable, notUndone, notMoved, conflict];
const busy: StateView = { visible: [byButton(messages.saving, true)], hidden: elsewhere };

export const contentEditor: PageModel = {
  path: `${staffPath}#content`,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  interactions: {
    CHOOSE: ({ page }) => byButton(history.title)(page).click(),
    LEAVE: ({ page }) => byButton(messages.allLists)(page).click(),
    EDIT: ({ page }) => byButton(/^Sample/)(page).click(),
    'SHOW_LISTS:all saved': ({ page }) =>
      page.getByRole('link', { name: staffMessages.tabs.content }).click(),
    MOVE: ({ page }) => byButton(messages.order.down('Sample'))(page).click(),
    STAY: ({ page }) => byButton(leaving.stay)(page).click(),
    DISCARD: ({ page }) => byButton(leaving.leave)(page).click(),
    CREATE: ({ page }) => byButton(messages.create(history.one))(page).click(),
    PREVIEW: ({ page }) => byButton(messages.preview)(page).click(),
    BACK: ({ page }) => byButton(messages.back)(page).click(),
    SAVE: ({ page }) => byButton(messages.save)(page).click(),
    CANCEL: ({ page }) => byButton(messages.cancel)(page).click(),
    UNDO: ({ page }) => byButton(messages.undo)(page).click(),
    CONTINUE: ({ page }) => byButton(messages.goOn)(page).click(),
    RELOAD: async (stage) => {
      const isConflict = await conflict(stage.page).isVisible();
      await pressOrChoose('RELOAD', byButton(isConflict ? messages.readAnew : staffMessages.again))(stage);
    },
  },
  states: {
    'contentEditor.choosing': {
      visible: [byText(messages.title), byButton(history.title)],
      hidden: elsewhere,
    },
    'contentEditor.loading': { visible: [byText(messages.reading)], hidden: elsewhere },
    'contentEditor.listed': {
      visible: [byButton(messages.create(history.one))],
      hidden: elsewhere.filter((alert) => alert !== notMoved),
    },
    'contentEditor.moving': { visible: [byButton(messages.create(history.one))], hidden: elsewhere },
    'contentEditor.loadFailed': { visible: [unreadable, byButton(staffMessages.again)] },
    'contentEditor.editing': { visible: [editable, byButton(messages.save)], hidden: elsewhere },
    'contentEditor.previewing': {
      visible: [byText(messages.previewTitle), byButton(messages.back)],
      hidden: [editable],
    },
    'contentEditor.confirmingDiscard': { visible: [byText(leaving.title), editable] },
    'contentEditor.validating': busy,
    'contentEditor.invalid': { visible: [editable, byButton(messages.save)], hidden: elsewhere },
    'contentEditor.saving': busy,
    'contentEditor.failed': { visible: [failed, editable] },
    'contentEditor.saved': { visible: [byText(messages.saved), byButton(messages.undo)], hidden: elsewhere },
    'contentEditor.undoing': { visible: [byButton(messages.undoing, true)], hidden: elsewhere },
    'contentEditor.undone': {
      visible: [byText(messages.undone), byButton(messages.goOn)],
      hidden: elsewhere,
    },
    'contentEditor.undoFailed': { visible: [notUndone, byButton(messages.undo)] },
    'contentEditor.conflict': { visible: [conflict, byButton(messages.readAnew)] },
  },
  tags: {
    choosing: byButton(history.title),
    loading: byText(messages.reading),
    listed: byButton(messages.create(history.one)),
    moving: { unseen: 'The list stays as it is until the new order is written.' },
    confirmingDiscard: byText(leaving.title),
    loadFailed: unreadable,
    editing: editable,
    unsaved: { unseen: 'It holds the reader back when the page is left: tests/e2e/staff.' },
    preview: byText(messages.previewTitle),
    busy: (page) => byButton(messages.saving, true)(page).or(byButton(messages.undoing, true)(page)),
    invalid: {
      unseen: 'The sample answer of the check leaves the fields as they are, so no error is beside one.',
    },
    failed: (page) => failed(page).or(notUndone(page)),
    saved: (page) => byText(messages.saved)(page).or(byText(messages.undone)(page)).or(notUndone(page)),
    undoing: byButton(messages.undoing, true),
    undone: byText(messages.undone),
    conflict,
  },
};
