import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { versionMessages } from '../../../../src/i18n/en/version.ts';
import { button, heading, type OnPage, type Seen, text } from './onPage.ts';

const notice = text(versionMessages.outdated.title);
/** Whatever is asked, the page is there. */
const quiet: Seen = { sees: [heading], misses: [notice] };

export const versionCheck: OnPage = {
  path: '/Resident',
  noted: ['reload'],
  mayLog: [/^The version check: /],
  acts: {
    NAVIGATED: ({ page }) => page.getByRole('banner').getByRole('link').first().click(),
    DISMISS: ({ page }) => button(partMessages.dismiss)(page).click(),
  },
  states: {
    'versionCheck.recalling': quiet,
    'versionCheck.reading': quiet,
    'versionCheck.remembering': quiet,
    'versionCheck.waiting': quiet,
    'versionCheck.updating': quiet,
    'versionCheck.clearing': quiet,
    'versionCheck.storing': quiet,
    'versionCheck.reloading': { ...quiet, notes: ['reload'] },
    'versionCheck.outdated': { sees: [heading, notice] },
    'versionCheck.settled': quiet,
  },
};
