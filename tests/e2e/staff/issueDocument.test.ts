/** §7. A clerk issues a document over the real server: its number, its code on paper, a lost answer, two computers, the logbook and keys. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { isSignedBy, parseDocumentCode } from '../../../src/domain/documents/documentCode.ts';
import { documentMessages as messages } from '../../../src/staff/documents/messages.ts';
import { registerMessages } from '../../../src/staff/documents/registerMessages.ts';
import { readDocumentKeys } from '../../../src/staff-core/documents/documentKeys.ts';
import { issueMessages } from '../../../src/staff-core/documents/issueMessages.ts';
import {
  type IssuedDocument,
  readYear,
  toIssuedDocument,
} from '../../../src/staff-core/documents/register.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { listRecords } from '../../../src/staff-core/records.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, signInWithToken, testToday, visitAsStaff } from '../../support/browser/clerk.ts';
import { countPdfSheets, oneSheet } from '../../support/browser/pdf.ts';
import { type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const texts = JSON.parse(readFileSync('content/DocumentText_List.json', 'utf8')) as readonly SeedRecord[];
const officials = [
  { id: 'captain', position: 'Punong Barangay', name: 'Sample Captain' },
  { id: 'kagawad', position: 'Barangay Kagawad', name: `Sample ${'Kagawad '.repeat(8)}` },
];
const person = {
  lname: 'Dela Cruz',
  fname: 'Maria Sample',
  mname: 'Santos',
  address: '12 Sample road',
  purpose: 'Renewal: for school enrolment',
  schedule: `${testToday}T10:00`,
};
const longest = {
  lname: 'Sample-'.repeat(11),
  fname: 'Maria Sample '.repeat(6).trim(),
  mname: 'Sample'.repeat(13),
  address: 'Sample road '.repeat(16).trim(),
  purpose: 'Sample purpose '.repeat(20).trim(),
  schedule: `${testToday}T10:00`,
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('article', { name: messages.sheet });
const shown = (page: Page, text: string) => page.getByText(text, { exact: true });

const openTab = (page: Page, name: 'documents' | 'content' | 'requests') =>
  page
    .getByRole('navigation', { name: staffMessages.tabs.label })
    .getByRole('link', { name: new RegExp(`^${staffMessages.tabs[name]}`) })
    .click();

/** The staff page of a hall with texts; the page reads them when it comes back to the requests. */
const visitWithTexts = async (
  fields: Readonly<Record<string, string>> = person,
  { width = widths.desk, mayLog = [] }: { readonly width?: number; readonly mayLog?: readonly RegExp[] } = {},
) => {
  const visited = await visitAsStaff({ width, mayLog });
  await seedRecords(visited.server, 'documentTexts', texts);
  await seedRecords(visited.server, 'officials', officials);
  await seedRequests(createTestClient(visited.server), [{ id: '4b01', type: 'BARANGAY_CLEARANCE', fields }]);
  await openTab(visited.page, 'content');
  await openTab(visited.page, 'requests');
  await requestRow(visited.page, '4b01').waitFor();
  return visited;
};

const prepare = async (page: Page) => {
  await requestRow(page, '4b01').click();
  await button(page, messages.open).click();
  await sheet(page).waitFor();
};

/** Presses *Issue*, and says the first number of the year where the page asks for it. */
const issueFirst = async (page: Page) => {
  await button(page, messages.issue).click();
  await page.locator('#first').fill('1');
  await button(page, messages.issue).click();
  await button(page, messages.print).waitFor();
};

const readRows = async (server: RunningServer): Promise<readonly IssuedDocument[]> => {
  const rows: IssuedDocument[] = [];
  for await (const record of listRecords(createTestClient(server), 'Issued_Documents'))
    rows.push(toIssuedDocument(record)!);
  return rows;
};

const readNumbers = async (server: RunningServer) => (await readRows(server)).map(({ number }) => number);

/** The address in the code of the sheet, as a phone reads it from the printed page. */
const scanSheet = async (page: Page): Promise<string> => {
  await page.emulateMedia({ media: 'print' });
  const picture = await sheet(page).getByRole('img', { name: /QR/ }).screenshot();
  await page.emulateMedia({ media: null });
  return decodeQR(PNG.sync.read(picture));
};

