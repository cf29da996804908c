/** More people than places, at once: the store keeps the limit, also when it is killed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDatabase } from '../../../../../server/ops/siteStore.ts';
import { countResults, findRaceFaults, runRace } from '../../../../support/places/race.ts';
import { type ServerProcess, startServerProcess } from '../../../../support/server/childProcess.ts';
import { createTempDirectory, startTestServer } from '../../../../support/server/runningServer.ts';

describe('§5 places of a half day', () => {
  it('stores as many requests as there are places, and tells everybody else that it is full', async () => {
    const server = await startTestServer({ content: null, now: Date.now });
    const outcome = await runRace(
      {
        address: () => server.address,
        root: siteDatabase.root,
        staffToken: () => server.token,
      },
      { senders: 60, places: 7, connections: 60 },
    );
    expect(countResults(outcome)).toEqual({ stored: 7, full: 53 });
    expect(findRaceFaults(outcome)).toEqual([]);
  });

  it('keeps each place with its request when the server is killed meanwhile', async () => {
    const dataDir = createTempDirectory();
    let server: ServerProcess = await startServerProcess(dataDir);
    const token = readFileSync(join(dataDir, 'staff-token'), 'utf8');
    let restarted: Promise<void> | null = null;
    const restart = async (): Promise<void> => {
      await server.end('SIGKILL');
      server = await startServerProcess(dataDir);
    };
    const outcome = await runRace(
      { address: () => server.address, root: siteDatabase.root, staffToken: () => token },
      {
        senders: 60,
        places: 12,
        connections: 16,
        onStored: (count) => {
          if (count === 4) restarted = restart();
        },
      },
    );
    await restarted;
    expect(restarted).not.toBeNull();
    expect(countResults(outcome)).toEqual({ stored: 12, full: 48 });
    expect(findRaceFaults(outcome)).toEqual([]);
  }, 120_000);
});
