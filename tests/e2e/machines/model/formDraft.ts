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

const changeElsewhere =
  (stored: object) =>
  ({ otherTab }: Stage) =>
    saveOnPhone(otherTab, stored);

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
    'CHANGE:empty': ({ page }) => purpose(page).fill(''),
    STORE_ON_PHONE: pressOrChoose('STORE_ON_PHONE', saveCheckbox(false)),
    REMOVE_FROM_PHONE: ({ page }) => saveCheckbox(true)(page).click(),
    'CHANGED_ELSEWHERE:same': changeElsewhere(ours),
    'CHANGED_ELSEWHERE:other': changeElsewhere(theirs),
    'CHANGED_ELSEWHERE:removed': ({ otherTab }) =>
      otherTab.evaluate((name) => localStorage.removeItem(name), key),
    USE_THEIRS: ({ page }) => byButton(messages.english.which.theirs)(page).click(),
    USE_OURS: ({ page }) => byButton(messages.english.which.ours)(page).click(),
    LEAVE_THEIRS: ({ page }) => byButton(messages.english.which.later)(page).click(),
    CLEAR: pressOrChoose('CLEAR', byButton(messages.english.clear)),
    CONFIRM: pressOrChoose('CONFIRM', byButton(messages.english.sure.yes)),
    DISMISS: ({ page }) => dismiss(page).click(),
    SENT_ELSEWHERE: ({ otherTab }) =>
      otherTab.evaluate(
        (draft) => new BroadcastChannel('sent').postMessage({ draft, reference: '4f3a' }),
        JSON.stringify(ours),
      ),
  },
  // Filling the form changes its answers.
  follows: (choice, { context }) =>
    choice === 'USE_THEIRS' ? [{ type: 'CHANGE', draft: context.theirs }] : [],
  // The page offers to store only existing answers, overwrites no other draft, and does not clear an empty form.
  refuses: (choice, { context: { draft, theirs: others } }) =>
    (choice === 'STORE_ON_PHONE' && (draft === '' || others !== '')) ||
    (choice === 'CHANGE:empty' && draft === ''),
  states: {
    'formDraft.loading': { hidden: [draftBar] },
    'formDraft.active.tab.empty': { hidden: [byText(messages.english.inTab)] },
    'formDraft.active.tab.stored': { visible: [byButton(messages.english.clear)] },
    'formDraft.active.tab.storeFailed': { hidden: [byText(messages.english.inTab)] },
    'formDraft.active.phone.off': { hidden: [saveCheckbox(true), byText(messages.english.which.title)] },
    'formDraft.active.phone.stored': { visible: [saveCheckbox(true), byText(messages.english.onPhone)] },
    'formDraft.active.phone.conflict': {
      visible: [byText(messages.english.which.title), byButton(messages.english.which.theirs)],
    },
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
    'formDraft.active.notice.sentElsewhere': {
      visible: [byText(messages.english.sentElsewhere.title('4f3a'))],
    },
    // Without a stored draft there is nothing to clear, and the status bar with the question is hidden.
    'formDraft.active.notice.confirmingClear': { attached: [byText(messages.english.sure.title)] },
    'formDraft.active.notice.cleared': { visible: [byText(messages.english.cleared.title)] },
  },
  tags: {
    stored: byButton(messages.english.clear),
    onPhone: saveCheckbox(true),
    conflict: byText(messages.english.which.title),
    restored: byText(messages.english.restored.title),
    unreadable: byText(messages.english.notRead.title),
    storeFailed: byText(messages.english.notKept.title),
    removed: byText(messages.english.gone.title),
    sentElsewhere: byText(messages.english.sentElsewhere.title('4f3a')),
    confirmingClear: { attached: byText(messages.english.sure.title) },
    cleared: byText(messages.english.cleared.title),
  },
};
