/** Disks that are full, read-only or broken: the server reports each in one sentence and loses nothing. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../../packages/embedded-firestore/src/protocol/index.ts';
import { findFreePort } from '../../../../../packages/embedded-firestore/tests/support/freePort.ts';
import { directories } from '../../../../../server/http/serve.ts';
import { collectionOf } from '../../../../../src/firestore/collections.ts';
import { site } from '../../../../../src/site.ts';
import {
  runScript,
  type ServerProcess,
  startServerProcess,
  startSiteProcess,
} from '../../../../support/server/childProcess.ts';
import { contentSamples } from '../../../../support/server/contentSamples.ts';
import { writePrerenderedSite } from '../../../../support/server/prerenderedBuild.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
} from '../../../../support/server/runningServer.ts';
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

/** A file that takes all the room that is left on its disk. */
const fill = (file: string): string => `(cat /dev/zero > "${file}" 2>/dev/null || true)`;

/** A path as a process sees it that has mounted its own disk there. */
const within = ({ pid }: ServerProcess, file: string): string => `/proc/${pid}/root${file}`;

const contact = 'Sample hotline of this test';

/** The build of a site whose pages list the hotlines of the store, and a store with one. */
async function createSiteWithHotline(): Promise<{ dataDir: string; dist: string }> {
  const [dataDir, dist] = [createTempDirectory(), createTempDirectory()];
  writePrerenderedSite(dist, 'A page. ', 'contacts');
  const server = await startTestServer({ dataDir });
  const name = `${testDocumentsRoot}/${collectionOf('contacts').path}/sample`;
  const fields = encodePlainObject({ ...contentSamples.contacts, name: contact });
  expect((await post(server, ':commit', { writes: [{ update: { name, fields } }] }, 'staff')).status).toBe(
    200,
  );
  await server.close();
  return { dataDir, dist };
}

async function expectPagesServed({ address }: ServerProcess): Promise<void> {
  for (const path of ['home', 'Emergency-Hotlines']) {
    const page = await fetch(`${address}${path}`);
    expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringContaining(contact)]);
  }
}

/** What the server printed about its disk, and anything that looks like a stack. */
const diskLinesOf = (server: ServerProcess): readonly string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => /disk|DATA_DIR|^\s+at |fail/i.test(line));

const fullDiskLine =
  'The disk of DATA_DIR is full: pages are served, requests are refused. Make room, then nothing else is needed.';

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

const toRequestPath = (id: string): string => `Form_Requests/list/${id}`;

