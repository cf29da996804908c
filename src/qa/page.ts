/**
 * A page of the site under test: its clock, its faults, and its reports about its machines. It starts where XState is
 * imported (xstate.ts), and so before any code of the site.
 */

import {
  type ActorEvent,
  type ActorState,
  type PageMessage,
  parseQaMessage,
  qaChannelName,
} from '../../packages/machine-viewer/src/live/messages.ts';
import { createMovableClock } from '../../packages/machine-viewer/src/live/movableClock.ts';
import { showBanner } from './banner.ts';
import { createFaultyFetch } from './faults.ts';
import { type FaultName, initialQaSetting, parseQaSetting, type QaSetting, settingName } from './settings.ts';

/** Only a page of the site receives a setting. The page of the machines, in the same build, only observes. */
export const isSitePage = Reflect.has(globalThis, settingName);

let setting: QaSetting = parseQaSetting(Reflect.get(globalThis, settingName)) ?? initialQaSetting;
const isOn = (name: FaultName): boolean => setting.switches.includes(name);

const [deviceNow, runningTime] = [Date.now.bind(Date), performance.now.bind(performance)];

/** The clock of the page and its machines. */
export const qaClock = createMovableClock(
  {
    now: deviceNow,
    setTimeout: (call, ms) => window.setTimeout(call, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
  },
  setting.ahead,
);

/** A random id of this page, tied to no person: it does not survive a reload. */
const page = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
const channel = new BroadcastChannel(qaChannelName);
const actors = new Map<number, ActorState>();
let steps = 0;

const postMessageToViewer = (message: PageMessage): void => channel.postMessage(message);
const postPresence = (): void =>
  postMessageToViewer({ is: 'here', page, path: location.pathname, setting, actors: [...actors.values()] });

/** @param taken the transitions; the rest is the actor's state and its event */
export const reportEvent = ({
  event,
  taken,
  ...actor
}: ActorState & Pick<ActorEvent, 'event' | 'taken'>): void => {
  actors.set(actor.actor, actor);
  steps += 1;
  postMessageToViewer({ is: 'told', page, path: location.pathname, step: steps, event, taken, ...actor });
};

export const reportEnd = (actor: number): void => {
  if (actors.delete(actor)) postMessageToViewer({ is: 'left', page, actor });
};

const installQa = (): void => {
  const Device = globalThis.Date;
  globalThis.Date = class extends Device {
    constructor(...args: readonly unknown[]) {
      super(...((args.length === 0 ? [qaClock.now()] : args) as [number]));
    }
    static override now(): number {
      return qaClock.now();
    }
  } as DateConstructor;
  const atLoad = qaClock.ahead();
  performance.now = () => runningTime() + qaClock.ahead() - atLoad;

  const faults = createFaultyFetch(globalThis.fetch.bind(globalThis), isOn);
  globalThis.fetch = faults.fetch;
  const device = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !isOn('offline') && device?.get?.call(navigator),
  });

  const updateBanner = showBanner(setting);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseQaMessage(data);
    if (message?.is === 'who') postPresence();
    if (message?.is !== 'set') return;
    const wasOffline = isOn('offline');
    setting = message.setting;
    faults.rest();
    qaClock.moveTo(setting.ahead);
    if (isOn('offline') !== wasOffline) window.dispatchEvent(new Event(wasOffline ? 'online' : 'offline'));
    updateBanner(setting);
    postPresence();
  };
  window.addEventListener('pagehide', () => postMessageToViewer({ is: 'left', page, actor: null }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) postPresence();
  });
  postPresence();
};

if (isSitePage) installQa();
