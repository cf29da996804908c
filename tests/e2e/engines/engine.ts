/**
 * What a journey needs of a browser of any engine: one page at a time, its elements by selector and accessible
 * name, presses and keys as a person makes them. The engines' own clients are behind it (docs/decisions/0034-engines.md).
 */

/** The first visible element that fits. */
export interface ElementTarget {
  readonly css: string;
  /** Part of its accessible name, or with `isExact` all of it; without it any name fits. */
  readonly name?: string;
  readonly isExact?: boolean;
}

/** Values that a function in the page can take and return. */
export type PageJson =
  | string
  | number
  | boolean
  | null
  | readonly PageJson[]
  | { readonly [name: string]: PageJson };

export interface EnginePage {
  /** Opens a path of the site and waits until the page is hydrated. */
  open(path: string): Promise<void>;
  /** Loads the same address again and waits until the page is hydrated. */
  reload(): Promise<void>;
  /** Runs a function that names nothing outside itself, in the page. */
  run<Args extends readonly PageJson[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Waits for the target, brings it into view and presses it as a mouse does. */
  click(target: ElementTarget): Promise<void>;
  /** Waits for the target and moves the mouse onto it. */
  hover(target: ElementTarget): Promise<void>;
  /** Replaces the text of a field by typed keys. A line break is typed as Enter. */
  type(target: ElementTarget, text: string): Promise<void>;
  /** Types a date ('1990-02-28') or a date and time ('2031-05-08T09:30') part by part, as an American keyboard user does. */
  typeDate(target: ElementTarget, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(target: ElementTarget, value: string): Promise<void>;
  /** Chooses the file at this path of the machine. */
  chooseFile(target: ElementTarget, path: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Errors on the console and uncaught errors so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** A page without cookies or storage of another one. The width is in CSS pixels. */
  newPage(address: string, width: number): Promise<EnginePage>;
  /** Ends the processes of the engine and removes its profile. */
  close(): Promise<void>;
}

/** Runs in the page. */
export const findElement = ({ css, name, isExact = false }: ElementTarget): HTMLElement | null => {
  const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const ids = flat(element.getAttribute('aria-labelledby'));
    if (ids !== '')
      return flat(
        ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    return flat(
      element.getAttribute('aria-label') ??
        (labels === null || labels.length === 0
          ? element.textContent
          : [...labels].map((label) => label.textContent).join(' ')),
    );
  };
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  return (
    [...document.querySelectorAll<HTMLElement>(css)].find(
      (element) =>
        isVisible(element) &&
        (name === undefined || (isExact ? nameOf(element) === name : nameOf(element).includes(name))),
    ) ?? null
  );
};

/** Runs in the page: whether it is hydrated. The staff page is not prerendered, so there is nothing to wait for. */
export const isPageHydrated = (): boolean =>
  Reflect.get(window, 'isAlive') === true || location.pathname.startsWith('/staff');

/** For a message: 'button "Submit"' */
export const describeTarget = ({ css, name }: ElementTarget): string =>
  name === undefined ? css : `${css} "${name}"`;

/** ['05', '08', '2031', '09', '30', 'AM'] of '2031-05-08T09:30'; a date without a time has three parts. */
export const toDateParts = (text: string): readonly string[] => {
  const [, year = '', month = '', day = '', , hour, minute = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(T(\d\d):(\d\d))?$/.exec(text) ?? [];
  if (year === '') throw new Error(`'${text}' is neither a date nor a date and time.`);
  if (hour === undefined) return [month, day, year];
  const twelve = String(Number(hour) % 12 || 12).padStart(2, '0');
  return [month, day, year, twelve, minute, Number(hour) < 12 ? 'AM' : 'PM'];
};
