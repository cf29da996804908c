/** Connects a command to a store: through the file when no server runs, through the running server, or to Google's. */
import { existsSync } from 'node:fs';
import { openStore, type Store, StoreBusy } from '../../../packages/embedded-firestore/src/index.ts';
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { readAddress, removeAddress } from '../../../server/http/address.ts';
import { isProven } from '../../../server/http/serverProof.ts';
import { findStaffTokenFile, readStaffToken } from '../../../server/http/staffToken.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { makeDataDir, removeUnfinishedCopies, storeFile } from '../../../server/ops/dataDir.ts';
import { createReserve } from '../../../server/ops/reserve.ts';
import { siteDatabase, siteStoreOptions } from '../../../server/ops/siteStore.ts';
import { toFailureCode } from '../../../src/staff-core/commit.ts';
import type { FirestoreRestClient } from '../../../src/staff-core/restClient.ts';

export interface StoreClient extends FirestoreRestClient {
  /** The store's name for messages. */
  readonly name: string;
  /** The next step before residents see the change. */
  readonly next: string;
  /** @throws UserError for any response but 200; StoreRefused when the store itself responded */
  post(call: string, body: unknown): Promise<unknown>;
  close(): void;
}

/** The store refused the call. */
export class StoreRefused extends UserError {
  /** Firestore's status, e.g. FAILED_PRECONDITION; '' without one. */
  readonly status: string;
  /** As the staff page's errors have it. */
  readonly code: string;
  constructor(message: string, status: string) {
    super(message);
    this.status = status;
    this.code = toFailureCode(status);
  }
}

/** Staff bypass the rules, so no rules are loaded. */
export const noRules = { decide: () => ({ allowed: false, why: 'no rules', refusedBy: [], evaluated: 0 }) };

const timeout = 30_000;

/**
 * @param createsStore whether to create a missing store
 * @throws UserError
 */
export function openLocalClient(dataDir: string, createsStore: boolean): StoreClient {
  if (createsStore) makeDataDir(dataDir);
  const file = createsStore ? storeFile(dataDir) : findStoreFile(dataDir);
  try {
    return createFileClient(dataDir, openStoreFile(dataDir, file));
  } catch (error) {
    if (error instanceof StoreBusy) return createServerClient(dataDir);
    throw error;
  }
}

/**
 * Opens the store and reports unreadable records on stderr, so that a list without them does not pass for complete.
 * @throws StoreBusy, StoreUnreadable
 */
export function openStoreFile(dataDir: string, file: string): Store {
  const store = openStore({
    ...siteStoreOptions,
    file,
    markerFile: findStaffTokenFile(dataDir),
    rules: noRules,
    now: Date.now,
    report: console.error,
    makeRoom: createReserve(dataDir).release,
  });
  removeUnfinishedCopies(dataDir, console.error);
  removeAddress(dataDir);
  return store;
}

/** The path of the store's file. @throws UserError when there is no store */
export function findStoreFile(dataDir: string): string {
  if (hasStore(dataDir)) return storeFile(dataDir);
  throw new UserError(`There is no store in ${dataDir} yet: run npm start first, or set DATA_DIR.`);
}

/** A client for a missing store: every query is empty, and nothing is created. */
export const createEmptyClient = (dataDir: string): StoreClient => ({
  root: siteDatabase.root,
  isIndexed: false,
  name: `a new store in ${dataDir}`,
  next: '',
  post: async () => [],
  close: () => {},
});

/** Also true when only the token exists: opening the store then reports the problem. */
export const hasStore = (dataDir: string): boolean =>
  existsSync(storeFile(dataDir)) || findStaffTokenFile(dataDir) !== null;

const toCallPath = (call: string): string => encodeURI(`/v1/${siteDatabase.root}${call}`);

const createFileClient = (dataDir: string, store: Store): StoreClient => ({
  root: siteDatabase.root,
  isIndexed: false,
  name: `the store in ${dataDir}`,
  next: 'No server is running: run npm start to see it.',
  close: () => store.close(),
  post: async (call, body) => {
    const path = toCallPath(call);
    const answer = store.answer({ method: 'POST', path, body: JSON.stringify(body), staff: true });
    return readAnswer(answer.status, JSON.parse(answer.text));
  },
});

/** Opens a copy that no server knows, and whose damaged records its caller has reported. @throws StoreUnreadable */
export const openCopy = (dataDir: string, file: string): StoreClient =>
  createFileClient(
    dataDir,
    openStore({ ...siteStoreOptions, file, rules: noRules, now: Date.now, report: () => {} }),
  );

export interface ProvenServer {
  readonly address: string;
  readonly token: string;
}

/**
 * The running server, once it has proved that it knows the token. Another program at its address must not get the token.
 * @throws UserError when the server has not published its address, does not answer, or proves nothing
 */
export async function findRunningServer(dataDir: string): Promise<ProvenServer> {
  const address = readAddress(dataDir);
  if (address === null)
    throw new UserError(
      'Another command uses this DATA_DIR, or the server is just starting: try again in a moment.',
    );
  const token = readStaffToken(dataDir);
  if (await isProven(address, token)) return { address, token };
  throw new UserError(
    `What answers at ${address} does not know the staff token, so it was not sent. It is another program, or a server of an earlier version or another DATA_DIR: stop it, then npm start.`,
  );
}

function createServerClient(dataDir: string): StoreClient {
  return {
    root: siteDatabase.root,
    isIndexed: false,
    name: `the store in ${dataDir}, through the server that runs on it`,
    next: 'The running site shows it at its next reading: reload the page.',
    close: () => {},
    post: async (call, body) => {
      const { address, token } = await findRunningServer(dataDir);
      const response = await postToServer(new URL(toCallPath(call), address), token, JSON.stringify(body));
      return readAnswer(response.status, await response.json());
    },
  };
}

async function postToServer(url: URL, token: string, body: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, { method: 'POST', redirect: 'error', headers, body, signal });
  } catch (error) {
    throw new UserError(
      `The server at ${url.origin} does not answer (${errorMessageOf(error)}): try again, or stop it first.`,
    );
  }
}

function readAnswer(status: number, body: unknown): unknown {
  if (status === 200) return body;
  const { error } = body as { readonly error?: { readonly message?: string; readonly status?: string } };
  throw new StoreRefused(
    `The store refused (${status}): ${error?.message ?? 'no reason given'}`,
    error?.status ?? '',
  );
}
