/** The view of the address, and ways to change it: a step is an entry of the browser's history, a look is none. */
import { startTransition, useEffect, useState } from 'react';
import * as registry from '../../machines/index.ts';
import { addressOf, type View, viewOf } from './run/viewUrl.ts';

const names = Object.keys(registry);
const here = (): View => viewOf(window.location.hash, names);

export interface Views {
  readonly view: View;
  /** Another step, or another machine. */
  readonly go: (view: View) => void;
  /** The same run, looked at otherwise. */
  readonly look: (view: View) => void;
}

export const useView = (): Views => {
  const [view, setView] = useState(here);
  useEffect(() => {
    // What is shown stays until the new run has been walked.
    const follow = () => startTransition(() => setView(here()));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return {
    view,
    go: (next) => {
      window.location.hash = addressOf(next);
    },
    look: (next) => {
      window.history.replaceState(null, '', addressOf(next));
      startTransition(() => setView(next));
    },
  };
};
