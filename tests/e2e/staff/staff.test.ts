/** §6 §7. The staff page as a clerk uses it: sign-in, today's requests, a state, a list on paper and as a file, sign-out. */
import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { replaceStaffToken } from '../../../server/http/staffToken.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { site } from '../../../src/site.ts';
import { staffContentMessages } from '../../../src/staff/content/messages.ts';
import { documentMessages } from '../../../src/staff/documents/messages.ts';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import {
  readRequestRows,
  requestRow,
  signInWithToken,
  testToday,
  visitAsStaff,
  visitStaffPage,
} from '../../support/browser/clerk.ts';
import { countPdfSheets, oneSheet } from '../../support/browser/pdf.ts';
import { createTestClock, widths, withBrowser } from '../../support/browser/visit.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
} from '../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The line that the browser itself logs about an error status. */
const statusLine = (status: number) => new RegExp(`status of ${status}`);

const receiptAt = async (server: Parameters<typeof post>[0], code: string) => {
  const name = `${testDocumentsRoot}/${site.root}/Request_Receipts/list/${code}`;
  const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
  return (body as readonly { found: { fields: Record<string, object>; updateTime: string } }[])[0]!.found;
};

const states = receiptMessages.english.status.states;

describe('§6 sign-in by token', () => {
  it('refuses wrong tokens, accepts the staff token, and stores neither token nor names on the device', {
    tags: 'smoke',
  }, async () => {
    const { page, server, context } = await visitStaffPage({ mayLog: [statusLine(401)] });
    await signInWithToken(page, 'no token at all');
    await page.getByText(messages.signIn.failures.refused).waitFor();
    await signInWithToken(page, 'x'.repeat(43));
    await page.getByText(messages.signIn.failures.refused).waitFor();
    expect(await page.getByLabel(messages.signIn.token.label).inputValue()).toBe('');
    await signInWithToken(page, server.token);
    await requestRow(page, '4f3a').waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(server.token);
    expect(stored).not.toContain('Abad');
    expect(await context.cookies()).toEqual([]);
    expect(page.url()).toBe(new URL('/staff', server.address).href);

    // After sign-out nothing that was read is left.
    await press(page, messages.signOut);
    await page.getByLabel(messages.signIn.token.label).waitFor();
    expect(await page.content()).not.toContain('Abad');
    await page.reload();
    await page.getByLabel(messages.signIn.token.label).waitFor();
  });

  it('reports a sign-in and a tab without a connection, and does both at the next attempt', async () => {
    const { page, server, context } = await visitStaffPage({ mayLog: [/net::ERR_/] });
    await context.setOffline(true);
    await signInWithToken(page, server.token);
    await page.getByText(messages.signIn.failures.unreachable).waitFor();
    await context.setOffline(false);
    await signInWithToken(page, server.token);
    await requestRow(page, '4f3a').waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: messages.tabs.content }).click();
    await page.getByText(staffPageMessages.notFetched).waitFor();
    await context.setOffline(false);
    await press(page, messages.again);
    await page.getByRole('heading', { name: staffContentMessages.title }).waitFor();
    await page.getByRole('link', { name: messages.tabs.requests }).click();
    await requestRow(page, '4f3a').waitFor();
  });
});

