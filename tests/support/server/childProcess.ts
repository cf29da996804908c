/** Commands as a person runs them: their own process, their exit code, their output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const repositoryRoot = join(import.meta.dirname, '../../..');

/** Node caches compiled code by the content of each file: a command starts in less than half the time. */
const compileCacheEnv = { NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/node') };

export interface ProcessResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** A shell command that wraps the process and runs "$@". */
export type ShellWrapper = string | null;

function spawnScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  wrapper: ShellWrapper = null,
): ChildProcess {
  const parts = [process.execPath, join(repositoryRoot, script), ...args];
  const [program = '', ...rest] = wrapper === null ? parts : ['sh', '-c', wrapper, 'sh', ...parts];
  const child = spawn(program, rest, { env: { ...process.env, ...compileCacheEnv, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs a command to its end. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  wrapper: ShellWrapper = null,
): Promise<ProcessResult> {
  const child = spawnScript(script, args, env, wrapper);
  let [out, error] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, error })));
}

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Everything that it printed so far. */
  output(): string;
  /** Ends it by a signal, and waits until it is gone; the exit code is null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts server/main.ts, and waits for the line with its address. */
export const startServerProcess = (
  dataDir: string,
  wrapper: ShellWrapper = null,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  waitForServer(spawnScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0', ...env }, wrapper));

/** A site in a directory of its own, with the server's own limits. */
export const startSiteProcess = (
  dataDir: string,
  dist: string,
  {
    content = null,
    wrapper = null,
  }: { readonly content?: string | null; readonly wrapper?: ShellWrapper } = {},
): Promise<ServerProcess> => {
  const args = [dataDir, dist, ...(content === null ? [] : [content])];
  return waitForServer(spawnScript('tests/support/server/serveSite.ts', args, {}, wrapper));
};

/** 'The site is at http://127.0.0.1:8080/' */
const addressLine = / is at (http:\S+)\n/;

/** Waits for the line with the address of a server that starts. */
export function waitForServer(child: ChildProcess): Promise<ServerProcess> {
  const exited = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, address] = addressLine.exec(output) ?? [];
      if (address === undefined) return;
      const end = (signal: NodeJS.Signals): Promise<number | null> => {
        child.kill(signal);
        return exited;
      };
      resolve({ address, pid: child.pid ?? 0, output: () => output, end });
    });
    exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)), reject);
  });
}
