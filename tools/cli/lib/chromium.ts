/**
 * Finds the Chromium of this machine: Playwright's own, or else a system's. The headless shell comes first, because it needs
 * little more than half of the CPU time for the same pages.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { UserError } from '../../../server/lib/userError.ts';

const headlessShell = '/usr/bin/chromium-headless-shell';
export const fullChromium: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of an executable, or null. The environment variable `CHROMIUM` has priority. */
export const findChromium = (isThere: (path: string) => boolean = existsSync): string | null =>
  [process.env.CHROMIUM, chromium.executablePath(), headlessShell, ...fullChromium].find(
    (path) => path !== undefined && path !== '' && isThere(path),
  ) ?? null;

const missingChromium =
  'There is no Chromium on this machine. Install one (on Debian: apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome, then run the command again.';

/** @throws UserError that says what to install */
export const requireChromium = (isThere?: (path: string) => boolean): string => {
  const found = findChromium(isThere);
  if (found === null) throw new UserError(missingChromium);
  return found;
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
