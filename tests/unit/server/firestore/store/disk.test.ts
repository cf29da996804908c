/** Disks that are full, read-only or broken: the server reports each in one sentence and loses nothing. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  runScript,
  type ServerProcess,
  startServerProcess,
} from '../../../../support/server/childProcess.ts';
import { createTempDirectory } from '../../../../support/server/runningServer.ts';
import {
  createSubmission,
  readStoredList,
  sendSubmission,
  type TestSubmission,
} from '../../../../support/server/submissions.ts';

/** The tools of Linux for limits and disks. */
const isLinux = process.platform === 'linux';

/** A name space of its own, in which a disk can be mounted. */
const canMount = isLinux && spawnSync('unshare', ['-rm', 'true']).status === 0;
const unlessMounted = canMount ? '' : ' (skipped: no disk can be mounted here)';
const mounting = (act: string): string => `exec unshare -rm sh -c '${act} && exec "$@"' sh "$@"`;

const tokenOf = (dataDir: string): string => readFileSync(join(dataDir, 'staff-token'), 'utf8');
const storeOf = (dataDir: string): string => join(dataDir, 'store.sqlite');

/** Sends submissions one by one until one is refused. Returns the acknowledged ones, the refused one and its status. */
async function sendUntilFull({
  address,
}: ServerProcess): Promise<{ stored: TestSubmission[]; refused: TestSubmission; last: unknown }> {
  const stored: TestSubmission[] = [];
  for (;;) {
    const sending = createSubmission(Date.now(), { purpose: 'A long purpose '.repeat(30).trim() });
    const last = await sendSubmission(address, sending);
    if (last !== 200) return { stored, refused: sending, last };
    stored.push(sending);
  }
}

const idsOf = (sendings: readonly TestSubmission[]): readonly string[] =>
  sendings.map(({ id }) => id).toSorted();

async function idsIn({ address }: ServerProcess, token: string): Promise<readonly string[]> {
  return [...(await readStoredList(address, token, 'Form_Requests')).keys()].toSorted();
}

describe('§7 a full disk', () => {
  it.skipIf(!isLinux)(
    'answers 503 without room, loses no acknowledged request, and stores again once there is room',
    async () => {
      const dataDir = createTempDirectory();
      // Files of 2 MiB at most, until the limit is lifted.
      const server = await startServerProcess(dataDir, 'ulimit -S -f 4096; exec "$@"');
      const { stored, refused, last } = await sendUntilFull(server);
      expect(last).toBe(503);
      expect(stored.length).toBeGreaterThan(20);
      expect(await sendSubmission(server.address, refused)).toBe(503);
      expect(await idsIn(server, tokenOf(dataDir))).toEqual(idsOf(stored));

      expect(spawnSync('prlimit', [`--pid=${server.pid}`, '--fsize=unlimited']).status).toBe(0);
      expect(await sendSubmission(server.address, refused)).toBe(200);
      await server.end('SIGKILL');
      const again = await startServerProcess(dataDir);
      expect(await idsIn(again, tokenOf(dataDir))).toEqual(idsOf([...stored, refused]));
    },
  );

  it.skipIf(!canMount)(`reads every acknowledged request from a full disk${unlessMounted}`, async () => {
    const { dataDir: begun, sending } = await createFilledStore();
    const [dataDir, token] = [createTempDirectory(), tokenOf(begun)];
    const mounted = `mount -t tmpfs -o size=2m none "${dataDir}" && cp -p "${begun}"/s* "${dataDir}"`;
    const server = await startServerProcess(dataDir, mounting(mounted));
    const { stored, last } = await sendUntilFull(server);
    expect(last).toBe(503);
    expect(await idsIn(server, token)).toEqual(idsOf([sending, ...stored]));
  });

  it.skipIf(!canMount)(
    `exits with code 2 and one line if the disk is full at the start${unlessMounted}`,
    async () => {
      const dataDir = createTempDirectory();
      const full = `mount -t tmpfs -o size=64k none "${dataDir}" && head -c 65536 /dev/zero > "${dataDir}/filler"`;
      const { code, error } = await runScript(
        'server/main.ts',
        [],
        { DATA_DIR: dataDir, PORT: '0' },
        mounting(full),
      );
      expect([code, error]).toEqual([
        2,
        expect.stringMatching(/^StoreUnreadable: [^\n]+cannot be written: [^\n]+full\.\n$/),
      ]);
    },
  );
});

/** A store with one request, of a server that ended in order. */
async function createFilledStore(
  end: NodeJS.Signals = 'SIGTERM',
): Promise<{ dataDir: string; sending: TestSubmission }> {
  const dataDir = createTempDirectory();
  const server = await startServerProcess(dataDir);
  const sending = createSubmission(Date.now());
  expect(await sendSubmission(server.address, sending)).toBe(200);
  await server.end(end);
  return { dataDir, sending };
}

const runServer = (dataDir: string, within: string | null = null) =>
  runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0' }, within);

describe('§7 a read-only data directory', () => {
  it.skipIf(!canMount)(
    `exits with code 2 and one line on a read-only directory, and leaves the store unchanged${unlessMounted}`,
    async () => {
      const { dataDir } = await createFilledStore();
      const before = readFileSync(storeOf(dataDir));
      const readOnly = `mount --bind "${dataDir}" "${dataDir}" && mount -o remount,ro,bind "${dataDir}"`;
      const { code, error } = await runServer(dataDir, mounting(readOnly));
      expect([code, error]).toEqual([
        2,
        expect.stringMatching(/^StoreUnreadable: [^\n]+cannot be written: [^\n]+read-only[^\n]+\n$/),
      ]);
      expect(readFileSync(storeOf(dataDir)).equals(before)).toBe(true);
    },
  );
});

describe('§7 a damaged store file', () => {
  it.each([
    ['with an overwritten page', (file: string) => overwrite(file, 0.5)],
    ['cut off in the middle', (file: string) => truncateSync(file, readFileSync(file).length / 2)],
    ['without its beginning', (file: string) => overwrite(file, 0)],
    ['replaced by a text file', (file: string) => writeFileSync(file, 'Not a store.\n'.repeat(500))],
  ])('refuses a store file %s with the command to restore it, and leaves it unchanged', async (_, damage) => {
    const { dataDir } = await createFilledStore();
    damage(storeOf(dataDir));
    const before = readFileSync(storeOf(dataDir));
    const { code, error } = await runServer(dataDir);
    expect([code, error]).toEqual([
      2,
      expect.stringMatching(/^StoreUnreadable: [^\n]+store:restore[^\n]+\n$/),
    ]);
    expect(readFileSync(storeOf(dataDir)).equals(before)).toBe(true);
  });

  it('loses no acknowledged request if the log ends in an incomplete write', async () => {
    const { dataDir, sending } = await createFilledStore('SIGKILL');
    appendFileSync(`${storeOf(dataDir)}-wal`, Buffer.alloc(3_000, 7));
    const server = await startServerProcess(dataDir);
    expect(await idsIn(server, tokenOf(dataDir))).toEqual([sending.id]);
  });
});

function overwrite(file: string, share: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 8_192);
  writeFileSync(file, bytes);
}
