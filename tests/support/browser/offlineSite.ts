/** A copy of the built site with its service worker, behind a network that a test can cut. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { createTempDirectory, startTestServer } from '../server/runningServer.ts';
import { startFaultProxy } from './faultProxy.ts';
import { type Visit, visit } from './visit.ts';

/** Console messages of a page without a signal. */
const offlineLogged = [
  /The version check/,
  /net::ERR_/,
  /Failed to fetch|Failed to load/,
  /cannot be read|could not/,
];

export const versionIn = (dist: string): string =>
  (JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as { version: string }).version;

/** A copy of the site that the test can redeploy. */
export const ownSite = async () => {
  const dist = createTempDirectory();
  cpSync(inject('siteDist'), dist, { recursive: true });
  const version = versionIn(dist);
  const server = await startTestServer({ dist });
  const net = await startFaultProxy(server);
  return { dist, version, net, server };
};

export type OwnSite = Awaited<ReturnType<typeof ownSite>>;

export const openOwnSite = (
  { net: { server } }: OwnSite,
  path = '/home',
  options: Parameters<typeof visit>[1] = {},
): Promise<Visit> => visit(path, { server, serviceWorkers: 'allow', mayLog: offlineLogged, ...options });

/** Every address in every cache. */
export const readCachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flatMap((requests, at) => requests.map(({ url }) => `${names[at]} ${new URL(url).pathname}`));
  });

/** Waits until the worker is installed, controls this page and has it: fetched, or among what it installs. */
export const waitForWorker = async (page: Page, { version }: Pick<OwnSite, 'version'>): Promise<void> => {
  const path = new URL(page.url()).pathname;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const copies = ['page', 'installed'].map((kind) => `${version} ${kind} ${path}`);
  await expect
    .poll(async () => (await readCachedPaths(page)).filter((cached) => copies.includes(cached)))
    .not.toEqual([]);
};
