/** SITE_FORM=off takes effect while a page is open (docs/decisions/0036-form-switch.md): nothing is stored, nothing is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import {
  clearanceFormPath,
  expectFailure,
  fillInClearance,
} from '../../support/browser/hostileEnvironments.ts';
import { countReceipts, readStoredRequests } from '../../support/browser/records.ts';
import { submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();

const unreachable = ['**/documents:commit', '**/version.json'];
const mayLog = [/403/, /net::ERR_/, /The version check/];

const fill = async () => {
  const server = await startTestServer({ dist: inject('siteDist'), isFormOpen: false });
  const visited = await visit(clearanceFormPath, { server, mayLog });
  await fillInClearance(visited.page);
  return visited;
};

const waitWithoutSignal = async (page: Page): Promise<void> => {
  for (const pattern of unreachable) await page.route(pattern, (route) => route.abort());
  await submitForm(page);
  await page.getByText(sendingMessages.english.waiting.title).waitFor();
};

const findSignal = async (page: Page): Promise<void> => {
  for (const pattern of unreachable) await page.unroute(pattern);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

describe('§7 a form that closes while its page is open', () => {
  it('names the hall, keeps the answers and stores nothing when a filled form is submitted', async () => {
    const { page, server } = await fill();
    await submitForm(page);
    await expectFailure(page, 'permission-denied');
    expect([await readStoredRequests(server), await countReceipts(server)]).toEqual([[], 0]);
  });

  it('names the hall, keeps the answers and stores nothing when a queued request is sent', async () => {
    const { page, server } = await fill();
    await waitWithoutSignal(page);
    await findSignal(page);
    await expectFailure(page, 'permission-denied');
    expect([await readStoredRequests(server), await countReceipts(server)]).toEqual([[], 0]);
  });

  it('names the hall and keeps the answers when a request saved on the phone is sent at the next visit', async () => {
    const { page, context, server } = await fill();
    await waitWithoutSignal(page);
    await page.getByLabel(sendingMessages.english.waiting.keep).check();
    await page.getByText(sendingMessages.english.waiting.onPhone).waitFor();
    await page.close();
    const next = await context.newPage();
    await next.goto(clearanceFormPath);
    await expectFailure(next, 'permission-denied');
    expect([await readStoredRequests(server), await countReceipts(server)]).toEqual([[], 0]);
  });
});
