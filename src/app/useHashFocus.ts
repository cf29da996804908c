/** Focuses the record in the URL's hash once it is on the page; also when the same link is followed again. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseAnchor } from '../routes/anchor.ts';

const focusTarget = (target: HTMLElement): void => {
  target.tabIndex = -1;
  target.style.scrollMarginTop = '1rem';
  target.focus({ preventScroll: true });
  target.scrollIntoView();
};

/** Calls back once the target exists and a new page has finished its first effects (it focuses its heading). */
const waitForTarget = (anchor: string, onFound: (target: HTMLElement) => void): (() => void) => {
  let frame = 0;
  const findTarget = (): boolean => {
    const target = document.getElementById(anchor);
    if (target === null) return false;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onFound(target));
    });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (findTarget()) observer.disconnect();
  });
  if (!findTarget()) observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};

export const useHashFocus = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes each navigation another arrival.
  useEffect(() => {
    const anchor = parseAnchor(hash);
    return anchor === null ? undefined : waitForTarget(anchor, focusTarget);
  }, [hash, key]);
};
