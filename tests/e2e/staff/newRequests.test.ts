/** §7. New requests show themselves: a citizen sends, and the page of a clerk says so without a press. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newRequestsMessages as messages } from '../../../src/staff/requests/newRequests/useNewRequests.ts';
import { readRequestRows, requestRow, visitAsStaff } from '../../support/browser/clerk.ts';
import { withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/server/runningServer.ts';
import { createSubmission, sendSubmission } from '../../support/server/submissions.ts';

withBrowser();

const show = (page: Page) => page.getByRole('button', { name: messages.show, exact: true });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

const waitMinute = (page: Page) => page.clock.fastForward('01:01');

describe('§7 new requests on the staff page', () => {
  it('are counted on the page and in its title while the list stays, and shown at a press', async () => {
    const { page, server } = await visitAsStaff({ clock: 'installed' });
    const title = await page.title();
    const rows = await readRequestRows(page);

    const sent = createSubmission(testNow);
    expect(await sendSubmission(server.address, sent)).toBe(200);

    await waitMinute(page);
    await status(page, '1 new request').waitFor();
    expect(await page.title()).toBe(`(1) ${title}`);
    expect(await readRequestRows(page)).toEqual(rows);

    await show(page).click();
    await requestRow(page, sent.id).waitFor();
    await show(page).waitFor({ state: 'detached' });
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});
