/** Bounds on what TCP connections cost the server: clients that do not read, that read slowly, that are too many. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
} from '../../../../server/http/connections.ts';
import { createRateLimit, type RateLimit } from '../../../../server/http/rateLimit.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import { site } from '../../../../src/site.ts';
import { type ServerProcess, startSiteProcess } from '../../../support/server/childProcess.ts';
import { createCompressibleText, writePrerenderedSite } from '../../../support/server/prerenderedBuild.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
  writeFiles,
} from '../../../support/server/runningServer.ts';
import { createSubmission } from '../../../support/server/submissions.ts';

const megabyte = 1_000_000;

/**
 * Longer than what the system buffers between a server and a client on one machine, some 9 MB. It repeats after a megabyte,
 * which is more than a compressor looks back.
 */
const longMegabytes = 16;
const longText = createCompressibleText(megabyte).slice(0, megabyte).repeat(longMegabytes);
const longFile = '/assets/long-1a2b.js';

const requestFor = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Three clients on this machine, each an address of its own. */
const [here, elsewhere, farAway] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;

/** A connection that reads nothing by itself; destroyed after the test. */
async function connectTo(
  { address }: Pick<ServerProcess, 'address'>,
  localAddress: string = here,
): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true, localAddress });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Waits until the server resets the connection: a client that does not read notices when it cannot send more. */
const expectReset = (socket: Socket, request: string): Promise<void> =>
  expect
    .poll(
      () => {
        socket.write(request);
        return socket.destroyed;
      },
      { timeout: 30_000 },
    )
    .toBe(true);

/** Reads until the server ends the connection, at most at this speed. @param speed bytes a second */
async function readAll(socket: Socket, speed = Number.POSITIVE_INFINITY): Promise<string> {
  const begun = performance.now();
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    text += chunk;
    const delay = begun + (text.length / speed) * 1_000 - performance.now();
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return text;
}

/** Over a connection of its own. */
const fetchPage = ({ address }: Pick<ServerProcess, 'address'>): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false }, (response) => {
      response
        .setEncoding('utf8')
        .toArray()
        .then((chunks) => resolve(chunks.join('')), reject);
    }).on('error', reject);
  });

/** Null where the server closes the connection at once. */
const tryPage = (server: Pick<ServerProcess, 'address'>): Promise<string | null> =>
  fetchPage(server).catch(() => null);

