/** The build for quality assurance as a tester has it: its server, a listener on its channel, and its setting. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { openDocumentStore } from '../../../packages/embedded-firestore/src/index.ts';
import type { LiveMessage } from '../../../packages/machine-viewer/src/live/index.ts';
import { directories } from '../../../server/http/serve.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { qaMessages } from '../../../src/qa/qaMessages.ts';
import { type QaSetting, qaChannelName, settingPath } from '../../../src/qa/settings.ts';
import { startQaServer } from '../../../tools/dev-server/qaServer.ts';
import { testNow } from '../server/runningServer.ts';

/** Built beside the site's own (buildSetup.ts). */
export const qaDist = inject('qaDist');

/** The staff token, fixed so that a model of the staff page can sign in by it. */
export const qaToken = 'q'.repeat(43);

/** A server of that build, with new records. */
export const startQaSite = async (): Promise<RunningServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'barangay-'));
  // A token without a store looks like a lost store: the store is created first.
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
  /** The messages that the listener received. */
  var heard: LiveMessage[];
}

export interface QaListener {
  readonly page: Page;
  /** Every message since it began to listen. */
  readonly messages: () => Promise<readonly LiveMessage[]>;
  readonly send: (message: LiveMessage) => Promise<void>;
  /** As the machine viewer does it: first the server, then the pages. */
  readonly applySetting: (setting: QaSetting) => Promise<void>;
}

/** A page beside those of the site, which receives every message that the machine viewer would. */
export const openQaListener = async (context: BrowserContext): Promise<QaListener> => {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((name) => {
    globalThis.heard = [];
    new BroadcastChannel(name).onmessage = ({ data }) => globalThis.heard.push(data);
  }, qaChannelName);
  const send = (message: LiveMessage) =>
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
