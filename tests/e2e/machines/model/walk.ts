/** Walks the cover of a machine's model on the real page, step by step, and counts what the page's own machine took. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import { actorOf } from '../../../../machines/model/choices.ts';
import { findCover } from '../../../../machines/model/cover.ts';
import { countNames } from '../../../../machines/model/coverage.ts';
import { type ModelPath, withSampleGuards } from '../../../../machines/model/paths.ts';
import type { RegisteredMachine } from '../../../../machines/model/registered.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import {
  type HeldMachine,
  type HeldStep,
  type HoldOptions,
  heldName,
  holdingName,
} from '../../../../src/qa/heldActors.ts';
import { chooseOnPage, type PageModel, type Stage } from './pageModel.ts';

const patience = 10_000;

/** A choice and the event that it is. */
type Chosen = Pick<ModelPath[number], 'key' | 'event'>;

/** The leaves of a state, by their ids. */
const leafIds = (state: AnyMachineSnapshot): readonly string[] =>
  state._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

/** The page stands in the state, and shows it. */
const check = async (
  { page }: Stage,
  { states }: PageModel,
  state: AnyMachineSnapshot,
  noted: readonly string[],
): Promise<void> => {
  for (const leaf of leafIds(state)) {
    const row = states[leaf];
    if (row === undefined) throw new Error(`Nobody says what is seen in ${leaf}.`);
    for (const name of row.calledActions ?? []) expect(noted).toContain(name);
    await Promise.all([
      ...(row.attached ?? []).map((sight) =>
        sight(page).first().waitFor({ state: 'attached', timeout: patience }),
      ),
      ...(row.visible ?? []).map((sight) => sight(page).first().waitFor({ timeout: patience })),
      ...(row.hidden ?? []).map((sight) =>
        sight(page).first().waitFor({ state: 'hidden', timeout: patience }),
      ),
    ]).catch((error: unknown) => {
      throw new Error(`What ${leaf} is to show: ${String(error)}`);
    });
  }
};

interface Awaited {
  readonly events: readonly string[];
  readonly state: AnyMachineSnapshot;
}

/** How a step is taken within the page: a choice, an answer of the page's own actor, or by what was done there. */
interface Within {
  readonly choose?: string;
  readonly answer?: string;
}

/** Chromium now and then forgets a promise that it waits for: the page keeps it, and is asked again. */
const collectedPromise = /promise was garbage collected/;
const stepName = 'qaStep';

/** When the events have come and the machine is in its state. */
const stepTo = async (page: Page, { events, state }: Awaited, within: Within = {}): Promise<HeldStep> => {
  const value = JSON.stringify(state.value);
  const step = await page
    .evaluate(
      ([name, { choose, answer }, types, wanted, resultName]) => {
        const held = Reflect.get(globalThis, name) as HeldMachine;
        if (choose !== undefined) held.choose(choose);
        if (answer !== undefined) held.answer(answer);
        const reached = held.reached(types, wanted);
        Reflect.set(globalThis, resultName, reached);
        return reached;
      },
      [heldName, within, events, value, stepName] as const,
    )
    .catch((error: unknown) => {
      if (!collectedPromise.test(String(error))) throw error;
      return page.evaluate(
        (resultName) => Reflect.get(globalThis, resultName) as Promise<HeldStep>,
        stepName,
      );
    });
  expect(step.value, `after ${events.join(', ')}`).toBe(value);
  expect(step.events).toEqual(expect.arrayContaining([...events]));
  return step;
};

/** By a person where there is a row, else within the page. */
const takeStep = async (
  stage: Stage,
  { interactions, realChoices }: PageModel,
  { key, event }: Chosen,
): Promise<Within> => {
  const does = interactions[key] ?? interactions[event.type];
  const actorId = actorOf(event.type);
  if (does === undefined)
    return actorId !== null && realChoices?.includes(key) ? { answer: actorId } : { choose: key };
  await does(stage);
  return {};
};

/** Walks paths, each from a page in the machine's first state; counts the transitions that the pages fired. */
class Walker {
  readonly fired = new Map<string, number>();
  /** Where each page was left. */
  private readonly ends = new WeakMap<Stage, AnyMachineSnapshot>();
  private readonly registered: RegisteredMachine;
  private readonly pageModel: PageModel;

