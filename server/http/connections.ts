/**
 * Limits the cost of one connection, and of all of them together. Node parses up to 64 kB of pipelined requests at once and
 * dispatches each before the first is answered, and none of its timeouts covers a client that does not read its answer.
 */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Open connections; the server closes the next one at once. */
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

const logInterval = 60_000;

/**
 * Closes connections over the limit at once and logs at most one line a minute.
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
 * Answers the requests of a connection in order: a request waits until the answers before it have left, and its own
 * answer is computed only then. Resets a connection when too many requests wait or its client reads nothing: a reset also
 * frees the operating system's buffers.
 */
export function answerSequentially(
  answer: RequestListener,
  { unanswered, stalled }: Pick<ConnectionLimits, 'unanswered' | 'stalled'>,
): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // Node keeps parsing data that it read before the reset.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length >= unanswered) {
      socket.resetAndDestroy();
      return;
    }
    const begin = (): void => {
      // The timer restarts whenever part of the answer leaves. With an empty send buffer the client is still sending its
      // request, and Node has its own timeouts for that.
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
