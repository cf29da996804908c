/** A server as a person runs it: settings from the environment, ended by a signal. */

import type { Server } from 'node:http';
import { join } from 'node:path';
import { privateCollections } from '../../src/firestore/collections.ts';
import { site } from '../../src/site.ts';
import { codeOf, Problem, reasonOf } from '../firestore/lib/userError.ts';
import { StoreBusy, StoreUnreadable } from '../firestore/store/file.ts';
import { bellOf } from '../ops/webhook.ts';
import { type Middleware, startServer } from './server.ts';
import { settingsOf } from './settings.ts';

const home = join(import.meta.dirname, '../..');

export const directories = { dist: join(home, 'dist'), content: join(home, 'content') } as const;

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly middleware?: (server: Server) => Promise<Middleware>;
  /** For developers: answers name the rule that refused a call. */
  readonly explainRefusals?: boolean;
  /** Ends what `middleware` began. */
  readonly end?: () => Promise<void>;
}

/** @throws Problem and the store's own errors: see `told` */
export async function serve({
  env,
  say,
  middleware,
  explainRefusals = false,
  end,
}: Surroundings): Promise<void> {
  const settings = settingsOf(env);
  const through = middleware && { middleware };
  const bell = settings.webhook === null ? null : bellOf(settings.webhook, say);
  const created = (collection: string): void => {
    if (collection === privateCollections.requests.path) bell?.ring();
  };
  const running = await startServer({
    ...settings,
    ...directories,
    log: say,
    created,
    explainRefusals,
    ...through,
  });
  let isClosing = false;
  const close = async (): Promise<void> => {
    // Ctrl+C arrives twice: from the terminal, and from npm, which passes it on.
    if (isClosing) return;
    isClosing = true;
    bell?.close();
    await end?.();
    await running.close();
  };
  // Before the address is logged: its reader may already end the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
  say(`${site.barangay} is at ${running.address}`);
}

const noRoom = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];

/** One line for what a person can put right; null for anything else, which is a fault of ours. */
export function told(error: unknown): string | null {
  if (error instanceof StoreBusy)
    return `StoreBusy: another server or command uses this DATA_DIR: stop it, or set another DATA_DIR.`;
  if (error instanceof StoreUnreadable) return `StoreUnreadable: ${reasonOf(error)}`;
  const code = codeOf(error);
  if (code !== null && noRoom.includes(code)) return `DATA_DIR cannot be written: ${reasonOf(error)}.`;
  return error instanceof Problem ? error.message : null;
}
