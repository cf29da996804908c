/**
 * A page of the site as a tester has it: its clock, its faults, and what it tells of its machines. It begins where XState is
 * imported (xstate.ts), and so before anything of the site runs.
 */

import { showBand } from './banner.ts';
import { faulty } from './faults.ts';
import { type Actor, channelName, type FromPage, messageOf, type Told } from './messages.ts';
import { movableClock } from './movableClock.ts';
import { atFirst, type Setting, type Switch, settingName, settingOf } from './settings.ts';

/** Only a page of the site is given a setting: the page of the machines, in the same build, looks on. */
export const isOfSite = Reflect.has(globalThis, settingName);

let setting: Setting = settingOf(Reflect.get(globalThis, settingName)) ?? atFirst;
const isOn = (name: Switch): boolean => setting.switches.includes(name);

const [deviceNow, runningTime] = [Date.now.bind(Date), performance.now.bind(performance)];

/** The clock of the page and of its machines. */
export const clock = movableClock(
  {
    now: deviceNow,
    setTimeout: (call, ms) => window.setTimeout(call, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
  },
  setting.ahead,
);

/** Of this page alone, and of nobody's: it outlives no reload. */
const page = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
const channel = new BroadcastChannel(channelName);
const actors = new Map<number, Actor>();
let steps = 0;

const say = (message: FromPage): void => channel.postMessage(message);
const sayHere = (): void =>
  say({ is: 'here', page, path: location.pathname, setting, actors: [...actors.values()] });

/** @param told what is known of the actor already, and its event */
export const tell = ({ event, taken, ...actor }: Actor & Pick<Told, 'event' | 'taken'>): void => {
  actors.set(actor.actor, actor);
  steps += 1;
  say({ is: 'told', page, path: location.pathname, step: steps, event, taken, ...actor });
};

export const tellEnd = (actor: number): void => {
  if (actors.delete(actor)) say({ is: 'left', page, actor });
};

const begin = (): void => {
  const Device = globalThis.Date;
  globalThis.Date = class extends Device {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [clock.now()] : given) as [number]));
    }
    static override now(): number {
      return clock.now();
    }
  } as DateConstructor;
  const atLoad = clock.ahead();
  performance.now = () => runningTime() + clock.ahead() - atLoad;

  const faults = faulty(globalThis.fetch.bind(globalThis), isOn);
  globalThis.fetch = faults.fetch;
  const device = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !isOn('offline') && device?.get?.call(navigator),
  });

  const band = showBand(setting);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageOf(data);
    if (message?.is === 'who') sayHere();
    if (message?.is !== 'set') return;
    const wasOffline = isOn('offline');
    setting = message.setting;
    faults.rest();
    clock.moveTo(setting.ahead);
    if (isOn('offline') !== wasOffline) window.dispatchEvent(new Event(wasOffline ? 'online' : 'offline'));
    band(setting);
    sayHere();
  };
  window.addEventListener('pagehide', () => say({ is: 'left', page, actor: null }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sayHere();
  });
  sayHere();
};

if (isOfSite) begin();
