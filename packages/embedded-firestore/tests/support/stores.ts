/** The two stores of a suite, each empty and with the suite's rules: the embedded one, over HTTP, and Google's emulator. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { hasStaffToken } from '../../src/lib/bearerToken.ts';
import { compileRules } from '../../src/rules/compile.ts';
import { createFirestoreServer } from '../../src/server.ts';
import { openStore, type StoreCall } from '../../src/store.ts';
import { createCallerAuth, createCallerToken, type SignedInCaller } from './callers.ts';
import { openEmulatorProject } from './emulatorProject.ts';
import type { StoreConnection } from './restCalls.ts';

export interface StartedStore {
  readonly site: StoreConnection;
  stop(): Promise<void>;
}

export interface TestedRules {
  readonly projectId: string;
  /** The text of the rules. */
  readonly rules: string;
}

const staffToken = 'staff';
const signedInCallers: readonly SignedInCaller[] = ['signedIn', 'clerk'];

/**
 * The embedded store with the callers of Cloud Firestore: by itself it knows no accounts, but its rules are those of the
 * cloud, which knows some. It recognizes the callers of the cases by their tokens.
 */
export async function startEmbeddedStore({ projectId, rules }: TestedRules): Promise<StartedStore> {
  const store = openStore({
    projectId,
    file: ':memory:',
    rules: compileRules(rules),
    now: Date.now,
    indexes: null,
  });
  const callers = new Map<string, Pick<StoreCall, 'staff' | 'auth'>>(
    signedInCallers.map((one) => [
      `Bearer ${createCallerToken(one)}`,
      { staff: false, auth: createCallerAuth(one) },
    ]),
  );
  const server = createFirestoreServer({
    store,
    identifyCaller: (request) =>
      callers.get(request.headers.authorization ?? '') ?? { staff: hasStaffToken(request, () => staffToken) },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    site: { address, project: projectId, staffToken },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      store.close();
    },
  };
}

export async function startEmulatedStore({ projectId, rules }: TestedRules): Promise<StartedStore> {
  const site = await openEmulatorProject(projectId);
  await site.load(rules);
  return { site, stop: () => site.clear() };
}
