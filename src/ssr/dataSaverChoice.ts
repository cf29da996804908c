/** Data saver preference: the choice stored in this browser, else the browser's own Save-Data setting. */
const storageKey = 'saveData';
const [on, off] = ['on', 'off'] as const;

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

export const isDataSaverPreferred = (): boolean => {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // A browser with blocked storage may still request it.
  }
  return chosen === on || (chosen !== off && navigator.connection?.saveData === true);
};

export const storeDataSaverChoice = (isOn: boolean): void => {
  try {
    localStorage.setItem(storageKey, isOn ? on : off);
  } catch {
    // The choice lasts while the page is open.
  }
};
