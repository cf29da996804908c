/** Firebase Hosting's own emulator, of firebase-tools: it needs no account, no Java and no project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../packages/embedded-firestore/tests/support/freePort.ts';
import { toFirebaseArgs } from '../../tools/deploy/firebaseTools.ts';

export interface HostingEmulator {
  /** `http://127.0.0.1:port/` */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves `dist` of this directory by this configuration.
 * @param config what firebase.json would hold
 */
export async function startHostingEmulator(directory: string, config: object): Promise<HostingEmulator> {
  const [port, hub, logging] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const host = '127.0.0.1';
  const emulators = {
    hosting: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(directory, 'firebase.json'), JSON.stringify({ ...config, emulators }));
  const child = spawn(
    process.execPath,
    toFirebaseArgs(['emulators:start', '--only', 'hosting', '--project', 'demo-barangay']),
    {
      cwd: directory,
      env: { ...process.env, XDG_CONFIG_HOME: directory, FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: npm does not forward a signal.
      detached: true,
    },
  );
  const address = `http://${host}:${port}/`;
  await waitUntilReady(address, child);
  return { address, stop: () => stopEmulator(child) };
}

/** Polls until it answers; the test's own time limit ends it otherwise. */
async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The hosting emulator ended: ${output.slice(-1_000)}`);
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

async function stopEmulator(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await exited;
}
