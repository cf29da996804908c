/**
 * The embedded store with the callers of Cloud Firestore: by itself it knows no accounts, but it has the rules of the cloud,
 * which knows some. Over HTTP, with the callers of the cases by their tokens.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { compileRules } from '../../packages/embedded-firestore/src/rules/compile.ts';
import { createFirestoreServer } from '../../packages/embedded-firestore/src/server.ts';
import { openStore, type StoreCall } from '../../packages/embedded-firestore/src/store.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';
import { createCallerAuth, createCallerToken, type SignedInCaller } from './callers.ts';
import { firestoreRules, type StartedStore } from './stores.ts';

const staffToken = 'staff';

export async function startEmbeddedAsCloud(): Promise<StartedStore> {
  const store = openStore({
    projectId: embeddedProjectId,
    file: ':memory:',
    rules: compileRules(firestoreRules),
    now: Date.now,
    indexes: null,
  });
  const callers = new Map<string, Pick<StoreCall, 'staff' | 'auth'>>([
    [`Bearer ${staffToken}`, { staff: true }],
    ...(['signedIn', 'clerk'] satisfies SignedInCaller[]).map(
      (one) => [`Bearer ${createCallerToken(one)}`, { staff: false, auth: createCallerAuth(one) }] as const,
    ),
  ]);
  const server = createFirestoreServer({
    store,
    identifyCaller: ({ headers }) => callers.get(headers.authorization ?? '') ?? { staff: false },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    site: { address, project: embeddedProjectId, staffToken },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      store.close();
    },
  };
}
