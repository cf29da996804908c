/** Runs the server for a person: settings come from the environment, a signal stops it. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  findDiskFailure,
  StoreAltered,
  StoreBusy,
  StoreLost,
  StoreUnreadable,
} from '../../packages/embedded-firestore/src/index.ts';
import { errorCodeOf, errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { privateCollections } from '../../src/firestore/collections.ts';
import { site } from '../../src/site.ts';
import { UserError } from '../lib/userError.ts';
import { restoreAdvice } from '../ops/siteStore.ts';
import { createWebhookNotifier } from '../ops/webhook.ts';
import { type Middleware, startServer } from './server.ts';
import { parseServerSettings } from './settings.ts';

const projectDirectory = join(import.meta.dirname, '../..');

export const directories = {
  dist: join(projectDirectory, 'dist'),
  content: join(projectDirectory, 'content'),
} as const;

interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
  readonly middleware?: (server: Server) => Promise<Middleware>;
  /** For developers: answers name the rule that refused the call. */
  readonly explainRefusals?: boolean;
  /** Ends what `middleware` started. */
  readonly end?: () => Promise<void>;
}

/** @throws UserError and the store's own errors: see `toUserMessage` */
export async function serve({
  env,
  log,
  middleware,
  explainRefusals = false,
  end,
}: ServeOptions): Promise<void> {
  // A log on a full disk, or behind a pipe that closed, must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const settings = parseServerSettings(env);
  const middlewareOption = middleware && { middleware };
  const notifier = settings.webhook === null ? null : createWebhookNotifier(settings.webhook, log);
  const created = (collection: string): void => {
    if (collection === privateCollections.requests.path) notifier?.notify();
  };
  const running = await startServer({
    ...settings,
    ...directories,
    log,
    created,
    explainRefusals,
    hasReserve: true,
    ...middlewareOption,
  });
  let isClosing = false;
  const close = async (): Promise<void> => {
    // Ctrl+C arrives twice: from the terminal, and forwarded by npm.
    if (isClosing) return;
    isClosing = true;
    notifier?.close();
    await end?.();
    await running.close();
  };
  // Register before logging the address: its reader may already stop the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
  log(`${site.barangay} is at ${running.address}`);
}

const forbiddenCodes = ['EACCES', 'EPERM'];

/** One line for an error that the operator can fix; null for any other, which is a bug in the server. */
export function toUserMessage(error: unknown): string | null {
  if (error instanceof StoreBusy)
    return `StoreBusy: another server or command uses this DATA_DIR: stop it, or set another DATA_DIR.`;
  if (error instanceof StoreLost) return `StoreUnreadable: ${errorMessageOf(error)} ${restoreAdvice}`;
  if (error instanceof StoreAltered)
    return `StoreUnreadable: ${error.message} To go on with its records alone, stop what uses it, then: npm run store restore ${error.file}`;
  if (error instanceof StoreUnreadable) return `StoreUnreadable: ${errorMessageOf(error)}`;
  const code = errorCodeOf(error);
  const failure = findDiskFailure(error);
  if (failure?.kind === 'full') return `The disk is full: ${failure.reason}. Make room, then start again.`;
  if (failure !== null || (code !== null && forbiddenCodes.includes(code)))
    return `DATA_DIR cannot be written: ${errorMessageOf(error)}.`;
  return error instanceof UserError ? error.message : null;
}
