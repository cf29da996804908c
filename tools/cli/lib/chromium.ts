/**
 * Finds a Chromium for the tests; where there is none, installs one: Playwright's own, else Debian's. The one without a
 * window comes first: the same pages for little more than half of the work.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const headlessShell = '/usr/bin/chromium-headless-shell';
const fullChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an executable, or null. `CHROMIUM` in the environment comes first. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM, chromium.executablePath(), headlessShell, ...fullChromium].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  ) ?? null;

const isDebian = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
const debianSteps = (name: string): string[][] => [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name],
];

const installers: readonly {
  readonly name: string;
  readonly may: () => boolean;
  readonly steps: string[][];
}[] = [
  {
    name: "Playwright's own",
    may: () => true,
    steps: [['npx', '--no-install', 'playwright-core', 'install', 'chromium-headless-shell', 'chromium']],
  },
  {
    name: "Debian's chromium-headless-shell",
    may: isDebian,
    steps: debianSteps('chromium-headless-shell'),
  },
  { name: "Debian's chromium", may: isDebian, steps: debianSteps('chromium') },
];

const install = (steps: readonly string[][], timeout: number): void => {
  for (const [command, ...args] of steps)
    spawnSync(command!, args, {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
};

/**
 * Finds one or installs one; beside a whole Chromium the light one, where that is a matter of Debian's packages. Throws a
 * sentence that says what to do where nothing works.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found !== null && fullChromium.includes(found) && found !== process.env.CHROMIUM && isDebian()) {
    console.log(`${found} is here; installing ${headlessShell}, which is quicker ...`);
    install(debianSteps('chromium-headless-shell'), 90_000);
    return findChromium() ?? found;
  }
  if (found !== null) return found;
  for (const { name, may, steps } of installers) {
    if (!may()) continue;
    console.log(`No Chromium found: installing ${name} ...`);
    install(steps, 300_000);
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'No Chromium: install one (on Debian `apt-get install chromium`) or set CHROMIUM to its path, then run the tests again.',
  );
};

/** Nothing of its own over the network. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
