/** 'Check my request': where it is found, what its field takes, and what it shows of the request (§2, §3; failures 24). */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMomentNear } from '../../../src/domain/dates/formatDay.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import type { FormType } from '../../../src/form/types.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { pageTextMessages } from '../../../src/i18n/en/pageTexts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import {
  checkRobotBox,
  fillInForm,
  readConfirmation,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const { linkNote, qr, link: linkText } = receiptMessages.english;
const status = { ...statusPageMessages.english, ...receiptMessages.english.status };
const { check, menu } = partMessages.english;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('textbox', { name: status.label });
const outcome = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: status.states.received.title });
const arrive = async (page: Page) => {
  await page.waitForURL('**/Request_Status');
  await main(page)
    .getByRole('heading', { level: 1, name: pageTextMessages.english.RequestStatus.title, exact: true })
    .waitFor();
};

/** The link of a fresh confirmation. */
const sendRequest = async (page: Page, type: FormType): Promise<string> => {
  await page.goto(requestPath(type));
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
  await readConfirmation(page);
  await page.getByRole('img', { name: qr }).waitFor();
  return (await page.getByRole('link', { name: linkText }).getAttribute('href')) ?? '';
};

const seeded = async (path: string, options: Parameters<typeof visit>[1] = {}) => {
  const visited = await visit('/home', options);
  await seedRequests(createTestClient(visited.server), [{ id: '4f3a', code }]);
  await visited.page.goto(path);
  return visited;
};

describe("§2 'Check my request' is linked", () => {
  it('from the content of pages, and from the footer at each width', async () => {
    const { page } = await visit('/home');
    for (const path of ['/home', '/Form_Request', '/Form_Request/clearance']) {
      await page.goto(path);
      // A form has it below its papers.
      if (path.endsWith('/clearance'))
        await page
          .getByText(/^Bring: /)
          .first()
          .click();
      await main(page).getByRole('link', { name: check.link, exact: true }).click();
      await arrive(page);
    }
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/The-Barangay');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: pageTextMessages.english.RequestStatus.title })
        .click();
      await arrive(page);
    }
  });

  it('from the drawer, below its items, and marked there as the current page', async () => {
    const { page } = await visit('/The-Barangay');
    const drawer = page.getByRole('dialog', { name: menu });
    const inDrawer = drawer.getByRole('link', { name: pageTextMessages.english.RequestStatus.title });
    await page.getByRole('button', { name: menu, exact: true }).click();
    await inDrawer.click();
    await arrive(page);
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: menu, exact: true }).click();
    expect(await inDrawer.getAttribute('aria-current')).toBe('page');
    expect(await drawer.getByRole('listitem').last().innerText()).toContain('Government');
  });

  it.each(['check my request', 'kumusta ang request ko', 'asa na akong clearance'])(
    "from the first result of the search for '%s'",
    async (query) => {
      const { page } = await visit('/home');
      await page.getByRole('button', { name: searchMessages.english.open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: searchMessages.english.label });
      await dialog.getByRole('searchbox').fill(query);
      const first = dialog.getByRole('listitem').first().getByRole('link');
      await first.filter({ hasText: pageTextMessages.english.RequestStatus.title }).click();
      await arrive(page);
    },
  );
});

describe('§3 the service of a receipt', () => {
  it.each([
    ['BARANGAY_CLEARANCE', 'Barangay Clearance'],
    ['HEALTH_SERVICES', 'Health Services'],
  ] as const)(
    'comes in the tab that sent a request of %s from that tab, and on another phone from the link alone, which never names health services; each shows the day',
    async (type, name) => {
      const { page, context } = await visit('/home');
      const link = await sendRequest(page, type);
      const isNamed = type !== 'HEALTH_SERVICES';
      expect(new URL(link).hash).toMatch(isNamed ? /^#[0-9a-f-]{36}&clearance$/ : /^#[0-9a-f-]{36}$/);
      expect(await main(page).getByText(linkNote).count()).toBe(isNamed ? 1 : 0);
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: linkText }).click();
      const sentHere = (shown: Page) => outcome(shown).getByText(status.sentHere);
      const copy = await opened;
      await sentHere(copy).waitFor();
      const [date = '', time = ''] = weekdaySchedule.split('T');
      const day = formatMomentNear({ day: date, time }, date, translateToEnglish);
      await outcome(copy).getByRole('link', { name, exact: true }).waitFor();
      await outcome(copy).getByText(day).waitFor();
      expect(await outcome(copy).getByText(status.linkSays).count()).toBe(0);
      const other = await context.newPage();
      await other.goto(link);
      await outcome(other).waitFor();
      await outcome(other).getByText(day).waitFor();
      expect(await sentHere(other).count()).toBe(0);
      expect(await outcome(other).getByText(status.linkSays).count()).toBe(isNamed ? 1 : 0);
      expect(await outcome(other).getByText(name, { exact: true }).count()).toBe(isNamed ? 1 : 0);
    },
  );

  it('stays in the address when the link is pasted, and is absent for the code alone', async () => {
    const { page } = await seeded('/Request_Status');
    await field(page).fill(`https://barangay.example/Request_Status#${code}&cedula`);
    await page.keyboard.press('Enter');
    await outcome(page).getByText('Community Tax Certificate', { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${code}&cedula`);
    await field(page).fill(code);
    await page.keyboard.press('Enter');
    await outcome(page).getByText(status.linkSays).waitFor({ state: 'detached' });
    await outcome(page).getByText('4f3a', { exact: true }).waitFor();
  });
});

describe('§3 the field of /Request_Status', () => {
  it('takes a message with the link, pasted', async () => {
    const { page } = await seeded('/Request_Status', { permissions: ['clipboard-read', 'clipboard-write'] });
    const text = `Barangay Clearance, reference 4f3a\nThursday\nhttps://x.example/Request_Status#${code}`;
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page).focus();
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: status.look }).click();
    await outcome(page).getByText('4f3a', { exact: true }).waitFor();
  });

  it('scrolls to the result, and keeps the focus for another code', async () => {
    const { page } = await seeded('/Request_Status');
    await page.setViewportSize({ width: 360, height: 420 });
    await field(page).fill(code);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await field(page).press('Enter');
    await outcome(page).waitFor();
    await expect.poll(async () => (await outcome(page).boundingBox())!.y).toBeGreaterThanOrEqual(0);
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