describe('§7 the list of requests', () => {
  it('lists today by the hour, another day or one state, and finds requests by name or reference, with days as residents read them', async () => {
    const { page, context, server } = await visitAsStaff({ mayLog: [/net::ERR_/] });
    const found = page.locator('section[aria-labelledby=found]');
    const plainTextOf = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ');
    expect(await readRequestRows(page)).toEqual(['4f3b', '4f3c', '4f3a']);
    expect(await plainTextOf(found)).toContain('9:30 am 4f3a');
    await press(page, messages.desk.tomorrow);
    await requestRow(page, '4f3d').waitFor();
    expect(await readRequestRows(page)).toEqual(['4f3d']);
    await press(page, messages.desk.today);
    await page.getByLabel(messages.desk.state).selectOption('released');
    await press(page, messages.desk.look);
    await expect.poll(() => readRequestRows(page)).toEqual(['4f3c']);
    await page.getByLabel(messages.desk.state).selectOption('');
    await page.getByLabel(messages.desk.search).fill('pena');
    await page.keyboard.press('Enter');
    expect(await readRequestRows(page)).toEqual(['4f3b']);
    // A reference opens its request.
    await page.getByLabel(messages.desk.search).fill('4F3D');
    await page.keyboard.press('Enter');
    await press(page, messages.request.back);
    await expect.poll(() => readRequestRows(page)).toEqual(['4f3d']);
    await press(page, messages.desk.allDays);
    await expect.poll(async () => (await readRequestRows(page)).length).toBe(4);

    await page.getByLabel(messages.desk.search).fill('Abad');
    await press(page, messages.desk.look);
    await expect.poll(() => plainTextOf(found)).toContain('6 May, 9:30 am 4f3a');
    await requestRow(page, '4f3a').click();
    await page.getByRole('heading', { level: 1, name: messages.request.title('4f3a') }).waitFor();
    const text = await plainTextOf(page.getByRole('main'));
    expect(text).toContain('Tuesday, 6 May 2031, 9:30 am');
    expect(text).toContain('14 May 1961');
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    await press(page, messages.request.back);

    const hostileEmail = 'sample@example.com?bcc=other@example.com';
    await seedRequests(createTestClient(server), [
      { id: '4f3e', fields: { email: 'sample@example.com', schedule: `${testToday}T10:00` } },
      { id: '4f3f', fields: { email: hostileEmail, schedule: `${testToday}T10:00` } },
    ]);
    await press(page, messages.desk.today);
    await press(page, messages.desk.refresh);
    await requestRow(page, '4f3e').click();
    const link = page.getByRole('link', { name: 'sample@example.com' });
    expect(await link.getAttribute('href')).toBe('mailto:sample@example.com');
    await press(page, messages.request.back);
    await requestRow(page, '4f3f').click();
    await page.getByText(hostileEmail).waitFor();
    expect(await page.locator('dd a').count()).toBe(0);
    await press(page, messages.request.back);

    await context.setOffline(true);
    await press(page, messages.desk.refresh);
    await page.getByText(messages.failures.unreachable).waitFor();
    expect(await page.getByText('Abad').count()).toBe(0);
    await context.setOffline(false);
    await press(page, messages.again);
    await requestRow(page, '4f3a').waitFor();
  });

  it('signs an open page out at its next call once there is a new staff token, which signs in again', async () => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, dist: inject('siteDist'), now: createTestClock() });
    const { page } = await visitAsStaff({ server, mayLog: [statusLine(401)] });
    const file = replaceStaffToken(dataDir);
    await press(page, messages.desk.refresh);
    await page.getByText(messages.signIn.failures.ended).waitFor();
    expect(await page.content()).not.toContain('Abad');
    await signInWithToken(page, readFileSync(file, 'utf8'));
    await requestRow(page, '4f3a').waitFor();
  });
});

describe('§7 the list of one state', () => {
  it('names its state on screen and paper, and confirms once a save that moves a request out of it', async () => {
    const { page, server, codes } = await visitAsStaff();
    await page.getByLabel(messages.desk.state).selectOption('received');
    await press(page, messages.desk.look);
    const only = staffPageMessages.only('', states.received.title);
    await page.locator('#found', { hasText: only }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 2, name: only }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await requestRow(page, '4f3a').click();
    // A save that has nothing to write.
    await press(page, messages.writing.save);
    await page.getByText(messages.writing.saved(states.received.title)).waitFor();
    await page.getByLabel(messages.writing.state, { exact: true }).selectOption('ready');
    await press(page, messages.writing.save);
    await page.getByText(messages.writing.saved(states.ready.title)).waitFor();
    const { fields } = await receiptAt(server, codes.get('4f3a')!);
    expect(fields.state).toEqual({ stringValue: 'ready' });
    await expect.poll(() => readRequestRows(page)).toEqual(['4f3b']);
    await requestRow(page, '4f3b').click();
    await page.getByRole('heading', { level: 1, name: messages.request.title('4f3b') }).waitFor();
    expect(await page.getByText(messages.writing.saved(states.ready.title)).count()).toBe(0);
    await press(page, messages.request.back);
    await page.getByLabel(messages.desk.state).selectOption('processing');
    await press(page, messages.desk.look);
    await page.getByText(messages.desk.none).waitFor();
    expect(await page.getByText(messages.desk.noneOfDay).count()).toBe(0);
  });
});

