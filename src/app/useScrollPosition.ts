/** Spec §2: a new page begins at its top; Back and Forward return to the place that the reader left. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Pixels from the top, by history entry. */
type Positions = Record<string, number>;

/** An earlier load of the site left them in the state of this history entry, so that a reload forgets none. */
const readPositions = (): Positions => ({ ...window.history.state?.positions });

const storePositions = (positions: Positions): void => {
  try {
    window.history.replaceState({ ...window.history.state, positions }, '');
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; then a reload forgets this place.
  }
};

/** By these a reader scrolls. */
const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls there at once, or as soon as the page's records have made it long enough. Until the reader scrolls, what arrives above
 * moves the page on: the browser must not hold the part that stood there while the records were missing.
 */
const scrollWhenLongEnough = (top: number): (() => void) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) observer.disconnect();
  });
  const stop = (): void => {
    observer.disconnect();
    style.removeProperty('overflow-anchor');
    for (const event of scrollEvents) window.removeEventListener(event, stop);
  };
  style.setProperty('overflow-anchor', 'none');
  window.scrollTo(0, top);
  // It reports the present size first.
  observer.observe(document.body);
  for (const event of scrollEvents) window.addEventListener(event, stop, { passive: true });
  return stop;
};

export const useScrollPosition = (): void => {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef<Positions>({});
  // Entries that the router did not make share one key: the first of a session, and those of plain links to a part.
  const entry = `${key} ${pathname}`;
  const shown = useRef({ entry, pathname });
  useLayoutEffect(() => {
    const left = shown.current;
    if (left.entry === entry) return;
    shown.current = { entry, pathname };
    storePositions(positions.current);
    const isSamePage = left.pathname === pathname;
    const top = positions.current[entry];
    const isReturn = navigationType === NavigationType.Pop && !(isSamePage && key === 'default');
    if (isReturn && top !== undefined) return scrollWhenLongEnough(top);
    // Another query or part of the same page keeps its position.
    if (!isSamePage) window.scrollTo(0, 0);
  }, [entry, key, pathname, navigationType]);
  useEffect(() => {
    positions.current = readPositions();
    const notePosition = () => {
      positions.current[shown.current.entry] = window.scrollY;
    };
    // The browser restores what it shows after a reload and after a return from another site.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    notePosition();
    takeOver();
    window.addEventListener('scroll', notePosition, { passive: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', notePosition);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', leave);
      window.history.scrollRestoration = 'auto';
    };
  }, []);
};
