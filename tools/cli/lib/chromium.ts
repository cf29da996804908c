/**
 * Finds a Chromium for the tests, or installs one: Playwright's own, or else Debian's. The headless shell comes first,
 * because it needs little more than half of the CPU time for the same pages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const headlessShell = '/usr/bin/chromium-headless-shell';
const fullChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an executable, or null. The environment variable `CHROMIUM` has priority. */
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
 * Finds or installs a Chromium. Beside a full Chromium it installs the headless shell if Debian's packages allow it.
 * @throws Error that says what to do when nothing works
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

/** Flags that stop Chromium's own network requests. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
