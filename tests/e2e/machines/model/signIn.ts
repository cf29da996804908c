import type { Page } from 'playwright-core';
import { staffPageMessages } from '../../../../src/staff/messages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel, pressOrChoose, type StateView } from './pageModel.ts';
import { authorizeAsStaff, staffPath } from './staffPage.ts';

const { signIn: messages, signOut, moment, desk } = staffMessages;

const { held, idle } = staffPageMessages;

const field = (page: Page) => page.getByLabel(messages.token.label);
const address = (page: Page) => page.getByLabel(messages.linkElsewhere.label);
const out = byButton(signOut);
const requests = (page: Page) => page.getByRole('heading', { level: 1, name: desk.title });
const busy: StateView = { visible: [byButton(moment, true)], hidden: [requests, out] };

export const signIn: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  interactions: {
    // Where the page has no field for it, as for a link that it does not wait for, the choice is made without the page.
    SUBMIT: async ({ page, choose }) => {
      const input = page.locator('main form input');
      if ((await input.count()) === 0) return choose('SUBMIT');
      await input.fill('Sample');
      await page.locator('main form button[type=submit]').click();
    },
    BACK: ({ page }) => byButton(messages.sent.back)(page).click(),
    // As assistive technology presses it: a pointer or a key would count as activity before.
    SIGN_OUT: ({ page }) => out(page).dispatchEvent('click'),
    STAY: ({ page }) => byButton(held.stay)(page).click(),
    DISCARD: ({ page }) => byButton(held.leave)(page).click(),
    ACTIVE: pressOrChoose('ACTIVE', byButton(idle.stay)),
  },
  states: {
    'signIn.restoring': busy,
    'signIn.signedOut': {
      visible: [field, byButton(messages.token.submit)],
      hidden: [requests, out],
    },
    'signIn.signingIn': busy,
    'signIn.linkSent': { visible: [byText(messages.sent.told)], hidden: [requests, out] },
    'signIn.confirmingAddress': {
      visible: [address, byButton(messages.sent.back)],
      hidden: [requests, out],
    },
    'signIn.followingLink': busy,
    'signIn.notStaff': { visible: [byText(messages.notStaff.told), out], hidden: [requests] },
    'signIn.signedIn.inUse': {
      visible: [requests, out],
      hidden: [field, byText(held.title), byText(idle.title)],
    },
    'signIn.signedIn.warned': {
      visible: [requests, out, byText(idle.title), byButton(idle.stay)],
      hidden: [field],
    },
    'signIn.signedIn.confirmingSignOut': {
      visible: [requests, byText(held.title), byButton(held.leave)],
      hidden: [field, byText(idle.title)],
    },
    'signIn.leaving': busy,
    'signIn.signingOut': busy,
  },
  tags: {
    busy: byButton(moment, true),
    signedOut: (page) =>
      byButton(
        messages.token.submit,
        false,
      )(page).and(page.locator('form:has(input[type="password"]) button')),
    linkSent: byText(messages.sent.told),
    confirmingAddress: address,
    notStaff: byText(messages.notStaff.told),
    signedIn: requests,
    idleWarning: byText(idle.title),
    confirmingSignOut: byText(held.title),
  },
};
