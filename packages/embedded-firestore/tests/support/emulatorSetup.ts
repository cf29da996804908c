/**
 * One emulator for all files of a run: its Java takes seconds to start and more to get warm. It starts when the first
 * file needs it, so that a run without it costs nothing.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Emulator, startEmulator } from './emulator.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the emulator's address. */
    emulatorPoolAddress: string;
  }
}

/** Compiled once and simply: what runs for a minute never earns the second compiler's work. */
const quickToStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

export async function setup(run: TestProject): Promise<() => Promise<void>> {
  let emulator: Promise<Emulator> | null = null;
  const addressServer = createServer(async (_, response) => {
    try {
      emulator ??= startEmulator(quickToStart);
      response.end((await emulator).address);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(addressServer, 'listening');
  run.provide('emulatorPoolAddress', `http://127.0.0.1:${(addressServer.address() as AddressInfo).port}`);
  return async () => {
    addressServer.close();
    await (await emulator?.catch(() => null))?.stop();
  };
}
