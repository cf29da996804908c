/** §6 §7. A clerk finds a request by its reference, by a scanned or pasted receipt, or by a name in any spelling. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestSearchMessages } from '../../../src/staff/requests/search/requestSearchMessages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { readRequestRows, requestRow, visitAsStaff } from '../../support/browser/clerk.ts';
import { stopTime } from '../../support/browser/pageTime.ts';
import { withBrowser } from '../../support/browser/visit.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const field = (page: Page) => page.getByLabel(messages.desk.search);
const opened = (page: Page, id: string) =>
  page.getByRole('heading', { name: messages.request.title(id), exact: true });
const back = (page: Page) => page.getByRole('button', { name: messages.request.back, exact: true }).click();
const linkOf = (code: string) => `https://barangay.example/Request_Status#${code}&clearance`;

/** Every text that the page has, also in its fields and its address. */
const readPageText = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ].join('\n'),
  );

describe('§6 the search for one request', () => {
  it('opens the request of a link that a scanner types, and the code stays nowhere', async () => {
    const { page, codes } = await visitAsStaff({ clock: 'installed' });
    const code = codes.get('4f3d')!;
    await page.keyboard.press('/');
    // A scanner types without a pause, whatever else the machine does.
    await stopTime(page);
    await page.keyboard.type(linkOf(code));
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Enter');
    await page.clock.resume();
    await opened(page, '4f3d').waitFor();
    expect(await readPageText(page)).not.toContain(code);
    await back(page);
    expect(await field(page).inputValue()).toBe('4f3d');
    expect(await readRequestRows(page)).toEqual(['4f3d']);
  });

  it('opens the request of a pasted link without another key, whatever status was chosen', async () => {
    const { page, codes } = await visitAsStaff();
    await page.getByLabel(messages.desk.state).selectOption('released');
    await field(page).fill(`See ${linkOf(codes.get('4f3d')!)}`);
    await opened(page, '4f3d').waitFor();
  });

  it.each(['4F3D', 'ref. 4f3d', '#4f3d'])('opens the request of the typed reference %s', async (typed) => {
    const { page } = await visitAsStaff();
    await field(page).fill(typed);
    await page.keyboard.press('Enter');
    await opened(page, '4f3d').waitFor();
  });

  it('lists a reference that others begin with, and opens none of them', async () => {
    const { page, server } = await visitAsStaff();
    await seedRequests(createTestClient(server), [{ id: '4f3d-9c1b' }]);
    await field(page).fill('4f3d');
    await page.keyboard.press('Enter');
    await expect.poll(() => readRequestRows(page)).toEqual(['4f3d', '4f3d-9c1b']);
  });

  it('says that a receipt is unknown or incomplete, and searches for none of it', async () => {
    const { page } = await visitAsStaff();
    await field(page).fill(linkOf('01234567-89ab-4f3a-9c1b-0123456789ab'));
    await page.getByText(requestSearchMessages.unknown).waitFor();
    await field(page).fill('https://barangay.example/Request_Status#01234567-89ab-4f3a');
    await page.keyboard.press('Enter');
    await page.getByText(requestSearchMessages.broken).waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await readRequestRows(page)).toEqual(['4f3b', '4f3c', '4f3a']);
  });

  it('says that a receipt could not be looked up without a connection', async () => {
    const { page, context, codes } = await visitAsStaff({ mayLog: [/net::ERR_/] });
    await context.setOffline(true);
    await field(page).fill(linkOf(codes.get('4f3d')!));
    await page.getByText(requestSearchMessages.failed).waitFor();
    await context.setOffline(false);
    await field(page).fill(linkOf(codes.get('4f3d')!));
    await opened(page, '4f3d').waitFor();
  });

  it('signs the page out once the store no longer accepts the sign-in of a look-up', async () => {
    const { page, context, codes } = await visitAsStaff({ mayLog: [/status of 401/] });
    await context.route('**/v1/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer other' } }),
    );
    await field(page).fill(linkOf(codes.get('4f3d')!));
    await page.getByText(messages.signIn.failures.ended).waitFor();
  });

  it("leaves '/' to a field that has the focus", async () => {
    const { page } = await visitAsStaff();
    await field(page).fill('n');
    await page.keyboard.type('/a');
    expect(await field(page).inputValue()).toBe('n/a');
  });
});

describe('§7 the requests of one person', () => {
  it('are marked in the list of a day and stand together in a search', async () => {
    const { page, server } = await visitAsStaff();
    const fields = { fname: 'Sample', mname: 'N/A', birthDate: '1990-02-03' };
    const day = (hour: string) => `2031-05-06T${hour}:00`;
    await seedRequests(createTestClient(server), [
      { id: '4001', fields: { ...fields, lname: 'De la Cruz', schedule: day('10') } },
      {
        id: '4002',
        fields: { ...fields, lname: 'Dela Cruz', birthDate: '1991-02-03', schedule: day('14') },
      },
      { id: '4003', fields: { ...fields, lname: 'Delacruz', schedule: day('15') } },
    ]);
    await page.getByRole('button', { name: messages.desk.refresh, exact: true }).click();
    await requestRow(page, '4002').waitFor();
    const mark = requestSearchMessages.samePerson(2);
    expect(await page.getByRole('listitem').filter({ hasText: mark }).locator('b').allInnerTexts()).toEqual([
      '4001',
      '4003',
    ]);
    await field(page).fill('dela cruz');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readRequestRows(page)).toSorted()).toEqual(['4001', '4002', '4003']);
    const found = await readRequestRows(page);
    expect(Math.abs(found.indexOf('4001') - found.indexOf('4003'))).toBe(1);
  });
});

describe('§7 the email to a citizen', () => {
  it('is offered for a request that is ready, in the language that the clerk chooses', async () => {
    const { page, server } = await visitAsStaff();
    const email = 'sample@example.com';
    await seedRequests(createTestClient(server), [
      { id: '4001', fields: { email }, receiptFields: { state: 'ready', since: Date.UTC(2031, 4, 6) } },
      { id: '4002', fields: { email: 'a@b.ph?bcc=x@y.ph' }, receiptFields: { state: 'ready' } },
      { id: '4003', fields: { email } },
    ]);
    const open = async (id: string) => {
      await field(page).fill(id);
      await page.keyboard.press('Enter');
      await opened(page, id).waitFor();
    };
    const link = page.getByRole('link', { name: 'Write an email' });
    await open('4001');
    expect(await link.getAttribute('href')).toMatch(
      /^mailto:sample@example\.com\?subject=.*4001%20is%20ready/,
    );
    await page.getByLabel('Language of the email').selectOption('ceb');
    expect(await link.getAttribute('href')).toContain('andam%20na%20ang%20hangyo%204001');
    for (const id of ['4002', '4003']) {
      await back(page);
      await open(id);
      expect(await link.count()).toBe(0);
    }
  });
});
