/** Installs Debian's packages for the tests. No command of the site may import this (tests/repo/systemPackages.test.ts). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Whether packages can be installed: on Debian, as root. */
export const canInstallPackages = (): boolean => existsSync(aptGet) && process.getuid?.() === 0;

/**
 * Says that it installs the packages, then waits for them. It never throws: callers look again for what they need.
 * @param timeout of each of its two steps (ms)
 */
export const installPackages = (packages: readonly string[], timeout = 300_000): void => {
  process.stdout.write(`Installing Debian's ${packages.join(' and ')} for the tests ...\n`);
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ])
    spawnSync(aptGet, args, {
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
};
