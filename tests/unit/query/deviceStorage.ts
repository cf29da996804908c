/** The storage of a phone, for tests without a browser: its keys are its own properties, as a browser's are. */
import { vi } from 'vitest';

type DeviceStorage = Record<string, unknown>;

const methods = {
  getItem(this: DeviceStorage, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: DeviceStorage, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: DeviceStorage, key: string) {
    delete this[key];
  },
};

/** Replaces `window` by one with an empty storage, until `vi.unstubAllGlobals()`. */
export const stubDeviceStorage = (): DeviceStorage => {
  const localStorage: DeviceStorage = Object.create(methods);
  vi.stubGlobal('window', { localStorage });
  return localStorage;
};
