/**
 * Sends calls over several parallel connections for a fixed time. Each connection sends its next call after the response
 * to the previous one.
 */
import { Agent, request } from 'node:http';

export interface PostCall {
  /** Relative to the server's address, e.g. `/v1/projects/...`. */
  readonly path: string;
  readonly body: string;
}

export interface LoadOptions {
  /** `http://127.0.0.1:8080` */
  readonly address: string;
  readonly connections: number;
  readonly milliseconds: number;
  readonly next: () => PostCall;
}

export interface LoadResult {
  /** The statuses other than 200, with their counts. */
  readonly others: ReadonlyMap<number, number>;
  readonly perSecond: number;
  /** ms: the 50th and the 99th percentile. */
  readonly median: number;
  readonly slowest: number;
}

export async function runLoad({
  address,
  connections,
  milliseconds,
  next,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const others = new Map<number, number>();
  const began = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      const at = performance.now();
      const status = await post(agent, address, next());
      if (status === 200) times.push(performance.now() - at);
      else others.set(status, (others.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {
    others,
    perSecond: times.length / seconds,
    median: at(0.5),
    slowest: at(0.99),
  };
}

function post(agent: Agent, address: string, { path, body }: PostCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) };
    const call = request(new URL(path, address), { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}
