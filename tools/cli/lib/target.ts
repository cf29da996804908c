/** Which store a command speaks to: `--to cloud`, `--to embedded`, else the cloud where a project is set. */
import { Problem } from '../../../server/firestore/lib/userError.ts';
import { dataDirOf } from '../../../server/http/settings.ts';
import { openCloudDoor } from './cloudClient.ts';
import { googleHeaders } from './googleCredentials.ts';
import { type Door, emptyDoor, isStoreIn, openDoor } from './storeClient.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type Target =
  | { readonly store: 'embedded'; readonly dataDir: string }
  | { readonly store: 'cloud'; readonly projectId: string; readonly emulator: string | null };

/** What is done with a store that is not there. */
export type Absent = 'make' | 'empty' | 'refuse';

const set = (value: string | undefined): string | null => value?.trim() || null;

/** @throws Problem */
export function targetOf(asked: string | undefined, env: Environment): Target {
  const projectId = set(env.FIREBASE_PROJECT_ID) ?? set(env.VITE_FIREBASE_PROJECT_ID);
  const store = asked ?? (projectId === null ? 'embedded' : 'cloud');
  if (store === 'embedded') return { store, dataDir: dataDirOf(env) };
  if (store !== 'cloud') throw new Problem("The store must be 'embedded' or 'cloud'.");
  if (projectId === null) throw new Problem('Set FIREBASE_PROJECT_ID to the project of Cloud Firestore.');
  if (!/^[a-z0-9][a-z0-9.:-]{0,60}$/.test(projectId))
    throw new Problem('FIREBASE_PROJECT_ID must be the id of a project, such as barangay-1a2b3.');
  return { store, projectId, emulator: emulatorOf(env) };
}

/** As Google's own tools take it: a host and a port. */
function emulatorOf({ FIRESTORE_EMULATOR_HOST }: Environment): string | null {
  const host = set(FIRESTORE_EMULATOR_HOST);
  if (host !== null && !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i.test(host))
    throw new Problem('FIRESTORE_EMULATOR_HOST must be a host and a port, such as 127.0.0.1:8085.');
  return host;
}

const waiting = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @throws Problem */
export function doorTo(target: Target, absent: Absent): Door {
  if (target.store === 'embedded') {
    const { dataDir } = target;
    return absent === 'empty' && !isStoreIn(dataDir)
      ? emptyDoor(dataDir)
      : openDoor(dataDir, absent === 'make');
  }
  const { projectId, emulator } = target;
  return openCloudDoor({
    projectId,
    origin: emulator === null ? 'https://firestore.googleapis.com' : `http://${emulator}`,
    headers:
      emulator === null
        ? googleHeaders(projectId)
        : async () => new Headers({ authorization: 'Bearer owner' }),
    fetch,
    wait: waiting,
  });
}
