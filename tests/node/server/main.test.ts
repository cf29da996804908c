import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { doc, getDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseServerSettings } from '../../../server/http/settings.ts';
import { sampleSize } from '../../support/sampling.ts';
import { runScript, startServerProcess } from '../../support/server/childProcess.ts';
import { createTestRequest } from '../../support/server/requestRecord.ts';
import {
  createSdkClient,
  createTempDirectory,
  sdkCollection,
  startTestServer,
} from '../../support/server/runningServer.ts';

describe('settings of the server', () => {
  it('trust one proxy in the command that docs/deploy.md gives for a server behind a proxy', () => {
    const [, ownComputer = ''] = readFileSync('docs/deploy.md', 'utf8').split('# On your own computer');
    const [, variables = ''] = /^(.*) npm run serve$/m.exec(ownComputer) ?? [];
    const environment = Object.fromEntries(variables.split(' ').map((each) => each.split('=')));
    expect(parseServerSettings(environment).trustProxy).toBe(1);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', ''],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '8080\nx'],
    ['HOST', ''],
    ['HOST', 'not a host'],
    ['HOST', '-'],
    ['DATA_DIR', ''],
    ['DATA_DIR', ' '],
    ['REQUESTS_WEBHOOK', 'hooks.example'],
    ['REQUESTS_WEBHOOK', 'http://hooks.example/'],
    ['REQUESTS_WEBHOOK', 'http://203.0.113.7/'],
    ['REQUESTS_WEBHOOK', 'http://[2001:db8::1]/'],
    ['REQUESTS_WEBHOOK', 'ftp://127.0.0.1/'],
    ['REQUESTS_WEBHOOK', 'https://name:password@hooks.example/'],
  ])('refuses the setting %s=%j in one line that names it', (name, value) => {
    expect(() => parseServerSettings({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it('has defaults for all settings, such as 127.0.0.1, 8080 and ./data', () => {
    expect(parseServerSettings({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: resolve('data'),
      trustProxy: 0,
      rateLimit: 30,
      readLimit: 6_000,
      webhook: null,
      isFormOpen: true,
      isFeedbackOpen: true,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['HOST', '203.0.113.7'],
    ['DATA_DIR', '/dev/null/data'],
  ])('exits with code 2 and one line when it starts with %s=%j', async (name, value) => {
    const env = { DATA_DIR: createTempDirectory(), PORT: '0', [name]: value };
    const { code, out, error } = await runScript('server/main.ts', [], env);
    expect({ code, out }).toEqual({ code: 2, out: expect.not.stringContaining('is at') });
    expect(error).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
  });

  it('exits with code 2 and one line if the port is in use', async () => {
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void otherServer.close());
    const port = String((otherServer.address() as AddressInfo).port);
    const { code, error } = await runScript('server/main.ts', [], {
      DATA_DIR: createTempDirectory(),
      PORT: port,
    });
    expect([code, error]).toEqual([
      2,
      `PORT ${port} is in use: stop what listens there, or set another PORT.\n`,
    ]);
  });

  it('a second server on the same data exits with one line, and the first still answers', async () => {
    const dataDir = createTempDirectory();
    const first = await startServerProcess(dataDir);
    const { code, error } = await runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0' });
    expect([code, error]).toEqual([2, expect.stringMatching(/^StoreBusy: [^\n]+\n$/)]);
    expect((await fetch(`${first.address}v1/none`)).status).toBe(404);
  });
});

describe('the server as a process', () => {
  it.each([['SIGINT'], ['SIGTERM']] as const)(
    'exits with code 0 and removes its address file on %s',
    async (signal) => {
      const dataDir = createTempDirectory();
      const server = await startServerProcess(dataDir);
      expect(readFileSync(join(dataDir, 'address'), 'utf8')).toBe(server.address);
      await expect(server.end(signal)).resolves.toBe(0);
      expect(existsSync(join(dataDir, 'address'))).toBe(false);
    },
  );

  it('kill -9 right after the answer loses neither the acknowledged request nor its receipt', async () => {
    const dataDir = createTempDirectory();
    const rounds = sampleSize(3, 1);
    const stored: { readonly id: string; readonly receipt: string }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServerProcess(dataDir);
      const database = createSdkClient(server);
      const { id, receipt, record } = createTestRequest(Date.now());
      await writeBatch(database)
        .set(doc(sdkCollection(database, 'Form_Requests'), id), record)
        .set(doc(sdkCollection(database, 'Request_Receipts'), receipt), { recordId: id }, { merge: true })
        .commit();
      await expect(server.end('SIGKILL')).resolves.toBeNull();
      stored.push({ id, receipt });
    }
    const { address } = await startServerProcess(dataDir);
    for (const { id, receipt } of stored) {
      const found = await getDoc(
        doc(sdkCollection(createSdkClient({ address }), 'Request_Receipts'), receipt),
      );
      expect(found.data()).toEqual({ recordId: id });
    }
    const exported = await runScript('tools/cli/requests.ts', ['export'], { DATA_DIR: dataDir });
    const ids = (JSON.parse(exported.out) as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
  });

  it('exits with code 2 and one line if the store is of a later version', async () => {
    const { DatabaseSync } = await import('node:sqlite');
    const dataDir = createTempDirectory();
    const newerStore = new DatabaseSync(join(dataDir, 'store.sqlite'));
    newerStore.exec('PRAGMA user_version = 99');
    newerStore.close();
    const { code, error } = await runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0' });
    expect([code, error]).toEqual([
      2,
      expect.stringMatching(/^StoreUnreadable: [^\n]+later version[^\n]+\n$/),
    ]);
  });

  it('exits with code 2 and one line if the staff token is not valid', async () => {
    const dataDir = createTempDirectory();
    await (await startTestServer({ dataDir, content: null })).close();
    writeFileSync(join(dataDir, 'staff-token'), 'owner');
    const { code, error } = await runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0' });
    expect([code, error]).toEqual([2, expect.stringMatching(/^[^\n]+holds no staff token[^\n]+\n$/)]);
  });
});