/** Bytes. */
const residentMemory = ({ pid }: ServerProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024;

function siteWith(files: Readonly<Record<string, string>>, body = 'the page'): string {
  const dist = createTempDirectory();
  writePrerenderedSite(dist, body);
  writeFiles(dist, files);
  return dist;
}

describe('§7 pipelined requests', () => {
  it.each([
    ['a prerendered page', requestFor('/')],
    ['a file', requestFor('/assets/app-1a2b.js')],
    ['a record', requestFor(`/v1/${testDocumentsRoot}/${site.root}/News_List/list/none`)],
  ])(
    'bounds 10,000 unread requests for %s to 50 MB, and resets their connections within 30 s',
    async (_, request) => {
      const dist = siteWith(
        { 'assets/app-1a2b.js': createCompressibleText(200_000) },
        createCompressibleText(60_000),
      );
      const server = await startSiteProcess(createTempDirectory(), dist);
      const page = await fetchPage(server);
      // One such client first: the heap of a process grows once, with its first work, and that is no cost of the others.
      const first = await connectTo(server);
      first.write(request.repeat(1_250));
      await expectReset(first, request);
      const before = residentMemory(server);
      let peak = before;
      const watching = setInterval(() => {
        peak = Math.max(peak, residentMemory(server));
      }, 50);
      onTestFinished(() => clearInterval(watching));

      const begun = performance.now();
      const sockets = await Promise.all(Array.from({ length: 8 }, () => connectTo(server)));
      for (const socket of sockets) socket.write(request.repeat(1_250));
      await Promise.all(sockets.map((socket) => expectReset(socket, request)));

      expect(performance.now() - begun).toBeLessThan(30_000);
      expect(await fetchPage(server)).toBe(page);
      expect((Math.max(peak, residentMemory(server)) - before) / megabyte).toBeLessThan(50);
    },
  );

  it('answers four pipelined requests in order, a commit among them', async () => {
    const server = await startTestServer({
      content: null,
      dist: siteWith({ 'a.txt': 'first', 'b.txt': 'last' }),
    });
    const { body } = createSubmission(testNow);
    const commit = `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const socket = await connectTo(server);
    socket.write(
      requestFor('/a.txt') + commit + requestFor('/none') + requestFor('/b.txt', 'Connection: close\r\n'),
    );
    expect(await readAll(socket)).toMatch(
      /^HTTP\/1\.1 200 .*first.*HTTP\/1\.1 200 .*commitTime.*HTTP\/1\.1 200 .*the page.*HTTP\/1\.1 200 .*last$/s,
    );
  });

  it('resets a connection with more than four pipelined requests, and still serves others', async () => {
    const server = await startTestServer({ content: null, dist: siteWith({}) });
    const socket = await connectTo(server);
    socket.write(requestFor('/').repeat(5));
    await expectReset(socket, requestFor('/'));
    expect(await fetchPage(server)).toContain('the page');
  });
});

describe('§7 an address that sends thousands of pipelined requests', () => {
  /** Fewer than `pipelinedPerMinute`, so that one write of them uses it up. */
  const perMinute = 1_200;
  /** Stand for addresses outside, because this machine's own are not limited. */
  const toOutside = (address: string): string => address.replace(/^127\.0\.0\./, '203.0.113.');

  /** Counts what reaches the server, and answers 'the page'. */
  async function startCounted(hasProxy = false) {
    let time = testNow;
    const limit = createRateLimit(perMinute, () => time);
    const outside: RateLimit = {
      take: (address) => limit.take(toOutside(address)),
      wait: (address) => limit.wait(toOutside(address)),
      charge: (address, tokens) => limit.charge(toOutside(address), tokens),
    };
    let parsed = 0;
    const server = createServer();
    server.on('request', () => {
      parsed += 1;
    });
    limitConnections(server, (_, response) => response.end('the page'), {
      ...connectionLimits,
      addressOf: ({ socket }) => socket.remoteAddress ?? '',
      hasProxy,
      pipelinedLimit: outside,
      log: () => {},
      now: () => time,
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    /** Everything that the server answers until the connection closes: nothing where it is reset at once. */
    const send = (localAddress: string, text: string): Promise<string> => {
      const socket = connect({ host: here, port, localAddress }).on('error', () => {});
      onTestFinished(() => void socket.destroy());
      let answer = '';
      socket.setEncoding('utf8').on('data', (chunk) => {
        answer += chunk;
      });
      socket.write(text);
      return new Promise((resolve) => socket.once('close', () => resolve(answer)));
    };
    const readFrom = (from: string): Promise<string> => send(from, requestFor('/', 'Connection: close\r\n'));
    const flood = (count: number): Promise<string> => send(elsewhere, requestFor('/').repeat(count));
    return {
      readFrom,
      flood,
      parsed: () => parsed,
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }

  it('is refused new connections for a minute, in which they cost nothing to parse, and nobody else is', async () => {
    const server = await startCounted();
    // The server reads as much of each as its system hands over at once.
    for (let time = 0; time < 50 && server.parsed() < perMinute + 300; time += 1) await server.flood(1_000);
    expect(await server.readFrom(elsewhere)).toBe('');
    const before = server.parsed();
    for (let time = 0; time < 5; time += 1) await server.flood(1_000);
    expect(server.parsed()).toBe(before);
    expect(await server.readFrom(here)).toContain('the page');
    server.pass(60_000);
    expect(await server.readFrom(elsewhere)).toContain('the page');
  });

  it('keeps its connections where a browser pipelines a few too many, however often', async () => {
    const server = await startCounted();
    for (let time = 0; time < 40; time += 1) await server.flood(12);
    expect(await server.readFrom(elsewhere)).toContain('the page');
  });

  it('keeps its connections where it is a proxy, which carries the calls of others', async () => {
    const server = await startCounted(true);
    for (let time = 0; time < 3; time += 1) await server.flood(1_000);
    expect(await server.readFrom(elsewhere)).toContain('the page');
  });
});

/** Servers with these limits, and the request for a long response of each. */
const longAnswers: readonly (readonly [
  string,
  (limits: Partial<ConnectionLimits>) => Promise<readonly [RunningServer, string]>,
])[] = [
  [
    'a file',
    async (connectionLimits) => [
      await startTestServer({
        content: null,
        dist: siteWith({ [longFile]: longText }),
        connectionLimits,
      }),
      requestFor(longFile, 'Connection: close\r\n'),
    ],
  ],
  [
    'a prerendered page',
    async (connectionLimits) => [
      await startTestServer({ content: null, dist: siteWith({}, longText), connectionLimits }),
      requestFor('/', 'Connection: close\r\n'),
    ],
  ],
  [
    'a backup',
    async (connectionLimits) => {
      const dataDir = createTempDirectory();
      const filled = await startTestServer({ dataDir, content: null });
      for (let at = 0; at < longMegabytes; at += 1) {
        const name = `${testDocumentsRoot}/${site.root}/News_List/list/long-${at}`;
        const fields = { text: { stringValue: longText.slice(at * megabyte, (at + 1) * megabyte) } };
        expect(
          (await post(filled, ':commit', { writes: [{ update: { name, fields } }] }, 'staff')).status,
        ).toBe(200);
      }
      await filled.close();
      const server = await startTestServer({ dataDir, content: null, connectionLimits });
      const headers = `Authorization: Bearer ${server.token}\r\nConnection: close\r\n`;
      return [server, requestFor('/v1/backup', headers)];
    },
  ],
];

describe("§7 a response longer than the system's buffers", () => {
  it.each(longAnswers)('sends %s in full to a client that reads slowly', async (_, serve) => {
    const stalled = 1_000;
    const [server, request] = await serve({ stalled });
    const socket = await connectTo(server);
    const begun = performance.now();
    socket.write(request);
    const answer = await readAll(socket, 7 * megabyte);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.length).toBeGreaterThan(longText.length);
    expect(performance.now() - begun).toBeGreaterThan(2 * stalled);
  });

  it.each(longAnswers)(
    'resets the connection of a client that requests %s and reads nothing',
    async (_, serve) => {
      const [server, request] = await serve({ stalled: 100, open: 1 });
      const socket = await connectTo(server);
      socket.write(request);
      await expect.poll(() => tryPage(server), { timeout: 30_000 }).not.toBeNull();
      await expect(readAll(socket)).rejects.toThrow('ECONNRESET');
    },
  );

  it.runIf(process.platform === 'linux')(
    'closes a file whose client disconnects in the middle of it',
    async () => {
      const server = await startSiteProcess(createTempDirectory(), siteWith({ [longFile]: longText }));
      await fetchPage(server);
      const openFiles = (): number => readdirSync(`/proc/${server.pid}/fd`).length;
      const before = openFiles();
      for (let time = 0; time < 20; time += 1) {
        const socket = await connectTo(server);
        socket.write(requestFor(longFile));
        await once(socket, 'data');
        socket.resetAndDestroy();
      }
      await expect.poll(openFiles).toBeLessThanOrEqual(before);
    },
  );
});

describe('§7 a client that is slow with its request', () => {
  it('serves a client that takes longer to send its request than a client may stall in reading', async () => {
    const server = await startTestServer({
      content: null,
      dist: siteWith({ [longFile]: longText }),
      connectionLimits: { stalled: 50, open: 2 },
    });
    const { body } = createSubmission(testNow);
    const slow = await connectTo(server, elsewhere);
    slow.write(
      `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    // Meanwhile the server drops others that read nothing, one after the other: so the time has passed.
    for (let time = 0; time < 3; time += 1) {
      const other = await connectTo(server);
      other.write(requestFor(longFile));
      await expect.poll(() => tryPage(server), { timeout: 30_000 }).not.toBeNull();
    }
    slow.write(body);
    expect(await readAll(slow)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('§7 connections', () => {
  const halfHead = `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: localhost\r\n`;
  const halfCall = (headers = ''): string => `${halfHead}${headers}Content-Length: 20000\r\n\r\n{`;

  /** Connections of one client, the oldest first, once the server has read what they sent. */
  async function holdConnections(
    server: Pick<ServerProcess, 'address'>,
    count: number,
    text: string,
    localAddress: string,
  ): Promise<readonly Socket[]> {
    const sockets: Socket[] = [];
    for (let at = 0; at < count; at += 1) {
      const socket = await connectTo(server, localAddress);
      if (text !== '') await new Promise((resolve) => socket.write(text, resolve));
      socket.resume();
      sockets.push(socket);
    }
    // The server has read what came before this page's request.
    expect(await fetchPage(server)).toContain('the page');
    return sockets;
  }

  const listClosed = (sockets: readonly Socket[]): readonly boolean[] => sockets.map(({ closed }) => closed);

  it.each([
    ['nothing', ''],
    ['half a head', halfHead],
    ['half a call', halfCall()],
  ])(
    'closes the oldest connection of the address that has most for each new one, after it sent %s, and logs that once',
    async (_, sent) => {
      const log: string[] = [];
      const server = await startTestServer({
        content: null,
        dist: siteWith({}),
        connectionLimits: { open: 6 },
        log: (line) => void log.push(line),
      });
      const few = await holdConnections(server, 2, sent, farAway);
      const many = await holdConnections(server, 3, sent, elsewhere);
      const newest = await connectTo(server, here);
      expect(listClosed([...few, ...many])).toEqual([false, false, false, false, false]);

      newest.write(requestFor('/', 'Connection: close\r\n'));
      expect(await readAll(newest)).toContain('the page');
      const visits = [await connectTo(server, here), await connectTo(server, here)];
      await expect.poll(() => listClosed(many)).toEqual([true, false, false]);
      for (const visit of visits) {
        visit.write(requestFor('/', 'Connection: close\r\n'));
        expect(await readAll(visit)).toContain('the page');
      }
      expect(listClosed(few)).toEqual([false, false]);
      expect(log).toEqual(['A connection was closed for a new one: 6 are open, 3 of them of one address.']);
    },
  );

  it('cuts no answer short while its address has an unfinished connection', async () => {
    const server = await startTestServer({
      content: null,
      dist: siteWith({ [longFile]: longText }),
      connectionLimits: { open: 3 },
    });
    const reading = await connectTo(server, elsewhere);
    reading.write(requestFor(longFile, 'Connection: close\r\n'));
    await once(reading, 'readable');
    const unfinished = await holdConnections(server, 1, halfCall(), elsewhere);
    for (let time = 0; time < 3; time += 1) {
      const other = await connectTo(server, farAway);
      other.write(requestFor('/', 'Connection: close\r\n'));
      expect(await readAll(other)).toContain('the page');
      await connectTo(server, elsewhere);
    }
    await expect.poll(() => listClosed(unfinished)).toEqual([true]);
    expect((await readAll(reading)).length).toBeGreaterThan(longText.length);
  });

  it('counts calls through a trusted proxy for their visitors, and the connections that it keeps for none', async () => {
    const server = await startTestServer({
      content: null,
      dist: siteWith({}),
      trustProxy: 1,
      connectionLimits: { open: 7 },
    });
    const callOf = (visitor: string) => halfCall(`X-Forwarded-For: ${visitor}\r\n`);
    const kept = await holdConnections(server, 3, requestFor('/', 'X-Forwarded-For: 203.0.113.1\r\n'), here);
    const one = await holdConnections(server, 1, callOf('203.0.113.7'), here);
    const other = await holdConnections(server, 2, callOf('203.0.113.8'), here);
    const visits = [await connectTo(server, here), await connectTo(server, here)];
    await expect.poll(() => listClosed(other)).toEqual([true, false]);
    for (const visit of visits) {
      visit.write(requestFor('/', 'X-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n'));
      expect(await readAll(visit)).toContain('the page');
    }
    expect(listClosed([...kept, ...one])).toEqual([false, false, false, false]);
  });

  it('answers many requests of a browser over one connection', async () => {
    const server = await startTestServer({ content: null, dist: siteWith({ 'a.txt': 'a file' }) });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const ports = new Set<number | undefined>();
    const read = (path: string): Promise<string> =>
      new Promise((resolve, reject) => {
        get(new URL(path, server.address), { agent }, (response) => {
          ports.add(response.socket.localPort);
          response
            .setEncoding('utf8')
            .toArray()
            .then((chunks) => resolve(chunks.join('')), reject);
        }).on('error', reject);
      });
    for (let time = 0; time < 10; time += 1) {
      expect(await read('/')).toContain('the page');
      expect(await read('/a.txt')).toBe('a file');
    }
    expect(ports.size).toBe(1);
  });
});
