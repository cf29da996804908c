import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the visibly focused element out from under a sticky bottom bar, by as little as needed. */
const scrollFocusIntoView = (bar: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === null || bar.contains(focused) || !focused.matches(':focus-visible')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const barTop = bar.getBoundingClientRect().top;
  if (bottom > barTop && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
};

/**
 * Keeps the focused element above a visible sticky bottom bar, whatever the bar's height.
 * @param setOffset receives the bar's height in px, then 0 on unmount; must be referentially stable
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
    // Errors that appear above the focused field push it below the bar.
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      setOffset(0, bar);
    };
  }, [isVisible, setOffset]);
  return ref;
};
