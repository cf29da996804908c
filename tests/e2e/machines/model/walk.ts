/** Walks the cover of a machine's model on the real page, and counts the transitions that the page's machine takes. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import {
  type HeldMachine,
  type HeldStep,
  type HoldOptions,
  heldName,
  holdingName,
} from '../../../../packages/machine-viewer/src/live/index.ts';
import {
  actorOf,
  countNames,
  findCover,
  type ModelPath,
  type RegisteredMachine,
  withSampleGuards,
} from '../../../../packages/machine-viewer/src/model/index.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import { stretchTimeouts } from '../../../support/browser/visit.ts';
import { chooseOnPage, type PageModel, type Stage } from './pageModel.ts';

const patience = 30_000;

/** A choice and its event. */
type Chosen = Pick<ModelPath[number], 'key' | 'event'>;

/** The ids of the active leaf states. */
const leafIds = (state: AnyMachineSnapshot): readonly string[] =>
  state._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

/** Checks that the page shows what belongs to an active tag, and shows it at no other time. */
const checkTags = async (page: Page, { tags }: PageModel, state: AnyMachineSnapshot): Promise<void> => {
  for (const [tag, view] of Object.entries(tags)) {
    if (typeof view === 'object' && 'unseen' in view) continue;
    const [find, shown, absent] =
      typeof view === 'function'
        ? ([view, 'visible', 'hidden'] as const)
        : ([view.attached, 'attached', 'detached'] as const);
    const isActive = state.tags.has(tag);
    await find(page)
      .first()
      .waitFor({ state: isActive ? shown : absent, timeout: patience })
      .catch((error: unknown) => {
        throw new Error(`The tag '${tag}' is ${isActive ? 'active' : 'not active'}: ${String(error)}`);
      });
  }
};

/** Checks that the page shows the state. */
const check = async (
  { page }: Stage,
  pageModel: PageModel,
  state: AnyMachineSnapshot,
  noted: readonly string[],
): Promise<void> => {
  for (const leaf of leafIds(state)) {
    const row = pageModel.states[leaf];
    if (row === undefined) throw new Error(`The page model has no view of ${leaf}.`);
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
      throw new Error(`The page does not show ${leaf}: ${String(error)}`);
    });
  }
  await checkTags(page, pageModel, state);
};

interface Awaited {
  readonly events: readonly string[];
  readonly state: AnyMachineSnapshot;
}

/** How to take a step in the page: by a choice, or by the result of the page's own actor. Neither after an interaction. */
interface Within {
  readonly choose?: string;
  readonly answer?: string;
}

/** Chromium sometimes collects a promise that it waits for. The page keeps it for a second call. */
const collectedPromise = /promise was garbage collected/;
const stepName = 'qaStep';

/** Resolves when the events have arrived and the machine is in its state. */
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

/** Takes the step by an interaction if there is a row, and otherwise within the page. */
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

/** Walks paths, each from a page in the machine's initial state, and counts the fired transitions. */
class Walker {
  readonly fired = new Map<string, number>();
  /** The state in which each page was left. */
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

  /** Loads the page on empty storage plus the seeded entries. */
  private async load(stage: Stage, first: string, at: number): Promise<void> {
    const { page } = stage;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.pageModel.seedStorage?.(stage, first);
    const address = new URL(this.pageModel.path, page.url());
    // A different query loads a new page; a different fragment would not.
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
  const [page, otherTab] = [await context.newPage(), await context.newPage()];
  await page.addInitScript(([name, injected]) => Reflect.set(globalThis, name, injected), [
    holdingName,
    holding,
  ] as const);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleLines.push(message.text());
  });
  page.on('pageerror', (error) => consoleLines.push(String(error)));
  // A queued request asks before its page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const each of [page, otherTab]) await each.goto('/robots.txt');
  await page.bringToFront();
  return { page, context, otherTab, choose: (key) => chooseOnPage(page, key) };
};

/** Counts how often the pages fire each transition along the cover, sorted by name. */
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
      await stretchTimeouts(context);
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
