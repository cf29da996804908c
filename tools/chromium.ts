/** Finds a Chromium for the tests; where there is none, installs one: Playwright's own, else Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an executable, or null. `CHROMIUM` in the environment comes first. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM, chromium.executablePath(), ...usual].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  ) ?? null;

const ways: readonly { readonly name: string; readonly may: () => boolean; readonly steps: string[][] }[] = [
  {
    name: "Playwright's own",
    may: () => true,
    steps: [['npx', '--no-install', 'playwright-core', 'install', 'chromium-headless-shell', 'chromium']],
  },
  {
    name: "Debian's chromium",
    may: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    steps: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ],
  },
];

/** Finds one or installs one. Throws a sentence that says what to do where neither works. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found !== null) return found;
  for (const { name, may, steps } of ways) {
    if (!may()) continue;
    console.log(`No Chromium found: installing ${name} ...`);
    for (const [command, ...args] of steps)
      spawnSync(command!, args, {
        stdio: ['ignore', 'ignore', 'ignore'],
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'No Chromium: install one (on Debian `apt-get install chromium`) or set CHROMIUM to its path, then run the tests again.',
  );
};
