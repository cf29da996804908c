/**
 * Limits the cost of one connection, and of all of them together. Node parses up to 64 kB of pipelined requests at once and
 * dispatches each before the first is answered, and none of its timeouts covers a client that does not read its answer.
 */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type RateLimit, toNetwork } from './rateLimit.ts';

export interface ConnectionLimits {
  /** Open connections; the next one takes the place of another. */
  readonly open: number;
  /** Requests of one connection without a complete answer; the next one resets the connection. */
  readonly unanswered: number;
  /** Milliseconds in which part of an answer must leave; a client that reads nothing is dropped within twice that time. */
  readonly stalled: number;
}

/**
 * - open: a browser opens up to six connections and keeps each for five seconds after its last answer. 4,000 are 650
 *   phones that load a page at the same moment, more than a barangay has at its busiest, and a proxy in front of the
 *   server needs fewer. One connection whose answer is not read costs up to 130 kB: 4,000 of them cost about 500 MB.
 * - unanswered: no current browser pipelines; some old ones do, and resend the requests without an answer.
 * - stalled: the operating system hides most of what a slow client reads. Linux reports progress when a third of the
 *   connection's buffer is free again, which is 30 kB at first and grows with the connection: a phone that reads 2 kB
 *   a second seems to stall for 20 s and more.
 */
export const connectionLimits: ConnectionLimits = { open: 4_000, unanswered: 4, stalled: 60_000 };

/**
 * Pipelined requests a minute that an address may send after the reset of their connection. Node parses all that it has read
 * by then, up to 2,400 in 0.15 s of a processor, and nothing stops it. This many take 4 s of a processor; another 2,400 then
 * close the address for 2.4 s, which a village behind it hardly notices.
 */
export const pipelinedPerMinute = 60_000;

const logInterval = 60_000;

export interface ConnectionOptions extends ConnectionLimits {
  /** The address that a request comes from; '' counts as an address too. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether proxies are trusted: then a connection without a request belongs to a proxy and counts for no visitor. */
  readonly hasProxy: boolean;
  /** Limits requests that arrive after the reset of their connection. An address above it gets no new connection. */
  readonly pipelinedLimit: RateLimit;
  readonly log: (line: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

interface QueuedRequest {
  readonly request: IncomingMessage;
  readonly begin: () => void;
}

/** The holder that a connection counts for: its network, or only the connection itself. */
type Holder = string | Socket;

interface Connection {
  holder: Holder;
  /** The requests without a complete answer; the first of them is being received or answered. */
  readonly queue: QueuedRequest[];
}

/** Whether the client has yet to send a request or the rest of one, so that a reset costs it no answer. */
const isUnfinished = ({ queue: [first] }: Connection): boolean => first?.request.complete !== true;

/**
 * Lets a server answer over connections within these limits.
 *
 * Requests of a connection are answered in order: each waits until the answers before it have left, and its own answer is
 * computed only then. A connection is reset when too many requests wait or its client reads nothing: a reset also frees
 * the operating system's buffers. An address whose clients send many requests into such connections is refused new ones for
 * up to a minute, unless it is a proxy's.
 *
 * Where too many connections are open, the address that holds the most loses its oldest unfinished one, else its oldest.
 * So one client cannot occupy all of them. Logs at most one line a minute.
 */
export function limitConnections(server: Server, answer: RequestListener, options: ConnectionOptions): void {
  const { open, unanswered, stalled, addressOf, hasProxy, pipelinedLimit, log, now } = options;
  const connections = new Map<Socket, Connection>();
  /** The oldest connection of each comes first. */
  const byHolder = new Map<Holder, Set<Socket>>();
  let loggedAt = Number.NEGATIVE_INFINITY;

  const logOnce = (line: string): void => {
    if (now() - loggedAt < logInterval) return;
    loggedAt = now();
    log(line);
  };
  const release = (socket: Socket, { holder }: Connection): void => {
    const held = byHolder.get(holder);
    held?.delete(socket);
    if (held?.size === 0) byHolder.delete(holder);
  };
  const assign = (socket: Socket, connection: Connection, holder: Holder): void => {
    connection.holder = holder;
    const held = byHolder.get(holder) ?? new Set();
    byHolder.set(holder, held.add(socket));
  };
  const reassign = (socket: Socket, connection: Connection, holder: Holder): void => {
    if (connection.holder === holder) return;
    release(socket, connection);
    assign(socket, connection, holder);
  };
  const forget = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connections.delete(socket);
    release(socket, connection);
  };
  /** The holder while no request names another. */
  const connectedHolder = (socket: Socket): Holder =>
    hasProxy ? socket : toNetwork(socket.remoteAddress ?? '');

  /** Of the holders that hold `most`: the oldest unfinished connection of the first that has one, else the oldest. */
  const findLeastMissed = (most: number): Socket | undefined => {
    let oldest: Socket | undefined;
    for (const held of byHolder.values())
      if (held.size === most)
        for (const socket of held) {
          oldest ??= socket;
          if (isUnfinished(connections.get(socket)!)) return socket;
        }
    return oldest;
  };
  const makeRoom = (): void => {
    let most = 0;
    for (const { size } of byHolder.values()) most = Math.max(most, size);
    const dropped = findLeastMissed(most);
    if (dropped === undefined) return;
    logOnce(`A connection was closed for a new one: ${open} are open, ${most} of them of one address.`);
    forget(dropped);
    dropped.resetAndDestroy();
  };

  server.on('connection', (socket: Socket) => {
    if (!hasProxy && pipelinedLimit.wait(socket.remoteAddress ?? '') > 0) {
      logOnce('Connections of an address are refused: it pipelines thousands of requests.');
      socket.resetAndDestroy();
      return;
    }
    const connection: Connection = { holder: socket, queue: [] };
    connections.set(socket, connection);
    assign(socket, connection, connectedHolder(socket));
    socket.once('close', () => forget(socket));
    if (connections.size > open) makeRoom();
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (socket.destroyed || connection === undefined) {
      // Node keeps parsing data that it read before a reset.
      if (!hasProxy) pipelinedLimit.charge(socket.remoteAddress ?? '', 1);
      return;
    }
    const { queue } = connection;
    if (queue.length >= unanswered) {
      socket.resetAndDestroy();
      return;
    }
    const begin = (): void => {
      reassign(socket, connection, toNetwork(addressOf(request)));
      // The timer restarts whenever part of the answer leaves. With an empty send buffer the client is still sending its
      // request, and Node has its own timeouts for that.
      response.setTimeout(stalled, () => {
        if (socket.writableLength > 0) socket.resetAndDestroy();
      });
      response.once('close', () => {
        queue.shift();
        if (socket.destroyed) return;
        if (queue[0] === undefined) reassign(socket, connection, connectedHolder(socket));
        else queue[0].begin();
      });
      answer(request, response);
    };
    queue.push({ request, begin });
    if (queue.length === 1) begin();
  });
}
