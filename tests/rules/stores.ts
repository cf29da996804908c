/** The two stores of the cases, each empty and with the rules of the rules file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmulatorProject } from '../../packages/embedded-firestore/tests/support/emulatorProject.ts';
import type { StoreConnection } from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { startServer } from '../../server/http/server.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';

/** The rules for the collections that tests/rules/fixtureSite.ts names: the same at every barangay. */
export const firestoreRules = readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8');

export interface StartedStore {
  readonly site: StoreConnection;
  stop(): Promise<void>;
}

export async function startEmbeddedStore(): Promise<StartedStore> {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-'));
  const server = await startServer({
    dataDir: directory,
    host: '127.0.0.1',
    port: 0,
    dist: directory,
    content: null,
    rules: firestoreRules,
    log: () => {},
    withoutIndexes: true,
    // No bounds: the cases use all that Firestore serves.
    callBounds: null,
  });
  return {
    site: { address: new URL(server.address).origin, project: embeddedProjectId, staffToken: server.token },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @param name of its project: that of the embedded store where cases spell it */
export async function startEmulatedStore(name: string = embeddedProjectId): Promise<StartedStore> {
  const site = await openEmulatorProject(name);
  await site.load(firestoreRules);
  return { site, stop: () => site.clear() };
}
