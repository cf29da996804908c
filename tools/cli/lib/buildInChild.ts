/** Runs the build in a child process, so that the server that follows does not hold the build's memory. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds the site as `npm run build` does, with its output. SIGINT and SIGTERM end the build.
 * @param env added to the environment of this process
 * @returns the exit code: 0 after a build, 128 plus the signal's number when a signal ended it
 */
export function buildInChild(env: Readonly<Record<string, string>> = {}): Promise<number> {
  let requestedSignal: NodeJS.Signals | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    requestedSignal = signal;
    child.kill(signal);
  };
  // Before the child exists: a signal to both at its start would end this process without its cleanup.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const child = spawn(process.execPath, [join(root, 'tools/cli/build.ts'), '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const ended = requestedSignal ?? signal;
      if (requestedSignal === null && signal === 'SIGKILL')
        console.error('The system ended the build (SIGKILL), as it does where memory runs out.');
      resolve(ended === null ? (code ?? 1) : 128 + constants.signals[ended]);
    });
  });
}
