/** To the record that an address asks for, as soon as it is on the page; again by the same way too. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseAnchor } from '../routes/anchor.ts';

const focusTarget = (target: HTMLElement): void => {
  target.tabIndex = -1;
  target.style.scrollMarginTop = '1rem';
  target.focus({ preventScroll: true });
  target.scrollIntoView();
};

/** Calls back once the place is there, and what a new page does at first (its heading takes the focus) is done. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way gone is another arrival.
  useEffect(() => {
    const anchor = parseAnchor(hash);
    return anchor === null ? undefined : waitForTarget(anchor, focusTarget);
  }, [hash, key]);
};
