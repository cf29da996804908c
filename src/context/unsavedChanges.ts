/** The holds of forms that delay a reload (`UnsavedChanges`). */
import { useEffect } from 'react';
import { type UnsavedChanges, useServices } from './services.ts';

/** `onChange(true)` runs when the first hold starts, `onChange(false)` when the last one ends. */
export const createUnsavedChanges = (onChange: (isHeld: boolean) => void): UnsavedChanges => {
  const holders = new Set<symbol>();
  return {
    hold: () => {
      const holder = Symbol('holder');
      holders.add(holder);
      if (holders.size === 1) onChange(true);
      return () => {
        if (holders.delete(holder) && holders.size === 0) onChange(false);
      };
    },
  };
};

/** Holds the page while `isHolding` is true. */
export const useUnsavedChanges = (isHolding: boolean): void => {
  const { hold } = useServices().unsavedChanges;
  useEffect(() => {
    if (!isHolding) return;
    return hold();
  }, [isHolding, hold]);
};
