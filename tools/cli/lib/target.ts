/** Chooses the store of a command: `--to cloud`, `--to embedded`, or by default the cloud when a project is set. */

import { parseDataDir } from '../../../server/http/settings.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { createCloudClient } from './cloudClient.ts';
import { createGoogleHeaders } from './googleCredentials.ts';
import { createEmptyClient, hasStore, openLocalClient, type StoreClient } from './storeClient.ts';
import { waitFor } from './waitFor.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type StoreTarget =
  | { readonly store: 'embedded'; readonly dataDir: string }
  | { readonly store: 'cloud'; readonly projectId: string; readonly emulator: string | null };

/** What to do with a missing store. */
export type MissingStoreAction = 'make' | 'empty' | 'refuse';

const readVariable = (value: string | undefined): string | null => value?.trim() || null;

/** @throws UserError */
export function parseStoreTarget(requested: StoreTarget['store'] | undefined, env: Environment): StoreTarget {
  const projectId = readVariable(env.FIREBASE_PROJECT_ID) ?? readVariable(env.VITE_FIREBASE_PROJECT_ID);
  const store = requested ?? (projectId === null ? 'embedded' : 'cloud');
  if (store === 'embedded') return { store, dataDir: parseDataDir(env) };
  if (projectId === null) throw new UserError('Set FIREBASE_PROJECT_ID to the project of Cloud Firestore.');
  if (!/^[a-z0-9][a-z0-9.:-]{0,60}$/.test(projectId))
    throw new UserError('FIREBASE_PROJECT_ID must be the id of a project, such as barangay-1a2b3.');
  return { store, projectId, emulator: readEmulatorHost(env) };
}

/** In the format of Google's own tools: a host and a port. */
function readEmulatorHost({ FIRESTORE_EMULATOR_HOST }: Environment): string | null {
  const host = readVariable(FIRESTORE_EMULATOR_HOST);
  if (host !== null && !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i.test(host))
    throw new UserError('FIRESTORE_EMULATOR_HOST must be a host and a port, such as 127.0.0.1:8085.');
  return host;
}

/** @throws UserError */
export function openStoreClient(target: StoreTarget, absent: MissingStoreAction): StoreClient {
  if (target.store === 'embedded') {
    const { dataDir } = target;
    return absent === 'empty' && !hasStore(dataDir)
      ? createEmptyClient(dataDir)
      : openLocalClient(dataDir, absent === 'make');
  }
  const { projectId, emulator } = target;
  return createCloudClient({
    projectId,
    origin: emulator === null ? 'https://firestore.googleapis.com' : `http://${emulator}`,
    headers:
      emulator === null
        ? createGoogleHeaders(projectId)
        : async () => new Headers({ authorization: 'Bearer owner' }),
    fetch,
    wait: waitFor,
  });
}
