import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { versionMessages } from '../../../../src/i18n/en/version.ts';
import { byButton, byHeading, byText, type PageModel, type StateView } from './pageModel.ts';

const notice = byText(versionMessages.english.outdated.title);
const offer = byText(versionMessages.english.reload.title);
const load = byButton(versionMessages.english.reload.button);
/** The page stays visible during the check. */
const quiet: StateView = { visible: [byHeading], hidden: [notice, load] };

export const versionCheck: PageModel = {
  path: '/Resident',
  notedActions: ['reload'],
  mayLog: [/^The version check: /],
  interactions: {
    NAVIGATED: ({ page }) => page.getByRole('banner').getByRole('link').first().click(),
    RELOAD: ({ page }) => load(page).click(),
    DISMISS: ({ page }) => byButton(partMessages.english.dismiss)(page).click(),
  },
  states: {
    'versionCheck.readingStored': quiet,
    'versionCheck.fetchingVersion': quiet,
    'versionCheck.storingFirst': quiet,
    'versionCheck.waiting': quiet,
    'versionCheck.checkingAgain': quiet,
    'versionCheck.offering': { visible: [byHeading, offer, load], hidden: [notice] },
    'versionCheck.updating': quiet,
    'versionCheck.clearing': quiet,
    'versionCheck.storing': quiet,
    'versionCheck.reloading': { ...quiet, calledActions: ['reload'] },
    'versionCheck.outdated': { visible: [byHeading, notice] },
    'versionCheck.done': quiet,
  },
  tags: {
    checking: { unseen: 'The page stays as it is during the check.' },
    outdated: notice,
    reloadOffered: load,
  },
};
