/** Feedback at the end of a page: stored once, or left in the form, and never with anything about its sender. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { feedbackMessages as messages } from '../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { visitWithHeldScripts } from '../../support/browser/heldScripts.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { readStoredFeedback } from '../../support/browser/records.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { waitForStoredReads } from '../../support/browser/waitForStoredReads.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const { ask, actions, unopened } = partMessages.english.feedback;
const [yes, no, wrong] = [actions.YES, actions.NO, actions.WRONG_NUMBER];
const text = 'Sample Fire Station: 0900 111 is of another office.';

const feedbackGroup = (page: Page) => page.getByRole('group', { name: ask });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: messages.english.label.wrongNumber });
const focusedField = (page: Page) => field(page).and(page.locator(':focus'));
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

  it('stores a No with its cleaned text, or without a text', async () => {
    const { page, server } = await visit('/Resident');
    await button(page, no).click();
    await page
      .getByRole('textbox', { name: messages.english.label.notUseful })
      .fill('  Where\u200b the\n\thall is  ');
    await button(page, messages.english.send).click();
    await thanks(page).waitFor();
    await page.reload();
    await button(page, no).click();
    await button(page, messages.english.send).click();
    await thanks(page).waitFor();
    const stored = await readStoredFeedback(server);
    expect(stored.map((each) => [each.kind, each.text])).toEqual(
      expect.arrayContaining([
        ['notUseful', 'Where the\n hall is'],
        ['notUseful', undefined],
      ]),
    );
    expect(stored).toHaveLength(2);
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
    // The page has ended its own reads, and with them the SDK is loaded.
    await waitForStoredReads(page, 'contacts', 'urgent');
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
  it('works by keyboard alone: the focus moves to the field, by Escape back, after sending to the thanks', async () => {
    const { page, server } = await visit('/Emergency-Hotlines');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.locator('#main').focus();
    await button(page, no).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(wrong);
    await page.keyboard.press('Enter');
    await focusedField(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe(wrong);
    await page.keyboard.press('Enter');
    await focusedField(page).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(messages.english.send);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(messages.english.cancel);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(wrong);
    await page.keyboard.press('Enter');
    await focusedField(page).waitFor();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(messages.english.thanks.wrongNumber);
    expect(await readStoredFeedback(server)).toHaveLength(1);
  });

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

  it('asks for a wrong number only on pages that have numbers to call', async () => {
    const { page } = await visit('/Awards-And-Distinctions');
    const readQuestions = () => feedbackGroup(page).getByRole('button').allInnerTexts();
    for (const [path, questions] of [
      ['/Awards-And-Distinctions', [yes, no]],
      ['/Barangay-History', [yes, no]],
      ['/Emergency-Hotlines', [yes, no, wrong]],
      ['/home', [yes, no, wrong]],
      ['/The-Barangay', [yes, no, wrong]],
    ] as const) {
      await page.goto(path);
      await feedbackGroup(page).waitFor();
      expect([path, await readQuestions()]).toEqual([path, questions]);
    }
  });

  it.each(allLocales.flatMap((locale) => Object.values(widths).map((width) => [locale, width] as const)))(
    'stands 24 px below its rule and above the woven border, in %s at %i px',
    async (locale, width) => {
      const { page } = await visit('/Emergency-Hotlines', { width, before: withLocaleCookie(locale) });
      const group = page.getByRole('group', {
        name: localizations[locale].translate(partMessages).feedback.ask,
      });
      await group.waitFor();
      const { above, below } = await group.evaluate((node) => {
        const { top } = node.getBoundingClientRect();
        const { bottom } = document.querySelector('main')!.getBoundingClientRect();
        const boxes = [...node.children].map((child) => child.getBoundingClientRect());
        return {
          above: Math.min(...boxes.map((box) => box.top)) - top,
          below: bottom - Math.max(...boxes.map((box) => box.bottom)),
        };
      });
      expect(above).toBeGreaterThanOrEqual(24);
      expect(below).toBeCloseTo(24, 0);
    },
  );

  it('hides the feedback row without JavaScript', async () => {
    const { page } = await visit('/Emergency-Hotlines', { javaScriptEnabled: false });
    await page.getByRole('contentinfo').waitFor();
    expect(await feedbackGroup(page).isVisible()).toBe(false);
  });

  it('fits buttons 44 px high into a window of 360 px, and leaves them out of print', async () => {
    const { page } = await visit('/Emergency-Hotlines');
    const boxes = await feedbackGroup(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(3);
    for (const { height, left, right } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect([left >= 0, right <= 360]).toEqual([true, true]);
    }
    // The question and both its answers share a line.
    expect(boxes[0].top).toBe(boxes[1].top);
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
    await page.goto('/Form_Request?formType=BARANGAY_CLEARANCE');
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
