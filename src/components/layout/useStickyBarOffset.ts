import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollFocusIntoView } from './scrollFocusIntoView.ts';

/**
 * For what lies over the foot of the window while it is shown: what takes the focus stays above it, however high it grows.
 * @param setOffset is told its height, and 0 when it goes; the same function each time
 */
export const useStickyBarOffset = <Foot extends HTMLElement>(
  isVisible: boolean,
  setOffset: (height: number, bar: Foot) => void,
): RefObject<Foot | null> => {
  const ref = useRef<Foot>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!isVisible || bar === null) return;
    const measure = () => {
      setOffset(bar.offsetHeight, bar);
      scrollFocusIntoView(bar);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      setOffset(0, bar);
    };
  }, [isVisible, setOffset]);
  return ref;
};
