/**
 * Finds Firefox and WebKit for the tests, or installs Debian's packages, which needs root on Debian. Otherwise the tests
 * of that engine are skipped, and one sentence says so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './installPackages.ts';

const findFile = (paths: readonly (string | undefined)[]): string | null =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;

/** The path of an executable, or null. The environment variable `FIREFOX` has priority. */
export const findFirefox = (): string | null =>
  findFile([process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** The parts of a WebKit session: its driver, its browser, and a virtual display. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser': the folders contain the architecture and the version. */
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

/** All paths, or null when one is missing. */
export const findWebKit = (): WebKitPaths | null => {
  const driver = findFile(['/usr/bin/WebKitWebDriver']);
  const browser = findFile(findMiniBrowsers());
  const display = findFile(['/usr/bin/Xvfb']);
  return driver === null || browser === null || display === null ? null : { driver, browser, display };
};

/** Debian's packages, and the message for a missing engine that cannot be installed. */
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

const ensure = <Found>(name: keyof typeof engines, find: () => Found | null): Found | null => {
  const found = find();
  if (found !== null) return found;
  if (canInstallPackages()) installPackages(engines[name].packages);
  return find();
};

/** Finds or installs Firefox; null where neither works. */
export const ensureFirefox = (): string | null => ensure('firefox', findFirefox);

/** Finds or installs WebKit; null where neither works. */
export const ensureWebKit = (): WebKitPaths | null => ensure('webkit', findWebKit);
