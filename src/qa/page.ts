/**
 * A page of the site under test: its clock, its faults, and its reports about its machines. It starts where XState is
 * imported (xstate.ts), and so before any code of the site.
 */
import {
  createLivePage,
  createMovableClock,
  type LivePage,
  moveDeviceTime,
} from '../../packages/machine-viewer/src/live/index.ts';
import { showBanner } from './banner.ts';
import { createFaultyFetch } from './faults.ts';
import {
  type FaultName,
  initialQaSetting,
  parseQaSetting,
  type QaSetting,
  qaChannelName,
  settingName,
} from './settings.ts';

let setting: QaSetting = parseQaSetting(Reflect.get(globalThis, settingName)) ?? initialQaSetting;
const isOn = (name: FaultName): boolean => setting.switches.includes(name);

const deviceNow = Date.now.bind(Date);

/** The clock of the page and its machines. */
export const qaClock = createMovableClock(
  {
    now: deviceNow,
    setTimeout: (call, ms) => window.setTimeout(call, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
  },
  setting.ahead,
);

const installQa = (): LivePage => {
  moveDeviceTime(qaClock);
  const faults = createFaultyFetch(globalThis.fetch.bind(globalThis), isOn);
  globalThis.fetch = faults.fetch;
  const device = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !isOn('offline') && device?.get?.call(navigator),
  });

  const updateBanner = showBanner(setting);
  return createLivePage({
    channelName: qaChannelName,
    setting,
    onSetting: (next) => {
      const wasOffline = isOn('offline');
      setting = parseQaSetting(next) ?? setting;
      faults.rest();
      qaClock.moveTo(setting.ahead);
      if (isOn('offline') !== wasOffline) window.dispatchEvent(new Event(wasOffline ? 'online' : 'offline'));
      updateBanner(setting);
    },
  });
};

/** Only a page of the site receives a setting. The page of the machines, in the same build, only observes: null there. */
export const livePage: LivePage | null = Reflect.has(globalThis, settingName) ? installQa() : null;
