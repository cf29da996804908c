import type { Page } from 'playwright-core';
import { staffPageMessages } from '../../../../src/staff/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel, type StateView } from './pageModel.ts';
import { authorizeAsStaff, staffPath } from './staffPage.ts';

const { signIn: messages, signOut, moment, desk } = staffMessages;

const { held } = staffPageMessages;

const field = (page: Page) => page.getByLabel(messages.token.label);
const address = (page: Page) => page.getByLabel(messages.linkElsewhere.label);
const out = byButton(signOut);
const requests = (page: Page) => page.getByRole('heading', { level: 1, name: desk.title });
const busy: StateView = { visible: [byButton(moment, true)], hidden: [requests, out] };

export const signIn: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  interactions: {
    SUBMIT: async ({ page }) => {
      await page.locator('main input').fill('Sample');
      await page.locator('main form button[type=submit]').click();
    },
    BACK: ({ page }) => byButton(messages.sent.back)(page).click(),
    SIGN_OUT: ({ page }) => out(page).click(),
    STAY: ({ page }) => byButton(held.stay)(page).click(),
    DISCARD: ({ page }) => byButton(held.leave)(page).click(),
  },
  states: {
    'signIn.restoring': busy,
    'signIn.signedOut': { visible: [field, byButton(messages.token.submit)], hidden: [requests, out] },
    'signIn.signingIn': busy,
    'signIn.linkSent': { visible: [byText(messages.sent.told)], hidden: [requests, out] },
    'signIn.confirmingAddress': {
      visible: [address, byButton(messages.sent.back)],
      hidden: [requests, out],
    },
    'signIn.followingLink': busy,
    'signIn.notStaff': { visible: [byText(messages.notStaff.told), out], hidden: [requests] },
    'signIn.signedIn': { visible: [requests, out], hidden: [field, byText(held.title)] },
    'signIn.unsaved': { visible: [requests, out], hidden: [field, byText(held.title)] },
    'signIn.confirmingSignOut': {
      visible: [requests, byText(held.title), byButton(held.leave)],
      hidden: [field],
    },
    'signIn.signingOut': busy,
  },
};
