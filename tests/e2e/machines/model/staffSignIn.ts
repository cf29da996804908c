import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/i18n/en/staff.ts';
import { staffPageMessages } from '../../../../src/i18n/en/staffPage.ts';
import { knownToStore, staffPath } from './atStaff.ts';
import { button, type OnPage, type Seen, text } from './onPage.ts';

const { signIn: said, signOut, moment, desk } = staffMessages;

const { held } = staffPageMessages;

const field = (page: Page) => page.getByLabel(said.token.label);
const address = (page: Page) => page.getByLabel(said.linkElsewhere.label);
const out = button(signOut);
const requests = (page: Page) => page.getByRole('heading', { level: 1, name: desk.title });
const busy: Seen = { sees: [button(moment, true)], misses: [requests, out] };

export const staffSignIn: OnPage = {
  path: staffPath,
  prepare: knownToStore,
  acts: {
    SUBMIT: async ({ page }) => {
      await page.locator('main input').fill('Sample');
      await page.locator('main form button[type=submit]').click();
    },
    BACK: ({ page }) => button(said.sent.back)(page).click(),
    SIGN_OUT: ({ page }) => out(page).click(),
    STAY: ({ page }) => button(held.stay)(page).click(),
    LOSE: ({ page }) => button(held.leave)(page).click(),
  },
  states: {
    'staffSignIn.recalling': busy,
    'staffSignIn.asking': { sees: [field, button(said.token.submit)], misses: [requests, out] },
    'staffSignIn.entering': busy,
    'staffSignIn.sent': { sees: [text(said.sent.told)], misses: [requests, out] },
    'staffSignIn.askingAddress': { sees: [address, button(said.sent.back)], misses: [requests, out] },
    'staffSignIn.following': busy,
    'staffSignIn.notStaff': { sees: [text(said.notStaff.told), out], misses: [requests] },
    'staffSignIn.inside': { sees: [requests, out], misses: [field, text(held.title)] },
    'staffSignIn.holding': { sees: [requests, out], misses: [field, text(held.title)] },
    'staffSignIn.askingOut': { sees: [requests, text(held.title), button(held.leave)], misses: [field] },
    'staffSignIn.leaving': busy,
  },
};
