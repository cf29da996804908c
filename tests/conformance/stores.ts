/** The two stores that are asked, each empty and with the rules as their file has them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedProject } from '../../server/firestore/protocol/names.ts';
import { startServer } from '../../server/http/server.ts';
import { lentProject } from './emulatorProject.ts';
import type { Site } from './restCalls.ts';

/** Of the collections that tests/conformance/fixtureSite.ts names: the same at every barangay. */
export const rules = readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8');

export interface Started {
  readonly site: Site;
  stop(): Promise<void>;
}

export async function startEmbedded(): Promise<Started> {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-'));
  const server = await startServer({
    dataDir: directory,
    host: '127.0.0.1',
    port: 0,
    dist: directory,
    content: null,
    rules,
    log: () => {},
    withoutIndexes: true,
    // Asked for all that Firestore serves.
    callBounds: null,
  });
  return {
    site: { address: new URL(server.address).origin, project: servedProject, staffToken: server.token },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @param name of its project: that of the embedded store where cases spell it */
export async function startEmulated(name: string = servedProject): Promise<Started> {
  const site = await lentProject(name);
  await site.load(rules);
  return { site, stop: () => site.giveBack() };
}
