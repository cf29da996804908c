/** RA 11032 RA 10173. Who handles a request, its extension, and what a clerk deletes, on the whole page and a real store. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { deletionMessages } from '../../../src/staff/requests/deletion/deletionMessages.ts';
import { extensionFormMessages } from '../../../src/staff/requests/details/extensionFormMessages.ts';
import { sessionMessages } from '../../../src/staff/session/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { readRequestRows, requestRow, signInWithToken, visitAsStaff } from '../../support/browser/clerk.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const { officer } = sessionMessages;
const { states } = receiptMessages.english.status;
const status = statusPageMessages.english;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const given = { by: 'Sample Official', position: 'Barangay Secretary' } as const;

const giveOfficer = async (page: Page): Promise<void> => {
  await page.getByLabel(officer.fields.by.label).fill(given.by);
  await page.getByLabel(officer.fields.position.label).fill(given.position);
  await press(page, officer.save);
  await page.getByText(officer.atDesk).waitFor();
};

const setState = async (page: Page, reference: string, state: keyof typeof states): Promise<void> => {
  await requestRow(page, reference).click();
  await page.getByLabel(messages.writing.state, { exact: true }).selectOption(state);
  await press(page, messages.writing.save);
  await page.getByText(messages.writing.saved(states[state].title)).waitFor();
  // Until the request was read again, the next save would be over the version before.
  await page.locator('dd').filter({ hasText: states[state].title }).waitFor();
};

describe('RA 11032 the official who handles a request', () => {
  it('is typed once, is read by the citizen, and is gone at sign-out without a trace', {
    tags: 'smoke',
  }, async () => {
    const { page, server, codes, context } = await visitAsStaff();
    await giveOfficer(page);
    await setState(page, '4f3a', 'processing');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect([stored, await context.cookies(), page.url()].join()).not.toContain('Sample');
    await press(page, messages.signOut);
    await page.getByLabel(messages.signIn.token.label).waitFor();
    expect(await page.content()).not.toContain(given.by);
    await signInWithToken(page, server.token);
    await requestRow(page, '4f3a').waitFor();
    expect(await page.getByLabel(officer.fields.by.label).inputValue()).toBe('');

    await page.goto(`/Request_Status#${codes.get('4f3a')}&clearance`);
    const main = page.getByRole('main');
    await main.getByText(status.handledBy).waitFor();
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(`${status.handledBy} ${given.by}, ${given.position}`);
    // Of today, Tuesday, the third working day.
    expect(text).toContain(status.actBy('Friday, 9 May 2031'));
  });
});

describe('RA 11032 the extension of a request', () => {
  it('is read by the citizen with its reason', async () => {
    const { page, codes } = await visitAsStaff();
    await setState(page, '4f3a', 'processing');
    await press(page, extensionFormMessages.extend('Wednesday, 14 May 2031'));
    await page.getByLabel(extensionFormMessages.reason).selectOption('signatory-away');
    await press(page, extensionFormMessages.save);
    await page.getByText(extensionFormMessages.saved('Wednesday, 14 May 2031')).waitFor();
    await page.goto(`/Request_Status#${codes.get('4f3a')}`);
    const main = page.getByRole('main');
    await main.getByText(status.extended.until).waitFor();
    expect((await main.innerText()).replace(/\s+/g, ' ')).toContain(
      `${status.extended.until} Wednesday, 14 May 2031 ${status.extended.hallTime} ${status.reason} ${status.extended.reasons['signatory-away']}`,
    );
  });
});

describe('RA 10173 a clerk who deletes', () => {
  it('one request by keyboard alone is back on the list, and its receipt code finds nothing', async () => {
    const { page, codes } = await visitAsStaff();
    await requestRow(page, '4f3a').click();
    const { one, confirm } = deletionMessages;
    await page.getByText(one.title, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(one.confirm('4f3a')).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(confirm);
    await page.keyboard.press('Enter');
    await page.getByText(one.done('4f3a')).waitFor();
    await expect.poll(() => readRequestRows(page)).toEqual(['4f3b', '4f3c']);
    await page.goto(`/Request_Status#${codes.get('4f3a')}`);
    await page.getByText(status.notReceived.title, { exact: true }).waitFor();
  });

  it('what is over sees how many first, and leaves the rest', async () => {
    const { page, server } = await visitAsStaff();
    const since = Date.UTC(2031, 3, 1);
    await seedRequests(createTestClient(server), [
      { id: '4f3e', fields: { schedule: '2031-03-31T08:00' }, receiptFields: { state: 'released', since } },
    ]);
    const { purge, confirm } = deletionMessages;
    await page.getByText(purge.title, { exact: true }).click();
    await press(page, purge.ask);
    await page.getByText('Delete 1 request?').waitFor();
    await press(page, confirm);
    await page.getByText('1 request and 1 receipt were deleted.').waitFor();
    await press(page, messages.desk.allDays);
    await expect.poll(async () => (await readRequestRows(page)).length).toBe(4);
  });
});

describe('§2 the panels of the official, the extension and the deletion', () => {
  it.each(Object.values(widths))(
    'have no axe violations and no sideways overflow at %d px',
    async (width) => {
      const { page } = await visitAsStaff({ width });
      const found: Record<string, unknown> = {};
      const checkPage = async (name: string) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const violations = await findAxeViolations(page);
          if (violations.length > 0) found[`${name}, ${colorScheme}`] = violations;
        }
        await page.emulateMedia({ colorScheme: 'light' });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found[`${name}, too wide`] = over;
      };
      await checkPage('asked');
      await press(page, officer.save);
      await page.getByText(officer.fields.by.missing).waitFor();
      await checkPage('a missing name');
      await giveOfficer(page);
      await page.getByText(deletionMessages.purge.title, { exact: true }).click();
      await press(page, deletionMessages.purge.ask);
      await page.getByText(deletionMessages.purge.nothing).waitFor();
      await checkPage('nothing to delete');
      await requestRow(page, '4f3a').click();
      await press(page, extensionFormMessages.extend('Wednesday, 14 May 2031'));
      await page.getByLabel(extensionFormMessages.reason).selectOption('many-requests');
      await page.getByText(deletionMessages.one.title, { exact: true }).click();
      await press(page, deletionMessages.one.ask);
      await page.getByText(deletionMessages.one.confirm('4f3a')).waitFor();
      await checkPage('a request');
      expect(found).toEqual({});
    },
  );
});