describe('§7 a document is issued', () => {
  it('by keyboard alone, from the row of the list to the print dialog in ten presses', async () => {
    const { page, server } = await visitWithTexts();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    // The first number of a year is another question, once.
    await prepare(page);
    await issueFirst(page);
    await button(page, messages.back).click();
    await button(page, staffMessages.request.back).click();
    await requestRow(page, '4f3a').focus();
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    const reach = async (name: string) => {
      for (let tabs = 0; tabs < 20; tabs += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
        await press('Tab');
      }
    };
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: /Abad/ }).waitFor();
    await reach(messages.open);
    await press('Enter');
    await sheet(page).waitFor();
    await page.keyboard.type('7654321');
    await press('Enter');
    await page.keyboard.type('50');
    await press('Enter');
    await shown(page, issueMessages.issued('2031-00002')).waitFor();
    await press('Enter');
    await page.locator('[data-printed]').waitFor();
    expect(presses).toBe(10);
    const [, row] = await readRows(server);
    expect([row?.number, row?.receipt, row?.amount]).toEqual(['2031-00002', '7654321', 5000]);
  });

  it('with a code that a phone reads from the paper, and that the published key signed', async () => {
    const { page, server } = await visitWithTexts();
    await prepare(page);
    await issueFirst(page);
    const address = await scanSheet(page);
    expect(address.split('#')[0]).toBe(`${server.address}Verify`);
    const code = parseDocumentCode(address.split('#')[1] ?? '')!;
    const [row] = await readRows(server);
    const { keys } = await readDocumentKeys(createTestClient(server));
    expect(code.claims).toMatchObject({
      jti: '2031-00001',
      doc: 'Barangay Clearance',
      sub: 'Maria Sample Santos Dela Cruz',
      pur: 'school enrolment',
    });
    expect(row?.kid).toBe(code.kid);
    expect(await isSignedBy(code, keys.get(code.kid)!)).toBe(true);
    const text = await sheet(page).innerText();
    for (const part of [
      'No. 2031-00001',
      'Free of charge',
      'Valid until 6 November 2031',
      `${new URL(server.address).host}/Verify`,
    ])
      expect(text).toContain(part);
  });

  it('on one sheet of each paper, also with the longest answers', async () => {
    const { page } = await visitWithTexts(longest);
    await prepare(page);
    await page.locator('#signatory').selectOption('kagawad');
    await page.locator('#receipt').fill('0'.repeat(40));
    await page.locator('#amount').fill('123456.00');
    for (const answer of await page.locator('input[id^="ask "]').all())
      await answer.fill('Sample answer '.repeat(8).trim());
    await issueFirst(page);
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    expect(await scanSheet(page)).toContain('/Verify#');
  });

  it('with the lower third of the shortest paper free for stamp and seal', async () => {
    const { page } = await visitWithTexts();
    await prepare(page);
    await issueFirst(page);
    await page.setViewportSize({ width: 680, height: 1_000 });
    await page.emulateMedia({ media: 'print' });
    const usedMm = await sheet(page).evaluate((element) => {
      const bottoms = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      return ((Math.max(...bottoms) - element.getBoundingClientRect().top) * 25.4) / 96;
    });
    const [marginMm, letterMm] = [9, 279];
    expect(marginMm + usedMm).toBeLessThanOrEqual((letterMm * 2) / 3);
  });

  it('once, although the answer of the store is lost', async () => {
    const { page, server } = await visitWithTexts(person, { mayLog: [/ERR_FAILED/] });
    await prepare(page);
    await button(page, messages.issue).click();
    await page.locator('#first').fill('1');
    let isCut = false;
    await page.route('**/documents:commit', async (route) => {
      if (isCut || !(route.request().postData() ?? '').includes('Issued_Documents')) return route.fallback();
      isCut = true;
      await route.fetch();
      await route.abort();
    });
    await button(page, messages.issue).click();
    await shown(page, issueMessages.notIssued).waitFor();
    expect(await button(page, messages.print).count()).toBe(0);
    expect(await readNumbers(server)).toEqual(['2031-00001']);
    await button(page, messages.issue).click();
    await shown(page, issueMessages.already('2031-00001')).waitFor();
    expect(await readNumbers(server)).toEqual(['2031-00001']);
  });

  it('with one number, although two pages issue it at once', async () => {
    // The page that is second to the store is refused, and looks again.
    const { page, context, server } = await visitWithTexts(person, { mayLog: [/409/] });
    const other = await context.newPage();
    await other.goto('/staff.html');
    await signInWithToken(other, server.token);
    for (const each of [page, other]) {
      await prepare(each);
      await button(each, messages.issue).click();
      await each.locator('#first').fill('1');
    }
    await Promise.all([page, other].map((each) => button(each, messages.issue).click()));
    await Promise.all([page, other].map((each) => button(each, messages.print).waitFor()));
    expect(await readNumbers(server)).toEqual(['2031-00001']);
    for (const each of [page, other]) expect(await sheet(each).innerText()).toContain('No. 2031-00001');
  });

  it('in one language, until it is cancelled and the other language gets the next number', async () => {
    const { page, server } = await visitWithTexts();
    await prepare(page);
    await issueFirst(page);
    await button(page, messages.another).click();
    await page.locator('#language').selectOption('fil');
    await button(page, messages.issue).click();
    await shown(page, issueMessages.otherPrint('2031-00001')).waitFor();
    await openTab(page, 'documents');
    await button(page, registerMessages.cancel.open('2031-00001')).click();
    await page.locator('#cancelReason').selectOption('replaced');
    await button(page, registerMessages.cancel.begin).click();
    await button(page, registerMessages.cancel.confirm).click();
    await shown(page, registerMessages.cancel.done('2031-00001')).waitFor();
    expect((await readRows(server)).map(({ cancelled }) => cancelled)).toEqual(['replaced']);
    await openTab(page, 'requests');
    await button(page, messages.open).click();
    await page.locator('#language').selectOption('fil');
    await button(page, messages.issue).click();
    await shown(page, issueMessages.issued('2031-00002')).waitFor();
    expect(await readNumbers(server)).toEqual(['2031-00001', '2031-00002']);
  });
});

