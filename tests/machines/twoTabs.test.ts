/**
 * One draft in two tabs, over one store, one phone and one channel (docs/decisions/0065-one-code.md): each world is searched in every
 * order of its steps. Then each cure is taken out of the site's code, and a sentence must break.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SearchResult, searchSystem } from '../../packages/machine-viewer/src/vitest/index.ts';
import { type Browser, createBrowser } from './twoTabs/browser.ts';
import { type Cure, cures } from './twoTabs/cures.ts';
import { exceptions, listSentences, outcomes } from './twoTabs/sentences.ts';
import { createSteps, siteCode, type } from './twoTabs/steps.ts';
import { toWorldKey, type World } from './twoTabs/world.ts';
import { ordinary, type SearchedWorld, worlds } from './twoTabs/worlds.ts';

let browser: Browser;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 6, 3) });
  browser = await createBrowser(type, vi.stubGlobal);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const search = (name: string, { setup, budget }: SearchedWorld): SearchResult => {
  const full = { ...ordinary, ...setup };
  const { createWorld, listSteps } = createSteps(browser, full);
  const start = process.cpuUsage();
  const result = searchSystem({
    first: createWorld(budget),
    listSteps,
    keyOf: toWorldKey,
    invariants: listSentences(full),
    outcomes: { ...outcomes, ...exceptions },
  });
  const { user, system } = process.cpuUsage(start);
  const seconds = ((user + system) / 1e6).toFixed(1);
  process.stdout.write(`Two tabs, ${name}: ${result.worlds} states, ${seconds} s of a processor.\n`);
  return result;
};

describe('§3 §4 one draft in two tabs, in every order of steps', () => {
  const reached = new Set<string>();

  it.each(Object.entries<SearchedWorld>(worlds))('breaks no sentence: %s', (name, world) => {
    const result = search(name, world);
    expect(result.broken).toEqual({});
    const names = Object.keys(exceptions).filter((each) => result.reached.has(each));
    expect(names.sort()).toEqual([...(world.exceptions ?? [])].sort());
    for (const outcome of result.reached) reached.add(outcome);
  });

  it('reaches each outcome', () => {
    expect([...reached].sort()).toEqual([...Object.keys(outcomes), ...Object.keys(exceptions)].sort());
  });
});

/** Whether some order of steps breaks the sentence without the cure. The search ends there. */
const breaksWithout = ({ setup, budget, without, breaks }: Cure): boolean => {
  const full = { ...ordinary, ...setup };
  const holds = listSentences(full)[breaks]!;
  const { createWorld, listSteps } = createSteps(browser, full, { ...siteCode, ...without });
  let isBroken = false;
  searchSystem<World>({
    first: createWorld(budget),
    listSteps: (world) => {
      isBroken ||= !holds(world);
      return isBroken ? [] : listSteps(world);
    },
    keyOf: toWorldKey,
    invariants: {},
  });
  return isBroken;
};

describe('§3 §4 what keeps one draft one record', () => {
  it.each(Object.entries(cures))('breaks a sentence where it is missing: %s', (_, cure) => {
    expect(breaksWithout(cure)).toBe(true);
    expect(breaksWithout({ ...cure, without: {} })).toBe(false);
  });
});
