/** §7. A clerk closes a day by keyboard, sees whom it hits, and moves all of them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hallTabMessages as messages } from '../../../src/staff/hall/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findReceipts } from '../../../src/staff-core/receipts.ts';
import { listRecords, toPlainFields } from '../../../src/staff-core/records.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, signInWithToken, visitStaffPage } from '../../support/browser/clerk.ts';
import { createTestClock, widths, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';
import { createTestClient, type SeededRequest, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const day = '2031-05-07';
/** Besides 4f3d, who comes in the morning of that day (clerk.ts). */
const people: readonly SeededRequest[] = [
  { id: '4001', fields: { lname: 'Sample-One', schedule: `${day}T08:30` } },
  { id: '4002', fields: { lname: 'Sample-Two', schedule: `${day}T13:30` }, extras: { priority: true } },
];

const visitHall = async (width: number = widths.desk) => {
  const clock = createTestClock();
  const server = await startTestServer({ dist: inject('siteDist'), now: clock });
  const client = createTestClient(server);
  await seedRequests(client, people);
  const { page } = await visitStaffPage({ server, width });
  await signInWithToken(page, server.token);
  await requestRow(page, '4f3a').waitFor();
  await page.getByRole('link', { name: staffMessages.tabs.hall, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: messages.title }).waitFor();
  const daysOf = async () => {
    const found: Record<string, unknown> = {};
    for await (const { id, fields } of listRecords(client, 'HallDay_List')) found[id] = toPlainFields(fields);
    return found;
  };
  return { page, client, daysOf };
};

const cell = (page: Page, name: RegExp) => page.getByRole('button', { name });
const close = async (page: Page) => {
  await page.getByLabel(messages.form.reason).selectOption('Fiesta');
  await press(page, messages.form.submit.close);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe("§7 the hall's days on the staff page", () => {
  it('closes tomorrow within eight keys, names whom it hits, and moves all of them', {
    tags: 'smoke',
  }, async () => {
    const { page, client, daysOf } = await visitHall();
    await page.locator('tbody button:focus').waitFor();
    const keys = ['ArrowDown', 'Enter', 'f', 'Enter'];
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole('heading', { name: messages.hit.title(3) }).waitFor();
    expect(keys.length).toBeLessThanOrEqual(8);
    expect(await daysOf()).toMatchObject({
      [day]: { closedMorning: true, closedAfternoon: true, reason: 'Fiesta', status: 'active' },
    });
    const listed = await page.getByRole('main').textContent();
    expect(listed).toContain('Sample-One');
    expect(listed).toContain('Sample-Two');
    await page.getByRole('rowheader', { name: 'Friday, 9 May' }).getByRole('button').click();
    await page.keyboard.press('Enter');
    await page.getByText(messages.done.moved(3, 'Friday, 9 May')).waitFor();
    const receipts = await findReceipts(client, ['4001', '4002']);
    expect(['4001', '4002'].map((id) => receipts.get(id)?.[0]?.movedTo)).toEqual([
      '2031-05-09T08:30',
      '2031-05-09T13:30',
    ]);
    await cell(page, /Friday, 9 May 2031, morning: 2 come/).waitFor();
    await cell(page, /Wednesday, 7 May 2031, afternoon: Closed$/).waitFor();
  });

  it.each([['phone', widths.phone] as const, ['desk', widths.desk] as const])(
    'has no violation of WCAG and no sideways scroll, on a %s',
    async (_, width) => {
      const { page } = await visitHall(width);
      expect(await findAxeViolations(page)).toEqual([]);
      await cell(page, /Wednesday, 7 May 2031, morning/).click();
      await close(page);
      await page.getByRole('heading', { name: messages.hit.title(2) }).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
