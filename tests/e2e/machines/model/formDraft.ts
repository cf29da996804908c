import type { Page } from 'playwright-core';
import { requestPath } from '../../../../src/form/requestPath.ts';
import { draftMessages as messages } from '../../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../../src/i18n/en/fields.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { byButton, byText, type PageModel, pressOrChoose, type Stage } from './pageModel.ts';

const type = 'BARANGAY_CLEARANCE';
const key = `draft ${type}`;
const draftOf = (purpose: string) => ({ formType: type, values: { purpose } });
const [ours, theirs] = [draftOf('ours'), draftOf('theirs')];
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

const draftBar = (page: Page) => page.getByRole('region', { name: messages.english.region });
const saveCheckbox = (isStored: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: messages.english.keep, checked: isStored });
const purpose = (page: Page) =>
  page.getByLabel(fieldMessages.english.fields.purpose.label).and(page.locator('[name="purpose"]'));
const dismiss = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: partMessages.english.dismiss }).first();

const saveInTab = ({ page }: Stage, stored: string) =>
  page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [key, stored] as const);

/** Stores a draft on the phone, from this page or from another tab. */
const saveOnPhone = (page: Page, stored: object) =>
  page.evaluate(
    ([name, draft]) => localStorage.setItem(name, JSON.stringify({ ...draft, keptAt: Date.now() })),
    [key, stored] as const,
  );

const seeds: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'loadDrafts:unreadable': (stage) => saveInTab(stage, 'rubbish'),
  'loadDrafts:in the tab': (stage) => saveInTab(stage, JSON.stringify(ours)),
  'loadDrafts:in the tab, another on the phone': async (stage) => {
    await saveInTab(stage, JSON.stringify(ours));
    await saveOnPhone(stage.page, theirs);
  },
  'loadDrafts:on the phone': ({ page }) => saveOnPhone(page, theirs),
};

export const formDraft: PageModel = {
  path: requestPath(type),
  // The model does not know what other runs leave on the phone, so each run is short and has a storage of its own.
  maxSteps: 6,
  seedStorage: async (stage, first) => seeds[first]?.(stage),
  // 'in memory' needs a return from another page, so it is chosen without the page.
  realChoices: ['loadDrafts:none', ...Object.keys(seeds)],
  interactions: {
    'CHANGE:answers': async ({ page }) => {
      await purpose(page).fill('Sample');
      // The page notes a change in idle time, and a form that had 'ours' before must notice that it differed.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await purpose(page).fill('ours');
    },
    // Answers 'in memory' are the model's alone, and the field of the page is empty.
    'CHANGE:empty': async ({ page, choose }) => {
      if ((await purpose(page).inputValue()) === '') await choose('CHANGE:empty');
      else await purpose(page).fill('');
    },
    STORE_ON_PHONE: pressOrChoose('STORE_ON_PHONE', saveCheckbox(false)),
    REMOVE_FROM_PHONE: ({ page }) => saveCheckbox(true)(page).click(),
    REMOVED_ELSEWHERE: ({ otherTab }) => otherTab.evaluate((name) => localStorage.removeItem(name), key),
    CLEAR: pressOrChoose('CLEAR', byButton(messages.english.clear)),
    CONFIRM: pressOrChoose('CONFIRM', byButton(messages.english.sure.yes)),
    DISMISS: ({ page }) => dismiss(page).click(),
    SENT: async ({ page, otherTab, choose }) => {
      if ((await purpose(page).inputValue()) !== 'ours') return choose('SENT');
      await otherTab.evaluate((notice) => new BroadcastChannel('sent').postMessage(notice), {
        draft: JSON.stringify(ours),
        reference: '4f3a',
        code,
      });
    },
  },
  // The page offers to store only existing answers, and does not clear an empty form.
  refuses: (choice, { context: { draft } }) =>
    draft === '' && (choice === 'STORE_ON_PHONE' || choice === 'CHANGE:empty'),
  states: {
    'formDraft.loading': { hidden: [draftBar] },
    'formDraft.active.tab.empty': { hidden: [byText(messages.english.inTab)] },
    'formDraft.active.tab.stored': { visible: [byButton(messages.english.clear)] },
    'formDraft.active.tab.storeFailed': { hidden: [byText(messages.english.inTab)] },
    'formDraft.active.phone.off': { hidden: [saveCheckbox(true)] },
    'formDraft.active.phone.stored': { visible: [saveCheckbox(true), byText(messages.english.onPhone)] },
    'formDraft.active.notice.none': {
      hidden: [
        messages.english.restored,
        messages.english.notRead,
        messages.english.notKept,
        messages.english.gone,
        messages.english.sure,
        messages.english.cleared,
      ].map(({ title }) => byText(title)),
    },
    'formDraft.active.notice.restored': { visible: [byText(messages.english.restored.title)] },
    'formDraft.active.notice.unreadable': { visible: [byText(messages.english.notRead.title)] },
    'formDraft.active.notice.storeFailed': { visible: [byText(messages.english.notKept.title)] },
    'formDraft.active.notice.removed': { visible: [byText(messages.english.gone.title)] },
    // Without a stored draft there is nothing to clear, and the status bar with the question is hidden.
    'formDraft.active.notice.confirmingClear': { attached: [byText(messages.english.sure.title)] },
    'formDraft.active.notice.cleared': { visible: [byText(messages.english.cleared.title)] },
  },
  tags: {
    stored: byButton(messages.english.clear),
    onPhone: saveCheckbox(true),
    restored: byText(messages.english.restored.title),
    unreadable: byText(messages.english.notRead.title),
    storeFailed: byText(messages.english.notKept.title),
    removed: byText(messages.english.gone.title),
    confirmingClear: { attached: byText(messages.english.sure.title) },
    cleared: byText(messages.english.cleared.title),
  },
};
