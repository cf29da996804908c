/**
 * Delays layout changes until no press is in progress. When a press blurs a field, the field's error appears between
 * press and release; the pressed button moves away, and the press is lost.
 */
import { useEffect, useRef } from 'react';

export type RunAfterPointerUp = (action: () => void) => void;

/** Returns a referentially stable function that runs an action at once, or right after the release. */
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
      // A press that becomes a scroll ends without a release: dispatch one for the waiting actions.
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
