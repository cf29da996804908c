import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDocumentStore } from '../../../../packages/embedded-firestore/src/index.ts';
import type { RunningServer, ServerOptions } from '../../../../server/http/server.ts';
import { site } from '../../../../src/site.ts';
import {
  expectedError,
  post,
  type Reply,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../support/server/runningServer.ts';

const news = `${testDocumentsRoot}/${site.root}/News_List/list`;
const active = { status: { stringValue: 'active' } };
const write = (id: string, fields: unknown = active, more = {}): unknown => ({
  update: { name: `${news}/${id}`, fields },
  ...more,
});

const commit = (server: RunningServer, ...writes: readonly unknown[]): Promise<Reply> =>
  post(server, ':commit', { writes }, 'staff');

describe("§7 a commit's values", () => {
  it('refuses __proto__ as a field name, and leaves Object.prototype unchanged', async () => {
    const server = await startTestServer({ content: null });
    const body = `{"writes":[{"update":{"name":"${news}/a","fields":{"__proto__":{"stringValue":"x"}}}}]}`;
    await expect(post(server, ':commit', body, 'staff')).resolves.toMatchObject(
      expectedError(400, 'INVALID_ARGUMENT'),
    );
    expect(({} as Record<string, unknown>).stringValue).toBeUndefined();
  });
});

describe('§7 atomic commits', () => {
  it('rolls back a transaction that fails half-way', () => {
    const documents = openDocumentStore(':memory:');
    const half = { parent: 'a', id: 'b', fields: '{}', created: 1, updated: 1 };
    const fails = (): void =>
      documents.transaction(() => {
        documents.put(half);
        throw new Error('half-way');
      });
    expect(fails).toThrow('half-way');
    expect(documents.get(half)).toBeNull();
    documents.close();
  });

  it('gives each change a new version though the clock stands still, and an identical write none', async () => {
    const server = await startTestServer({ content: null });
    const versions = [];
    for (const value of ['1', '2', '3']) {
      const { body } = await commit(server, write('a', { n: { integerValue: value } }));
      versions.push((body as { writeResults: { updateTime: string }[] }).writeResults[0]?.updateTime);
    }
    expect(new Set(versions).size).toBe(3);
    const { body } = await commit(server, write('a', { n: { integerValue: '3' } }));
    expect((body as { writeResults: unknown[] }).writeResults).toEqual([{ updateTime: versions[2] }]);
  });
});

describe('§7 bodies and paths of calls', () => {
  it.each([
    ['a body that is not JSON', ':commit', '{"writes":'],
    ['100,000 nested lists', ':commit', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a body of 12 MB', ':commit', ' '.repeat(12_000_000)],
    ['a broken escape in the path', '/%E0%A4%A:runQuery', '{}'],
  ])('refuses %s, and answers the next call', async (_, call, body) => {
    const server = await startTestServer({ content: null });
    expect((await post(server, call, body)).status).toBeGreaterThanOrEqual(400);
    expect((await post(server, ':commit', { writes: [] })).status).toBe(200);
  });

  it.each([
    ['a call to another project', 'POST', 'v1/projects/other/databases/(default)/documents:commit', 403],
    ['a call to another database', 'POST', 'v1/projects/demo-barangay/databases/b/documents:commit', 404],
    ['a call to an unknown path', 'POST', 'v1/elsewhere', 404],
    ['GET of a list', 'GET', `v1/${news}`, 501],
    ['PATCH of a record', 'PATCH', `v1/${news}/a`, 501],
    ['DELETE of a record', 'DELETE', `v1/${news}/a`, 501],
  ])("answers %s with an error in Firestore's format", async (_, method, path, code) => {
    const server = await startTestServer({ content: null });
    const response = await fetch(`${server.address}${path}`, {
      method,
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(response.status).toBe(code);
    await expect(response.json()).resolves.toEqual({
      error: { code, status: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/./) },
    });
  });

  it('answers others and logs nothing after a client disconnects in the middle of its body', async () => {
    const lines: string[] = [];
    const server = await startTestServer({ content: null, log: (line) => void lines.push(line) });
    const { port } = new URL(server.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"writes"`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await post(server, ':commit', { writes: [] })).status).toBe(200);
    await server.close();
    expect(lines).toEqual([]);
  });

  it('shows no value of a document in an error', async () => {
    const server = await startTestServer({ content: null });
    const secret = { stringValue: 'PLANTED' };
    for (const fields of [
      { a: secret },
      { a: { ...secret, nullValue: null } },
      { a: { integerValue: 'PLANTED' } },
    ]) {
      const { body } = await post(server, ':commit', { writes: [write('a', fields)] });
      expect(JSON.stringify(body)).not.toContain('PLANTED');
    }
  });

  it("dates an error response by the server's clock", async () => {
    const server = await startTestServer({ content: null });
    const { headers } = await post(server, ':commit', 'no JSON');
    expect(headers.get('date')).toBe(new Date(testNow).toUTCString());
  });
});

describe('§7 a call whose body is not complete', () => {
  const [visitor, bodyBytes] = ['203.0.113.7', 20_000];

  /** Sends the head of a commit and one byte of its body. */
  async function beginCall({ address }: RunningServer, headers = `X-Forwarded-For: ${visitor}`) {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(
      `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: x\r\n${headers}\r\nContent-Length: ${bodyBytes}\r\n\r\n{`,
    );
    return socket;
  }

  const readStart = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);
  const readEnd = async (socket: Socket): Promise<string> =>
    (await socket.setEncoding('utf8').toArray()).join('');

  const startLimited = (options: Partial<ServerOptions> = {}) =>
    startTestServer({ content: null, rateLimit: 1, trustProxy: 1, ...options });

  it('is answered with 429 before the rest of its body, and its connection ends with it', async () => {
    const server = await startLimited();
    await beginCall(server);
    const above = await beginCall(server);
    const answer = await readStart(above);
    expect(answer).toMatch(
      /^HTTP\/1\.1 429 .*Retry-After: \d+\r\n.*Connection: close\r\n.*RESOURCE_EXHAUSTED/is,
    );

    const closed = once(above, 'close');
    above.write('a'.repeat(bodyBytes - 1));
    // 'close' carries true after a reset, which would keep a browser from reading the answer.
    expect(await closed).toEqual([false]);
  });

  it('above the limit may send 32 kB more, and then loses its connection', async () => {
    const server = await startLimited();
    await beginCall(server);
    const above = connect(Number(new URL(server.address).port), '127.0.0.1');
    above.on('error', () => {});
    onTestFinished(() => void above.destroy());
    above.write(
      `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: 9000000\r\n\r\n`,
    );
    expect(await readStart(above)).toContain('HTTP/1.1 429 ');
    above.resume();
    await expect
      .poll(() => {
        above.write('a'.repeat(8_192));
        return above.destroyed;
      })
      .toBe(true);
    expect(above.bytesWritten).toBeLessThan(9_000_000);
  });

  it('is answered with 503 when its time is over, and a call of staff is not', async () => {
    const server = await startLimited({ publicBodyTime: 50, rateLimit: 0 });
    const staff = await beginCall(server, `Authorization: Bearer ${server.token}`);
    for (let time = 0; time < 2; time += 1)
      expect(await readEnd(await beginCall(server))).toMatch(/^HTTP\/1\.1 503 .*Connection: close\r\n/is);
    staff.write(`"writes":[]}${' '.repeat(bodyBytes - 13)}`);
    expect(await readStart(staff)).toContain('HTTP/1.1 200 ');
  });

  it('of another site is refused before its body has arrived', async () => {
    const server = await startLimited();
    const call = await beginCall(server, 'Sec-Fetch-Site: cross-site');
    expect(await readStart(call)).toMatch(/^HTTP\/1\.1 403 .*Connection: close\r\n/is);
  });
});
