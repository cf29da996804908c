import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);

describe("§8 citizens' devices (failures 29, 30)", () => {
  it('keeps the answers when the device is turned mid form, and fits the page to the screen', async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, type);
    await checkRobotBox(page);
    await page.setViewportSize({ width: 800, height: 360 });
    expect(await page.locator('[name="birthDate"]').inputValue()).toBe('1990-02-28');
    expect(await page.getByLabel(formMessages.english.form.robot).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('stores a request once on a slow network and a slow processor', { timeout: 180_000 }, async () => {
    const { page, server } = await visit(path, {
      before: async (opening, context) => {
        const session = await context.newCDPSession(opening);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 400,
          downloadThroughput: 50_000,
          uploadThroughput: 25_000,
        });
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      },
    });
    // The clock of this device is years behind: the form needs the server's time before anybody fills it in.
    await page
      .getByRole('group', { name: 'Next open days' })
      .getByRole('button')
      .first()
      .waitFor({ timeout: 60_000 });
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
  });

  it('shows the confirmation again and sends nothing again on reload, back and forward after success', async () => {
    const { page, server } = await visit('/home');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(':commit')) sent++;
    });
    await page.goto(path);
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    for (const go of [() => page.reload(), () => page.goBack(), () => page.goForward()]) await go();
    expect((await readConfirmation(page)).id).toBe(id);
    expect(await page.locator('[name="lname"]').count()).toBe(0);
    await page.getByRole('button', { name: outcomeMessages.english.success.another }).first().click();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('');
    expect(await page.getByText(draftMessages.english.restored.title).count()).toBe(0);
    expect(await page.getByLabel(formMessages.english.form.robot).isChecked()).toBe(false);
    expect(sent).toBe(1);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('restores a form after back and reload, without sensitive answers and with an empty robot checkbox', async () => {
    const { page, server } = await visit('/home');
    await page.goto(path);
    await fillInForm(page, type);
    await checkRobotBox(page);
    await page.goBack();
    await page.goForward();
    await page.getByLabel(formMessages.english.form.robot).waitFor();
    await page.reload();
    await page.getByText(draftMessages.english.restored.title).waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    expect(await page.locator('[name="birthDate"]').inputValue()).toBe('');
    expect(await page.getByLabel(formMessages.english.form.robot).isChecked()).toBe(false);
    expect(await readStoredRequests(server)).toEqual([]);
  });
});
