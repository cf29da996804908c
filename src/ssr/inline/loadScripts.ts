/**
 * Runs at the end of a prerendered page. After the load event and the first paint it fetches the scripts that hydrate the
 * page, and runs them one by one when the browser is idle, or at once when the user interacts. Until then links work as
 * links, and no form is submitted.
 */
import { hydratedEvent, pageDataId } from '../domMarkers.ts';

const { scripts } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{"scripts":[]}') as {
  readonly scripts: readonly string[];
};

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

/** Preloads all scripts together, because each round trip is slow on a poor connection; they run one by one. */
const preloadScripts = (): void => {
  for (const href of scripts.slice(nextIndex)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
};

const startLoading = (): void => {
  if (isRunning) return;
  isRunning = true;
  preloadScripts();
  importNext();
};

/** Replays the last press made before hydration. */
let replayInteraction: (() => void) | null = null;

const listeners = {
  submit: (event: Event) => {
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLFormElement) replayInteraction = () => target.requestSubmit();
  },
  click: ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') replayInteraction = () => button.click();
  },
  pointerdown: () => hurry(),
  keydown: () => hurry(),
  focusin: () => hurry(),
} as const;

const hurry = (): void => {
  isHurried = true;
  startLoading();
};

for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
addEventListener(
  hydratedEvent,
  () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    replayInteraction?.();
  },
  { once: true },
);
/** Nothing competes with the first paint. A page in the background has none, and an old browser does not report it. */
const runAfterPaint = (then: () => void): void => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) then();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });
};

// The page is still being read here: its load event is yet to come.
addEventListener('load', () => runAfterPaint(() => runWhenIdle(startLoading, startTimeout)));
