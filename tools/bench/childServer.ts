/** A server under measurement: a process of its own, with its processor time and memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ChildServer {
  /** `http://127.0.0.1:8080/` */
  readonly address: string;
  readonly child: ChildProcess;
  readonly staffToken: string;
  /** Processor time of all its threads since its start, ms; in steps of 10. Linux only. */
  readonly processorTime: () => number;
  readonly memory: (what?: MemoryKind) => number | null;
  readonly stop: () => Promise<unknown>;
}

type MemoryKind = 'VmRSS' | 'VmHWM';

const ticksPerSecond = 100;

/** Resident megabytes as Linux reports them, now or at most since the start; null on other systems. */
export function readMemory(pid: number, what: MemoryKind = 'VmRSS'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
  } catch {
    return null;
  }
}

function readProcessorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** The address in the line that the server prints. */
const readAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, address] = /is at (\S+)$/m.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
  });

/** The words of an npm script after `node`: what the person runs, with its options for Node. */
export function readScript(name: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return scripts[name]?.split(' ').slice(1) ?? [];
}

/**
 * @param args of Node
 * @param dataDir new, or filled before
 * @param checkout the directory of the commit to measure, built
 */
export async function startChildServer(
  args: readonly string[],
  dataDir: string,
  checkout = '.',
): Promise<ChildServer> {
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const pid = child.pid ?? 0;
  return {
    address: await readAddress(child),
    child,
    get staffToken() {
      return readFileSync(join(dataDir, 'staff-token'), 'utf8');
    },
    processorTime: () => readProcessorTime(pid),
    memory: (what) => readMemory(pid, what),
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
