import type { Page } from 'playwright-core';
import { listMessages as messages } from '../../../../src/staff/requests/list/listMessages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, type PageModel, pressOrChoose } from './pageModel.ts';
import { seededReference, seedRequest, signInWithQaToken, staffPath } from './staffPage.ts';

const { again } = staffMessages;

const alertWith = (title: (references: string) => string) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: title('') });
const conflict = alertWith(messages.conflict.title);
const notSaved = alertWith(messages.notSaved);
const notUndone = alertWith(messages.notUndone);
const saving = (page: Page) => page.getByRole('status').getByText(messages.saving, { exact: true });
const undone = (page: Page) => page.getByRole('status').getByText(messages.undone(''));
const undo = byButton(messages.undo);
const problems = [conflict, notSaved, notUndone];

const otherReference = '4f3b';
const buttonOf = (page: Page, reference: string, name: string) =>
  page.locator(`[data-row="${reference}"]`).getByRole('button', { name, exact: true });

export const rowActions: PageModel = {
  path: staffPath,
  prepare: async (context) => {
    await seedRequest(context);
    await seedRequest(context, otherReference);
  },
  startMachine: signInWithQaToken,
  interactions: {
    'ACT:4f3a ready': ({ page }) => buttonOf(page, seededReference, messages.actions.ready).click(),
    'ACT:4f3b released': ({ page }) => buttonOf(page, otherReference, messages.actions.released).click(),
    // Where nothing was written, there is no button that undoes it.
    UNDO: pressOrChoose('UNDO', undo),
    RETRY: ({ page }) => byButton(again)(page).click(),
    DISCARD: ({ page }) => byButton(messages.leave)(page).click(),
  },
  states: {
    'rowActions.idle': { hidden: [...problems, saving, undo, undone] },
    'rowActions.saving': { visible: [saving], hidden: [...problems, undo, undone] },
    'rowActions.saved': { visible: [undo], hidden: [...problems, saving, undone] },
    'rowActions.conflict': { visible: [conflict], hidden: [notSaved, notUndone, saving, undone] },
    'rowActions.notSaved': {
      visible: [notSaved, byButton(again), byButton(messages.leave)],
      hidden: [conflict, notUndone, saving, undo, undone],
    },
    'rowActions.undoing': { visible: [saving], hidden: [...problems, undo, undone] },
    'rowActions.undone': { visible: [undone], hidden: [...problems, saving, undo] },
    'rowActions.notUndone': {
      visible: [notUndone, byButton(again), byButton(messages.leave)],
      hidden: [conflict, notSaved, saving, undo, undone],
    },
  },
  tags: {
    busy: saving,
    saved: { unseen: 'Undo is there, and also after a conflict where other rows were written.' },
    undone,
    conflict,
    notSaved,
    notUndone,
  },
};
