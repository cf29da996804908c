/** The storage of a tab and of a phone for modules that read them as globals, empty before each test. */
import { afterEach, beforeEach, vi } from 'vitest';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const createStorage = (): TextStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
};

export const stubStorage = (): { readonly tab: () => TextStorage; readonly phone: () => TextStorage } => {
  let [tab, phone] = [createStorage(), createStorage()];
  beforeEach(() => {
    [tab, phone] = [createStorage(), createStorage()];
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('localStorage', phone);
    vi.stubGlobal('window', { sessionStorage: tab, localStorage: phone });
  });
  afterEach(() => vi.unstubAllGlobals());
  return { tab: () => tab, phone: () => phone };
};
