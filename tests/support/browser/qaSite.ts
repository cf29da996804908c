/** The build for quality assurance as a tester has it: its server, an ear on its channel, and its setting. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { openDocumentStore } from '../../../server/firestore/store/documents.ts';
import { directories } from '../../../server/http/serve.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { qaMessages } from '../../../src/i18n/en/qa.ts';
import { type QaMessage, qaChannelName } from '../../../src/qa/messages.ts';
import { type QaSetting, settingPath } from '../../../src/qa/settings.ts';
import { startQaServer } from '../../../tools/dev-server/qaServer.ts';
import { testNow } from '../server/runningServer.ts';

/** Made beside the site's own (build.ts). */
export const qaDist = join(directories.dist, '../dist-qa');

/** The staff's, known beforehand: a model of their page comes in by it. */
export const qaToken = 'q'.repeat(43);

/** A server of that build, with new records. */
export const startQaSite = async (): Promise<RunningServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'barangay-'));
  // A token without a store is a store that was lost: the store comes first.
  openDocumentStore(join(dataDir, 'store.sqlite')).close();
  writeFileSync(join(dataDir, 'staff-token'), qaToken, { mode: 0o600 });
  const server = await startQaServer({
    dataDir,
    host: '127.0.0.1',
    port: 0,
    dist: qaDist,
    now: () => testNow,
    content: directories.content,
    log: () => {},
  });
  const close = async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, close };
};

/** Closed after the test. */
export const startQaTestSite = async (): Promise<RunningServer> => {
  const server = await startQaSite();
  onTestFinished(() => server.close());
  return server;
};

declare global {
  /** What the ear has heard. */
  var heard: QaMessage[];
}

export interface QaListener {
  readonly page: Page;
  /** Everything that was said since it listens. */
  readonly messages: () => Promise<readonly QaMessage[]>;
  readonly send: (message: QaMessage) => Promise<void>;
  /** As the page of the machines does it: first the server, then the pages. */
  readonly applySetting: (setting: QaSetting) => Promise<void>;
}

/** A page beside those of the site: it hears all that the page of the machines would. */
export const openQaListener = async (context: BrowserContext): Promise<QaListener> => {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((name) => {
    globalThis.heard = [];
    new BroadcastChannel(name).onmessage = ({ data }) => globalThis.heard.push(data);
  }, qaChannelName);
  const send = (message: QaMessage) =>
    page.evaluate(([name, posted]) => new BroadcastChannel(name).postMessage(posted), [
      qaChannelName,
      message,
    ] as const);
  return {
    page,
    messages: () => page.evaluate(() => globalThis.heard),
    send,
    applySetting: async (setting) => {
      await page.evaluate(([path, body]) => fetch(path, { method: 'POST', body }), [
        settingPath,
        JSON.stringify(setting),
      ] as const);
      await send({ is: 'set', setting });
    },
  };
};

export const qaBand = (page: Page) => page.getByRole('complementary', { name: qaMessages.band.label });
