/** How a machine is met on a real page: what a person does for each choice of its model, and sees in each of its states. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { CoverOptions } from '../../../../machines/model/cover.ts';
import { type HeldMachine, heldName } from '../../../../src/qa/heldActors.ts';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Another tab of the same browser, which shows no page of the site. */
  readonly beside: Page;
  /** Makes a choice without a page's help: what comes from storages, timers and answers. */
  readonly choose: (key: string) => Promise<void>;
}

type Act = (stage: Stage) => Promise<unknown>;
type Sight = (page: Page) => Locator;

export interface Seen {
  /** Each of these stands on the page. */
  readonly sees?: readonly Sight[];
  /** Each of these is in the page, though it may be hidden. */
  readonly holds?: readonly Sight[];
  /** None of these stands on the page. */
  readonly misses?: readonly Sight[];
  /** These actions were called. */
  readonly notes?: readonly string[];
}

export interface OnPage extends CoverOptions {
  readonly path: string;
  readonly width?: number;
  /** What brings the machine onto a page that is there; without it the page does by itself. */
  readonly begins?: (page: Page) => Promise<unknown>;
  /** With the registry's input in place of the page's. */
  readonly hasInput?: boolean;
  /** Actions that would end the page. */
  readonly noted?: readonly string[];
  readonly mayLog?: readonly RegExp[];
  /** A path that begins where the last one ended goes on in its page, as a person would. */
  readonly goesOn?: boolean;
  /** Pages side by side that share its paths. */
  readonly lanes?: number;
  /** Once, before anything is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Before each path, on an empty storage: the page is not yet there. `key` is the path's first choice. */
  readonly plant?: (stage: Stage, key: string) => Promise<unknown>;
  /** First choices that the page makes by itself, by what was planted. */
  readonly planted?: readonly string[];
  /** By choice, else by the type of its event; what has no row is chosen without the page's help. */
  readonly acts: Readonly<Record<string, Act>>;
  /** Choices that the page's own actor makes. */
  readonly really?: readonly string[];
  /** By the id of each leaf state. */
  readonly states: Readonly<Record<string, Seen>>;
}

/** Calls what the page of the build for quality assurance leaves for tests. */
export const chosen = (page: Page, key: string): Promise<void> =>
  page.evaluate(([name, choice]) => (Reflect.get(globalThis, name) as HeldMachine).choose(choice), [
    heldName,
    key,
  ] as const);

/** Presses what is there by that name; where the page has nothing to press, the choice is made without it. */
export const pressOr =
  (key: string, sight: Sight): Act =>
  async ({ page, choose }) => {
    const found = sight(page);
    if (await found.isVisible()) await found.click();
    else await choose(key);
  };

export const button =
  (name: string | RegExp, isDisabled?: boolean): Sight =>
  (page) =>
    page.getByRole('button', {
      name,
      ...(typeof name === 'string' && { exact: true }),
      ...(isDisabled !== undefined && { disabled: isDisabled }),
    });

export const text =
  (said: string): Sight =>
  (page) =>
    page.getByText(said, { exact: true });

/** On the page's own heading stands what the page is of. */
export const heading: Sight = (page) => page.getByRole('heading', { level: 1 });
