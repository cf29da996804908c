/** The running server's address, for commands. It is a hint: only the store's lock proves that a server runs. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';

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

export const writeAddress = (dataDir: string, address: string): void =>
  writeFileSync(addressFile(dataDir), address, { mode: 0o600 });

export const removeAddress = (dataDir: string): void => rmSync(addressFile(dataDir), { force: true });

/** null if no server wrote an address. */
export function readAddress(dataDir: string): string | null {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return null;
  }
}
