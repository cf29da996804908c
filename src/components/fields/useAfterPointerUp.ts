/**
 * What moves the page waits until no press is under way. A field that is left by a press shows its error between the
 * press and its release; the button that was pressed has moved by then, and the press is lost.
 */
import { useEffect, useRef } from 'react';

export type RunAfterPointerUp = (action: () => void) => void;

/** Answers a function, the same for as long as the page is there: acts at once, or right after the release. */
export const useAfterPointerUp = (): RunAfterPointerUp => {
  const isDown = useRef(false);
  const runAfterPointerUp = useRef<RunAfterPointerUp>((action) => {
    if (!isDown.current) return action();
    // A click follows its release within one task.
    const released = () => setTimeout(action);
    document.addEventListener('pointerup', released, { once: true });
  });
  useEffect(() => {
    const trackPointer = ({ type }: Event) => {
      isDown.current = type === 'pointerdown';
      // A press that becomes a scroll ends without a release: whoever waits for one is told of it.
      if (type === 'pointercancel') document.dispatchEvent(new Event('pointerup'));
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) document.addEventListener(type, trackPointer, true);
    return () => {
      for (const type of types) document.removeEventListener(type, trackPointer, true);
    };
  }, []);
  return runAfterPointerUp.current;
};
