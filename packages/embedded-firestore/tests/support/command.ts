/** The command as a person runs it: its own process, its exit code, its output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '../../src/main.ts');

/** Ends with the test. */
function spawnCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const collect = (stream: ChildProcess['stdout']): (() => string) => {
  let text = '';
  stream?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
};

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly error: string;
}

/** Runs the command to its end. */
export function runCommand(args: readonly string[]): Promise<CommandResult> {
  const child = spawnCommand(args);
  const [readOutput, readError] = [collect(child.stdout), collect(child.stderr)];
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, output: readOutput(), error: readError() })),
  );
}

export interface RunningCommand {
  readonly address: string;
  /** Ends it by a signal, and resolves to its exit code once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** 'Project demo-project is at http://127.0.0.1:8085/' */
const addressLine = / is at (http:\S+)\n/;

/** Starts the command on a free port, and waits for the line with its address. */
export function startCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningCommand> {
  const child = spawnCommand(['--port', '0', ...args], env);
  const [readOutput, readError] = [collect(child.stdout), collect(child.stderr)];
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, address] = addressLine.exec(readOutput()) ?? [];
      if (address === undefined) return;
      resolve({
        address,
        end: (signal) => {
          child.kill(signal);
          return exited;
        },
      });
    });
    exited.then((code) => reject(new Error(`The command ended with ${code}: ${readError()}`)), reject);
  });
}
