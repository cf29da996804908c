/**
 * The view from the address, with functions to change it. A new step adds an entry to the browser's history; a new look
 * replaces the entry.
 */
import { startTransition, useLayoutEffect, useState } from 'react';
import { parseViewUrl, toViewUrl, type ViewParams } from './run/viewUrl.ts';
import { listHighlightSources, useViewer, type Viewer } from './viewerContext.ts';

const readView = (viewer: Viewer): ViewParams => {
  const view = parseViewUrl(window.location.hash, Object.keys(viewer.machines));
  const hasSource = listHighlightSources(viewer).includes(view.highlightSource);
  return hasSource ? view : { ...view, highlightSource: 'run' };
};

export interface ViewNavigation {
  readonly view: ViewParams;
  /** Goes to another step or another machine. */
  readonly pushView: (view: ViewParams) => void;
  /** Shows the same run in another way. */
  readonly replaceView: (view: ViewParams) => void;
}

export const useView = (): ViewNavigation => {
  const viewer = useViewer();
  const [view, setView] = useState(() => readView(viewer));
  // The listener is there before the first link is visible, so that no press on a link is missed.
  useLayoutEffect(() => {
    // The old view stays visible until the new run has been replayed.
    const follow = () => startTransition(() => setView(readView(viewer)));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [viewer]);
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
