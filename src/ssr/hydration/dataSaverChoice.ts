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

/** Whether data is limited: saved by this site's switch or the browser's setting, or the connection is 2G. */
export const isDataLimited = (): boolean => {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return isDataSaverPreferred() || saveData === true || effectiveType.endsWith('2g');
};

export const storeDataSaverChoice = (isOn: boolean): void => {
  try {
    localStorage.setItem(storageKey, isOn ? on : off);
  } catch {
    // The choice lasts while the page is open.
  }
};
