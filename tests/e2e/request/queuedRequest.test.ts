import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { countReceipts, readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const commits = '**/documents:commit';
const version = '**/version.json';
const mayLog = [/net::ERR_/, /The version check/];
const messages = sendingMessages.english.waiting;

const ready = async (page: Page) => {
  await fillInForm(page, type);
  await checkRobotBox(page);
};
/** Pages load, but neither the store nor version.json can be reached: a signal that came and went. */
const loseSignal = async (page: Page) => {
  await page.route(commits, (route) => route.abort());
  await page.route(version, (route) => route.abort());
};
const findSignal = async (page: Page) => {
  await page.unroute(commits);
  await page.unroute(version);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};
const waiting = (page: Page) => page.getByRole('alert').filter({ hasText: messages.title });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const saveBox = (page: Page) => page.getByLabel(messages.keep);
/** Submits without a signal, and saves the request on the phone. */
const saveOnPhone = async (page: Page) => {
  await ready(page);
  await loseSignal(page);
  await submitForm(page);
  await saveBox(page).check();
  await page.getByText(messages.onPhone).waitFor();
};
const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

describe('§4 §8 a request without a signal (failures 12)', () => {
  it('queues a request without a signal, locks the form, and sends the request when the signal is back', {
    tags: 'smoke',
  }, async () => {
    const { page, context, server } = await visit(path, {
      // The robot box reads the charter again, which the lost signal may cut short.
      mayLog: [...mayLog, /The list 'charter' could not be read/],
    });
    await ready(page);
    await context.setOffline(true);
    await submitForm(page);
    await waiting(page).waitFor();
    expect(await waiting(page).evaluate((box) => box.parentElement === document.activeElement)).toBe(true);
    expect(await page.getByText(outcomeMessages.english.success.alert).count()).toBe(0);
    expect(await value(page, 'purpose')).toBe('Job application\n(sample)');
    expect(await page.locator('[name="lname"]').isDisabled()).toBe(true);
    expect(await page.getByRole('main').getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
    expect(await readStoredRequests(server)).toEqual([]);
    await context.setOffline(false);
    const { id, code } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await countReceipts(server)).toBe(1);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(code);
  });

  it('stores no sensitive answer without consent, sends nothing after a withdrawal, and stores the edited answers at the next Submit', async () => {
    const { page, server } = await visit(path, { mayLog });
    await ready(page);
    await loseSignal(page);
    await submitForm(page);
    await waiting(page).waitFor();
    expect(await saveBox(page).isChecked()).toBe(false);
    expect(await stored(page)).not.toContain('1990-02-28');
    await saveBox(page).check();
    expect(await stored(page)).toContain('1990-02-28');
    await button(page, messages.withdraw).click();
    await page.getByText(sendingMessages.english.withdrawn.title).waitFor();
    await page.getByText(sendingMessages.english.withdrawn.mayHave).waitFor();
    expect(await stored(page)).not.toContain('1990-02-28');
    expect(await value(page, 'birthDate')).toBe('1990-02-28');
    await findSignal(page);
    expect(await readStoredRequests(server)).toEqual([]);
    await page.locator('[name="lname"]').fill('Sample-Edited');
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).map(({ lname }) => lname)).toEqual(['Sample-Edited']);
  });

  it('shows a queued request on another page, and reports there that it was received', async () => {
    const { page, server } = await visit(path, { mayLog, width: 1280 });
    await ready(page);
    await loseSignal(page);
    await submitForm(page);
    await waiting(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    const service = requestMessages.english.services[type].name;
    await page.getByText(sendingMessages.english.elsewhere.waiting.title(service)).waitFor();
    await findSignal(page);
    await page.getByText(`Received: ${service}`).waitFor();
    const [request, ...others] = await readStoredRequests(server);
    expect(others).toEqual([]);
    await page.getByText(sendingMessages.english.elsewhere.stored.title(service, request!.id)).waitFor();
    await page.getByRole('link', { name: sendingMessages.english.elsewhere.stored.open }).click();
    expect((await readConfirmation(page)).id).toBe(request!.id);
    expect(await stored(page)).not.toContain('Sample-Ñ');
  });
});

