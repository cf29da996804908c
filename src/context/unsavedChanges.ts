/** What must not be lost by a reload: forms that hold answers, or are sending, say so while they do. */
import { createContext, useContext, useEffect } from 'react';

interface UnsavedChanges {
  /** Holds the page until the answer is called. */
  readonly hold: () => () => void;
}

/** `tell` hears when the first holder comes, and when the last one has gone. */
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

export const UnsavedChangesContext = createContext<UnsavedChanges>(createUnsavedChanges(() => {}));

/** Holds the page while `isHolding`. */
export const useUnsavedChanges = (isHolding: boolean): void => {
  const { hold } = useContext(UnsavedChangesContext);
  useEffect(() => {
    if (!isHolding) return;
    return hold();
  }, [isHolding, hold]);
};
