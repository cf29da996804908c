/** The Chromium of a machine, for the commands that need one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, requireChromium } from '../../../../../tools/cli/lib/chromium.ts';

describe('the Chromium of this machine', () => {
  // npm test sets it.
  beforeEach(() => vi.stubEnv('CHROMIUM', ''));
  afterEach(() => vi.unstubAllEnvs());

  it('prefers the headless shell to a full Chromium', () => {
    expect(findChromium((path) => path.startsWith('/usr/bin/chromium'))).toBe(
      '/usr/bin/chromium-headless-shell',
    );
    expect(findChromium((path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
  });

  it('is the one that CHROMIUM names, if it exists', () => {
    vi.stubEnv('CHROMIUM', '/opt/sample');
    expect(findChromium(() => true)).toBe('/opt/sample');
    expect(findChromium((path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });

  it('says what to install where there is none', () => {
    expect(findChromium(() => false)).toBeNull();
    expect(() => requireChromium(() => false)).toThrow(
      'There is no Chromium on this machine. Install one (on Debian: apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome, then run the command again.',
    );
  });
});
