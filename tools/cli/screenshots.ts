/**
 * `npm run pictures`: retakes docs/pictures from the built site with its sample records. README.md and docs/design.md use
 * them.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { directories } from '../../server/http/serve.ts';
import { startServer } from '../../server/http/server.ts';
import { searchMessages } from '../../src/i18n/en/search.ts';
import { quietFlags, requireChromium } from './lib/chromium.ts';
import { endForUnknownArguments, runCommand } from './lib/runCommand.ts';

endForUnknownArguments('Use: npm run pictures');

interface Picture {
  readonly path: string;
  readonly width: number;
  readonly isDark?: true;
  readonly isPaper?: true;
  /** Runs before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

// The third is the width of A4 paper within its margins.
const [telephone, desk, sheet] = [360, 1280, 680];
const [tall, wide, a4] = [740, 800, 1002];
const heights: Readonly<Record<number, number>> = { [telephone]: tall, [desk]: wide, [sheet]: a4 };

const clearance = '/services/issuance-of-barangay-clearance';
const form = '/Form_Request?formType=BARANGAY_CLEARANCE';

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
  'machines-1280': {
    path: '/machines.html#formRequest',
    width: desk,
    act: (page) => page.locator('main svg').first().waitFor(),
  },
};

const quality = 80;
const root = join(import.meta.dirname, '../..');
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
      await act?.(page);
      const file = join(folder, `${name}.jpg`);
      const isNew = !existsSync(file);
      await page.screenshot({ path: file, type: 'jpeg', quality });
      console.log(`docs/pictures/${name}.jpg is taken${isNew ? ', for the first time' : ''}.`);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
  console.log('Look at each, then commit them with what they show.');
}

await runCommand(() => null, takePictures, 'The pictures were not taken.');
