/** A real server on a free port with a clock of the test's, and the two clients of it: the SDK and plain HTTP. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { initializeApp } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { expect, onTestFinished } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../../server/http/server.ts';
import { site } from '../../../src/site.ts';
import { testNow } from '../testNow.ts';
import { sampleContent } from './sampleContent.ts';

setLogLevel('silent');

export { testNow };

export const testDocumentsRoot = 'projects/demo-barangay/databases/(default)/documents';

/** A directory that is removed after the test. */
export function createTempDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

export function writeFiles(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

/**
 * Closed after the test, unless the test has closed it. Its store has the site's content beside a build, which shows it, and else
 * the samples, which every barangay has.
 */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    dataDir: createTempDirectory(),
    host: '127.0.0.1',
    port: 0,
    dist: createTempDirectory(),
    now: () => testNow,
    content: options.dist === undefined ? sampleContent : directories.content,
    log: () => {},
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

export function createSdkClient({ address }: Pick<RunningServer, 'address'>): Firestore {
  const app = initializeApp({ projectId: 'demo-barangay' }, randomUUID());
  return initializeFirestore(app, { host: new URL(address).host, ssl: false });
}

export const sdkCollection = (database: Firestore, name: string): CollectionReference =>
  collection(database, site.root, name, 'list');

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Posts a body below `documents`; a text goes as it is. */
export async function post(
  { address, token }: RunningServer,
  call: string,
  body: unknown,
  as: 'public' | 'staff' = 'public',
): Promise<Reply> {
  const response = await fetch(`${address}v1/${testDocumentsRoot}${call}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: as === 'staff' ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Firestore's error shape with this code and status. */
export const expectedError = (code: number, status: string): Pick<Reply, 'status' | 'body'> => ({
  status: code,
  body: { error: { code, status, message: expect.stringMatching(/./) } },
});
