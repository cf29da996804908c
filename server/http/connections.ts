/**
 * What one connection, and all of them together, may cost. Node parses up to 64 kB of pipelined requests at once and hands
 * out each of them before the first is answered, and none of its timeouts covers a client that does not read its answer.
 */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Open connections; the next one is closed at once. */
  readonly open: number;
  /** Requests of one connection that have no whole answer yet; the next one ends the connection. */
  readonly unanswered: number;
  /** Milliseconds in which some of an answer must leave; a client that reads none of it is let go within twice as many. */
  readonly stalled: number;
}

/**
 * - open: a browser opens up to six connections and keeps each for five seconds after its last answer. 4,000 are 650
 *   telephones that load a page in the same moment, more than a barangay has at its busiest, and a proxy in front of the
 *   server needs fewer. One connection whose answer is not read costs up to 130 kB: 4,000 of them about 500 MB.
 * - unanswered: no browser of today pipelines; some old ones do, and send again what was not answered.
 * - stalled: the system hides most of what a slow client reads. Linux says that an answer moves when a third of the
 *   connection's buffer is free again, which is 30 kB at first and grows with the connection: a telephone that reads 2 kB
 *   a second seems to stand still for 20 s and more.
 */
export const connectionLimits: ConnectionLimits = { open: 4_000, unanswered: 4, stalled: 60_000 };

const logInterval = 60_000;

/**
 * Closes connections over the limit at once; the log has a line a minute at most.
 * @param now milliseconds since the epoch
 */
export function limitOpenConnections(
  server: Server,
  { open }: ConnectionLimits,
  log: (line: string) => void,
  now: () => number,
): void {
  server.maxConnections = open;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (now() - loggedAt < logInterval) return;
    loggedAt = now();
    log(`A connection was closed at once: ${open} are open already.`);
  });
}

/**
 * Answers the requests of a connection one after the other: a request waits as itself, without its answer, until the
 * answers before it have left. A connection is reset when too many wait, or when its client reads nothing: a reset frees
 * what the system holds for it too.
 */
export function answerSequentially(
  answer: RequestListener,
  { unanswered, stalled }: Pick<ConnectionLimits, 'unanswered' | 'stalled'>,
): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // Node goes on parsing what it has read from a connection that is reset already.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length >= unanswered) {
      socket.resetAndDestroy();
      return;
    }
    const begin = (): void => {
      // The time starts anew whenever some of the answer leaves. Where nothing waits to leave, the client is still sending
      // its request, for which Node has timeouts of its own.
      response.setTimeout(stalled, () => {
        if (socket.writableLength > 0) socket.resetAndDestroy();
      });
      response.once('close', () => {
        queue.shift();
        if (!socket.destroyed) queue[0]?.();
      });
      answer(request, response);
    };
    queue.push(begin);
    if (queue.length === 1) begin();
  };
}
