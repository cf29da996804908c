import type { Page } from 'playwright-core';
import { draftMessages as said } from '../../../../src/i18n/en/draft.ts';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { button, type OnPage, pressOr, type Stage, text } from './onPage.ts';

const type = 'BARANGAY_CLEARANCE';
const key = `draft ${type}`;
const draftOf = (purpose: string) => ({ formType: type, values: { purpose } });
const [ours, theirs] = [draftOf('ours'), draftOf('theirs')];

const foot = (page: Page) => page.getByRole('region', { name: said.region });
const keep = (isKept: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: said.keep, checked: isKept });
const purpose = (page: Page) =>
  page.getByLabel(requestFormMessages.fields.purpose.label).and(page.locator('[name="purpose"]'));
const dismiss = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: partMessages.dismiss }).first();

const keepInTab = ({ page }: Stage, kept: string) =>
  page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [key, kept] as const);

/** On this page's side of the phone, or on that of another tab. */
const keepOnPhone = (page: Page, kept: object) =>
  page.evaluate(
    ([name, draft]) => localStorage.setItem(name, JSON.stringify({ ...draft, keptAt: Date.now() })),
    [key, kept] as const,
  );

const elsewhere =
  (kept: object) =>
  ({ beside }: Stage) =>
    keepOnPhone(beside, kept);

const plants: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'recall:what nobody can read': (stage) => keepInTab(stage, 'rubbish'),
  'recall:in the tab': (stage) => keepInTab(stage, JSON.stringify(ours)),
  'recall:in the tab, another on the phone': async (stage) => {
    await keepInTab(stage, JSON.stringify(ours));
    await keepOnPhone(stage.page, theirs);
  },
  'recall:on the phone': ({ page }) => keepOnPhone(page, theirs),
};

export const formDraft: OnPage = {
  path: `/Form_Request?formType=${type}`,
  // What other tabs and choices leave on the phone is not the model's to know: each run has a phone of its own.
  maxSteps: 6,
  plant: async (stage, first) => plants[first]?.(stage),
  // The whole form is held by the page itself alone, on the way back from another.
  really: ['recall:nothing', ...Object.keys(plants)],
  acts: {
    'CHANGE:answers': async ({ page }) => {
      await purpose(page).fill('Sample');
      await purpose(page).fill('ours');
    },
    'CHANGE:empty': ({ page }) => purpose(page).fill(''),
    KEEP: pressOr('KEEP', keep(false)),
    UNKEEP: ({ page }) => keep(true)(page).click(),
    'ELSEWHERE:same': elsewhere(ours),
    'ELSEWHERE:other': elsewhere(theirs),
    'ELSEWHERE:gone': ({ beside }) => beside.evaluate((name) => localStorage.removeItem(name), key),
    USE_THEIRS: ({ page }) => button(said.which.theirs)(page).click(),
    KEEP_OURS: ({ page }) => button(said.which.ours)(page).click(),
    LEAVE_THEIRS: ({ page }) => button(said.which.later)(page).click(),
    CLEAR: pressOr('CLEAR', button(said.clear)),
    CONFIRM: pressOr('CONFIRM', button(said.sure.yes)),
    DISMISS: ({ page }) => dismiss(page).click(),
    SENT_ELSEWHERE: ({ beside }) =>
      beside.evaluate(
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
    'formDraft.recalling': { misses: [foot] },
    'formDraft.living.tab.empty': { misses: [text(said.inTab)] },
    'formDraft.living.tab.kept': { sees: [button(said.clear)] },
    'formDraft.living.tab.unkept': { misses: [text(said.inTab)] },
    'formDraft.living.phone.off': { misses: [keep(true), text(said.which.title)] },
    'formDraft.living.phone.kept': { sees: [keep(true), text(said.onPhone)] },
    'formDraft.living.phone.asking': { sees: [text(said.which.title), button(said.which.theirs)] },
    'formDraft.living.said.nothing': {
      misses: [said.restored, said.notRead, said.notKept, said.gone, said.sure, said.cleared].map(
        ({ title }) => text(title),
      ),
    },
    'formDraft.living.said.restored': { sees: [text(said.restored.title)] },
    'formDraft.living.said.notRead': { sees: [text(said.notRead.title)] },
    'formDraft.living.said.notKept': { sees: [text(said.notKept.title)] },
    'formDraft.living.said.gone': { sees: [text(said.gone.title)] },
    'formDraft.living.said.sentElsewhere': { sees: [text(said.sentElsewhere.title('4f3a'))] },
    // Where nothing is kept there is nothing to clear, and the foot that asks is hidden.
    'formDraft.living.said.asksToClear': { holds: [text(said.sure.title)] },
    'formDraft.living.said.cleared': { sees: [text(said.cleared.title)] },
  },
};
