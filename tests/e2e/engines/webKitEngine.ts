/** WebKit: Debian's MiniBrowser by WebKitWebDriver, on a display without a screen. A session is a browser of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { findFreePort } from '../../../packages/embedded-firestore/tests/support/freePort.ts';
import type { WebKitPaths } from '../../support/browser/engines.ts';
import {
  describeTarget,
  type ElementTarget,
  type Engine,
  type EnginePage,
  findElement,
  isPageHydrated,
  toDateParts,
} from './engine.ts';
import { startRelay } from './errorListener.ts';
import { waitOptions } from './timeouts.ts';
import { type DriverElement, WebDriverSession, webDriverKeys } from './webDriver.ts';

/** Ends a process and those that it started, which are its group. */
const endGroup = async (process_: ChildProcess): Promise<void> => {
  if (process_.pid === undefined || process_.exitCode !== null || process_.signalCode !== null) return;
  const ended = once(process_, 'exit');
  process.kill(-process_.pid, 'SIGTERM');
  await ended;
};

export const launchWebKit = async ({ driver, browser, display }: WebKitPaths): Promise<Engine> => {
  const home = mkdtempSync(join(tmpdir(), 'barangay-webkit-'));
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const serving = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(number).trim()}`,
      LANG: 'en_US.UTF-8',
    },
  });
  await vi.waitFor(() => fetch(`${address}/status`), waitOptions);
  const start = () =>
    WebDriverSession.start(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
  return {
    newPage: async (site, width) => {
      const relay = await startRelay(site);
      const session = await start();
      await session.resize(width, 900);
      return toPage(session, relay.address, async () => {
        await session.end();
        await relay.close();
      });
    },
    close: async () => {
      await endGroup(serving);
      await endGroup(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** Runs in the page. */
const findOption = (select: HTMLSelectElement, value: string): HTMLOptionElement | null =>
  [...select.options].find((option) => option.value === value) ?? null;

/** Runs in the page: brings an element into view and says where it is. */
const placeInView = (element: HTMLElement): readonly number[] => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height, innerWidth, innerHeight];
};

const toPage = (session: WebDriverSession, address: string, close: () => Promise<void>): EnginePage => {
  const run: EnginePage['run'] = (read, ...args) => session.run(read as never, args) as Promise<never>;
  const find = (target: ElementTarget): Promise<DriverElement> =>
    vi.waitFor(async () => {
      const found = await session.run(findElement as never, [target]);
      if (found === null) throw new Error(`The page shows no ${describeTarget(target)}.`);
      return found as DriverElement;
    }, waitOptions);

  /** Waits until two measurements in a row find the target at one place. */
  const bringIntoView = async (target: ElementTarget): Promise<DriverElement> => {
    const element = await find(target);
    const locate = async () => JSON.stringify(await session.run(placeInView as never, [element]));
    const before = await locate();
    if ((await locate()) !== before) throw new Error(`${describeTarget(target)} still moves.`);
    return element;
  };

  /** The problems of the current page; loading another page starts a new list (errorListener.ts). */
  const readProblems = () =>
    run(() => (Reflect.get(window, 'engineProblems') as readonly string[] | undefined) ?? []);
  const problems: string[] = [];
  const collectProblems = async () => void problems.push(...(await readProblems()));

  const waitUntilHydrated = () =>
    vi.waitFor(async () => {
      const isHydrated = await run(isPageHydrated);
      if (!isHydrated) throw new Error('The scripts of the page do not answer.');
    }, waitOptions);

  return {
    open: async (path) => {
      await collectProblems();
      await session.open(new URL(path, address).href);
      await waitUntilHydrated();
    },
    reload: async () => {
      await collectProblems();
      await session.reload();
      await waitUntilHydrated();
    },
    run,
    // Something that the last press opened may still move, or cover the target for a moment.
    click: (target) => vi.waitFor(async () => session.click(await bringIntoView(target)), waitOptions),
    hover: (target) => vi.waitFor(async () => session.hover(await bringIntoView(target)), waitOptions),
    type: async (target, text) => {
      await session.type(
        await find(target),
        `${webDriverKeys.Control}a${webDriverKeys.Control}${webDriverKeys.Backspace}${text.replaceAll('\n', webDriverKeys.Enter)}`,
      );
    },
    // Only the Tab key moves from one part to the next.
    typeDate: async (target, text) =>
      session.type(await find(target), toDateParts(text).join(webDriverKeys.Tab)),
    choose: async (target, value) => {
      const select = await find(target);
      const option = await session.run(findOption as never, [select, value]);
      if (option === null) throw new Error(`${describeTarget(target)} has no option '${value}'.`);
      await session.click(option as DriverElement);
    },
    chooseFile: async (target, path) => session.type(await find(target), path),
    press: (key) => session.press(webDriverKeys[key]),
    problems: async () => [...problems, ...(await readProblems())],
    close,
  };
};
