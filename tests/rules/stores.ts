/** The two stores of the site's cases, each empty and with the rules of the rules file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartedStore, TestedRules } from '../../packages/embedded-firestore/tests/support/stores.ts';
import { startServer } from '../../server/http/server.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';

/** The rules for the collections that tests/rules/fixtureSite.ts names: the same at every barangay. */
export const firestoreRules = readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8');

export const siteRules: TestedRules = { projectId: embeddedProjectId, rules: firestoreRules };

export async function startSiteServer(): Promise<StartedStore> {
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
