/**
 * Runs at the end of a drawn page: once that is there it fetches the scripts that take it over, and runs them one after
 * the other in idle moments, or at once when its reader touches the page. Until then links are links, and nothing is sent.
 */
import { aliveEvent, drawnBlock } from '../domMarkers.ts';

const { scripts } = JSON.parse(document.getElementById(drawnBlock)?.textContent ?? '{"scripts":[]}') as {
  readonly scripts: readonly string[];
};

/** In an idle moment, at the latest after so long, ms: a busy telephone may have none. */
const idle = (then: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout });
  else setTimeout(then, 50);
};

/** For all scripts, and between two of them, ms. */
const [beginsWithin, goesOnWithin] = [3_000, 500];

let at = 0;
let [isRunning, isHurried] = [false, false];

const step = (): void => {
  const script = scripts[at];
  if (script === undefined) return;
  import(/* @vite-ignore */ script).then(
    () => {
      at += 1;
      if (isHurried) step();
      else idle(step, goesOnWithin);
    },
    // A page's own code may be gone for good: the last script, which begins the site, says so. Without a signal it does not
    // come either, and the next touch tries again.
    () => {
      if (at < scripts.length - 1) {
        at = scripts.length - 1;
        step();
      } else isRunning = false;
    },
  );
};

/** All at once, for a slow line answers each question late; they are run one by one. */
const fetchAhead = (): void => {
  for (const href of scripts.slice(at)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
};

const run = (): void => {
  if (isRunning) return;
  isRunning = true;
  fetchAhead();
  step();
};

/** What the reader pressed before anything could answer it is answered then. */
let pressed: (() => void) | null = null;

const heard = {
  submit: (event: Event) => {
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLFormElement) pressed = () => target.requestSubmit();
  },
  click: ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') pressed = () => button.click();
  },
  pointerdown: () => hurry(),
  keydown: () => hurry(),
  focusin: () => hurry(),
} as const;

const hurry = (): void => {
  isHurried = true;
  run();
};

for (const [name, hear] of Object.entries(heard)) addEventListener(name, hear, true);
addEventListener(
  aliveEvent,
  () => {
    for (const [name, hear] of Object.entries(heard)) removeEventListener(name, hear, true);
    pressed?.();
  },
  { once: true },
);
if (document.readyState === 'complete') idle(run, beginsWithin);
else addEventListener('load', () => idle(run, beginsWithin));
