import type { Page } from 'playwright-core';
import { hallTabMessages as messages } from '../../../../src/staff/hall/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';
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
const panel = byButton(form.back, false);
const busyPanel = byButton(form.back, true);
/** Close, Move, Places, Note. */
const act = (page: Page, at: number) =>
  page.getByRole('group', { name: form.acts.label }).getByRole('button').nth(at);
const people = (page: Page) => page.getByRole('heading', { name: hit.title(2) });
const changed = (page: Page) =>
  page.getByRole('status').getByText(/^(?:Saved: |Nobody was moved\.|The places are free)/);

const dayButton = (page: Page, name: string) => page.getByRole('rowheader', { name }).getByRole('button');

/** While people are moved, a press in the table chooses their new day. */
const openDay =
  (name: string, key: string) =>
  async ({ page, choose }: Stage): Promise<void> => {
    if (await people(page).isVisible()) await choose(key);
    else await dayButton(page, name).click();
  };

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
    'CHOOSE:the 7th': openDay('Wednesday, 7 May', 'CHOOSE:the 7th'),
    'CHOOSE:the 8th': openDay('Thursday, 8 May', 'CHOOSE:the 8th'),
    REFRESH: ({ page }) => byButton(messages.refresh)(page).click(),
    RETRY: ({ page }) => byButton(again)(page).click(),
    RELOAD: ({ page }) => byButton(messages.readAgain)(page).click(),
    CANCEL: ({ page }) => byButton(form.back)(page).click(),
    SAVE: async ({ page }) => {
      const reason = page.getByLabel(form.reason);
      if (!(await reason.isVisible())) await act(page, 0).click();
      if ((await reason.inputValue()) === '') await reason.selectOption('Fiesta');
      await byButton(form.submit.close)(page).click();
    },
    MOVE: async ({ page }) => {
      if (!(await people(page).isVisible())) await act(page, 1).click();
      await byButton(hit.move)(page).click();
    },
    CONFIRM: ({ page }) => byButton(hit.confirm)(page).click(),
    FREE: ({ page }) => byButton(unclaimed.free)(page).click(),
  },
  states: {
    'hallDay.loading': { visible: [byText(messages.reading)], hidden: [...failures, panel] },
    'hallDay.loadFailed': { visible: [unreadable, byButton(again)], hidden: [panel] },
    'hallDay.listed': {
      visible: [byButton(messages.refresh, false), byButton(unclaimed.free, false)],
      hidden: [...failures, panel, people, changed],
    },
    'hallDay.editing': {
      visible: [panel],
      hidden: [...failures, changed],
    },
    'hallDay.saving': { visible: [busyPanel, byButton(form.saving, true)], hidden: failures },
    'hallDay.notSaved': { visible: [panel, notSaved, byButton(form.submit.close, false)] },
    'hallDay.showingHit': {
      visible: [people, byButton(hit.move, false), panel],
      hidden: failures,
    },
    'hallDay.moving': { visible: [people, byButton(hit.moving), busyPanel], hidden: failures },
    'hallDay.notMoved': { visible: [people, notMoved, byButton(hit.move, false)] },
    'hallDay.confirming': {
      visible: [people, notMoved, byButton(hit.confirm, false), byButton(hit.move, false)],
    },
    'hallDay.freeing': { visible: [byButton(unclaimed.freeing, true)], hidden: [...failures, panel] },
    'hallDay.notFreed': { visible: [notFreed, byButton(unclaimed.free, false)], hidden: [panel] },
    'hallDay.done': {
      visible: [changed, byButton(messages.refresh, false)],
      hidden: [...failures, panel],
    },
    'hallDay.conflict': {
      visible: [conflict, byButton(messages.readAgain)],
      hidden: [panel, people, changed],
    },
  },
  tags: {
    loading: byText(messages.reading),
    listed: { unseen: 'The days stay in view while they are loaded again.' },
    editing: { unseen: 'The panel of a day stays while its people are moved.' },
    hit: { unseen: 'The people of a closed day stand in its panel before the move, too.' },
    busy: (page) => page.getByRole('button', { name: /^(?:Saving|Moving|Freeing)\.\.\.$/ }).first(),
    done: { unseen: 'What was written is said from the write on, also while the days load.' },
    notSaved,
    notMoved,
    notFreed,
    conflict,
    loadFailed: unreadable,
  },
};
