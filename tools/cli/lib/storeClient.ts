/** How a command reaches a store: through the file where no server runs, else through the running server; or Google's. */
import { existsSync } from 'node:fs';
import { Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import { documentsRoot } from '../../../server/firestore/protocol/names.ts';
import { StoreBusy } from '../../../server/firestore/store/file.ts';
import { openStore, type Store } from '../../../server/firestore/store/store.ts';
import { readAddress, removeAddress } from '../../../server/http/address.ts';
import { findTokenFile, knownToken } from '../../../server/http/staffToken.ts';
import { makeDataDir, storeFile } from '../../../server/ops/dataDir.ts';
import type { Door as AnyDoor } from '../../../src/staff-core/restClient.ts';

export interface Door extends AnyDoor {
  /** Which store it is, as a sentence says it. */
  readonly name: string;
  /** What is to be done before residents see what was written. */
  readonly next: string;
  /** @throws Problem where it is not answered with 200: StoreRefused where it was answered */
  ask(call: string, body: unknown): Promise<unknown>;
  close(): void;
}

/** The store answered that it will not. */
export class StoreRefused extends Problem {
  /** In Firestore's words, e.g. FAILED_PRECONDITION; '' where it has none. */
  readonly status: string;
  constructor(message: string, status: string) {
    super(message);
    this.status = status;
  }
}

/** Staff pass the rules, so none are read. */
export const noRules = { decide: () => ({ allowed: false, why: 'no rules', refusedBy: [], evaluated: 0 }) };

const timeout = 30_000;

/** @param make a new store where there is none. @throws Problem */
export function openDoor(dataDir: string, make: boolean): Door {
  if (make) makeDataDir(dataDir);
  const file = make ? storeFile(dataDir) : storeIn(dataDir);
  try {
    const store = openStoreFile(dataDir, file);
    removeAddress(dataDir); // left by a server that was killed
    return doorToFile(dataDir, store);
  } catch (error) {
    if (error instanceof StoreBusy) return doorToServer(dataDir);
    throw error;
  }
}

/** What cannot be read is told on stderr, so that no list is taken for the whole. @throws StoreBusy, StoreUnreadable */
export const openStoreFile = (dataDir: string, file: string): Store =>
  openStore({ file, knownBy: findTokenFile(dataDir), rules: noRules, now: Date.now, report: console.error });

/** Its file. @throws Problem where there is none */
export function storeIn(dataDir: string): string {
  if (isStoreIn(dataDir)) return storeFile(dataDir);
  throw new Problem(`There is no store in ${dataDir} yet: run npm start first, or set DATA_DIR.`);
}

/** To a store that is not there: everything is found empty, and nothing is made. */
export const emptyDoor = (dataDir: string): Door => ({
  root: documentsRoot,
  isIndexed: false,
  name: `a new store in ${dataDir}`,
  next: '',
  ask: async () => [],
  close: () => {},
});

/** Also where only its token is left: then opening it says what is wrong. */
export const isStoreIn = (dataDir: string): boolean =>
  existsSync(storeFile(dataDir)) || findTokenFile(dataDir) !== null;

const addressOf = (call: string): string => encodeURI(`/v1/${documentsRoot}${call}`);

const doorToFile = (dataDir: string, store: Store): Door => ({
  root: documentsRoot,
  isIndexed: false,
  name: `the store in ${dataDir}`,
  next: 'No server is running: run npm start to see it.',
  close: () => store.close(),
  ask: async (call, body) => {
    const path = addressOf(call);
    const answer = store.answer({ method: 'POST', path, body: JSON.stringify(body), staff: true });
    return answered(answer.status, answer.body);
  },
});

/** @throws Problem where it has not said where it is */
export function runningServer(dataDir: string): { readonly address: string; readonly token: string } {
  const address = readAddress(dataDir);
  if (address === null)
    throw new Problem(
      'Another command uses this DATA_DIR, or the server is just starting: try again in a moment.',
    );
  return { address, token: knownToken(dataDir) };
}

function doorToServer(dataDir: string): Door {
  const { address, token } = runningServer(dataDir);
  return {
    root: documentsRoot,
    isIndexed: false,
    name: `the store in ${dataDir}, through the server that runs on it`,
    next: 'The running site shows it at its next reading: reload the page.',
    close: () => {},
    ask: async (call, body) => {
      const response = await posted(new URL(addressOf(call), address), token, JSON.stringify(body));
      return answered(response.status, await response.json());
    },
  };
}

async function posted(url: URL, token: string, body: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, { method: 'POST', redirect: 'error', headers, body, signal });
  } catch (error) {
    throw new Problem(
      `The server at ${url.origin} does not answer (${reasonOf(error)}): try again, or stop it first.`,
    );
  }
}

function answered(status: number, body: unknown): unknown {
  if (status === 200) return body;
  const { error } = body as { readonly error?: { readonly message?: string; readonly status?: string } };
  throw new StoreRefused(
    `The store refused (${status}): ${error?.message ?? 'no reason given'}`,
    error?.status ?? '',
  );
}
