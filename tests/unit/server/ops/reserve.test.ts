/** The file that keeps room for deletions. */
import { existsSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReserve } from '../../../../server/ops/reserve.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const size = 8 * 1_024 * 1_024;

describe('§7 the reserve', () => {
  it('is 8 MiB on the disk, readable by its owner alone, and is made whole where it was cut', () => {
    const directory = createTempDirectory();
    const [reserve, file] = [createReserve(directory), join(directory, 'reserve')];
    expect(reserve.release()).toBe(false);
    expect(reserve.fill()).toBe(true);
    expect(statSync(file).size).toBe(size);
    // Blocks of 512 bytes: a file with holes would keep no room.
    expect(statSync(file).blocks * 512).toBeGreaterThanOrEqual(size);
    expect(statSync(file).mode & 0o077).toBe(0);
    truncateSync(file, 10);
    expect(reserve.fill()).toBe(true);
    expect(statSync(file).size).toBe(size);
    expect(reserve.release()).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  it('fails without an error where something else has its name', () => {
    const directory = createTempDirectory();
    mkdirSync(join(directory, 'reserve'));
    const reserve = createReserve(directory);
    expect([reserve.fill(), reserve.release()]).toEqual([false, false]);
  });
});
