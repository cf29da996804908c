/**
 * Loads a built file in a process of its own, and sends back its machines as data. What the file starts (actors, timers,
 * servers) ends with the process.
 */
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { type Chart, toChart } from '../chart/chart.ts';
import { listConfigPaths } from '../model/configPaths.ts';
import type { ConfigPath } from '../model/rebuildMachine.ts';
import { registerFileMachines } from './fileMachines.ts';
import { isOldMachine } from './registerMachines.ts';
import { standIn } from './standIn.ts';

export interface DescribedFile {
  /** The names of what the file exports. */
  readonly exportNames: readonly string[];
  /** By the machines' names. */
  readonly charts: Readonly<Record<string, Chart>>;
  /** By the machines' names; the command finds their code, because this process would load Vite only for that. */
  readonly configPaths: Readonly<Record<string, ReadonlyMap<string, ConfigPath>>>;
  /** Why a machine has no chart, by its name. */
  readonly undrawn: Readonly<Record<string, string>>;
  /** Whether the file exports a machine of XState 4. */
  readonly hasOldMachine: boolean;
}

export type DescribeAnswer = { readonly described: DescribedFile } | { readonly failed: string };

/** What a file throws, on one line: XState's errors have their reason on the second. */
const toMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return `it throws ${typeof error === 'string' ? error : inspect(error)}`;
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ').trim();
  return message === '' ? `it throws ${error.name} without a message.` : message;
};

/** A storage that lasts as long as this process. */
const createStorage = (): object => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, String(value)),
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
};

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

/** Methods and values of a window, for a file that asks it for them while it loads. */
const defineWindow = (): void => {
  for (const name of ['window', 'self', 'top', 'parent']) define(name, globalThis);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'requestAnimationFrame'])
    define(name, () => 0);
  for (const name of ['document', 'location', 'history', 'matchMedia']) define(name, standIn);
  for (const name of ['localStorage', 'sessionStorage']) define(name, createStorage());
};

/** A class of the browser, or one of its globals that Node has not. */
const browserNamePattern =
  /^([A-Z]\w*|window|self|document|location|history|matchMedia|localStorage|sessionStorage|\w*AnimationFrame|indexedDB|chrome|browser) is not defined$/;

/** More than a file asks of a browser while it loads. */
const maxNames = 30;

/** Imports the file, again and again with the global that it lacks: one that asks whether there is a browser finds none. */
const importFile = async (built: string): Promise<Readonly<Record<string, unknown>>> => {
  const url = pathToFileURL(built).href;
  for (let attempt = 0; ; attempt++) {
    try {
      return await import(`${url}?${attempt}`);
    } catch (error) {
      const [, name] = browserNamePattern.exec(toMessage(error)) ?? [];
      if (name === undefined || attempt === maxNames) throw error;
      if (!('window' in globalThis)) defineWindow();
      if (!(name in globalThis)) define(name, standIn);
    }
  }
};

const describe = async (built: string): Promise<DescribedFile> => {
  const exported = await importFile(built);
  const machines = registerFileMachines(exported);
  const charts = new Map<string, Chart>();
  const undrawn = new Map<string, string>();
  const configPaths = new Map<string, ReadonlyMap<string, ConfigPath>>();
  for (const [name, registered] of Object.entries(machines)) {
    try {
      charts.set(name, toChart(registered.machine));
    } catch (error) {
      undrawn.set(name, toMessage(error));
      continue;
    }
    try {
      configPaths.set(name, listConfigPaths(registered.machine));
    } catch {
      // The page says that the code was not found.
    }
  }
  return {
    exportNames: Object.keys(exported),
    charts: Object.fromEntries(charts),
    configPaths: Object.fromEntries(configPaths),
    undrawn: Object.fromEntries(undrawn),
    hasOldMachine: Object.values(exported).some(isOldMachine),
  };
};

const answer = (message: DescribeAnswer): void => {
  process.send?.(message, () => process.exit(0));
};

const [built = ''] = process.argv.slice(2);
// Actors that the file starts may fail while or after it loads: that is no reason to draw nothing.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
// The process has nothing left to do, and the file is not loaded.
process.once('beforeExit', () => answer({ failed: 'an `await` at its top never ends.' }));
describe(built).then(
  (described) => answer({ described }),
  (error: unknown) => answer({ failed: toMessage(error) }),
);
