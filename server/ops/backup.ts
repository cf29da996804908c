/**
 * Sends a copy of the whole store while it serves: `GET /v1/backup` with the staff token. The copy is written beside the
 * store, and its name removed before the first byte is sent, so that a server that is killed leaves none. A server that is
 * killed earlier leaves one that the next start removes.
 */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findDiskFailure, type Store } from '../../packages/embedded-firestore/src/index.ts';
import { hasStaffToken } from '../../packages/embedded-firestore/src/lib/index.ts';
import { FirestoreError } from '../../packages/embedded-firestore/src/protocol/index.ts';
import type { FirestoreCallOptions } from '../http/firestoreCalls.ts';
import { sendText } from '../http/siteFiles.ts';
import { unfinishedBackupPrefix } from './dataDir.ts';

export const backupPath = '/v1/backup';

export async function handleBackup(
  { store, readToken, staffLog }: FirestoreCallOptions,
  dataDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const status = request.method === 'GET' ? statusFor(request, readToken) : 405;
  if (status !== 200) return sendText(response, status, 'The staff token is asked for.');
  staffLog.add('A copy of the whole store is sent.');
  try {
    await sendCopy(store, dataDir, response);
  } catch (error) {
    const failure = findDiskFailure(error);
    if (failure === null || response.headersSent) throw error;
    sendText(
      response,
      503,
      `The copy cannot be written beside the store (${failure.reason}): make room there.`,
    );
  }
}

async function sendCopy(store: Store, dataDir: string, response: ServerResponse): Promise<void> {
  const directory = mkdtempSync(unfinishedBackupPrefix(dataDir)); // only its owner may read it
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  try {
    const file = join(directory, 'store.sqlite');
    closeSync(openSync(file, 'wx', 0o600));
    store.backup(file);
    const copy = await open(file);
    // Windows keeps the name of an open file: there it is removed at the end.
    if (process.platform !== 'win32') remove();
    response.writeHead(200, { 'Content-Type': 'application/vnd.sqlite3', 'Cache-Control': 'no-store' });
    await pipeline(copy.createReadStream(), response);
  } finally {
    remove();
  }
}

function statusFor(request: IncomingMessage, readToken: () => string | null): number {
  try {
    return hasStaffToken(request, readToken) ? 200 : 401;
  } catch (error) {
    if (error instanceof FirestoreError) return error.code;
    throw error;
  }
}
