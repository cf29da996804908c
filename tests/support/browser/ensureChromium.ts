/** Finds a Chromium for the tests, or installs one: Playwright's own, or else Debian's. */
import { spawnSync } from 'node:child_process';
import { findBinFile } from '../../../tools/cli/lib/binFile.ts';
import { findChromium, fullChromium, requireChromium } from '../../../tools/cli/lib/chromium.ts';
import { canInstallPackages, installPackages } from './installPackages.ts';

const installPlaywrightsOwn = (): void => {
  process.stdout.write("Installing Playwright's own Chromium for the tests ...\n");
  spawnSync(
    process.execPath,
    [findBinFile('playwright-core'), 'install', 'chromium-headless-shell', 'chromium'],
    {
      stdio: 'ignore',
      timeout: 300_000,
    },
  );
};

/**
 * Beside a full Chromium it installs the headless shell if Debian's packages allow it.
 * @throws UserError that says what to install when nothing works
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  const isSlow = found !== null && fullChromium.includes(found) && found !== process.env.CHROMIUM;
  if (isSlow && canInstallPackages()) installPackages(['chromium-headless-shell'], 90_000);
  if (found !== null) return findChromium() ?? found;
  installPlaywrightsOwn();
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (findChromium() === null && canInstallPackages()) installPackages([name]);
  return requireChromium();
};