describe('§7 the state of a request', () => {
  it('saves a refusal with its reason by keyboard alone, and shows it to the citizen', {
    tags: 'smoke',
  }, async () => {
    const { page, server, codes } = await visitAsStaff();
    await requestRow(page, '4f3a').focus();
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: messages.request.title('4f3a') });
    await title.waitFor();
    expect(await title.evaluate((heading) => document.activeElement === heading)).toBe(true);
    await page.getByRole('button', { name: documentMessages.open, exact: true }).waitFor();
    // The four acts of the list, the document and the link of the email address come first.
    for (let at = 0; at < 7; at++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('newState');
    // A refusal needs its reason.
    await page.keyboard.type(states.refused.title);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(messages.writing.needed).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('reason');
    await page.keyboard.type(receiptMessages.english.status.reasons['not-free']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(messages.writing.saved(states.refused.title)).waitFor();
    const { fields } = await receiptAt(server, codes.get('4f3a')!);
    expect(fields).toMatchObject({
      recordId: { stringValue: '4f3a' },
      state: { stringValue: 'refused' },
      reason: { stringValue: 'not-free' },
    });
    await page.goto(`/Request_Status#${codes.get('4f3a')}`);
    await page.getByText(states.refused.title, { exact: true }).waitFor();
  });

  it('refuses to overwrite a state that somebody else changed meanwhile, and saves after reading it again', async () => {
    const { page, server, codes } = await visitAsStaff({ mayLog: [statusLine(400)] });
    await requestRow(page, '4f3b').click();
    await page.getByLabel(messages.writing.state, { exact: true }).selectOption('ready');
    const name = `${testDocumentsRoot}/${site.root}/Request_Receipts/list/${codes.get('4f3b')}`;
    const fields = { state: { stringValue: 'processing' }, since: { integerValue: '1' } };
    const updateMask = { fieldPaths: ['state', 'since'] };
    await post(server, ':commit', { writes: [{ update: { name, fields }, updateMask }] }, 'staff');
    await press(page, messages.writing.save);
    await page.getByText(messages.writing.conflictWhy).waitFor();
    expect((await receiptAt(server, codes.get('4f3b')!)).fields.state).toEqual({ stringValue: 'processing' });
    await press(page, messages.writing.readAnew);
    await page.locator('dd').filter({ hasText: states.processing.title }).waitFor();
    await page.getByLabel(messages.writing.state, { exact: true }).selectOption('ready');
    await press(page, messages.writing.save);
    await page.getByText(messages.writing.saved(states.ready.title)).waitFor();
    await press(page, messages.request.back);
    await requestRow(page, '4f3b').getByText(states.ready.title).waitFor();
  });
});

describe('§7 the list of a day', () => {
  it("prints the day's requests on one sheet, without sensitive answers, and saves them as a workbook, by code that loads on the press", async () => {
    const { page, context } = await visitAsStaff({ mayLog: [/net::ERR_/] });
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('table');
    expect(await paper.innerText()).toContain('Peña');
    expect(await page.getByText(messages.sheet.privacy).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.content()).not.toContain('medicalCondition');
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await page.emulateMedia({ media: 'screen' });

    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
    await context.setOffline(true);
    await press(page, messages.desk.save);
    await page.getByText(messages.desk.saveFailed).waitFor();
    const [requestedPath] = loaded;
    expect(requestedPath).toMatch(/^\/assets\/staff-xlsx-/);
    await context.setOffline(false);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, messages.desk.save)]);
    await page.getByText(messages.desk.saveFailed).waitFor({ state: 'detached' });
    expect(download.suggestedFilename()).toBe(messages.file(testToday));
    const [sheet] = (await readXlsx(readFileSync(await download.path()))).sheets;
    const [names = [], ...rows] = sheet?.rows ?? [];
    expect(names.slice(0, 4)).toEqual(['id', 'lname', 'fname', 'mname']);
    const cell = (row: (typeof rows)[number], name: string) => row[names.indexOf(name)];
    expect(rows.map((row) => ['id', 'schedule', 'state'].map((name) => cell(row, name)))).toEqual([
      ['4f3a', new Date(`${testToday}T09:30Z`), 'received'],
      ['4f3b', new Date(`${testToday}T08:00Z`), 'received'],
      ['4f3c', new Date(`${testToday}T09:00Z`), 'released'],
    ]);
  });
});

describe('§2 the staff page', () => {
  it('has no axe violations in light or dark, and no sideways overflow, at each width', async () => {
    const { page, server } = await visitStaffPage({ mayLog: [statusLine(401)] });
    const found: Record<string, unknown> = {};
    const checkPage = async (name: string) => {
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const violations = await findAxeViolations(page);
          if (violations.length > 0) found[`${name}, ${width}, ${colorScheme}`] = violations;
        }
        const over = await overflow(page);
        if (over > 0) found[`${name}, ${width}, too wide`] = over;
      }
    };
    await checkPage('sign-in');
    await signInWithToken(page, 'x');
    await page.getByText(messages.signIn.failures.refused).waitFor();
    await checkPage('refused');
    await signInWithToken(page, server.token);
    await requestRow(page, '4f3a').waitFor();
    await checkPage('list');
    await requestRow(page, '4f3a').click();
    await page.getByLabel(messages.writing.state, { exact: true }).selectOption('refused');
    await press(page, messages.writing.save);
    await page.getByText(messages.writing.needed).waitFor();
    await checkPage('a reason is needed');
    await page.getByLabel(messages.writing.reason).selectOption('not-free');
    await press(page, messages.writing.save);
    await page.getByText(messages.writing.saved(states.refused.title)).waitFor();
    await checkPage('saved');
    expect(found).toEqual({});
  });
});
