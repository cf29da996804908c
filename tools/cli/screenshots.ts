/**
 * `npm run pictures`: retakes docs/pictures from the built site with its sample records. README.md, docs/design.md and
 * docs/staff.md use them.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { directories } from '../../server/http/serve.ts';
import { type RunningServer, startServer } from '../../server/http/server.ts';
import { searchMessages } from '../../src/i18n/en/search.ts';
import { staffMessages } from '../../src/staff-core/messages.ts';
import { quietFlags, requireChromium } from './lib/chromium.ts';
import { endForUnknownArguments, runCommand } from './lib/runCommand.ts';
import { openLocalClient, type StoreClient } from './lib/storeClient.ts';
import { storeSampleFeedback, storeSampleVisits } from './screenshots/sampleRecords.ts';

endForUnknownArguments('Use: npm run pictures');

const root = join(import.meta.dirname, '../..');

interface Picture {
  readonly path: string;
  readonly width: number;
  readonly isDark?: true;
  readonly isPaper?: true;
  /** Runs before the picture is taken. */
  readonly act?: (page: Page, server: RunningServer, store: StoreClient) => Promise<unknown>;
}

/** A clerk's new news item with a photograph. */
const addPicture = async (page: Page, { token }: RunningServer): Promise<void> => {
  await page.getByLabel(staffMessages.signIn.token.label).fill(token);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: staffMessages.tabs.content }).click();
  await page.getByRole('button', { name: 'News', exact: true }).click();
  await page.getByRole('button', { name: 'Add a new news item' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(root, 'public/images/sample-fields-960.webp'));
  await page.locator('[id="image.alt"]').fill('Sample: pineapple fields below the mountain');
  await page.locator('[id="image.src"]').evaluate((input) => input.closest('div')?.scrollIntoView());
};

// The third is the width of A4 paper within its margins.
const [telephone, desk, sheet] = [360, 1280, 680];
const [tall, wide, a4] = [740, 800, 1002];
const heights: Readonly<Record<number, number>> = { [telephone]: tall, [desk]: wide, [sheet]: a4 };

const clearance = '/services/issuance-of-barangay-clearance';
const form = '/Form_Request/clearance';

const staff = '/staff';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const signIn = async (page: Page, { token }: RunningServer): Promise<void> => {
  await page.getByLabel(staffMessages.signIn.token.label).fill(token);
  await press(page, staffMessages.signIn.token.submit);
};

const openStaffTab = async (page: Page, server: RunningServer, tab: string): Promise<void> => {
  await signIn(page, server);
  await page.getByRole('link', { name: tab }).click();
};

const saveSampleNews = async (page: Page, server: RunningServer): Promise<void> => {
  await openStaffTab(page, server, staffMessages.tabs.content);
  // Tools import nothing of the staff page, so its sentences stand here again (docs/architecture.md).
  await press(page, 'News');
  await press(page, 'Add a new news item');
  const fields = {
    title: 'Sample: clean-up day along the road',
    summary: 'Bring gloves and a sack. Breakfast is at the covered court.',
    body: 'Every zone begins at its own chapel and walks to the covered court.\n\n- Zones 1 to 3: along the highway\n- Zones 4 to 6: along the river',
    begins: '2031-05-10T06:00',
    ends: '2031-05-10T09:00',
    where: 'Covered court',
  };
  for (const [name, text] of Object.entries(fields)) await page.locator(`[id="${name}"]`).fill(text);
  await press(page, 'Save');
  await page.locator('article svg path').last().waitFor({ state: 'attached' });
};

/** By file name. */
const pictures: Readonly<Record<string, Picture>> = {
  'home-360': { path: '/home', width: telephone },
  'home-360-dark': { path: '/home', width: telephone, isDark: true },
  'home-1280': { path: '/home', width: desk },
  'service-360': { path: clearance, width: telephone },
  'service-1280': { path: clearance, width: desk },
  'form-360': { path: form, width: telephone },
  'form-1280': { path: form, width: desk },
  'hotlines-360': { path: '/Emergency-Hotlines', width: telephone },
  'hotlines-poster': { path: '/Emergency-Hotlines', width: sheet, isPaper: true },
  'staff-picture-1280': { path: '/staff', width: desk, act: addPicture },
  'machines-1280': {
    path: '/machines.html#formRequest',
    width: desk,
    act: (page) => page.locator('main svg').first().waitFor(),
  },
  'staff-share-1280': { path: staff, width: desk, act: saveSampleNews },
  'staff-notice': {
    path: staff,
    width: sheet,
    act: async (page, server) => {
      await saveSampleNews(page, server);
      await page.emulateMedia({ media: 'print' });
    },
  },
  'staff-list-1280': {
    path: staff,
    width: desk,
    act: async (page, server, store) => {
      await storeSampleVisits(store);
      await signIn(page, server);
      await page.locator('#row-4f3f').waitFor();
      for (const id of ['4f3d', '4f3e']) await page.getByLabel(`Choose ${id}`).check();
      await page.locator('#found').evaluate((title) => title.scrollIntoView());
    },
  },
  'staff-hall-1280': {
    path: staff,
    width: desk,
    act: async (page, server) => {
      await openStaffTab(page, server, staffMessages.tabs.hall);
      const dayOf = (row: number) => page.locator('tbody tr').nth(row).getByRole('button').first();
      await dayOf(1).click();
      await page.locator('#hallReason').selectOption('Fiesta');
      await press(page, 'Close');
      await page.getByText(/^Saved: /).waitFor();
      await dayOf(2).click();
      await page.locator('table').evaluate((table) => table.scrollIntoView());
    },
  },
  'staff-feedback-1280': {
    path: staff,
    width: desk,
    act: async (page, server, store) => {
      await storeSampleFeedback(store);
      await openStaffTab(page, server, staffMessages.tabs.feedback);
      await page.getByRole('table').waitFor();
    },
  },
};

const quality = 80;
const folder = join(root, 'docs/pictures');

async function takePictures(): Promise<void> {
  const executablePath = requireChromium();
  await build({ root, logLevel: 'warn' });
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const server = await startServer({
    dataDir,
    host: '127.0.0.1',
    port: 0,
    dist: directories.dist,
    content: directories.content,
    log: () => {},
  });
  const store = openLocalClient(dataDir, false);
  const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, { path, width, isDark, isPaper, act }] of Object.entries(pictures)) {
      const context = await browser.newContext({
        viewport: { width, height: heights[width]! },
        colorScheme: isDark ? 'dark' : 'light',
        deviceScaleFactor: width === telephone ? 1.5 : 1,
        locale: 'en-PH',
        timezoneId: 'Asia/Manila',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (isPaper) await page.emulateMedia({ media: 'print' });
      await page.goto(new URL(path, server.address).href);
      if (!isPaper && act === undefined) {
        // A first key press makes the page hydrate at once; until then it shows placeholders for parts that need scripts.
        await page.keyboard.press('Shift');
        await page.getByRole('button', { name: searchMessages.english.open, exact: true }).waitFor();
      }
      await act?.(page, server, store);
      const file = join(folder, `${name}.jpg`);
      const isNew = !existsSync(file);
      await page.screenshot({ path: file, type: 'jpeg', quality });
      console.log(`docs/pictures/${name}.jpg is taken${isNew ? ', for the first time' : ''}.`);
      await context.close();
    }
  } finally {
    await browser.close();
    store.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
  console.log('Look at each, then commit them with what they show.');
}

await runCommand(() => null, takePictures, 'The pictures were not taken.');
