import type { Page } from 'playwright-core';
import { draftMessages as messages } from '../../../../src/i18n/en/draft.ts';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { byButton, byText, type PageModel, pressOrChoose, type Stage } from './pageModel.ts';

const type = 'BARANGAY_CLEARANCE';
const key = `draft ${type}`;
const draftOf = (purpose: string) => ({ formType: type, values: { purpose } });
const [ours, theirs] = [draftOf('ours'), draftOf('theirs')];

const draftBar = (page: Page) => page.getByRole('region', { name: messages.region });
const saveCheckbox = (isKept: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: messages.keep, checked: isKept });
const purpose = (page: Page) =>
  page.getByLabel(requestFormMessages.fields.purpose.label).and(page.locator('[name="purpose"]'));
const dismiss = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: partMessages.dismiss }).first();

const saveInTab = ({ page }: Stage, stored: string) =>
  page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [key, stored] as const);

/** On this page's side of the phone, or on that of another tab. */
const saveOnPhone = (page: Page, stored: object) =>
  page.evaluate(
    ([name, draft]) => localStorage.setItem(name, JSON.stringify({ ...draft, keptAt: Date.now() })),
    [key, stored] as const,
  );

const elsewhere =
  (stored: object) =>
  ({ otherTab }: Stage) =>
    saveOnPhone(otherTab, stored);

const seeds: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'recall:what nobody can read': (stage) => saveInTab(stage, 'rubbish'),
  'recall:in the tab': (stage) => saveInTab(stage, JSON.stringify(ours)),
  'recall:in the tab, another on the phone': async (stage) => {
    await saveInTab(stage, JSON.stringify(ours));
    await saveOnPhone(stage.page, theirs);
  },
  'recall:on the phone': ({ page }) => saveOnPhone(page, theirs),
};

export const formDraft: PageModel = {
  path: `/Form_Request?formType=${type}`,
  // What other tabs and choices leave on the phone is not the model's to know: each run has a phone of its own.
  maxSteps: 6,
  seedStorage: async (stage, first) => seeds[first]?.(stage),
  // The whole form is held by the page itself alone, on the way back from another.
  realChoices: ['recall:nothing', ...Object.keys(seeds)],
  interactions: {
    'CHANGE:answers': async ({ page }) => {
      await purpose(page).fill('Sample');
      await purpose(page).fill('ours');
    },
    'CHANGE:empty': ({ page }) => purpose(page).fill(''),
    KEEP: pressOrChoose('KEEP', saveCheckbox(false)),
    UNKEEP: ({ page }) => saveCheckbox(true)(page).click(),
    'ELSEWHERE:same': elsewhere(ours),
    'ELSEWHERE:other': elsewhere(theirs),
    'ELSEWHERE:gone': ({ otherTab }) => otherTab.evaluate((name) => localStorage.removeItem(name), key),
    USE_THEIRS: ({ page }) => byButton(messages.which.theirs)(page).click(),
    KEEP_OURS: ({ page }) => byButton(messages.which.ours)(page).click(),
    LEAVE_THEIRS: ({ page }) => byButton(messages.which.later)(page).click(),
    CLEAR: pressOrChoose('CLEAR', byButton(messages.clear)),
    CONFIRM: pressOrChoose('CONFIRM', byButton(messages.sure.yes)),
    DISMISS: ({ page }) => dismiss(page).click(),
    SENT_ELSEWHERE: ({ otherTab }) =>
      otherTab.evaluate(
        (draft) => new BroadcastChannel('sent').postMessage({ draft, reference: '4f3a' }),
        JSON.stringify(ours),
      ),
  },
  // What is put into the form is a change of it.
  follows: (choice, { context }) =>
    choice === 'USE_THEIRS' ? [{ type: 'CHANGE', draft: context.theirs }] : [],
  // The page offers to keep what there is, writes over no other draft, and an empty form is not emptied.
  refuses: (choice, { context: { draft, theirs: others } }) =>
    (choice === 'KEEP' && (draft === '' || others !== '')) || (choice === 'CHANGE:empty' && draft === ''),
  states: {
    'formDraft.recalling': { hidden: [draftBar] },
    'formDraft.living.tab.empty': { hidden: [byText(messages.inTab)] },
    'formDraft.living.tab.kept': { visible: [byButton(messages.clear)] },
    'formDraft.living.tab.unkept': { hidden: [byText(messages.inTab)] },
    'formDraft.living.phone.off': { hidden: [saveCheckbox(true), byText(messages.which.title)] },
    'formDraft.living.phone.kept': { visible: [saveCheckbox(true), byText(messages.onPhone)] },
    'formDraft.living.phone.asking': {
      visible: [byText(messages.which.title), byButton(messages.which.theirs)],
    },
    'formDraft.living.said.nothing': {
      hidden: [
        messages.restored,
        messages.notRead,
        messages.notKept,
        messages.gone,
        messages.sure,
        messages.cleared,
      ].map(({ title }) => byText(title)),
    },
    'formDraft.living.said.restored': { visible: [byText(messages.restored.title)] },
    'formDraft.living.said.notRead': { visible: [byText(messages.notRead.title)] },
    'formDraft.living.said.notKept': { visible: [byText(messages.notKept.title)] },
    'formDraft.living.said.gone': { visible: [byText(messages.gone.title)] },
    'formDraft.living.said.sentElsewhere': { visible: [byText(messages.sentElsewhere.title('4f3a'))] },
    // Where nothing is kept there is nothing to clear, and the foot that asks is hidden.
    'formDraft.living.said.asksToClear': { attached: [byText(messages.sure.title)] },
    'formDraft.living.said.cleared': { visible: [byText(messages.cleared.title)] },
  },
};
