import type { Page } from 'playwright-core';
import { hallTabMessages as messages } from '../../../../src/staff/hall/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const { again } = staffMessages;
const { form, hit, unclaimed } = messages;

const alertWith = (text: string) => (page: Page) => page.getByRole('alert').filter({ hasText: text });
const unreadable = alertWith(messages.unreadable);
const conflict = alertWith(messages.conflict);
const notSaved = alertWith(form.notSaved);
const notMoved = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /^(?:Nobody was moved|1 person was moved|The move was not finished)/ });
const notFreed = alertWith(unclaimed.notFreed);
const failures = [unreadable, conflict, notSaved, notMoved, notFreed];
const dayForm = (page: Page) => page.getByRole('form', { name: form.close });
const people = (page: Page) => page.getByRole('heading', { name: hit.title(2) });
const changed = (page: Page) =>
  page.getByRole('status').getByText(/^(?:Saved: |Moved to |The places are free)/);

const dayButton = (page: Page, name: string) => page.getByRole('rowheader', { name }).getByRole('button');

interface Snapshot {
  readonly value: unknown;
  readonly context: {
    readonly day: string | null;
    readonly found: { readonly days: readonly { readonly day: string; readonly hit: number }[] } | null;
  };
}

export const hallDay: PageModel = {
  path: `${staffPath}#hall`,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  // A day on which nobody comes, or that is open, has no button that moves anybody.
  refuses: (key, { value, context: { day, found } }: Snapshot) =>
    key === 'MOVE' && value === 'editing' && !found?.days.some((each) => each.day === day && each.hit > 0),
  interactions: {
    'CHOOSE:the 7th': ({ page }) => dayButton(page, 'Wednesday, 7 May').click(),
    'CHOOSE:the 8th': ({ page }) => dayButton(page, 'Thursday, 8 May').click(),
    REFRESH: ({ page }) => byButton(messages.refresh)(page).click(),
    RETRY: ({ page }) => byButton(again)(page).click(),
    RELOAD: ({ page }) => byButton(messages.readAgain)(page).click(),
    CANCEL: async ({ page }) => {
      const isEditing = await dayForm(page).isVisible();
      await byButton(isEditing ? form.back : hit.leave)(page).click();
    },
    SAVE: async ({ page }) => {
      const reason = page.getByLabel(form.reason);
      if ((await reason.inputValue()) === '') await reason.selectOption('Fiesta');
      await byButton(form.submit)(page).click();
    },
    MOVE: ({ page }) => byButton(hit.move)(page).click(),
    CONFIRM: ({ page }) => byButton(hit.confirm)(page).click(),
    FREE: ({ page }) => byButton(unclaimed.free)(page).click(),
  },
  states: {
    'hallDay.loading': { visible: [byText(messages.reading)], hidden: [...failures, dayForm] },
    'hallDay.loadFailed': { visible: [unreadable, byButton(again)], hidden: [dayForm] },
    'hallDay.listed': {
      visible: [byButton(messages.refresh, false), byButton(unclaimed.free, false)],
      hidden: [...failures, dayForm, people, changed],
    },
    'hallDay.editing': {
      visible: [dayForm, byButton(form.submit, false), byButton(form.back, false)],
      hidden: [...failures, changed],
    },
    'hallDay.saving': { visible: [dayForm, byButton(form.saving, true)], hidden: failures },
    'hallDay.notSaved': { visible: [dayForm, notSaved, byButton(form.submit, false)] },
    'hallDay.showingHit': {
      visible: [people, byButton(hit.move, false), byButton(hit.leave, false)],
      hidden: [...failures, dayForm],
    },
    'hallDay.moving': { visible: [people, byButton(hit.moving, true)], hidden: [...failures, dayForm] },
    'hallDay.notMoved': { visible: [people, notMoved, byButton(hit.move, false)], hidden: [dayForm] },
    'hallDay.confirming': {
      visible: [people, notMoved, byButton(hit.confirm, false), byButton(hit.move, false)],
      hidden: [dayForm],
    },
    'hallDay.freeing': { visible: [byButton(unclaimed.freeing, true)], hidden: [...failures, dayForm] },
    'hallDay.notFreed': { visible: [notFreed, byButton(unclaimed.free, false)], hidden: [dayForm] },
    'hallDay.done': {
      visible: [changed, byButton(messages.refresh, false)],
      hidden: [...failures, dayForm],
    },
    'hallDay.conflict': {
      visible: [conflict, byButton(messages.readAgain)],
      hidden: [dayForm, people, changed],
    },
  },
  tags: {
    loading: byText(messages.reading),
    listed: { unseen: 'The days stay in view while they are loaded again.' },
    editing: dayForm,
    hit: { unseen: 'The people of a closed day stand below its form, too.' },
    busy: (page) => page.getByRole('button', { name: /^(?:Saving|Moving|Freeing)\.\.\.$/ }).first(),
    done: { unseen: 'What was written is said from the write on, also while the days load.' },
    notSaved,
    notMoved,
    notFreed,
    conflict,
    loadFailed: unreadable,
  },
};
