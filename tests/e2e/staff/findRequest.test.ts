/** §6. A clerk finds a request by its scanned receipt, whose code stays nowhere. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { readRequestRows, visitAsStaff } from '../../support/browser/clerk.ts';
import { stopTime } from '../../support/browser/pageTime.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const field = (page: Page) => page.getByLabel(messages.desk.search);
const opened = (page: Page, id: string) =>
  page.getByRole('heading', { name: new RegExp(`${messages.request.title(id)}$`) });
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
});
