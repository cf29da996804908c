/** Feedback at the end of a page: stored once, or left in the form, and never with anything about its sender. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { feedbackMessages as messages } from '../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { visitWithHeldScripts } from '../../support/browser/heldScripts.ts';
import { readStoredFeedback } from '../../support/browser/records.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const { ask, actions, unopened } = partMessages.english.feedback;
const [yes, wrong] = [actions.YES, actions.WRONG_NUMBER];
const text = 'Sample Fire Station: 0900 111 is of another office.';

const feedbackGroup = (page: Page) => page.getByRole('group', { name: ask });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: messages.english.label.wrongNumber });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: messages.english.failed });
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you.' });

/** Opens the field, and writes into it. */
const write = async (page: Page, what = text): Promise<void> => {
  await button(page, wrong).click();
  await field(page).fill(what);
};

/** The first commit reaches the store, and its answer is lost on the way back. */
const loseFirstAnswer = async (page: Page): Promise<readonly string[]> => {
  const sent: string[] = [];
  await page.route('**/*:commit', async (route) => {
    sent.push(route.request().postData() ?? '');
    if (sent.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  return sent;
};

describe('§7 page feedback', () => {
  it('stores one Yes for a double press, with only the page, the kind and the time', {
    tags: 'smoke',
  }, async () => {
    const { page, server } = await visit('/Emergency-Hotlines');
    await button(page, yes).dblclick();
    await thanks(page).waitFor();
    expect(await thanks(page).textContent()).toBe(messages.english.thanks.useful);
    expect(await readStoredFeedback(server)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        page: '/Emergency-Hotlines',
        kind: 'useful',
        dateCreated: expect.any(Number),
      },
    ]);
    const [{ dateCreated } = {}] = await readStoredFeedback(server);
    expect(Math.abs(Number(dateCreated) - testNow)).toBeLessThan(60_000);
  });

  it('sends feedback again unchanged after a lost response, and stores it once', async () => {
    const { page, server } = await visit('/Emergency-Hotlines', { mayLog: [/ERR_FAILED/] });
    const sent = await loseFirstAnswer(page);
    await write(page);
    await button(page, messages.english.send).click();
    await failed(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(messages.english.failed);
    // A text that may be stored already cannot be edited.
    expect(await field(page).inputValue()).toBe(text);
    expect(await field(page).isEditable()).toBe(false);
    await button(page, messages.english.again).click();
    await thanks(page).waitFor();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    expect((await readStoredFeedback(server)).map((each) => each.text)).toEqual([text]);
  });

  it('leaves feedback in the form while offline, and stores it on retry', async () => {
    const { page, context, server } = await visit('/Emergency-Hotlines', { mayLog: [/ERR_INTERNET/] });
    await write(page);
    await context.setOffline(true);
    await button(page, messages.english.send).click();
    await failed(page).waitFor();
    expect(await failed(page).textContent()).toContain(messages.english.codes.offline);
    expect(await failed(page).textContent()).toContain(messages.english.textKept);
    expect(await field(page).inputValue()).toBe(text);
    await context.setOffline(false);
    await button(page, messages.english.again).click();
    await thanks(page).waitFor();
    expect(await readStoredFeedback(server)).toHaveLength(1);
  });
});

describe('§7 the feedback row of a page', () => {
  it('stores a press made before hydration', async () => {
    const { page, server, hydrate } = await visitWithHeldScripts('/Emergency-Hotlines');
    await button(page, yes).click();
    await hydrate();
    await thanks(page).waitFor();
    expect(await readStoredFeedback(server)).toHaveLength(1);
  });

  it('reports code that fails to load, and requests it again at the next press', async () => {
    // The code that reads the lists may not have loaded either when the route closes.
    const mayLog = [/ERR_FAILED/, /could not be read: .*unreachable/];
    const { page, server } = await visit('/Emergency-Hotlines', { mayLog });
    await page.route('**/assets/*.js', (route) => route.abort());
    await button(page, yes).click();
    await page.getByRole('status').filter({ hasText: unopened }).waitFor();
    await page.unroute('**/assets/*.js');
    await button(page, yes).click();
    await thanks(page).waitFor();
    expect(await readStoredFeedback(server)).toHaveLength(1);
  });

  it('hides the feedback row without JavaScript', async () => {
    const { page } = await visit('/Emergency-Hotlines', { javaScriptEnabled: false });
    await page.getByRole('contentinfo').waitFor();
    expect(await feedbackGroup(page).isVisible()).toBe(false);
  });

  it('is left out of print', async () => {
    const { page } = await visit('/Emergency-Hotlines');
    expect(await feedbackGroup(page).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await feedbackGroup(page).isVisible()).toBe(false);
  });
});

describe('§7 feedback that is switched off', () => {
  const closed = withBuild({ SITE_FEEDBACK: 'off' });

  it('hides the feedback row and leaves the request form open', async () => {
    const server = await startTestServer({ dist: closed.dist, isFeedbackOpen: false });
    const { page } = await visit('/home', { server });
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByText(ask).count()).toBe(0);
    await page.goto('/Form_Request/clearance');
    await page.getByLabel('Last name').waitFor();
  });

  it('refuses feedback from a page opened before the switch, and leaves its text editable', async () => {
    const server = await startTestServer({ dist: inject('siteDist'), isFeedbackOpen: false });
    const { page } = await visit('/Emergency-Hotlines', { server, mayLog: [/403/] });
    await write(page);
    await button(page, messages.english.send).click();
    await page.getByText(messages.english.codes['permission-denied']).waitFor();
    expect(await field(page).isEditable()).toBe(true);
    expect(await readStoredFeedback(server)).toEqual([]);
    await button(page, messages.english.cancel).click();
    await feedbackGroup(page).waitFor();
  });
});
