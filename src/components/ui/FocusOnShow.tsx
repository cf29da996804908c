/** Takes the focus once, on mount, so that a screen reader reads a new message first. */
import { type ReactNode, useEffect, useRef } from 'react';

interface FocusOnShowProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const FocusOnShow = ({ className, children }: FocusOnShowProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  );
};
