/**
 * Fires every transition of every machine on the real page as a person would: along the cover of its model, with a check
 * of the page after each step. `UPDATE=1` writes the counts to docs/machines/coverage.browser.json, which the machine page
 * shows.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as registry from '../../../../machines/index.ts';
import {
  listTransitionNames,
  type RegisteredMachine,
  toChart,
} from '../../../../packages/machine-viewer/src/model/index.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import { startQaSite } from '../../../support/browser/qaSite.ts';
import { getBrowser, withBrowser } from '../../../support/browser/visit.ts';
import type { PageModel } from './pageModel.ts';
import { walkCover } from './walk.ts';

type Counts = Readonly<Record<string, number>>;

const file = 'docs/machines/coverage.browser.json';
const command = 'UPDATE=1 npx vitest run --project browser --no-file-parallelism tests/e2e/machines/cover';
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

/** Loads the page model of a machine by its name. @throws Error that names the missing file */
const loadPageModel = async (name: string): Promise<PageModel> => {
  const file = `tests/e2e/machines/model/${name}.ts`;
  const module = await import(`./${name}.ts`).catch((error: unknown) => {
    throw new Error(`${name} has no page model: ${file} is missing or unreadable.`, {
      cause: error,
    });
  });
  return module[name];
};

/** Defines the tests of these machines. */
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
  describe('§4 §7 the cover of a machine on the real page', () => {
    const rows = Object.entries<RegisteredMachine>(registry)
      .filter(([name]) => names.includes(name))
      .map(([name, registered]) => ({ name, registered }));
    it.concurrent.each(rows)(
      'takes every transition of $name on the page, and shows the view of each state and tag',
      async ({ name, registered }) => {
        const pageModel = await loadPageModel(name);
        const tags = toChart(registered.machine).states.flatMap((state) => state.tags);
        expect(Object.keys(pageModel.tags).toSorted(), 'the rows of tags').toEqual(
          [...new Set(tags)].toSorted(),
        );
        const fired = await walkCover(getBrowser(), server!, registered, pageModel);
        counted.set(name, fired);
        const transitions = [...new Set(listTransitionNames(registered.machine))];
        expect(transitions.filter((each) => fired[each] === undefined)).toEqual([]);
        // Only the names: how often an always-transition fires depends on the page.
        if (!isUpdate) expect(Object.keys(fired), command).toEqual(Object.keys(readCounts()[name] ?? {}));
      },
      // The machines share two cores, so that one may take as long as all of them.
      900_000,
    );
  });
};
