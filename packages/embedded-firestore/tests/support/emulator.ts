/**
 * Google's own Firestore emulator, as the second witness of the rules. It cannot be had from npm or Debian: where
 * Google's package google-cloud-cli-firestore-emulator is not installed, tests that need it are skipped with a reason.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './freePort.ts';

const packageName = 'google-cloud-cli-firestore-emulator';

const jar: string | undefined = spawnSync('dpkg', ['-L', packageName], {
  encoding: 'utf8',
})
  .stdout?.split('\n')
  .find((name) => name.endsWith('firestore-emulator.jar'));

export const hasEmulator = jar !== undefined && spawnSync('java', ['-version']).status === 0;

/** The package and its version. */
export const readEmulatorVersion = (): string => {
  const status = spawnSync('dpkg', ['-s', packageName], { encoding: 'utf8' }).stdout;
  return `${packageName} ${/^Version: (.*)$/m.exec(status)?.[1]}`;
};

/** Ends the title of a test that needs the emulator. */
export const emulatorSkipNote = hasEmulator
  ? ''
  : ' (skipped: the Firestore emulator is not on this machine)';

/** The one place at which tests of the rules write to the terminal. */
export function printLine(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

/** One that runs. */
export interface RunningEmulator {
  /** `http://127.0.0.1:port` */
  readonly address: string;
  /** Loads the rules of a project. @throws where the emulator cannot compile them, with its reasons. */
  load(project: string, rules: string): Promise<void>;
  /** Deletes the documents of a project. */
  clear(project: string): Promise<void>;
}

export interface Emulator extends RunningEmulator {
  stop(): Promise<void>;
}

/** A token that passes the rules of any project of the emulator. */
export const emulatorStaffToken = 'owner';

/** @param java options of the Java that runs it */
export async function startEmulator(java: readonly string[] = []): Promise<Emulator> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    'java',
    [
      '-Xmx512m',
      '-Duser.language=en',
      ...java,
      '-cp',
      jar!,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
    ],
    { stdio: 'ignore' },
  );
  await waitUntilReady(address, child);
  return { ...connectToEmulator(address), stop: () => stopProcess(child) };
}

export const connectToEmulator = (address: string): RunningEmulator => ({
  address,
  load: (project, rules) => load(address, project, rules),
  clear: (project) => clear(address, project),
});

async function clear(address: string, project: string): Promise<void> {
  const documents = `${address}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(documents, { method: 'DELETE' });
  if (!answer.ok) throw new Error(await answer.text());
}

async function load(address: string, project: string, rules: string): Promise<void> {
  const answer = await fetch(`${address}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Polls until it answers; the test's own time limit ends it otherwise. */
export async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`What was started ended with ${child.exitCode}.`);
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
