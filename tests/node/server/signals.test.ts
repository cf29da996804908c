/** Commands as npm starts them: a signal to npm, to its child or to the server ends all of them. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSecondBarangay } from '../../support/secondBarangay.ts';
import { createTempDirectory } from '../../support/server/runningServer.ts';

const home = join(import.meta.dirname, '../../..');

interface Started {
  /** npm's own. */
  readonly pid: number;
  readonly dataDir: string;
  /** Resolves with the address once it is logged. */
  readonly address: Promise<string>;
  /** Resolves with all output once npm and every process that it started are gone, for they share one pipe. */
  readonly gone: Promise<string>;
}

/** Runs a command of a project's package.json in a process group of its own, as a terminal does. */
function startNpm(project: string, command: string, env: Readonly<Record<string, string>> = {}): Started {
  const dataDir = createTempDirectory();
  const child = spawn('npm', ['run', command], {
    cwd: project,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  let output = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = / is at (http:\S+)\n/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
  });
  const gone = new Promise<string>((resolve) => child.on('close', () => resolve(output)));
  onTestFinished(async () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {} // The group is gone already.
    await gone;
  });
  return { pid, dataDir, address, gone };
}

/** Pids of the processes that a process started. */
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const commandOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();

/** Pids of the processes below a process whose command line has this text. */
function findBelow(pid: number, text: string): readonly number[] {
  try {
    return childrenOf(pid).flatMap((child) => [
      ...(commandOf(child).includes(text) ? [child] : []),
      ...findBelow(child, text),
    ]);
  } catch {
    return []; // A process ended while it was looked at.
  }
}

describe.runIf(process.platform === 'linux')('npm run serve', () => {
  // SIGINT to only npm or its shell is not tested: dash holds the signal back until the server ends.
  it.each([
    ['SIGTERM', 'npm', ({ pid }: Started) => pid],
    ['SIGTERM', "npm's child", ({ pid }: Started) => childrenOf(pid)[0]],
    ['SIGTERM', 'the server', ({ pid }: Started) => findBelow(pid, 'server/main.ts').at(-1)],
    ['SIGINT', 'the server', ({ pid }: Started) => findBelow(pid, 'server/main.ts').at(-1)],
    ['SIGTERM', 'the process group', ({ pid }: Started) => -pid],
    ['SIGINT', 'the process group, as Ctrl+C does', ({ pid }: Started) => -pid],
  ] as const)(
    'closes the server and ends every process on %s to %s',
    async (signal, _, receiverOf) => {
      const started = startNpm(home, 'serve');
      const url = await started.address;
      const receiver = receiverOf(started);
      if (receiver === undefined) throw new Error('The process that receives the signal is not there.');
      process.kill(receiver, signal);
      await started.gone;
      await expect(fetch(url)).rejects.toThrow('fetch failed');
      // A server that is killed leaves it.
      expect(existsSync(join(started.dataDir, 'address'))).toBe(false);
    },
    30_000,
  );
});

describe.runIf(process.platform === 'linux').each([['start'], ['qa']])('npm run %s', (command) => {
  // A project of its own: the other tests serve what is built in this one.
  const { root, remove } = createSecondBarangay();
  afterAll(remove);
  it.each([
    ['SIGTERM', 'npm', ({ pid }: Started) => pid],
    ['SIGINT', 'the process group, as Ctrl+C does', ({ pid }: Started) => -pid],
  ] as const)(
    'ends a running build and every process on %s to %s, and leaves no temporary folder',
    async (signal, _, receiverOf) => {
      const temporaries = createTempDirectory();
      const started = startNpm(root, command, { TMPDIR: temporaries });
      await expect
        .poll(() => findBelow(started.pid, 'tools/cli/build.ts'), { timeout: 20_000 })
        .toHaveLength(1);
      process.kill(receiverOf(started), signal);
      expect(await started.gone).not.toContain(' is at ');
      // Vite keeps its compiled code there too.
      expect(readdirSync(temporaries).filter((name) => name.startsWith('barangay-'))).toEqual([]);
    },
    40_000,
  );
});
