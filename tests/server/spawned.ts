/** Commands as a person runs them: their own process, their exit code, what they say. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const home = join(import.meta.dirname, '../..');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function start(script: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [join(home, script), ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs a command to its end. */
export function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = start(script, args, env);
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
  /** Ends it by a signal, and waits until it is gone; the exit code is null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** server/main.ts, from the line in which it says where it is. */
export function serveData(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const child = start('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0', ...env });
  const gone = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, address] = /^Barangay Dicklum is at (\S+)$/m.exec(said) ?? [];
      if (address === undefined) return;
      const end = (signal: NodeJS.Signals): Promise<number | null> => {
        child.kill(signal);
        return gone;
      };
      resolve({ address, end });
    });
    gone.then((code) => reject(new Error(`main.ts ended with ${code}: ${said}`)), reject);
  });
}
