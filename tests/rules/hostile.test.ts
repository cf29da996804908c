/** What the public may not do, and what it may, over HTTP on the embedded store; Google's emulator is asked the same. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../server/http.ts';
import { cases, run } from './cases.ts';

const directory = mkdtempSync(join(tmpdir(), 'dicklum-'));
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    dataDir: directory,
    host: '127.0.0.1',
    port: 0,
    dist: directory,
    content: null,
    log: () => {},
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('§5 §6 the embedded store', () => {
  it('is tried with at least 30 hostile reads and writes', () => {
    expect(cases.filter(({ expected }) => expected === 'refused').length).toBeGreaterThanOrEqual(30);
  });
  it.each(cases.map(({ expected, title }, index) => [expected, title, index] as const))(
    '%s: %s',
    async (expected, _, index) => {
      const site = {
        address: new URL(server.address).origin,
        project: 'demo-barangay',
        staffToken: server.token,
      };
      expect(await run(site, index, Date.now())).toBe(expected);
    },
  );
});
