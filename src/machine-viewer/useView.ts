/** The view of the address, and ways to change it: a step is an entry of the browser's history, a look is none. */
import { startTransition, useEffect, useState } from 'react';
import * as registry from '../../machines/index.ts';
import { parseViewUrl, toViewUrl, type ViewParams } from './run/viewUrl.ts';

const names = Object.keys(registry);
const readView = (): ViewParams => parseViewUrl(window.location.hash, names);

export interface ViewNavigation {
  readonly view: ViewParams;
  /** Another step, or another machine. */
  readonly pushView: (view: ViewParams) => void;
  /** The same run, looked at otherwise. */
  readonly replaceView: (view: ViewParams) => void;
}

export const useView = (): ViewNavigation => {
  const [view, setView] = useState(readView);
  useEffect(() => {
    // What is shown stays until the new run has been walked.
    const follow = () => startTransition(() => setView(readView()));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return {
    view,
    pushView: (next) => {
      window.location.hash = toViewUrl(next);
    },
    replaceView: (next) => {
      window.history.replaceState(null, '', toViewUrl(next));
      startTransition(() => setView(next));
    },
  };
};
