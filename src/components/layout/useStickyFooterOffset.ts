import { type RefObject, useLayoutEffect, useRef } from 'react';
import { uncoverFocus } from './scrollFocusIntoView.ts';

/**
 * For what lies over the foot of the window while it is shown: what takes the focus stays above it, however high it grows.
 * @param makeRoom is told its height, and 0 when it goes; the same function each time
 */
export const useFootRoom = <Foot extends HTMLElement>(
  isShown: boolean,
  makeRoom: (height: number, foot: Foot) => void,
): RefObject<Foot | null> => {
  const ref = useRef<Foot>(null);
  useLayoutEffect(() => {
    const foot = ref.current;
    if (!isShown || foot === null) return;
    const measure = () => {
      makeRoom(foot.offsetHeight, foot);
      uncoverFocus(foot);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(foot);
    return () => {
      observer.disconnect();
      makeRoom(0, foot);
    };
  }, [isShown, makeRoom]);
  return ref;
};
