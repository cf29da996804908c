/** To the record that an address asks for, as soon as it is on the page; again by the same way too. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseAnchor } from '../routes/anchor.ts';

const arriveAt = (place: HTMLElement): void => {
  place.tabIndex = -1;
  place.style.scrollMarginTop = '1rem';
  place.focus({ preventScroll: true });
  place.scrollIntoView();
};

/** Calls back once the place is there, and what a new page does at first (its heading takes the focus) is done. */
const whenThere = (anchor: string, arrived: (place: HTMLElement) => void): (() => void) => {
  let frame = 0;
  const found = (): boolean => {
    const place = document.getElementById(anchor);
    if (place === null) return false;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => arrived(place));
    });
    return true;
  };
  const watch = new MutationObserver(() => {
    if (found()) watch.disconnect();
  });
  if (!found()) watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
};

export const useArrival = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way gone is another arrival.
  useEffect(() => {
    const anchor = parseAnchor(hash);
    return anchor === null ? undefined : whenThere(anchor, arriveAt);
  }, [hash, key]);
};