describe('§8 a queued request saved on the phone', () => {
  it('warns before a reload, after which a request that was not saved is a draft', async () => {
    const { page } = await visit(path, { mayLog });
    await ready(page);
    await loseSignal(page);
    await submitForm(page);
    await waiting(page).waitFor();
    const dialogEvent = page.waitForEvent('dialog');
    const reload = page.reload();
    const dialog = await dialogEvent;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reload;
    await page.getByText(draftMessages.english.restored.title).waitFor();
    expect(await waiting(page).count()).toBe(0);
    expect(await value(page, 'birthDate')).toBe('');
  });

  it('shows a saved request at the next visit, sends it once when opened, and removes it from the phone', async () => {
    const { page, context, server } = await visit(path, { mayLog });
    await saveOnPhone(page);
    expect(await stored(page)).toContain('1990-02-28');
    await page.close();

    const next = await context.newPage();
    await loseSignal(next);
    await next.goto('/Emergency-Hotlines');
    await next
      .getByText(sendingMessages.english.elsewhere.onPhone.title(requestMessages.english.services[type].name))
      .waitFor();
    await next.getByRole('link', { name: sendingMessages.english.elsewhere.onPhone.open }).click();
    await waiting(next).waitFor();
    expect(await saveBox(next).isChecked()).toBe(true);
    expect(await value(next, 'birthDate')).toBe('1990-02-28');
    await findSignal(next);
    const { id } = await readConfirmation(next);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await stored(next)).not.toMatch(/Sample-Ñ|1990-02-28|"waiting|"sent /);
  });

  it("reports that the phone has no room, and sends the request from the open page at 'Try now', without locks and channels (failures 9)", async () => {
    const { page, server } = await visit(path, {
      mayLog,
      before: (opening) =>
        opening.addInitScript(() => {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (name, text) {
            if (name.startsWith('waiting')) throw new DOMException('no room', 'QuotaExceededError');
            setItem.call(this, name, text);
          };
          const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
          };
          LockManager.prototype.request = async () => refuse();
          LockManager.prototype.query = async () => refuse();
          Object.defineProperty(window, 'BroadcastChannel', {
            value: class {
              constructor() {
                refuse();
              }
            },
          });
        }),
    });
    await ready(page);
    await loseSignal(page);
    await submitForm(page);
    await saveBox(page).click();
    await page.getByText(messages.notKept).waitFor();
    await page.unroute(commits);
    await button(page, messages.again).click();
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });
});

describe('§8 a shared phone (failures 28)', () => {
  it("stores a second request after 'Clear now' on an unanswered one, and shows nothing of the first", async () => {
    const { page, server } = await visit(path, { mayLog });
    await ready(page);
    await page.route(commits, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitForm(page);
    await page.getByText(outcomeMessages.english.failure.codes.unreachable.message).waitFor();
    await page.unroute(commits);
    await button(page, draftMessages.english.clear).click();
    await button(page, draftMessages.english.sure.yes).click();
    await page.getByText(draftMessages.english.cleared.title).waitFor();
    await fillInForm(page, type, { lname: 'Sample-Next' });
    await checkRobotBox(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect(await page.getByRole('main').innerText()).not.toContain('Sample-Ñ');
    const requests = await readStoredRequests(server);
    expect(requests.map(({ lname }) => lname).sort()).toEqual(['Sample-Next', 'Sample-Ñ']);
    expect(requests.find((request) => request.id === id)?.lname).toBe('Sample-Next');
  });

  it('sends a request from no tab after one tab withdraws it', async () => {
    const { page, context, server } = await visit(path, { mayLog });
    await saveOnPhone(page);
    const other = await context.newPage();
    await loseSignal(other);
    await other.goto(path);
    await button(other, messages.withdraw).click();
    await page.getByText(outcomeMessages.english.failure.codes.elsewhere.message).waitFor();
    await findSignal(page);
    await findSignal(other);
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

describe('§8 a captive portal in place of the site', () => {
  it('shows the captive portal sentence, keeps the answers, and stores the request at the next Submit', async () => {
    const { page, server } = await visit(path, { mayLog });
    await ready(page);
    const signIn = { contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' };
    for (const pattern of [commits, version]) await page.route(pattern, (route) => route.fulfill(signIn));
    await submitForm(page);
    await page.getByText(outcomeMessages.english.failure.codes.portal.message).waitFor();
    expect(await value(page, 'email')).toBe('sample@example.com');
    await page.unrouteAll();
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });
});

describe('§8 a page that is closed during a submission (failures 16)', () => {
  const { notReceived } = sendingMessages.english.earlier;
  /** Opens another page in the middle of a submission; reloadWhileSending.test.ts reloads the form. */
  const leave = async (page: Page) => {
    await page.getByRole('button', { name: formMessages.english.form.submitting }).waitFor();
    const dialogEvent = page.waitForEvent('dialog');
    const opened = page.goto('/Resident');
    await (await dialogEvent).accept();
    await opened;
  };
  const lists = ['contacts', 'urgent', 'pages of resident'];
  /** Moves the clock past the limit of the submission. */
  const later = async (page: Page) => {
    // A fetch under way would reach its own limit, and the network may be idle before the first fetch.
    const saved = () => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(saved).toEqual(expect.arrayContaining(lists.map((list) => `read ${list}`)));
    await page.clock.fastForward(16_000);
  };

  it('reports at the next visit that the request was not received, and removes malformed notes of others', async () => {
    const { page, server } = await visit(path, {
      mayLog,
      clock: 'installed',
    });
    await ready(page);
    // The request never leaves the phone.
    await page.route(commits, () => {});
    await submitForm(page);
    // The clock of the page is the test's, and so is its idle time.
    await expect.poll(() => stored(page)).toContain('sent ');
    await page.evaluate(() => {
      localStorage.setItem('sent ../../etc', String(Date.now()));
      localStorage.setItem('sent 01234567-89ab-4aaa-9c1b-0123456789ab', 'yesterday');
    });
    await leave(page);
    await expect
      .poll(
        async () => {
          await later(page);
          return page.getByText(notReceived.title).isVisible();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(true);
    expect(await page.getByText(/^Your earlier request/).count()).toBe(1);
    expect(await stored(page)).not.toContain('"sent ');
    expect(await readStoredRequests(server)).toEqual([]);
  });
});
