/** The server under measurement: a process of its own, with its processor time and memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readServerAddress } from '../childServer.ts';
import { readScript } from '../store/commands.ts';
import { readMemory } from '../store/stores.ts';

export interface MeasuredServer {
  /** `http://127.0.0.1:8080/` */
  readonly address: string;
  readonly staffToken: string;
  /** Processor time of all its threads since its start, ms; in steps of 10. Linux only. */
  readonly processorTime: () => number;
  /** Resident megabytes, now or at most since the start; null when unknown. */
  readonly memory: (what?: 'VmRSS' | 'VmHWM') => number | null;
  readonly stop: () => Promise<unknown>;
}

const ticksPerSecond = 100;

function readProcessorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/**
 * @param args of Node
 * @param hasChannel whether the child may be sent messages
 */
export async function spawnMeasuredServer(
  checkout: string,
  args: readonly string[],
  dataDir: string,
  env: Readonly<Record<string, string>>,
  hasChannel: boolean,
): Promise<{ readonly server: MeasuredServer; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasChannel ? (['ipc'] as const) : [])],
  });
  const pid = child.pid ?? 0;
  const server = {
    address: await readServerAddress(child),
    staffToken: readFileSync(join(dataDir, 'staff-token'), 'utf8'),
    processorTime: () => readProcessorTime(pid),
    memory: (what?: 'VmRSS' | 'VmHWM') => readMemory(pid, what),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
  return { server, child };
}

/** As `npm run serve` starts it. @param checkout the directory of the commit to measure, built */
export const startMeasuredServer = async (checkout: string, dataDir: string): Promise<MeasuredServer> =>
  (await spawnMeasuredServer(checkout, readScript('serve'), dataDir, {}, false)).server;
