/** §7. A clerk puts a photograph on the site by only the keyboard, and residents see it at once. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPixelSize } from '../../../src/content/models/storedPicture.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { visitAsStaff } from '../../support/browser/clerk.ts';
import { widths, withBrowser } from '../../support/browser/visit.ts';
import { addExif, createAuthoredPdf } from '../../support/components/chosenFiles.ts';

withBrowser();

const { image: picture, file } = messages.files;

/** A photograph of 4,000 × 3,000 pixels, held upright, with the place where it was taken. */
const takePhoto = async (page: Page): Promise<Buffer> => {
  const jpeg = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2a6';
    context.fillRect(0, 0, 2_000, 3_000);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return Buffer.from(addExif(Uint8Array.from(Buffer.from(jpeg, 'base64')), 6));
};

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
    return (labels?.[0] ?? activeElement)?.textContent ?? '';
  });

/** Presses Tab until the control with this label has the focus. */
const tabTo = async (page: Page, label: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedLabel(page)) === label) return;
  }
  throw new Error(`The Tab key does not reach '${label}'.`);
};

const openNewItem = async (options: Parameters<typeof visitAsStaff>[0] = {}) => {
  const visited = await visitAsStaff(options);
  const { page } = visited;
  // The browser hands choosers over from the first listener on, and a key right after the first would come too early.
  page.on('filechooser', () => {});
  await page.getByRole('link', { name: staffMessages.tabs.content }).click();
  await page.getByRole('button', { name: messages.lists.news.title, exact: true }).click();
  await page.getByRole('button', { name: messages.create(messages.lists.news.one) }).click();
  return visited;
};

const chooseByKey = async (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name, mimeType, buffer });
};

describe('§7 a picture that a clerk adds, on the built site', () => {
  it('puts a photograph and a PDF on the site by only the keyboard, where residents see both at once', async () => {
    const { page } = await openNewItem();
    const photo = await takePhoto(page);
    await page.locator('#title').focus();
    await page.keyboard.type('Sample: the hall is painted');
    await tabTo(page, picture.choose);
    await chooseByKey(page, 'IMG_2031.JPG', 'image/jpeg', photo);
    await page.getByText(/The picture is ready/).waitFor();
    await tabTo(page, `${messages.fields['image.alt']} (${messages.needed})`);
    await page.keyboard.type('Sample: a green wall');
    await tabTo(page, file.choose);
    await chooseByKey(page, 'Ordinance 5.pdf', 'application/pdf', Buffer.from(createAuthoredPdf(2_000)));
    await page.getByText(file.ready(2)).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await tabTo(page, messages.save);
    await page.keyboard.press('Enter');
    await page.getByText(messages.saved, { exact: true }).waitFor();

    const resident = await page.context().newPage();
    await resident.goto('/News/sample-the-hall-is-painted');
    const shown = resident.getByRole('img', { name: 'Sample: a green wall' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
    const src = await shown.getAttribute('src');
    const bytes = await (await resident.request.get(src!)).body();
    expect(readPixelSize(bytes)).toEqual({ width: 1_200, height: 1_600 });
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    for (const note of ['Exif', 'GPS']) expect(bytes.includes(note)).toBe(false);
    const card = await resident.locator('meta[property="og:image"]').getAttribute('content');
    expect(new URL(card!).pathname).toBe(src);
    expect(card).toMatch(/^https?:\/\//);
    const link = resident.getByRole('link', { name: /PDF, 2 kB/ });
    const pdf = await resident.request.get((await link.getAttribute('href'))!);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).length).toBe(2_000);
  });

  it('asks before it signs out while a picture is not saved', async () => {
    const { page } = await openNewItem();
    const input = page.getByLabel(picture.choose);
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) });
    await page.getByText(/The picture is ready/).waitFor();
    await page.getByRole('button', { name: staffMessages.signOut }).click();
    await page.getByRole('button', { name: staffPageMessages.held.stay }).click();
    await page.getByText(/The picture is ready/).waitFor();
  });

  it('shows the controls of a picture at 360 px without a sideways scroll, each as tall as a finger', async () => {
    const { page } = await openNewItem({ width: widths.phone });
    const input = page.getByLabel(picture.choose);
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) });
    const remove = page.getByRole('button', { name: picture.remove });
    for (const control of [input, remove])
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
});