  constructor(registered: RegisteredMachine, pageModel: PageModel) {
    this.registered = registered;
    this.pageModel = pageModel;
  }

  private count({ taken }: HeldStep): void {
    countNames(taken, this.fired);
  }

  private keyOf({ value, context }: AnyMachineSnapshot): string {
    return JSON.stringify([value, this.registered.project(context as never)]);
  }

  /** A fresh page, on an empty storage but for what is planted. */
  private async load(stage: Stage, first: string, at: number): Promise<void> {
    const { page } = stage;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.pageModel.seedStorage?.(stage, first);
    const address = new URL(this.pageModel.path, page.url());
    // Another query is another page; another fragment would be the same.
    address.searchParams.set('path', String(at));
    address.searchParams.set('first', first);
    await page.goto(address.href, { waitUntil: 'commit' });
    await this.pageModel.startMachine?.(page);
    await page.waitForFunction((name) => Reflect.has(globalThis, name), heldName);
  }

  async path(stage: Stage, path: readonly Chosen[], at: number): Promise<void> {
    const { registered, pageModel } = this;
    const machine = withSampleGuards(registered);
    const { page } = stage;
    const first = getInitialSnapshot(machine, registered.input as never) as AnyMachineSnapshot;
    const isSeeded = pageModel.seededChoices?.includes(path[0]!.key) ?? false;
    const before = this.ends.get(stage);
    const goesOn =
      pageModel.reusesPage === true && before !== undefined && this.keyOf(before) === this.keyOf(first);
    let state = goesOn ? before : first;
    if (!goesOn) {
      await this.load(stage, path[0]!.key, at);
      if (!isSeeded) this.count(await stepTo(page, { events: ['xstate.init'], state }));
    }
    if (!isSeeded) await check(stage, pageModel, state, []);
    for (const [index, { key, event }] of path.entries()) {
      const events = [event, ...(pageModel.follows?.(key, state) ?? [])];
      for (const each of events) state = getNextSnapshot(machine, state as never, each as never);
      try {
        const isMade = index === 0 && isSeeded;
        const within = isMade ? {} : await takeStep(stage, pageModel, { key, event });
        const types = events.map(({ type }) => type);
        const step = await stepTo(page, { events: types, state }, within);
        this.count(step);
        await check(stage, pageModel, state, step.noted);
      } catch (error) {
        throw new Error(`${path.map((step) => step.key).join(' > ')}, at '${key}': ${String(error)}`);
      }
    }
    this.ends.set(stage, state);
  }
}

const openStage = async (
  context: BrowserContext,
  holding: HoldOptions,
  consoleLines: string[],
): Promise<Stage> => {
  const [page, beside] = [await context.newPage(), await context.newPage()];
  await page.addInitScript(([name, injected]) => Reflect.set(globalThis, name, injected), [
    holdingName,
    holding,
  ] as const);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleLines.push(message.text());
  });
  page.on('pageerror', (error) => consoleLines.push(String(error)));
  // A request that waits asks before its page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const each of [page, beside]) await each.goto('/robots.txt');
  await page.bringToFront();
  return { page, context, otherTab: beside, choose: (key) => chooseOnPage(page, key) };
};

/** How often each transition was fired by the pages along the cover, in the order of their names. */
export const walkCover = async (
  browser: Browser,
  server: RunningServer,
  registered: RegisteredMachine,
  pageModel: PageModel,
): Promise<Readonly<Record<string, number>>> => {
  const paths = findCover(registered, pageModel);
  const walker = new Walker(registered, pageModel);
  const {
    width = 360,
    hasInput = false,
    notedActions = [],
    parallelPages = 1,
    mayLog = [],
    prepare,
  } = pageModel;
  const consoleLines: string[] = [];
  const left = [...paths.entries()];
  const lane = async () => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      baseURL: server.address,
      locale: 'en-PH',
      reducedMotion: 'reduce',
    });
    try {
      await prepare?.(context);
      const stage = await openStage(
        context,
        { machine: registered.machine.id, hasInput, noted: notedActions },
        consoleLines,
      );
      for (let next = left.shift(); next !== undefined; next = left.shift())
        await walker.path(stage, next[1], next[0]);
    } finally {
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: parallelPages }, lane));
  expect(consoleLines.filter((line) => !mayLog.some((pattern) => pattern.test(line)))).toEqual([]);
  return Object.fromEntries([...walker.fired].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
