/**
 * Runs at the end of a drawn page: once that is there it fetches the scripts that take it over, and runs them one after
 * the other in idle moments, or at once when its reader touches the page. Until then links are links, and nothing is sent.
 */
import { hydratedEvent, pageDataId } from '../domMarkers.ts';

const { scripts } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{"scripts":[]}') as {
  readonly scripts: readonly string[];
};

/** In an idle moment, at the latest after so long, ms: a busy telephone may have none. */
const runWhenIdle = (then: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout });
  else setTimeout(then, 50);
};

/** For all scripts, and between two of them, ms. */
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
    // A page's own code may be gone for good: the last script, which begins the site, says so. Without a signal it does not
    // come either, and the next touch tries again.
    () => {
      if (nextIndex < scripts.length - 1) {
        nextIndex = scripts.length - 1;
        importNext();
      } else isRunning = false;
    },
  );
};

/** All at once, for a slow line answers each question late; they are run one by one. */
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

/** What the reader pressed before anything could answer it is answered then. */
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
if (document.readyState === 'complete') runWhenIdle(startLoading, startTimeout);
else addEventListener('load', () => runWhenIdle(startLoading, startTimeout));
