/** The running server's address, for commands. It is a hint: only the store's lock proves that a server runs. */
import { readFileSync, unlinkSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { findDiskFailure } from '../../packages/embedded-firestore/src/index.ts';
import { errorCodeOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { writePrivateFile } from '../ops/dataDir.ts';

const addressFile = (dataDir: string): string => join(dataDir, 'address');
const loopbackByWildcard: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** `http://127.0.0.1:8080/`. A server that listens on every address is reached over loopback. */
export function formatServerAddress(host: string, port: number): string {
  const name = loopbackByWildcard.get(host) ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;
}

/** @throws Error of the file system */
export const writeAddress = (dataDir: string, address: string): void =>
  writePrivateFile(addressFile(dataDir), address);

/**
 * Removes the address that a killed server left. The process that takes the store's lock calls it, because no other server
 * runs then, and because a full disk needs the room. An address that a read-only disk keeps does no harm: it is only a hint.
 */
export function removeAddress(dataDir: string): void {
  try {
    unlinkSync(addressFile(dataDir));
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT' && findDiskFailure(error) === null) throw error;
  }
}

/** null if no server wrote an address. */
export function readAddress(dataDir: string): string | null {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return null;
  }
}
