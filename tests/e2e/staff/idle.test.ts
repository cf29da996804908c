/** §6 §7. An unused staff page signs itself out, and keeps its text for the next sign-in. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { staffContentMessages } from '../../../src/staff/content/messages.ts';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { requestRow, signInWithToken, visitAsStaff } from '../../support/browser/clerk.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const { idle, held } = staffPageMessages;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openTab = (page: Page, name: keyof typeof messages.tabs) =>
  page.getByRole('link', { name: messages.tabs[name], exact: true }).click();
const stateField = (page: Page) => page.getByLabel(messages.writing.state, { exact: true });
const reasonField = (page: Page) => page.getByLabel(messages.writing.reason);
const yearField = (page: Page) => page.locator('#year');
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: idle.title });

/** Lets the warning appear, and then its time pass. */
const leaveAlone = async (page: Page): Promise<void> => {
  await page.clock.fastForward('18:01');
  await warning(page).waitFor();
  await page.clock.fastForward('02:01');
  await page.getByText(messages.signIn.failures.idle).waitFor();
};

/** A clerk with a half-typed record in one tab, and a chosen status in the other. */
const visitAtWork = async () => {
  const visited = await visitAsStaff({ clock: 'installed' });
  const { page } = visited;
  await openTab(page, 'content');
  await press(page, staffContentMessages.lists.history.title);
  await page.locator('main li > button').first().click();
  await yearField(page).fill('1950');
  await openTab(page, 'requests');
  await requestRow(page, '4f3a').click();
  await stateField(page).selectOption('refused');
  await reasonField(page).selectOption('not-free');
  return visited;
};

describe('§6 a staff page that nobody uses', () => {
  it('signs out, shows nothing of a citizen, and goes on where the clerk was after the next sign-in', async () => {
    const { page, server, context } = await visitAtWork();
    await leaveAlone(page);
    expect(await page.content()).not.toContain('Abad');
    expect(await yearField(page).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: messages.signOut }).count()).toBe(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect([stored, await context.cookies()]).toEqual(['[{},{}]', []]);
    // The token that was typed is gone: the field is empty, and has the focus.
    const field = page.getByLabel(messages.signIn.token.label);
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => document.activeElement === element)).toBe(true);

    await page.keyboard.type(server.token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: messages.request.title('4f3a') }).waitFor();
    expect(await stateField(page).inputValue()).toBe('refused');
    expect(await reasonField(page).inputValue()).toBe('not-free');
    await openTab(page, 'content');
    expect(await yearField(page).inputValue()).toBe('1950');
    // It is still unsaved: the page asks before it would be lost.
    await press(page, messages.signOut);
    await page.getByText(held.title).waitFor();
    await press(page, held.leave);
    await signInWithToken(page, server.token);
    await openTab(page, 'content');
    await page.getByRole('heading', { name: staffContentMessages.title }).waitFor();
  });
});
