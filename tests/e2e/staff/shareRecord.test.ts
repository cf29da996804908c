/** §7. After Save a clerk copies the record as a post for Facebook, and prints it as a notice for the bulletin board. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shareMessages as messages, staffContentMessages } from '../../../src/staff/content/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { visitAsStaff } from '../../support/browser/clerk.ts';
import { countPdfSheets, layOutAsPrinted, oneSheet } from '../../support/browser/pdf.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';
import { defaultAddress } from '../../support/pageHead.ts';

withBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const post = (page: Page) => page.getByLabel(messages.post);

interface Item {
  readonly title: string;
  readonly summary?: string;
  readonly body?: string;
  /** '2031-05-10T06:00' */
  readonly begins?: string;
  readonly where?: string;
}

/** Adds a news item and saves it. */
const saveNews = async (page: Page, item: Item, status: 'active' | 'inactive' = 'active') => {
  await press(page, staffContentMessages.create(staffContentMessages.lists.news.one));
  await page.locator('#status').selectOption(status);
  for (const [name, text] of Object.entries(item)) await page.locator(`[id="${name}"]`).fill(text);
  await press(page, staffContentMessages.save);
  await page.getByText(staffContentMessages.saved, { exact: true }).waitFor();
};

const openNews = async (options: Parameters<typeof visitAsStaff>[0] = {}) => {
  const visited = await visitAsStaff(options);
  await visited.page.getByRole('link', { name: staffMessages.tabs.content }).click();
  await press(visited.page, staffContentMessages.lists.news.title);
  return visited;
};

const item = {
  title: 'Covered court opens',
  summary: 'Everyone may play from Monday.',
  body: 'Bring water.',
};
const address = `${defaultAddress}/News/covered-court-opens`;
const postOfItem = `${item.title}\n\n${item.summary}\n\n${address}`;

describe('§7 a saved record that people are to hear of', () => {
  it('is copied as a post by keyboard, which also shows its text', { tags: 'smoke' }, async () => {
    const { page } = await openNews({ permissions: ['clipboard-read', 'clipboard-write'] });
    await saveNews(page, item);
    await page.getByRole('button', { name: messages.copy }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(messages.copied).waitFor();
    expect(await post(page).inputValue()).toBe(postOfItem);
    expect(await findAxeViolations(page)).toEqual([]);
    // The site of the tests is built without SITE_URL.
    await page.getByText(messages.noAddress).waitFor();
    // Pasted as a person does: the page's policy lets it read no clipboard.
    const pasted = await page.evaluateHandle(() =>
      document.body.appendChild(document.createElement('textarea')),
    );
    await pasted.focus();
    await page.keyboard.press('Control+V');
    expect(await pasted.inputValue()).toBe(postOfItem);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(page, messages.copy);
    await page.getByRole('status').getByText(messages.copyFailed).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(postOfItem);
  });

  it('is not shared while it is hidden, and the page says why', async () => {
    const { page } = await openNews({ width: widths.phone });
    await saveNews(page, item, 'inactive');
    await page.getByText(messages.obstacles.hidden).waitFor();
    expect(await page.getByRole('button', { name: messages.copy }).count()).toBe(0);
    expect(await page.getByRole('button', { name: messages.notice }).count()).toBe(0);
  });

  it('is no longer shared once its save was undone', async () => {
    const { page } = await openNews();
    await saveNews(page, item);
    await post(page).waitFor();
    await press(page, staffContentMessages.undo);
    await page.getByText(staffContentMessages.undone, { exact: true }).waitFor();
    expect(await page.getByText(messages.title, { exact: true }).count()).toBe(0);
    expect(await page.locator('article').count()).toBe(0);
  });
});

describe('§7 the notice for the bulletin board', () => {
  it('leaves the paper to the other tabs while one of them is open', async () => {
    const { page } = await openNews();
    await saveNews(page, item);
    await page.locator('article').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: staffMessages.tabs.requests }).click();
    expect(await page.locator('article').count()).toBe(0);
  });

  it.each([
    ['a short title', item],
    ['an event', { ...item, begins: '2031-05-10T06:00', where: 'Covered court' }],
    [
      'the longest title and text',
      { title: 'Paglilinis ng kalsada '.repeat(14).slice(0, 299), body: 'salita '.repeat(2_857) },
    ],
    [
      'titles and texts of wide letters',
      { title: 'W'.repeat(300), summary: 'W'.repeat(300), body: 'W'.repeat(20_000) },
    ],
    ['many paragraphs', { title: '🌾'.repeat(150), body: '- W\n'.repeat(500) }],
  ] satisfies [string, Item][])('is one sheet with %s, and its title is whole', async (_, news) => {
    const { page } = await openNews();
    await saveNews(page, news);
    await page.locator('article svg path').last().waitFor({ state: 'attached' });
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    await layOutAsPrinted(page);
    const [title, text, foot] = await Promise.all(
      ['h1', 'h1 ~ div', 'footer'].map(
        async (name) => (await page.locator(`article > ${name}`).boundingBox())!,
      ),
    );
    expect(await page.locator('article > h1').innerText()).toBe(news.title.trim());
    expect(text!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
    expect(foot!.y).toBeGreaterThanOrEqual(text!.y + text!.height);
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(1_000);
    expect(await page.locator('article > footer').innerText()).toContain(`${defaultAddress}/News/`);
    expect(await page.locator('#root').isVisible()).toBe(false);
  });
});