/** Deletes documents in one commit, as a purge does. Returns the status of the answer. */
async function deleteDocuments(
  { address }: Pick<ServerProcess, 'address'>,
  token: string,
  paths: readonly string[],
): Promise<number> {
  const writes = paths.map((path) => ({ delete: `${testDocumentsRoot}/${site.root}/${path}` }));
  const response = await fetch(`${address}v1/${testDocumentsRoot}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes }),
  });
  await response.arrayBuffer();
  return response.status;
}

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
    `serves pages and hotlines while the disk is full and after a restart, logs one line, and stores again once there is room${unlessMounted}`,
    async () => {
      const { dataDir: begun, dist } = await createSiteWithHotline();
      const { content } = directories;
      const dataDir = createTempDirectory();
      const mount = `mount -t tmpfs -o size=2m none "${dataDir}" && cp -p "${begun}"/s* "${dataDir}"`;
      const running = await startSiteProcess(dataDir, dist, { content, wrapper: mounting(mount) });
      const { refused } = await sendUntilFull(running);
      await expectPagesServed(running);
      expect(await sendSubmission(running.address, refused)).toBe(503);
      expect(diskLinesOf(running)).toEqual([fullDiskLine]);

      const filled = `${mount} && ${fill(`${dataDir}/filler`)}`;
      const restarted = await startSiteProcess(dataDir, dist, { content, wrapper: mounting(filled) });
      await expectPagesServed(restarted);
      for (const _ of [1, 2, 3])
        expect(await sendSubmission(restarted.address, createSubmission(Date.now()))).toBe(503);
      const authorization = `Bearer ${readFileSync(within(restarted, join(dataDir, 'staff-token')), 'utf8')}`;
      const copy = await fetch(`${restarted.address}v1/backup`, { headers: { authorization } });
      expect([copy.status, await copy.text()]).toEqual([503, expect.stringContaining('make room')]);
      expect(existsSync(within(restarted, join(dataDir, 'address')))).toBe(false);
      expect(diskLinesOf(restarted)).toEqual([fullDiskLine]);

      rmSync(within(restarted, join(dataDir, 'filler')));
      expect(await sendSubmission(restarted.address, createSubmission(Date.now()))).toBe(200);
    },
  );

  it.skipIf(!isLinux)(
    'starts where no file can be written, serves pages and hotlines, and stores once files can be written',
    async () => {
      const { dataDir, dist } = await createSiteWithHotline();
      // No file may grow, as above a quota.
      const wrapper = 'ulimit -S -f 0; exec "$@"';
      const server = await startSiteProcess(dataDir, dist, { content: directories.content, wrapper });
      await expectPagesServed(server);
      for (const _ of [1, 2, 3])
        expect(await sendSubmission(server.address, createSubmission(Date.now()))).toBe(503);
      expect(diskLinesOf(server)).toEqual([
        expect.stringMatching(/^DATA_DIR cannot be written .+: pages are served, requests are refused\./),
      ]);
      expect(spawnSync('prlimit', [`--pid=${server.pid}`, '--fsize=unlimited']).status).toBe(0);
      expect(await sendSubmission(server.address, createSubmission(Date.now()))).toBe(200);
    },
  );

  it.skipIf(!isLinux)(
    'starts without room for a new staff token, which staff get once there is room, and with it the address',
    async () => {
      const { dataDir, dist } = await createSiteWithHotline();
      rmSync(join(dataDir, 'staff-token'));
      const wrapper = 'ulimit -S -f 0; exec "$@"';
      const server = await startSiteProcess(dataDir, dist, { content: directories.content, wrapper });
      await expectPagesServed(server);
      expect(readdirSync(dataDir).filter((name) => /^(?:staff-token|address)/.test(name))).toEqual([]);
      expect(spawnSync('prlimit', [`--pid=${server.pid}`, '--fsize=unlimited']).status).toBe(0);
      const address = join(dataDir, 'address');
      await expect.poll(() => existsSync(address), { timeout: 60_000, interval: 200 }).toBe(true);
      expect(readFileSync(address, 'utf8')).toBe(server.address);
      expect(await idsIn(server, tokenOf(dataDir))).toEqual([]);
    },
    90_000,
  );

  it.skipIf(!isLinux)('goes on while its log cannot be written', async () => {
    const { dataDir } = await createFilledStore();
    // One more line for the log, before the server listens.
    const database = new DatabaseSync(storeOf(dataDir));
    database.exec("INSERT INTO document VALUES ('a/b', 'c', '{', 0, 0)");
    database.close();
    const port = await findFreePort();
    const wrapper = `ulimit -S -f 0; exec "$@" > "${join(dataDir, 'log')}" 2>&1`;
    const ended = runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: String(port) }, wrapper);
    const send = () => sendSubmission(`http://127.0.0.1:${port}/`, createSubmission(Date.now()));
    const crashed = ended.then(({ code }) => {
      throw new Error(`The server ended with ${code}.`);
    });
    await Promise.race([expect.poll(send, { timeout: 30_000, interval: 100 }).toBe(503), crashed]);
    expect(await send()).toBe(503);
  });

  it.skipIf(!canMount)(
    `deletes what staff delete on a full disk, and then has room for requests again${unlessMounted}`,
    async () => {
      const dataDir = createTempDirectory();
      const mount = `mount -t tmpfs -o size=48m none "${dataDir}"`;
      const server = await startServerProcess(dataDir, mounting(mount));
      const token = readFileSync(within(server, join(dataDir, 'staff-token')), 'utf8');
      const reserve = within(server, join(dataDir, 'reserve'));
      expect(statSync(reserve).size).toBe(8 * 1_024 * 1_024);
      const before = Array.from({ length: 500 }, () =>
        createSubmission(Date.now(), { lname: 'Planted-Surname' }),
      );
      for (const each of before) expect(await sendSubmission(server.address, each)).toBe(200);
      spawnSync('sh', ['-c', fill(within(server, join(dataDir, 'filler')))]);
      const { stored, refused } = await sendUntilFull(server);

      expect(await deleteDocuments(server, token, idsOf(before).map(toRequestPath))).toBe(200);
      expect(existsSync(reserve)).toBe(false);
      expect(await idsIn(server, token)).toEqual(idsOf(stored));
      expect(await sendSubmission(server.address, refused)).toBe(200);
    },
  );

  it.skipIf(!canMount)(
    `deletes 20 requests with their receipts at once on a full disk of 1 MB${unlessMounted}`,
    async () => {
      const begun = createTempDirectory();
      const sent = Array.from({ length: 20 }, () => createSubmission(Date.now()));
      const before = await startServerProcess(begun);
      for (const each of sent) expect(await sendSubmission(before.address, each)).toBe(200);
      await before.end('SIGTERM');
      const dataDir = createTempDirectory();
      const mounted = `mount -t tmpfs -o size=1m none "${dataDir}" && cp -p "${begun}"/s* "${dataDir}"`;
      const server = await startServerProcess(dataDir, mounting(mounted));
      const { stored, refused } = await sendUntilFull(server);

      const paths = sent.flatMap(({ id, receipt }) => [
        toRequestPath(id),
        `Request_Receipts/list/${receipt}`,
      ]);
      expect(await deleteDocuments(server, tokenOf(begun), paths)).toBe(200);
      expect(await idsIn(server, tokenOf(begun))).toEqual(idsOf(stored));
      expect(await sendSubmission(server.address, refused)).toBe(200);
    },
  );

  it.skipIf(!canMount)(
    `says that deleted records may still be readable if there is no room to rewrite the store, and rewrites it once there is${unlessMounted}`,
    async () => {
      const begun = createTempDirectory();
      const killed = await startServerProcess(begun);
      const sent = Array.from({ length: 60 }, () =>
        createSubmission(Date.now(), { lname: 'Planted-Surname' }),
      );
      for (const each of sent) expect(await sendSubmission(killed.address, each)).toBe(200);
      const [kept, ...deleted] = idsOf(sent);
      expect(await deleteDocuments(killed, tokenOf(begun), deleted.map(toRequestPath))).toBe(200);
      await killed.end('SIGKILL');
      const isNoted = ({ output }: ServerProcess): boolean =>
        output().includes('Deleted records may still be readable in');

      const dataDir = createTempDirectory();
      const mount = `mount -t tmpfs -o size=2m none "${dataDir}" && cp -p "${begun}"/s* "${dataDir}"`;
      const full = await startServerProcess(dataDir, mounting(`${mount} && ${fill(`${dataDir}/filler`)}`));
      expect(isNoted(full)).toBe(true);
      expect(await idsIn(full, tokenOf(begun))).toEqual([kept]);

      const roomy = await startServerProcess(begun);
      expect(isNoted(roomy)).toBe(false);
      expect(await idsIn(roomy, tokenOf(begun))).toEqual([kept]);
      expect(readFileSync(storeOf(begun), 'latin1').match(/Planted-Surname/g)).toHaveLength(1);
    },
  );

  it.skipIf(!canMount)(
    `exits with code 2 and one line if the disk is full at the first start${unlessMounted}`,
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

describe('§7 a data directory that becomes read-only', () => {
  it.skipIf(!canMount)(`ends in order on SIGTERM, and keeps what was stored${unlessMounted}`, async () => {
    const { dataDir, sending } = await createFilledStore();
    const server = await startServerProcess(dataDir, mounting('true'));
    const inside = ['-t', String(server.pid), '-U', '-m', '--preserve-credentials'];
    const readOnly = `mount --bind "${dataDir}" "${dataDir}" && mount -o remount,ro,bind "${dataDir}"`;
    expect(spawnSync('nsenter', [...inside, 'sh', '-c', readOnly])).toMatchObject({ status: 0 });
    expect(await idsIn(server, tokenOf(dataDir))).toEqual([sending.id]);
    expect(await server.end('SIGTERM')).toBe(0);
    const again = await startServerProcess(dataDir);
    expect(await idsIn(again, tokenOf(dataDir))).toEqual([sending.id]);
  });
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
      expect.stringMatching(/^StoreUnreadable: [^\n]+store restore[^\n]+\n$/),
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
  const start = Math.floor(bytes.length * share);
  // A store without content has only a few pages.
  bytes.fill(0xa5, start, Math.min(start + 8_192, bytes.length));
  writeFileSync(file, bytes);
}
