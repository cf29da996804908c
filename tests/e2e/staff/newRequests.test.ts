/** §7. New requests show themselves: a citizen sends, and the page of a clerk says so without a press. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newRequestsMessages as messages } from '../../../src/staff/requests/newRequests/newRequestsMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { readRequestRows, requestRow, visitAsStaff } from '../../support/browser/clerk.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const show = (page: Page) => page.getByRole('button', { name: messages.show, exact: true });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** The queries of requests that a page makes. */
const countQueries = (page: Page): { readonly count: () => number } => {
  let queries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/Form_Requests:runQuery')) queries += 1;
  });
  return { count: () => queries };
};

/** Reports the visibility as the browser does when another program covers the page. */
const setVisibility = (page: Page, value: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, value);

const waitMinute = (page: Page) => page.clock.fastForward('01:01');

describe('§7 new requests on the staff page', () => {
  it('are counted on the page and in its title while the list stays, and shown at a press', async () => {
    const { page, server } = await visitAsStaff({ clock: 'installed' });
    const title = await page.title();
    const rows = await readRequestRows(page);

    const citizen = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', { server });
    await fillInForm(citizen.page, 'BARANGAY_CLEARANCE');
    await checkRobotBox(citizen.page);
    await submitForm(citizen.page);
    const { id } = await readConfirmation(citizen.page);

    await waitMinute(page);
    await status(page, '1 new request').waitFor();
    expect(await page.title()).toBe(`(1) ${title}`);
    expect(await readRequestRows(page)).toEqual(rows);

    await show(page).click();
    await requestRow(page, id).waitFor();
    await show(page).waitFor({ state: 'detached' });
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('of the chosen day only load its list again', async () => {
    const { page, server } = await visitAsStaff({ clock: 'installed' });
    const fields = { lname: 'Sample', schedule: '2031-05-06T11:00' };
    await seedRequests(createTestClient(server), [
      { id: '4001', fields },
      { id: '4002', fields },
    ]);
    await waitMinute(page);
    await status(page, '2 new requests').waitFor();
    await show(page).click();
    await requestRow(page, '4002').waitFor();
    expect(await readRequestRows(page)).toEqual(['4f3b', '4f3c', '4f3a', '4001', '4002']);
  });

  it('are not new once the clerk has loaded the list', async () => {
    const { page, server } = await visitAsStaff({ clock: 'installed' });
    const fields = { schedule: '2031-05-06T11:00' };
    await seedRequests(createTestClient(server), [{ id: '4001', fields }]);
    await waitMinute(page);
    await show(page).waitFor();
    await page.getByRole('button', { name: staffMessages.desk.refresh, exact: true }).click();
    await requestRow(page, '4001').waitFor();
    await show(page).waitFor({ state: 'detached' });
  });

  it('are found by one query a minute, by none while the page is hidden, and by one as soon as it is shown', async () => {
    const { page, server } = await visitAsStaff({ clock: 'installed' });
    const queries = countQueries(page);
    const asked = () => page.waitForResponse((response) => response.url().endsWith('Form_Requests:runQuery'));
    const first = asked();
    await waitMinute(page);
    await first;
    expect(queries.count()).toBe(1);

    await setVisibility(page, 'hidden');
    await seedRequests(createTestClient(server), [{ id: '4001' }]);
    await page.clock.fastForward('10:00');
    expect(queries.count()).toBe(1);

    const second = asked();
    await setVisibility(page, 'visible');
    await second;
    await status(page, '1 new request').waitFor();
    expect(queries.count()).toBe(2);
  });

  it('say nothing of a check that fails, and are found by the next one', async () => {
    const { page, server, context } = await visitAsStaff({ clock: 'installed', mayLog: [/net::ERR_/] });
    await seedRequests(createTestClient(server), [{ id: '4001' }]);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await waitMinute(page);
    await failed;
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.setOffline(false);
    await waitMinute(page);
    await status(page, '1 new request').waitFor();
  });
});
