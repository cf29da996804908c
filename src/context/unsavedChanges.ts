/** What must not be lost by a reload: forms that hold answers, or are sending, say so while they do. */
import { createContext, useContext, useEffect } from 'react';

interface Unsaved {
  /** Holds the page until the answer is called. */
  readonly hold: () => () => void;
}

/** `tell` hears when the first holder comes, and when the last one has gone. */
export const unsavedOf = (tell: (isHeld: boolean) => void): Unsaved => {
  const holders = new Set<symbol>();
  return {
    hold: () => {
      const holder = Symbol('holder');
      holders.add(holder);
      if (holders.size === 1) tell(true);
      return () => {
        if (holders.delete(holder) && holders.size === 0) tell(false);
      };
    },
  };
};

export const UnsavedContext = createContext<Unsaved>(unsavedOf(() => {}));

/** Holds the page while `isHolding`. */
export const useHold = (isHolding: boolean): void => {
  const { hold } = useContext(UnsavedContext);
  useEffect(() => {
    if (!isHolding) return;
    return hold();
  }, [isHolding, hold]);
};
