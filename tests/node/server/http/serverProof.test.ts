/** Commands send the staff token only to the server of their store (docs/decisions/0022-staff-token.md). */
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isProven } from '../../../../server/http/serverProof.ts';
import { runScript, startServerProcess } from '../../../support/server/childProcess.ts';
import { createTempDirectory, startTestServer } from '../../../support/server/runningServer.ts';

/** Listens on a free port, and records what it is asked. @param answer the body of its answer */
async function startStranger(answer: (request: IncomingMessage) => Promise<string> | string) {
  const asked: IncomingMessage[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request);
    response.end(await answer(request));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

const commands = [
  ['npm run requests export', 'tools/cli/requests.ts', ['export']],
  ['npm run requests purge', 'tools/cli/requests.ts', ['purge']],
  ['npm run hall check', 'tools/cli/hall.ts', ['check']],
  ['npm run content import', 'tools/cli/content.ts', ['import']],
  ['npm run store backup', 'tools/cli/store.ts', ['backup']],
] as const;

describe('§7 the staff token and a stranger on the port of a killed server', () => {
  it.each(commands)(
    '%s does not send it the token while another process holds the store',
    async (_, script, args) => {
      const dataDir = createTempDirectory();
      await startServerProcess(dataDir);
      const stranger = await startStranger(() => '{}');
      writeFileSync(join(dataDir, 'address'), stranger.address);
      const ended = await runScript(script, args, { DATA_DIR: dataDir });
      expect(ended.code).toBe(1);
      expect(ended.error).toContain('does not know the staff token');
      expect(stranger.asked.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/v1\/proof\//)]);
      expect(stranger.asked[0]?.headers.authorization).toBeUndefined();
    },
  );

  it('takes no proof that a stranger passes on from the real server', async () => {
    const server = await startTestServer({ content: null });
    const stranger = await startStranger(async ({ url = '' }) =>
      (await fetch(new URL(url, server.address))).text(),
    );
    expect(await isProven(server.address, server.token)).toBe(true);
    expect(await isProven(stranger.address, server.token)).toBe(false);
  });

  it.each([
    ['a short nonce', 'proof/abc'],
    ['a long nonce', `proof/${'x'.repeat(44)}`],
    ['a nonce with a blank', `proof/${'x'.repeat(42)}%20`],
    ['no nonce', 'proof/'],
  ])('proves nothing for %s', async (_, path) => {
    const server = await startTestServer({ content: null });
    expect((await fetch(`${server.address}v1/${path}`)).status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['store backup', 'tools/cli/store.ts', () => ['backup']],
    ['requests export', 'tools/cli/requests.ts', () => ['export']],
    ['store restore', 'tools/cli/store.ts', (copy: string) => ['restore', copy]],
  ])(
    'npm run %s removes the address of a killed server when it takes the lock',
    async (_, script, toArgs) => {
      const dataDir = createTempDirectory();
      await (await startTestServer({ dataDir, content: null })).close();
      const copy = join(dataDir, 'copy.sqlite');
      await runScript('tools/cli/store.ts', ['backup', copy], { DATA_DIR: dataDir });
      writeFileSync(join(dataDir, 'address'), 'http://127.0.0.1:9/');
      const ended = await runScript(script, toArgs(copy), { DATA_DIR: dataDir });
      expect(ended).toMatchObject({ code: 0, error: '' });
      expect(existsSync(join(dataDir, 'address'))).toBe(false);
    },
  );
});
