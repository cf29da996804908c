/** To the record that an address asks for, as soon as it is on the page; again by the same way too. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorIn } from '../routes/anchor.ts';

const arriveAt = (anchor: string): boolean => {
  const place = document.getElementById(anchor);
  if (place === null) return false;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
  return true;
};

export const useArrival = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way gone is another arrival.
  useEffect(() => {
    const anchor = anchorIn(hash);
    if (anchor === null || arriveAt(anchor)) return;
    // Its records are still being read.
    const watch = new MutationObserver(() => {
      if (arriveAt(anchor)) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [hash, key]);
};
