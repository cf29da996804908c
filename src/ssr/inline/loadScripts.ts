/**
 * Runs at the end of every page that is served. After the load event and the first paint it fetches the scripts that
 * hydrate a prerendered page, and runs them one by one when the browser is idle, or at once when the user interacts; the
 * shell loads its scripts itself. Until then links work as links, no form is submitted, and the last press is kept.
 */
import { hydratedEvent, pageDataId } from '../domMarkers.ts';

const pageData = document.getElementById(pageDataId);
/** Empty in the shell, whose head loads its scripts. */
const scripts: readonly string[] = pageData === null ? [] : JSON.parse(pageData.textContent!).scripts;

/** Runs when idle, at the latest after `timeout` ms: a busy phone may never be idle. */
const runWhenIdle = (then: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout });
  else setTimeout(then, 50);
};

/** Milliseconds: before the first script, and between two scripts. */
const [startTimeout, continueTimeout] = [3_000, 500];

let nextIndex = 0;
let [isRunning, isHurried] = [false, false];

const importNext = (): void => {
  const script = scripts[nextIndex];
  if (script === undefined) return;
  import(/* @vite-ignore */ script).then(
    () => {
      nextIndex += 1;
      if (isHurried) importNext();
      else runWhenIdle(importNext, continueTimeout);
    },
    // A page's own code may be gone for good: skip to the last script, which starts the site and reports the error.
    // Without a signal that one fails too, and the next interaction tries again.
    () => {
      if (nextIndex < scripts.length - 1) {
        nextIndex = scripts.length - 1;
        importNext();
      } else isRunning = false;
    },
  );
};

/** How many scripts are preloaded in one task: the browser needs some milliseconds for each. */
const preloadedAtOnce = 4;

/** Preloads the scripts side by side, because each round trip is slow on a poor connection; they run one by one. */
const preloadScripts = (from: number): void => {
  const until = from + preloadedAtOnce;
  for (const href of scripts.slice(from, until)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  if (until < scripts.length) setTimeout(preloadScripts, 0, until);
};

const startLoading = (): void => {
  if (isRunning) return;
  isRunning = true;
  preloadScripts(nextIndex);
  importNext();
};

const hurry = (): void => {
  isHurried = true;
  startLoading();
};

/** The button or form of the last press made before hydration. */
let pressed: HTMLElement | null = null;
/** The text typed on that button since, which is meant for the field that the press opens. */
let typed = '';

const listeners = {
  submit: (event: Event) => {
    event.preventDefault();
    pressed = event.target as HTMLFormElement;
  },
  click: ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('[type=button]') ?? pressed;
  },
  pointerdown: hurry,
  keydown: hurry,
  keypress: (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    if (target === pressed && key !== 'Enter') typed += key;
  },
  focusin: () => {
    hurry();
    typed = '';
  },
  // A page that comes back from the browser's cache answers no press from before.
  pagehide: () => {
    pressed = null;
    typed = '';
  },
} as const;

const replayPress = (): void => {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  // Where the browser has rendered the page again, another element has the button's id.
  else if (pressed !== null) (document.getElementById(pressed.id) ?? pressed).click();
  // The press has moved the focus into its field. Only this deprecated command types as a person does.
  if (typed) setTimeout(() => document.execCommand('insertText', false, typed.trimStart()));
};

for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
addEventListener(
  hydratedEvent,
  () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    replayPress();
  },
  { once: true },
);

/**
 * Nothing competes with the first paint. A page in the background has none, an old browser does not report it, and Firefox 153 reports
 * none after a reload.
 */
const runAfterPaint = (then: () => void): void => {
  if (document.hidden || !(PerformanceObserver.supportedEntryTypes || []).includes('paint')) then();
  else {
    setTimeout(then, startTimeout);
    new PerformanceObserver(then).observe({ type: 'paint', buffered: true });
  }
};

// The page is still being read here: its load event is yet to come.
addEventListener('load', () => runAfterPaint(() => runWhenIdle(startLoading, startTimeout)));
