/** How a machine is met on a real page: what a person does for each choice of its model, and sees in each of its states. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { CoverOptions } from '../../../../machines/model/cover.ts';
import { type HeldMachine, heldName } from '../../../../src/qa/heldActors.ts';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Another tab of the same browser, which shows no page of the site. */
  readonly otherTab: Page;
  /** Makes a choice without a page's help: what comes from storages, timers and answers. */
  readonly choose: (key: string) => Promise<void>;
}

type Interaction = (stage: Stage) => Promise<unknown>;
type FindLocator = (page: Page) => Locator;

export interface StateView {
  /** Each of these stands on the page. */
  readonly visible?: readonly FindLocator[];
  /** Each of these is in the page, though it may be hidden. */
  readonly attached?: readonly FindLocator[];
  /** None of these stands on the page. */
  readonly hidden?: readonly FindLocator[];
  /** These actions were called. */
  readonly calledActions?: readonly string[];
}

export interface PageModel extends CoverOptions {
  readonly path: string;
  readonly width?: number;
  /** What brings the machine onto a page that is there; without it the page does by itself. */
  readonly startMachine?: (page: Page) => Promise<unknown>;
  /** With the registry's input in place of the page's. */
  readonly hasInput?: boolean;
  /** Actions that would end the page. */
  readonly notedActions?: readonly string[];
  readonly mayLog?: readonly RegExp[];
  /** A path that begins where the last one ended goes on in its page, as a person would. */
  readonly reusesPage?: boolean;
  /** Pages side by side that share its paths. */
  readonly parallelPages?: number;
  /** Once, before anything is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Before each path, on an empty storage: the page is not yet there. `key` is the path's first choice. */
  readonly seedStorage?: (stage: Stage, key: string) => Promise<unknown>;
  /** First choices that the page makes by itself, by what was planted. */
  readonly seededChoices?: readonly string[];
  /** By choice, else by the type of its event; what has no row is chosen without the page's help. */
  readonly interactions: Readonly<Record<string, Interaction>>;
  /** Choices that the page's own actor makes. */
  readonly realChoices?: readonly string[];
  /** By the id of each leaf state. */
  readonly states: Readonly<Record<string, StateView>>;
}

/** Calls what the page of the build for quality assurance leaves for tests. */
export const chooseOnPage = (page: Page, key: string): Promise<void> =>
  page.evaluate(([name, choice]) => (Reflect.get(globalThis, name) as HeldMachine).choose(choice), [
    heldName,
    key,
  ] as const);

/** Presses what is there by that name; where the page has nothing to press, the choice is made without it. */
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

/** On the page's own heading stands what the page is of. */
export const byHeading: FindLocator = (page) => page.getByRole('heading', { level: 1 });
