/**
 * Finds Firefox and WebKit for the tests; where one is missing, installs Debian's package of it. Only root on Debian can:
 * elsewhere the journeys of that engine are left out, and one sentence says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const aptGet = '/usr/bin/apt-get';

const findFile = (paths: readonly (string | undefined)[]): string | null =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;

/** The path of an executable, or null. `FIREFOX` in the environment comes first. */
export const findFirefox = (): string | null =>
  findFile([process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** What a session of WebKit needs: its driver, its browser, and a display without a screen. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser': the folders name the machine and the version. */
const findMiniBrowsers = (): readonly string[] =>
  ['/usr/lib', '/usr/libexec'].flatMap((root) =>
    (existsSync(root) ? readdirSync(root) : [])
      .filter((machine) => machine.endsWith('-linux-gnu') || machine.startsWith('webkit'))
      .flatMap((machine) =>
        machine.startsWith('webkit')
          ? [join(root, machine, 'MiniBrowser')]
          : readdirSync(join(root, machine))
              .filter((name) => name.startsWith('webkit'))
              .map((name) => join(root, machine, name, 'MiniBrowser')),
      ),
  );

/** Every part of it, or null. */
export const findWebKit = (): WebKitPaths | null => {
  const driver = findFile(['/usr/bin/WebKitWebDriver']);
  const browser = findFile(findMiniBrowsers());
  const display = findFile(['/usr/bin/Xvfb']);
  return driver === null || browser === null || display === null ? null : { driver, browser, display };
};

/** Debian's packages; the sentence where neither they nor the engine are there. */
export const engines = {
  firefox: {
    packages: ['firefox-esr'],
    missing: 'Firefox is not on this machine: its journeys are left out.',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: 'WebKit is not on this machine: its journeys are left out.',
  },
} as const;

/** Installs the packages where apt-get may, and waits for them. It never throws: what is missing stays missing. */
const install = (packages: readonly string[]): void => {
  if (!existsSync(aptGet) || process.getuid?.() !== 0) return;
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ])
    spawnSync(aptGet, args, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
};

const ensure = <Found>(name: keyof typeof engines, find: () => Found | null): Found | null => {
  const found = find();
  if (found !== null) return found;
  const { packages, missing } = engines[name];
  console.log(`Installing ${packages.join(' and ')} ...`);
  install(packages);
  const installed = find();
  if (installed === null) console.log(missing);
  return installed;
};

/** Finds or installs Firefox; null, after a sentence on the console, where it cannot. */
export const ensureFirefox = (): string | null => ensure('firefox', findFirefox);

/** Finds or installs WebKit; null, after a sentence on the console, where it cannot. */
export const ensureWebKit = (): WebKitPaths | null => ensure('webkit', findWebKit);
