/** Commands as a person runs them: their own process, their exit code, what they say. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { site } from '../../../src/site.ts';

const home = join(import.meta.dirname, '../../..');

/** Node keeps what it compiled, by the content of each file: a command starts in less than half the time. */
const compiled = { NODE_COMPILE_CACHE: join(home, 'node_modules/.cache/node') };

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** What a process is put into: a shell command that runs "$@". */
export type Within = string | null;

function start(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  within: Within = null,
): ChildProcess {
  const whole = [process.execPath, join(home, script), ...args];
  const [program = '', ...rest] = within === null ? whole : ['sh', '-c', within, 'sh', ...whole];
  const child = spawn(program, rest, { env: { ...process.env, ...compiled, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const isAt = `${site.barangay} is at `;

/** Runs a command to its end. */
export function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  within: Within = null,
): Promise<Ended> {
  const child = start(script, args, env, within);
  let [out, error] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, error })));
}

export interface Served {
  readonly address: string;
  readonly pid: number;
  /** Ends it by a signal, and waits until it is gone; the exit code is null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** server/main.ts, from the line in which it says where it is. */
export const serveData = (
  dataDir: string,
  within: Within = null,
  env: Readonly<Record<string, string>> = {},
): Promise<Served> => serving(start('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0', ...env }, within));

/** A site in a directory of its own, with the server's own limits. */
export const serveSite = (dataDir: string, dist: string): Promise<Served> =>
  serving(start('tests/support/server/serveSite.ts', [dataDir, dist], {}));

function serving(child: ChildProcess): Promise<Served> {
  const gone = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const whole = said.split('\n').slice(0, -1);
      const address = whole.find((line) => line.startsWith(isAt))?.slice(isAt.length);
      if (address === undefined) return;
      const end = (signal: NodeJS.Signals): Promise<number | null> => {
        child.kill(signal);
        return gone;
      };
      resolve({ address, pid: child.pid ?? 0, end });
    });
    gone.then((code) => reject(new Error(`The server ended with ${code}: ${said}`)), reject);
  });
}
