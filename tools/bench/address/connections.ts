/** 4,100 calls of one address that never end, while 32 others visit Home. */
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import type { ChildServer } from '../childServer.ts';
import { formatInteger, median } from '../figures.ts';

const [calls, visits] = [4_100, 32];

/** The server sees two addresses; it limits no rate of this machine's own, so that all calls are held. */
const [hostile, others] = ['127.0.0.2', '127.0.0.3'];

const unfinished = `POST /v1/${siteDatabase.root}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000\r\n\r\n{`;

/** Milliseconds to the end of Home; null if it was not served. */
const visit = ({ address }: ChildServer): Promise<number | null> =>
  new Promise((resolve) => {
    const began = performance.now();
    get(address, { agent: false, localAddress: others }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode === 200 ? performance.now() - began : null))
        .once('error', () => resolve(null));
    }).on('error', () => resolve(null));
  });

/** Prints how many visits were served, and the server's processor time and memory. */
export async function measureConnections(server: ChildServer): Promise<void> {
  await visit(server);
  const { hostname, port } = new URL(server.address);
  const before = server.processorTime();
  const memory = server.memory() ?? 0;
  const sockets: Socket[] = [];
  for (let at = 0; at < calls; at += 1) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: hostile });
    socket.on('error', () => {});
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    socket.write(unfinished);
  }
  const served = (await Promise.all(Array.from({ length: visits }, () => visit(server)))).filter(
    (time) => time !== null,
  );
  const within = served.filter((time) => time <= 1_000).length;
  console.log(
    `${formatInteger(calls)} unfinished calls of one address`.padEnd(40),
    `of ${visits} visits of others ${served.length} served, ${within} within 1 s (median ${median(served).toFixed(0)} ms)`,
    `server ${server.processorTime() - before} ms of a processor, +${formatInteger((server.memory() ?? 0) - memory)} MB`,
  );
  for (const socket of sockets) socket.destroy();
}
