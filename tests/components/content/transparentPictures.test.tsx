/** §1. A drawing on nothing, as a seal or a poster often is, is seen in both color schemes wherever the site shows a picture. */
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { routeOfPage } from '../../../src/routes/menu.ts';
import { staffContentMessages } from '../../../src/staff/content/messages.ts';
import { drawFile, toFile } from '../../support/components/chosenFiles.ts';
import { getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createStaffStore, renderStaff } from '../../support/components/renderStaff.tsx';
import { chooseFile, getControl, openList, openRecord, press } from '../../support/components/staffPage.ts';
import { createTestStore } from '../../support/components/testStore.ts';
import { testNow } from '../../support/testNow.ts';
import { widths } from '../../support/widths.ts';

const alt = 'Sample drawing';
const image = { src: '/images/sample-fields-{width}.webp', alt, width: 960, height: 540, widths: [480, 960] };
const item = { id: 'drawn', slug: 'drawn', title: 'Sample: drawn', date: testNow };
const article = { ...item, image };

const createPicturedStore = () => {
  const store = createTestStore();
  for (const list of ['news', 'ordinances', 'announcements'] as const) store.add(list, [article]);
  store.add('officials', [{ id: 'drawn', position: 'Sample Officer', name: 'Sample', order: 1, image }]);
  store.add('tourism', [{ id: 'drawn', title: 'Sample: drawn', order: 1, image }]);
  store.add('history', [{ id: 'drawn', title: 'Sample: drawn', year: 1990, order: 1, image }]);
  for (const at of ['resident', 'the-barangay'])
    store.add('pages', [{ id: `drawn-${at}`, page: at, title: 'Sample: drawn', order: 1, image }]);
  return store;
};

const emulate = (name: string, value: string): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name, value }] },
  );

/** WCAG's contrast of black, and of white, with what is behind a transparent picture. */
const measureContrasts = (picture: Element): readonly [black: number, white: number] => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(picture).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity] = context.getImageData(0, 0, 1, 1).data;
  expect(opacity).toBe(255);
  const linear = [red, green, blue].map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  return [(luminance + 0.05) / 0.05, 1.05 / (luminance + 0.05)];
};

const settings = [
  ['prefers-color-scheme', 'light'],
  ['prefers-color-scheme', 'dark'],
  ['forced-colors', 'active'],
] as const;

/** Where black or white has less than 3:1, with what it has. */
const findFaint = async (picture: () => Element) => {
  const faint: string[] = [];
  for (const [name, value] of settings) {
    await emulate(name, value);
    measureContrasts(picture()).forEach((contrast, at) => {
      if (contrast < 3) faint.push(`${['black', 'white'][at]}, ${name} ${value}: ${contrast.toFixed(2)}`);
    });
  }
  return faint;
};

afterEach(() => emulate('prefers-color-scheme', ''));

describe('§1 black and white lines on a transparent picture', () => {
  it.each([
    ['the lead of the news', '/News'],
    ['a news item', '/News/drawn'],
    ['an ordinance', '/Ordinance/drawn'],
    ['an announcement', '/Announcements/drawn'],
    ['the officials', '/Elected-Officials'],
    ['an official', '/official-details/drawn'],
    ['the places of interest', routeOfPage('Tourism').path],
    ['the history', '/Barangay-History'],
    ['the sections for residents', '/Resident'],
    ['the sections on the barangay', '/The-Barangay'],
  ])('have a contrast of 3:1 in %s', async (_, path) => {
    await renderSite(path, { store: createPicturedStore(), width: widths.desk });
    const picture = getMain().getByRole('img', { name: alt }).first();
    await expect.element(picture).toBeInTheDocument();
    expect(await findFaint(() => picture.element())).toEqual([]);
  });

  it('have a contrast of 3:1 beside the input of a clerk and in the preview', async () => {
    await renderStaff(createStaffStore({ news: [{ ...item, status: 'active' }] }));
    await openList('news');
    await openRecord(item.title);
    chooseFile('image.src', toFile(await drawFile([40, 30], 'image/png'), 'seal.png'));
    await expect.element(page.getByText(/The picture is ready/)).toBeVisible();
    expect(await findFaint(() => page.getByCss('fieldset img').element())).toEqual([]);
    await getControl('image.alt').fill(alt);
    await press(staffContentMessages.preview);
    const picture = page.getByRole('img', { name: alt }).first();
    await expect.element(picture).toBeVisible();
    expect(await findFaint(() => picture.element())).toEqual([]);
  });
});
