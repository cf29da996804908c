/** §5 A half day with a number of places, from the keyboard to the store and its rules. */

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { site } from '../../../src/site.ts';
import { listRecords, toPlainFields } from '../../../src/staff-core/records.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { createTestClock, visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';
import { createTestClient, placeDocumentName } from '../../support/server/staffCommands.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const { places, hallClosed } = formMessages.english;
/** Thursday; the form is filled in for its morning. */
const thursday = '2031-05-08';

const startHall = async () => {
  const server = await startTestServer({ dist: inject('siteDist'), now: createTestClock() });
  const client = createTestClient(server);
  const write = (name: string, fields: Readonly<Record<string, unknown>>) =>
    client.post(':commit', { writes: [{ update: { name, fields: encodePlainObject(fields) } }] });
  const setDay = (fields: Readonly<Record<string, unknown>>) =>
    write(`${client.root}/${site.root}/HallDay_List/list/${thursday}`, {
      status: 'active',
      updated: 1,
      ...fields,
    });
  const take = (place: string) => write(placeDocumentName(client, place), { at: 1 });
  const documentsOf = async (collection: string) => {
    const found: Record<string, unknown> = {};
    for await (const { id, fields } of listRecords(client, collection)) found[id] = toPlainFields(fields);
    return found;
  };
  return { server, setDay, take, documentsOf };
};

const ready = async (page: Page) => {
  await fillInForm(page, type);
  await checkRobotBox(page);
};
const refused = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

describe('§5 a half day with a number of places', () => {
  it('is full for a page that does not know its number: by keyboard to the next free time, and stored', {
    tags: 'smoke',
  }, async () => {
    const { server, setDay, take, documentsOf } = await startHall();
    const { page } = await visit(path, { server, mayLog: [/status of 403/] });
    await ready(page);
    await setDay({ placesMorning: 1, placesAfternoon: 1 });
    await take(`${thursday}-am-001`);
    await submitForm(page);
    const alert = refused(page, places.full);
    await alert.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    // The alert has the focus: its buttons come next.
    const chooseNext = alert.getByRole('button', { name: hallClosed.take });
    const isFocused = () => chooseNext.evaluate((button) => button === document.activeElement);
    for (let tabs = 0; tabs < 3 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
    await page.keyboard.press('Enter');
    await alert.waitFor({ state: 'detached' });
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect(await readStoredRequests(server)).toMatchObject([{ id, schedule: `${thursday}T12:00` }]);
    const place = `${thursday}-pm-001`;
    expect(await documentsOf('Request_Extras')).toEqual({ [id]: { place } });
    expect(Object.keys(await documentsOf('Request_Places')).sort()).toEqual([`${thursday}-am-001`, place]);
  });

  it('asks a request that waited for the signal for another time, and keeps its answers', async () => {
    const { server, setDay, take } = await startHall();
    const { page, context } = await visit(path, {
      server,
      mayLog: [/net::ERR_/, /The version check/, /status of 403/, /could not be read/],
    });
    await ready(page);
    await context.setOffline(true);
    await submitForm(page);
    await page.getByText(sendingMessages.english.waiting.title).first().waitFor();
    await setDay({ placesMorning: 1 });
    await take(`${thursday}-am-001`);
    await context.setOffline(false);
    const alert = refused(page, places.full);
    await alert.waitFor();
    expect(await page.locator('[name="purpose"]').inputValue()).toBe('Job application\n(sample)');
    expect(await readStoredRequests(server)).toEqual([]);
    await alert.getByRole('button', { name: hallClosed.take }).click();
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect(await readStoredRequests(server)).toMatchObject([{ id, schedule: `${thursday}T12:00` }]);
  });

  it('closes while the form is open: the request is not stored, and the page names the next free time', async () => {
    const { server, setDay } = await startHall();
    const { page } = await visit(path, { server, mayLog: [/status of 403/] });
    await ready(page);
    await setDay({ closedMorning: true, closedAfternoon: true, reason: 'Sample assembly' });
    await submitForm(page);
    const alert = refused(page, hallClosed.alert);
    await alert.getByText(hallClosed.next('Friday, 9 May 2031, 8:00\u00a0am')).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

describe('§5 the priority lane', () => {
  it('stores the tick in the extras of the request alone, and leaves nothing of it on the phone', async () => {
    const { server, documentsOf } = await startHall();
    const { page } = await visit(path, { server });
    await ready(page);
    await page.getByLabel(fieldMessages.english.fields.priority.label).check();
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect(await documentsOf('Request_Extras')).toEqual({ [id]: { priority: true } });
    const [stored] = await readStoredRequests(server);
    expect(JSON.stringify(stored)).not.toContain('priority');
    const held = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(held).not.toContain('priority');
  });
});