describe('§7 the tab of the documents', () => {
  it('prints the lines that the logbook lacks alone, notes them, and withdraws a key', async () => {
    const { page, server } = await visitWithTexts();
    await prepare(page);
    await issueFirst(page);
    await openTab(page, 'documents');
    await page.getByRole('cell', { name: '2031-00001' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(paper).toContain('2031-00001 6 May 2031 Dela Cruz, Maria Sample Santos Barangay Clearance');
    const head = (await readYear(createTestClient(server), 2031)).status!.head.slice(0, 8);
    expect(paper).toContain(registerMessages.logbook.head(2031, head));
    expect(paper).not.toContain(registerMessages.keys.title);
    await page.emulateMedia({ media: null });
    await button(page, registerMessages.logbook.mark).click();
    await shown(page, registerMessages.logbook.none).waitFor();
    expect((await readYear(createTestClient(server), 2031)).status?.logged).toBe(1);
    const [row] = await readRows(server);
    await button(page, registerMessages.keys.withdraw(row!.kid)).click();
    await page.getByText(registerMessages.keys.numbers(['2031-00001'])).waitFor();
    await button(page, registerMessages.keys.confirm).click();
    await shown(page, registerMessages.keys.done(row!.kid)).waitFor();
    const { keys } = await readDocumentKeys(createTestClient(server));
    expect(keys.get(row!.kid)?.until).toBeGreaterThan(0);
  });

  it.each(Object.values(widths))(
    'has no axe violations, and no sideways overflow, at %d px, nor has an issued document',
    async (width) => {
      const { page } = await visitWithTexts(person, { width });
      const isWider = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      await prepare(page);
      await issueFirst(page);
      expect([await findAxeViolations(page), await isWider()]).toEqual([[], false]);
      await openTab(page, 'documents');
      await page.getByRole('cell', { name: '2031-00001' }).waitFor();
      await button(page, registerMessages.cancel.open('2031-00001')).click();
      await button(page, registerMessages.cancel.begin).click();
      expect([await findAxeViolations(page), await isWider()]).toEqual([[], false]);
    },
  );
});
