/** Whether this reader's pictures wait: what was chosen in this browser, else what the browser itself asks for (Save-Data). */
const storageKey = 'saveData';
const [on, off] = ['on', 'off'] as const;

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

export const isDataSaverPreferred = (): boolean => {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // A browser that keeps nothing may still ask for it.
  }
  return chosen === on || (chosen !== off && navigator.connection?.saveData === true);
};

export const storeDataSaverChoice = (isOn: boolean): void => {
  try {
    localStorage.setItem(storageKey, isOn ? on : off);
  } catch {
    // It holds for as long as the page is open.
  }
};
