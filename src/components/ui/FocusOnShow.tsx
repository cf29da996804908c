/**
 * Takes the focus once, on mount, so that a screen reader reads a new message first. One that is higher than the window shows
 * its beginning, where browsers may show any part of it.
 */
import { type ReactNode, useEffect, useRef } from 'react';

interface FocusOnShowProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const FocusOnShow = ({ className, children }: FocusOnShowProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.focus();
    if (element !== null && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  );
};
