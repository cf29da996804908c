/** §7. A clerk reads what citizens sent from the foot of the pages, and deletes what is no feedback. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { site } from '../../../src/site.ts';
import { feedbackTabMessages as messages } from '../../../src/staff/feedback/messages.ts';
import { feedbackLimits } from '../../../src/staff-core/feedback.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, signInWithToken, visitStaffPage } from '../../support/browser/clerk.ts';
import { createTestClock, widths, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';
import { type SeededFeedback, seedFeedback } from '../../support/server/seedFeedback.ts';
import { createTestClient } from '../../support/server/staffCommands.ts';

withBrowser();

const startOf = (at: number): string => (0x10000000 + at).toString(16);

const visitWithFeedback = async (feedback: readonly SeededFeedback[], width: number = widths.desk) => {
  const server = await startTestServer({ dist: inject('siteDist'), now: createTestClock() });
  const client = createTestClient(server);
  // One after the other, so that each arrives later than the one before.
  for (const message of feedback.slice(0, 5)) await seedFeedback(client, [message]);
  await seedFeedback(client, feedback.slice(5));
  const reads: string[] = [];
  const { page } = await visitStaffPage({
    server,
    width,
    before: async (opened) => {
      opened.on('request', (request) => {
        if (request.url().includes('/Page_Feedback:')) reads.push(request.postData() ?? '');
      });
    },
  });
  await signInWithToken(page, server.token);
  await requestRow(page, '4f3a').waitFor();
  return { page, client, reads };
};

const openTab = async (page: Page) => {
  await page.getByRole('link', { name: staffMessages.tabs.feedback }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: messages.counts.title }).waitFor();
};

const rows = (page: Page) => page.locator('main li');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const some: readonly SeededFeedback[] = [
  { start: startOf(1), kind: 'wrongNumber', fields: { text: 'Sample: 088 000 is old.' } },
  { start: startOf(2), kind: 'useful', fields: { page: '/News' } },
  { start: startOf(3), kind: 'notUseful', fields: { page: '/News', text: 'Sample: too long.\nNo date.' } },
  { start: startOf(4), kind: 'wrongNumber', fields: { text: 'Sample: 088 111 rings nowhere.' } },
];

describe('§7 feedback on the staff page', () => {
  it('is read when its tab opens, wrong numbers first and newest first, and one is deleted by keyboard', {
    tags: 'smoke',
  }, async () => {
    const { page, client, reads } = await visitWithFeedback(some);
    // The count in the name of the tab.
    await page.getByRole('link', { name: `${staffMessages.tabs.feedback} (3)` }).waitFor();
    expect(reads).toHaveLength(1);
    await openTab(page);
    // The newest, the reports, and the count again.
    await expect.poll(() => reads.length).toBe(4);
    const texts = (await rows(page).allInnerTexts()).map((text) =>
      text.split('\n').filter((line) => line.startsWith('Sample') || line === 'No date.'),
    );
    expect(texts).toEqual([
      ['Sample: 088 111 rings nowhere.'],
      ['Sample: 088 000 is old.'],
      ['Sample: too long.', 'No date.'],
    ]);
    expect(
      (await page.locator('main tbody tr').allInnerTexts()).map((row) =>
        row.split(/\s+/).filter((cell) => /^(?:\/|\d)/.test(cell)),
      ),
    ).toEqual([
      ['/Emergency-Hotlines', '0', '0', '2'],
      ['/News', '1', '1', '0'],
    ]);
    const link = rows(page).first().getByRole('link');
    expect(await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
      '/Emergency-Hotlines',
      '_blank',
      'noopener',
    ]);
    expect(await findAxeViolations(page)).toEqual([]);

    const button = rows(page).nth(1).getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: messages.question }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(messages.deleted(1), { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await rows(page).count()).toBe(2);
    const stored = await client.post(`/${site.root}/Page_Feedback:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'list' }] },
    });
    expect(JSON.stringify(stored)).not.toContain('088 000 is old');
    expect(JSON.stringify(stored)).toContain('088 111 rings nowhere');
  });

  it('shows older messages on demand, and says when it has all', async () => {
    const count = feedbackLimits.newest + 1;
    const { page, reads } = await visitWithFeedback(
      Array.from({ length: count }, (_, at): SeededFeedback => ({ start: startOf(at), kind: 'useful' })),
    );
    await openTab(page);
    await page.getByText(messages.notAll(feedbackLimits.newest)).waitFor();
    await press(page, messages.more);
    await page.getByText(messages.all(count)).waitFor();
    expect(await page.getByRole('button', { name: messages.more }).count()).toBe(0);
    // The count twice, the newest, the reports, and the older ones.
    await expect.poll(() => reads.length).toBe(5);
  });
});
