import type { Page } from 'playwright-core';
import { formMessages } from '../../../../src/i18n/en/form.ts';
import { requestMessages } from '../../../../src/i18n/en/requests.ts';
import { counterMessages as messages } from '../../../../src/staff/counter/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, type PageModel, type Stage } from './pageModel.ts';
import { signInWithQaToken, staffPath } from './staffPage.ts';

const { choose, form, unconfirmed, leaving, saved } = messages;
const { name: service } = requestMessages.english.services.BARANGAY_CLEARANCE;
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
const choice = (page: Page) => page.getByRole('heading', { name: choose.title, exact: true });
const title = (page: Page) => page.getByRole('heading', { name: form.title(service) });
const receipt = (page: Page) => page.getByRole('heading', { name: saved.title('4f3a') });
const list = (page: Page) => page.getByRole('heading', { name: staffMessages.desk.title, exact: true });
const field = (page: Page) => page.locator('#lname:enabled');
const saving = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(?:${form.saving}|${form.looking})$`) });

const leave =
  (typed: string) =>
  async ({ page }: Stage): Promise<void> => {
    const back = byButton(choose.back)(page);
    if (await back.isVisible()) return back.click();
    await field(page).fill(typed);
    await byButton(form.leave)(page).click();
  };

export const counterEntry: PageModel = {
  path: staffPath,
  startMachine: async (page) => {
    await signInWithQaToken(page);
    await byButton(messages.open)(page).click();
  },
  interactions: {
    CHOOSE: ({ page }) => page.getByRole('button', { name: service, exact: true }).click(),
    SAVE: ({ page }) => byButton(form.save)(page).click(),
    LOOK_AGAIN: ({ page }) => byButton(unconfirmed.look)(page).click(),
    ANOTHER: ({ page }) => byButton(saved.another)(page).click(),
    'LEAVE:unsaved': leave('Sample'),
    'LEAVE:blank': leave(''),
    STAY: ({ page }) => byButton(leaving.stay)(page).click(),
    DISCARD: ({ page }) => byButton(leaving.leave)(page).click(),
  },
  states: {
    'counterEntry.choosing': { visible: [choice, byButton(choose.back)], hidden: [title, receipt] },
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
    'counterEntry.left': { visible: [list, byButton(messages.open)], hidden: [title, receipt, choice] },
  },
  tags: {
    choosing: choice,
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
