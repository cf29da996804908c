/** Connections that send nothing, or never finish a request, do not block a citizen. */
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '../../../../src/site.ts';
import { isFullRun, sampleSize } from '../../../support/sampling.ts';
import { writePrerenderedSite } from '../../../support/server/prerenderedBuild.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../support/server/runningServer.ts';
import { createSubmission, sendSubmission } from '../../../support/server/submissions.ts';

const head = `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n`;

/** What each kind of client sends once it is connected. */
const kinds: Readonly<Record<string, (socket: Socket) => void>> = {
  'says nothing': () => {},
  'begins to say who it is': (socket) => void socket.write(head.slice(0, 40)),
  'says one header after the other': (socket) => {
    let line = 0;
    const more = setInterval(() => socket.write(`X-${line++}: a\r\n`), 500);
    socket.write(head);
    void waitForClose(socket).then(() => clearInterval(more));
  },
  'never ends its body': (socket) => void socket.write(`${head}\r\n{"writes":`),
  'closes its half in the middle of a body': (socket) => void socket.end(`${head}\r\n{"writes":`),
};

/** Resolves once the server has closed the connection in any way. */
const waitForClose = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of ['end', 'close', 'error']) socket.once(event, resolve);
  });

it('§7 stores requests while a thousand idle and hundreds of slow connections are open', async () => {
  const server = await startTestServer({ content: null });
  const { hostname, port } = new URL(server.address);
  const sockets: Socket[] = [];
  const ended: Promise<unknown>[] = [];
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  const connectClient = async (kind: string): Promise<void> => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => {});
    socket.resume();
    sockets.push(socket);
    ended.push(waitForClose(socket));
    await once(socket, 'connect');
    kinds[kind]!(socket);
  };

  const idle = sampleSize(1_000, 200);
  const others = sampleSize(100, 20);
  for (const kind of Object.keys(kinds))
    await Promise.all(
      Array.from({ length: kind === 'says nothing' ? idle : others }, () => connectClient(kind)),
    );

  for (let time = 0; time < 5; time += 1)
    expect(await sendSubmission(server.address, createSubmission(testNow))).toBe(200);
  expect((await fetch(server.address)).status).toBe(503); // there is no site in this test
  const body = { structuredQuery: { from: [{ collectionId: 'list' }] } };
  const { body: rows } = await post(server, `/${site.root}/Form_Requests:runQuery`, body, 'staff');
  expect(rows).toHaveLength(5);

  // The server closes them after ten seconds without a full head, thirty without a full request.
  if (isFullRun) await Promise.all(ended);
}, 120_000);

/** The status of Home over a connection of its own; null where the server closes it. */
const visitHome = (address: string): Promise<number | null> =>
  new Promise((resolve) => {
    get(address, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? null));
    }).on('error', () => resolve(null));
  });

it.each(Object.keys(kinds))(
  '§7 serves 32 of 32 visits of others while one address opens more connections than there may be, and each %s',
  async (kind) => {
    const open = sampleSize(4_000, 100);
    const dist = createTempDirectory();
    writePrerenderedSite(dist, 'the page');
    const server = await startTestServer({ content: null, dist, connectionLimits: { open } });
    const { hostname, port } = new URL(server.address);
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    for (let at = 0; at < open + 100; at += 1) {
      const place = { host: hostname, port: Number(port), localAddress: '127.0.0.2' };
      const socket = connect({ ...place, allowHalfOpen: true });
      socket.on('error', () => {});
      socket.resume();
      sockets.push(socket);
      await once(socket, 'connect');
      kinds[kind]!(socket);
    }
    const visits = Array.from({ length: 32 }, () => visitHome(server.address));
    expect(await Promise.all(visits)).toEqual(Array(32).fill(200));
    expect(sockets.filter(({ closed }) => closed).length).toBeGreaterThan(0);
  },
);
