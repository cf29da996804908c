/**
 * Every transition of every machine, fired on the real page by what a person does there: along the cover of its model, with
 * the page looked at after each step. How often each was fired is written down (docs/machines/coverage.browser.json, by
 * `UPDATE=1`) for those who draw the machines.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as registry from '../../../../machines/index.ts';
import type { RegisteredMachine } from '../../../../machines/model/registered.ts';
import { listTransitionNames } from '../../../../machines/model/transitions.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import { startQaSite } from '../../../support/browser/qaSite.ts';
import { getBrowser, withBrowser } from '../../../support/browser/visit.ts';
import type { PageModel } from './pageModel.ts';
import { walkCover } from './walk.ts';

type Counts = Readonly<Record<string, number>>;

const file = 'docs/machines/coverage.browser.json';
const command = 'UPDATE=1 npx vitest run --project e2e --no-file-parallelism tests/e2e/machines/cover';
const isUpdate = process.env.UPDATE === '1';

const readCounts = (): Readonly<Record<string, Counts>> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

const writeCounts = (counted: ReadonlyMap<string, Counts>): void => {
  const all = { ...readCounts(), ...Object.fromEntries(counted) };
  const named = Object.keys(registry).flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`);
};

/** What a person does and sees on the page of a machine, found by the machine's name. Throws where it is missing, and says which. */
const loadPageModel = async (name: string): Promise<PageModel> => {
  const file = `tests/e2e/machines/model/${name}.ts`;
  const module = await import(`./${name}.ts`).catch((error: unknown) => {
    throw new Error(`Nobody says what is seen of ${name}: ${file} is missing, or cannot be read.`, {
      cause: error,
    });
  });
  return module[name];
};

/** The tests of these machines. */
export const describeCovers = (names: readonly string[]): void => {
  const counted = new Map<string, Counts>();
  let server: RunningServer | undefined;
  withBrowser();
  beforeAll(async () => {
    server = await startQaSite();
  });
  afterAll(async () => {
    await server?.close();
    if (isUpdate) writeCounts(counted);
  });
  describe('§4 §7 the cover of a model, on the real page', () => {
    const rows = Object.entries<RegisteredMachine>(registry)
      .filter(([name]) => names.includes(name))
      .map(([name, registered]) => ({ name, registered }));
    it.concurrent.each(rows)(
      'takes every transition of $name, and shows what each state is to show',
      async ({ name, registered }) => {
        const fired = await walkCover(getBrowser(), server!, registered, await loadPageModel(name));
        counted.set(name, fired);
        const transitions = [...new Set(listTransitionNames(registered.machine))];
        expect(transitions.filter((each) => fired[each] === undefined)).toEqual([]);
        // Which, not how often: how often an always-transition fires depends on what the page does in between.
        if (!isUpdate) expect(Object.keys(fired), command).toEqual(Object.keys(readCounts()[name] ?? {}));
      },
      // They share two cores.
      300_000,
    );
  });
};
