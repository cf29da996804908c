/**
 * A page with workers that no tool attaches to: Playwright and Puppeteer stop each worker as it begins, and sometimes never
 * release one that ends at once. This attaches to one page by Chromium's DevTools protocol, and to no worker.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { quietFlags } from '../../../tools/cli/lib/chromium.ts';
import { createTempDirectory } from '../server/runningServer.ts';
import { ensureChromium } from './ensureChromium.ts';

export interface UnattachedPage {
  readonly goTo: (address: string) => Promise<void>;
  /** The value of an expression, or of its promise, as JSON. Null while the page navigates to another. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/** The address of the browser's DevTools, which it prints. */
const startBrowser = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const profile = createTempDirectory();
    const browser = spawn(
      ensureChromium(),
      [...quietFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      // A group of its own: Debian's command is a shell script, which starts the browser.
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const exited = new Promise<void>((end) => browser.on('close', () => end()));
    onTestFinished(async () => {
      process.kill(-browser.pid!, 'SIGKILL');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    });
    let output = '';
    browser.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, host] = /^DevTools listening on ws:\/\/([^/]+)/m.exec(output) ?? [];
      if (host !== undefined) resolve(`http://${host}`);
    });
    browser.on('error', reject);
    void exited.then(() => reject(new Error(`Chromium ended before it listened: ${output}`)));
  });

/** Opens a page in a Chromium of its own, which ends after the test. */
export const openUnattachedPage = async (address: string): Promise<UnattachedPage> => {
  const tools = await startBrowser();
  const [target] = (await (await fetch(`${tools}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let calls = 0;
  const call = (method: string, params: Readonly<Record<string, unknown>>): Promise<Answer> =>
    new Promise((resolve) => {
      const id = ++calls;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const page: UnattachedPage = {
    goTo: async (to) => void (await call('Page.navigate', { url: to })),
    evaluate: async (expression) => {
      const { result } = await call('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return result?.result?.value ?? null;
    },
  };
  await page.goTo(address);
  return page;
};
