/** Feedback at the end of a page: its sentences, and what of it is stored. */
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { feedbackMessages } from '../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { widths } from '../../support/widths.ts';

const messages = feedbackMessages.english;
const { ask, actions } = partMessages.english.feedback;
const text = 'Sample Fire Station: 0900 111 is of another office.';
const row = page.getByRole('group', { name: ask });
const field = page.getByRole('textbox', { name: messages.label.wrongNumber });
const thanks = page.getByRole('status').filter({ hasText: 'Thank you.' });
const getButton = (name: string): Locator => page.getByRole('button', { name, exact: true });

describe('§7 page feedback', () => {
  it.each([
    ['/emergency-hotlines', '/Emergency-Hotlines'],
    [
      '/News/clean-up-day-along-the-barangay-road?from=a-friend',
      '/News/clean-up-day-along-the-barangay-road',
    ],
    ['/News/a%20name%20somebody%20typed', '/News'],
    ['/Request_Status#01234567-89ab-4f3a-9c1b-0123456789ab', '/Request_Status'],
  ])('on %s stores the page as %s, without query, code or typed text', async (path, storedPage) => {
    const { store } = await renderSite(path);
    await getButton(actions.YES).click();
    await expect.element(thanks).toBeVisible();
    expect(store.feedback.map(({ record }) => record.page)).toEqual([storedPage]);
  });

  it.each([
    ['  Where\u200b the\n\thall is  ', 'Where the\n hall is'],
    ['', undefined],
  ])('stores a No with its text %j as %j', async (typed, stored) => {
    const { store } = await renderSite('/Resident');
    await getButton(actions.NO).click();
    await page.getByRole('textbox', { name: messages.label.notUseful }).fill(typed);
    await getButton(messages.send).click();
    await expect.element(thanks).toBeVisible();
    expect(store.feedback.map(({ record }) => [record.kind, record.text])).toEqual([['notUseful', stored]]);
  });

  it('refuses an empty text, one too long or with a forbidden character, and names the problem', async () => {
    const { store } = await renderSite('/Emergency-Hotlines');
    await getButton(actions.WRONG_NUMBER).click();
    const expectProblem = async (typed: string, sentence: string) => {
      await field.fill(typed);
      await getButton(messages.send).click();
      await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
      expect(field.element().getAttribute('aria-invalid')).toBe('true');
      await expect.element(field).toHaveFocus();
    };
    await expectProblem(' \n ', messages.missing);
    await expectProblem('x'.repeat(501), messages.tooLong(500, 501));
    await expectProblem('a\u202eb', messages.character);
    expect(store.feedback).toEqual([]);
    await field.fill('x'.repeat(500));
    await getButton(messages.send).click();
    await expect.element(thanks).toBeVisible();
    expect(store.feedback).toHaveLength(1);
  });

  it('states that nobody can answer, and links to the number of the hall', async () => {
    await renderSite('/Emergency-Hotlines');
    await getButton(actions.WRONG_NUMBER).click();
    await expect.element(field).toBeVisible();
    const hint = field.element().getAttribute('aria-describedby');
    expect(page.getByCss(`#${hint}`).element().textContent).toContain(messages.private);
    const call = page.getByRole('link', { name: /^call the hall/ });
    expect(call.element().getAttribute('href')).toBe('tel:088000');
  });

  it('stores no feedback from a program that fills in the honeypot', async () => {
    const { store } = await renderSite('/Emergency-Hotlines');
    await getButton(actions.WRONG_NUMBER).click();
    await field.fill(text);
    Reflect.set(page.getByCss('[name=leaveEmpty]').element(), 'value', 'Sample');
    await getButton(messages.send).click();
    await expect.element(page.getByText(messages.codes.trap)).toBeVisible();
    expect(store.feedback).toEqual([]);
  });

  it('closes the text field when the reader goes to another page', async () => {
    await renderSite('/Emergency-Hotlines', { width: 1280 });
    await getButton(actions.WRONG_NUMBER).click();
    await field.fill(text);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Resident' })).toBeVisible();
    await expect.element(row).toBeVisible();
    expect(page.getByCss('textarea').length).toBe(0);
  });
});

describe('§7 the feedback row of a page', () => {
  it('appears on Home and on the choice of a request, but not on a form', async () => {
    for (const path of ['/home', '/Form_Request']) {
      await renderSite(path);
      await expect.element(row).toBeVisible();
    }
    await page
      .getByRole('link', { name: /Barangay Clearance/ })
      .first()
      .click();
    await expect.element(page.getByLabelText('Last name')).toBeVisible();
    expect(row.length).toBe(0);
  });

  it('works by keyboard alone: the focus moves to the field, by Escape back, after sending to the thanks', async () => {
    const { store } = await renderSite('/Emergency-Hotlines');
    const no = getButton(actions.NO);
    const wrong = getButton(actions.WRONG_NUMBER);
    await expect.element(no).toBeVisible();
    (no.element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(wrong).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(wrong).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard(text);
    await userEvent.keyboard('{Tab}');
    await expect.element(getButton(messages.send)).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(getButton(messages.cancel)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(wrong).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(text);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(thanks).toHaveFocus();
    expect(store.feedback).toHaveLength(1);
  });

  it.each([
    ['/Awards-And-Distinctions', [actions.YES, actions.NO]],
    ['/Barangay-History', [actions.YES, actions.NO]],
    ['/Emergency-Hotlines', [actions.YES, actions.NO, actions.WRONG_NUMBER]],
    ['/home', [actions.YES, actions.NO, actions.WRONG_NUMBER]],
    ['/The-Barangay', [actions.YES, actions.NO, actions.WRONG_NUMBER]],
  ])('on %s asks %j: for a wrong number only where there are numbers to call', async (path, questions) => {
    await renderSite(path);
    await expect.element(row).toBeVisible();
    expect(
      row
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(questions);
  });

  it.each(allLocales.flatMap((locale) => Object.values(widths).map((width) => [locale, width] as const)))(
    'stands 24 px below its rule and above the woven border, in %s at %i px, its buttons 44 px high in the window',
    async (locale, width) => {
      await renderSite('/Emergency-Hotlines', { locale, width });
      const group = page.getByRole('group', {
        name: localizations[locale].translate(partMessages).feedback.ask,
      });
      await expect.element(group).toBeVisible();
      const element = group.element();
      const boxes = [...element.children].map((child) => child.getBoundingClientRect());
      const { bottom } = page.getByRole('main').element().getBoundingClientRect();
      const above = Math.min(...boxes.map((box) => box.top)) - element.getBoundingClientRect().top;
      expect(above).toBeGreaterThanOrEqual(24);
      expect(bottom - Math.max(...boxes.map((box) => box.bottom))).toBeCloseTo(24, 0);
      const buttons = group
        .getByRole('button')
        .elements()
        .map((button) => button.getBoundingClientRect());
      expect(buttons).toHaveLength(3);
      for (const { height, left, right } of buttons) {
        expect(height).toBeGreaterThanOrEqual(44);
        expect([left >= 0, right <= width]).toEqual([true, true]);
      }
      // The question and both its answers share a line where they fit.
      if (locale === 'en') expect(buttons[0]!.top).toBe(buttons[1]!.top);
    },
  );
});
