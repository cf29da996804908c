import type { Page } from 'playwright-core';
import { formMessages } from '../../../../src/i18n/en/form.ts';
import { counterMessages as messages } from '../../../../src/staff/counter/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, type PageModel, type Stage } from './pageModel.ts';
import { signInWithQaToken, staffPath } from './staffPage.ts';

const { form, unconfirmed, leaving, saved } = messages;
const { places, hallClosed } = formMessages.english;

const alertWith = (title: string | RegExp) => (page: Page) =>
  page.getByRole('alert').getByText(title, { exact: true });
const failed = alertWith(form.failed);
const unknown = alertWith(unconfirmed.title);
const question = alertWith(leaving.title);
const refused = alertWith(
  new RegExp(`^(?:${[places.full, hallClosed.alert, places.notOpenYet].join('|')})$`),
);
const notices = [failed, unknown, question, refused];
const title = (page: Page) => page.getByRole('heading', { name: messages.open, exact: true });
const chooseService = (page: Page) => page.getByLabel(form.service).selectOption('BARANGAY_CLEARANCE');
const receipt = (page: Page) => page.getByRole('heading', { name: saved.title('4f3a') });
const list = (page: Page) => page.getByRole('heading', { name: staffMessages.desk.title, exact: true });
const field = (page: Page) => page.locator('#lname:enabled');
const saving = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(?:${form.saving}|${form.looking})$`) });

const leave =
  (typed: string) =>
  async ({ page }: Stage): Promise<void> => {
    const back = byButton(saved.back)(page);
    if (await back.isVisible()) return back.click();
    await field(page).fill(typed);
    await byButton(form.leave)(page).click();
  };

export const counterEntry: PageModel = {
  path: staffPath,
  startMachine: async (page) => {
    await signInWithQaToken(page);
    await byButton(messages.open)(page).click();
    await chooseService(page);
  },
  interactions: {
    SAVE: ({ page }) => byButton(form.save)(page).click(),
    LOOK_AGAIN: ({ page }) => byButton(unconfirmed.look)(page).click(),
    ANOTHER: async ({ page }) => {
      await byButton(saved.another)(page).click();
      await chooseService(page);
    },
    'LEAVE:unsaved': leave('Sample'),
    'LEAVE:blank': leave(''),
    STAY: ({ page }) => byButton(leaving.stay)(page).click(),
    DISCARD: ({ page }) => byButton(leaving.leave)(page).click(),
  },
  states: {
    'counterEntry.filling': {
      visible: [title, field, byButton(form.save, false), byButton(form.leave, false)],
      hidden: [...notices, receipt],
    },
    'counterEntry.confirmingLeave': { visible: [title, question, byButton(leaving.leave)] },
    'counterEntry.checking': { visible: [title], hidden: [...notices, receipt] },
    'counterEntry.incomplete': {
      visible: [title, byButton(form.save, false)],
      hidden: [...notices, receipt],
    },
    'counterEntry.saving': { visible: [title, byButton(form.saving, true)], hidden: [...notices, receipt] },
    'counterEntry.lookingUp': {
      visible: [title, byButton(form.looking, true)],
      hidden: [...notices, receipt],
    },
    'counterEntry.unconfirmed': {
      visible: [title, unknown, byButton(unconfirmed.look)],
      hidden: [failed, field, receipt],
    },
    'counterEntry.scheduleRefused': {
      visible: [title, refused, byButton(form.save, false)],
      hidden: [failed, receipt],
    },
    'counterEntry.failed': {
      visible: [title, failed, byButton(form.save, false)],
      hidden: [unknown, receipt],
    },
    'counterEntry.saved': {
      visible: [receipt, byButton(saved.another), byButton(saved.back)],
      hidden: [title, ...notices],
    },
    'counterEntry.left': { visible: [list, byButton(messages.open)], hidden: [title, receipt] },
  },
  tags: {
    filling: title,
    editable: field,
    incomplete: {
      unseen: 'The errors of the form are those of its own check, which a sample answer does not make.',
    },
    confirmingLeave: question,
    busy: saving,
    lookingUp: byButton(form.looking, true),
    scheduleRefused: refused,
    failed,
    unconfirmed: unknown,
    saved: receipt,
    left: list,
  },
};
