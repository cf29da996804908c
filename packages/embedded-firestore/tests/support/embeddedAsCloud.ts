/**
 * The embedded store with the callers of Cloud Firestore: by itself it knows no accounts, but it has the rules of the cloud,
 * which knows some. Over HTTP, with the callers of the cases by their tokens.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { embeddedProjectId } from '../../../../src/firestore/settings.ts';
import { firestoreRules, type StartedStore } from '../../../../tests/rules/stores.ts';
import { compileRules } from '../../src/rules/compile.ts';
import { createFirestoreServer } from '../../src/server.ts';
import { openStore, type StoreCall } from '../../src/store.ts';
import { createCallerAuth, createCallerToken, type SignedInCaller } from './callers.ts';

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
