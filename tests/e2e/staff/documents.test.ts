/** §7. A clerk prepares a document from a request, and from the counter, and prints it on one sheet of any paper. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { counterMessages } from '../../../src/staff/counter/messages.ts';
import { documentMessages as messages } from '../../../src/staff/documents/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, testToday, visitAsStaff, visitStaffPage } from '../../support/browser/clerk.ts';
import { countPdfSheets, layOutAsPrinted, oneSheet } from '../../support/browser/pdf.ts';
import { type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';
import { residentAnswers } from '../../support/form/residentAnswers.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const { form, saved } = counterMessages;
const texts = JSON.parse(readFileSync('content/DocumentText_List.json', 'utf8')) as readonly SeedRecord[];
const officials = [
  { id: 'captain', position: 'Punong Barangay', name: 'Sample Captain' },
  { id: 'kagawad', position: 'Barangay Kagawad', name: `Sample ${'Kagawad '.repeat(8)}` },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('article', { name: messages.sheet });

/** The staff page of a hall with the texts that come with the site, and with a request of the longest answers. */
const visitWithTexts = async (width: number) => {
  const visited = await visitAsStaff({ width });
  await seedRecords(visited.server, 'documentTexts', texts);
  await seedRecords(visited.server, 'officials', officials);
  await seedRequests(createTestClient(visited.server), [
    {
      id: '4b01',
      type: 'BARANGAY_CLEARANCE',
      fields: {
        lname: 'Sample-'.repeat(11),
        fname: 'Maria Sample '.repeat(6).trim(),
        mname: 'Sample'.repeat(13),
        address: 'Sample road '.repeat(16).trim(),
        purpose: 'Sample purpose '.repeat(20).trim(),
        schedule: `${testToday}T10:00`,
      },
    },
  ]);
  // The page reads the texts when it opens the requests.
  await visited.page.getByRole('link', { name: staffMessages.tabs.content }).click();
  await visited.page.getByRole('link', { name: new RegExp(`^${staffMessages.tabs.requests}`) }).click();
  await requestRow(visited.page, '4b01').click();
  await button(visited.page, messages.open).click();
  await sheet(visited.page).waitFor();
  return visited;
};

describe('§7 the draft of a document', () => {
  it('is printed alone on one sheet of each paper, also with the longest answers', async () => {
    const { page } = await visitWithTexts(widths.desk);
    await page.locator('#signatory').selectOption('kagawad');
    await page.locator('#receipt').fill('0'.repeat(40));
    await page.locator('#amount').fill('123456.00');
    for (const answer of await page.locator('input[id^="ask "]').all())
      await answer.fill('Sample answer '.repeat(8).trim());
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await layOutAsPrinted(page);
    expect(await sheet(page).isVisible()).toBe(true);
    const shown = await page.locator('body').innerText();
    expect(shown.replace(/\s+/g, ' ').trim()).toBe(
      (await sheet(page).innerText()).replace(/\s+/g, ' ').trim(),
    );
  });

  it.each(Object.values(widths))(
    'has no axe violations in light or dark, and no sideways overflow, at %d px',
    async (width) => {
      const { page } = await visitWithTexts(width);
      await page.locator('#receipt').fill('1');
      const found: unknown[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await findAxeViolations(page)));
      }
      expect(found).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    },
  );
});

describe('§6 a document for a person at the counter', () => {
  it('is prepared in one press from the page that says that the request is saved', async () => {
    const { page, server } = await visitStaffPage();
    await seedRecords(server, 'documentTexts', texts);
    await page
      .getByLabel(staffMessages.signIn.token.label)
      .and(page.locator(':not([readonly])'))
      .fill(server.token);
    await page.keyboard.press('Enter');
    await button(page, counterMessages.open).click();
    await page.getByLabel(form.service).selectOption('BARANGAY_CLEARANCE');
    await page.locator('#schedule:not([value=""])').waitFor({ state: 'attached' });
    for (const [name, text] of Object.entries({ ...residentAnswers, email: '' })) {
      const control = page.locator(`[name="${name}"]`);
      if (text === '' || name === 'schedule' || (await control.count()) === 0) continue;
      if ((await control.first().getAttribute('type')) === 'radio')
        await page.locator(`[name="${name}"][value="${text}"]`).check();
      else await control.fill(text);
    }
    await button(page, form.save).click();
    await button(page, saved.another).waitFor();
    await button(page, messages.open).click();
    await sheet(page).waitFor();
    expect(await sheet(page).innerText()).toContain(residentAnswers.lname);
    await button(page, messages.back).click();
    await page.getByRole('heading', { level: 1, name: residentAnswers.lname }).waitFor();
  });
});
