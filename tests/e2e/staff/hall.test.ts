/** §7. A clerk closes a day by keyboard, sees whom it hits, and moves all of them; frees places without a request. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../src/site.ts';
import { hallTabMessages as messages } from '../../../src/staff/hall/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findReceipts } from '../../../src/staff-core/receipts.ts';
import { listRecords, toPlainFields } from '../../../src/staff-core/records.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, signInWithToken, visitStaffPage } from '../../support/browser/clerk.ts';
import { createTestClock, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';
import {
  createTestClient,
  placeDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../support/server/staffCommands.ts';

withBrowser();

const day = '2031-05-07';
/** Besides 4f3d, who comes in the morning of that day (clerk.ts). */
const people: readonly SeededRequest[] = [
  { id: '4001', fields: { lname: 'Sample-One', schedule: `${day}T08:30` } },
  { id: '4002', fields: { lname: 'Sample-Two', schedule: `${day}T13:30` }, extras: { priority: true } },
];

const visitHall = async (
  requests: readonly SeededRequest[] = people,
  width: number = widths.desk,
  mayLog: readonly RegExp[] = [],
) => {
  const clock = createTestClock();
  const server = await startTestServer({ dist: inject('siteDist'), now: clock });
  const client = createTestClient(server);
  await seedRequests(client, requests);
  const { page } = await visitStaffPage({ server, width, mayLog });
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
  await press(page, messages.form.submit);
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
    await page.getByLabel(messages.hit.to).fill('2031-05-09');
    await press(page, messages.hit.move);
    await page.getByText(messages.done.moved('Friday, 9 May 2031')).waitFor();
    const receipts = await findReceipts(client, ['4001', '4002']);
    expect(['4001', '4002'].map((id) => receipts.get(id)?.[0]?.movedTo)).toEqual([
      '2031-05-09T08:30',
      '2031-05-09T13:30',
    ]);
    await cell(page, /Friday, 9 May 2031, morning: 2 come/).waitFor();
    await cell(page, /Wednesday, 7 May 2031, afternoon: Closed$/).waitFor();
  });

  it('closes only the half that was pressed, and opens it again', async () => {
    const { page, daysOf } = await visitHall();
    await cell(page, /Wednesday, 7 May 2031, afternoon/).click();
    await close(page);
    await page.getByRole('heading', { name: messages.hit.title(1) }).waitFor();
    await press(page, messages.hit.leave);
    await cell(page, /Wednesday, 7 May 2031, afternoon: Closed, 1 comes/).click();
    await press(page, messages.form.open);
    await cell(page, /Wednesday, 7 May 2031, afternoon: 1 comes/).waitFor();
    expect(await daysOf()).toEqual({});
  });

  it('asks for the words of another reason, and stores places and a note', async () => {
    const { page, daysOf } = await visitHall();
    await cell(page, /Thursday, 8 May 2031, morning/).click();
    await page.getByLabel(messages.form.reason).selectOption(messages.form.another);
    await press(page, messages.form.submit);
    expect(await page.getByText(messages.form.needed).isVisible()).toBe(true);
    await page.getByText(messages.form.more, { exact: true }).click();
    await page.getByLabel(messages.form.places.morning).fill('1e9');
    await press(page, messages.form.save);
    expect(await page.getByText(messages.form.placesWrong(300)).isVisible()).toBe(true);
    await page.getByLabel(messages.form.places.morning).fill('50');
    await page.getByLabel(messages.form.note, { exact: true }).fill('The Punong Barangay signs from 8 to 11');
    await press(page, messages.form.save);
    await cell(page, /Thursday, 8 May 2031, morning: 0 of 50/).waitFor();
    expect(await daysOf()).toEqual({
      '2031-05-08': {
        status: 'active',
        updated: expect.any(Number),
        placesMorning: 50,
        note: 'The Punong Barangay signs from 8 to 11',
      },
    });
  });

  it('counts those who came before there was a number, and gives each a place', async () => {
    const { page, client, daysOf } = await visitHall();
    await cell(page, /Wednesday, 7 May 2031, morning: 2 come/).click();
    await page.getByText(messages.form.more, { exact: true }).click();
    await page.getByLabel(messages.form.places.morning).fill('1');
    await press(page, messages.form.save);
    await cell(page, /Wednesday, 7 May 2031, morning: 1 of 1, and 1 more/).waitFor();
    const taken: string[] = [];
    for await (const { id } of listRecords(client, 'Request_Places')) taken.push(id);
    expect(taken).toEqual([`${day}-am-001`]);
    expect(await daysOf()).toMatchObject({ [day]: { placesMorning: 1 } });
  });

  it('writes nothing over the change of another clerk', async () => {
    const { page, client, daysOf } = await visitHall(people, widths.desk, [/409 \(Conflict\)/]);
    await cell(page, /Wednesday, 7 May 2031, morning/).click();
    await page.getByRole('form', { name: messages.form.close }).waitFor();
    const other = { status: 'active', updated: testNow, note: 'Sample note' };
    await client.post(':commit', {
      writes: [
        {
          update: {
            name: `${client.root}/${site.root}/HallDay_List/list/${day}`,
            fields: encodePlainObject(other),
          },
        },
      ],
    });
    await close(page);
    await page.getByText(messages.conflictWhy).waitFor();
    expect(await daysOf()).toEqual({ [day]: other });
    await press(page, messages.readAgain);
    await page.getByText('Sample note').waitFor();
  });

  it('shows places that were taken without a request at once, and frees them', async () => {
    const { page, client } = await visitHall();
    const place = placeDocumentName(client, `${day}-am-001`);
    await client.post(':commit', {
      writes: [{ update: { name: place, fields: encodePlainObject({ at: 1 }) } }],
    });
    await press(page, messages.refresh);
    await cell(page, /Wednesday, 7 May 2031, morning: 3 come/).waitFor();
    await page.getByText(messages.unclaimed.title(1)).waitFor();
    await press(page, messages.unclaimed.free);
    await cell(page, /Wednesday, 7 May 2031, morning: 2 come/).waitFor();
    await page.getByText(messages.done.freed).waitFor();
    expect(await page.getByText(messages.unclaimed.title(1)).count()).toBe(0);
  });

  it.each([['phone', widths.phone] as const, ['desk', widths.desk] as const])(
    'has no violation of WCAG and no sideways scroll, on a %s',
    async (_, width) => {
      const { page } = await visitHall(people, width);
      expect(await findAxeViolations(page)).toEqual([]);
      await cell(page, /Wednesday, 7 May 2031, morning/).click();
      await close(page);
      await page.getByRole('heading', { name: messages.hit.title(2) }).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

  it('shows hostile names and notes as text', async () => {
    const requests = hostilePayloads.slice(0, 5).map(
      (lname, at): SeededRequest => ({
        id: `400${at}`,
        fields: { lname, schedule: `${day}T08:30` },
      }),
    );
    const { page } = await visitHall(requests);
    await cell(page, /Wednesday, 7 May 2031, morning/).click();
    await close(page);
    await page.getByRole('heading', { name: messages.hit.title(6) }).waitFor();
    expect(await page.getByRole('main').locator('script, img, iframe').count()).toBe(0);
  });
});
