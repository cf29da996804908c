/** A machine on a real page: what a person does for each choice of its model, and sees in each of its states. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type HeldMachine, heldName } from '../../../../packages/machine-viewer/src/live/index.ts';
import type { CoverOptions } from '../../../../packages/machine-viewer/src/model/index.ts';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Another tab of the same browser, which shows no page of the site. */
  readonly otherTab: Page;
  /** Makes a choice without the page: for storages, timers and actor results. */
  readonly choose: (key: string) => Promise<void>;
}

type Interaction = (stage: Stage) => Promise<unknown>;
type FindLocator = (page: Page) => Locator;

export interface StateView {
  /** Each of these is visible. */
  readonly visible?: readonly FindLocator[];
  /** Each of these is in the page, though it may be hidden. */
  readonly attached?: readonly FindLocator[];
  /** None of these is visible. */
  readonly hidden?: readonly FindLocator[];
  /** These actions were called. */
  readonly calledActions?: readonly string[];
}

/**
 * What the page shows exactly while a tag is active: something visible, something in the page, or nothing, with the
 * reason.
 */
export type TagView = FindLocator | { readonly attached: FindLocator } | { readonly unseen: string };

export interface PageModel extends CoverOptions {
  readonly path: string;
  readonly width?: number;
  /** Starts the machine on a loaded page; without it the page starts the machine by itself. */
  readonly startMachine?: (page: Page) => Promise<unknown>;
  /** Starts with the registry's input, not with the page's. */
  readonly hasInput?: boolean;
  /** Actions that would end the page. */
  readonly notedActions?: readonly string[];
  readonly mayLog?: readonly RegExp[];
  /** Reuses the page for a path that begins where the previous one ended. */
  readonly reusesPage?: boolean;
  /** The number of pages that walk the paths in parallel. */
  readonly parallelPages?: number;
  /** Runs once, before any page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Runs before each path, on empty storage, before the page opens. `key` is the path's first choice. */
  readonly seedStorage?: (stage: Stage, key: string) => Promise<unknown>;
  /** First choices that the page makes by itself from the seeded storage. */
  readonly seededChoices?: readonly string[];
  /** By choice, or by the type of its event; a choice without a row is made without the page. */
  readonly interactions: Readonly<Record<string, Interaction>>;
  /** Choices that the page's own actor makes. */
  readonly realChoices?: readonly string[];
  /** By the id of each leaf state. */
  readonly states: Readonly<Record<string, StateView>>;
  /** By tag: each tag of the machine has a row (tests/e2e/machines/model/covers.ts). */
  readonly tags: Readonly<Record<string, TagView>>;
}

/** Makes a choice through the global that the QA build provides for tests. */
export const chooseOnPage = (page: Page, key: string): Promise<void> =>
  page.evaluate(([name, choice]) => (Reflect.get(globalThis, name) as HeldMachine).choose(choice), [
    heldName,
    key,
  ] as const);

/** Clicks the element if it is visible, and otherwise makes the choice without the page. */
export const pressOrChoose =
  (key: string, find: FindLocator): Interaction =>
  async ({ page, choose }) => {
    const found = find(page);
    if (await found.isVisible()) await found.click();
    else await choose(key);
  };

export const byButton =
  (name: string | RegExp, isDisabled?: boolean): FindLocator =>
  (page) =>
    page.getByRole('button', {
      name,
      ...(typeof name === 'string' && { exact: true }),
      ...(isDisabled !== undefined && { disabled: isDisabled }),
    });

export const byText =
  (content: string): FindLocator =>
  (page) =>
    page.getByText(content, { exact: true });

/** The page's own heading. */
export const byHeading: FindLocator = (page) => page.getByRole('heading', { level: 1 });
