/**
 * A store of the messages from open pages, which components subscribe to. It also sends the setting back to
 * them.
 */

import type { ComponentType } from 'react';
import {
  type ActorEvent,
  type ActorState,
  initialSetting,
  type LiveSetting,
  type PageMessage,
  parseLiveMessage,
  type ViewerMessage,
} from '../../live/messages.ts';
import type { LiveOptions } from './liveOptions.ts';

export interface LiveActor extends ActorState {
  /** Newest first, up to a fixed maximum. */
  readonly last: readonly ActorEvent[];
}

export interface LivePage {
  readonly page: string;
  /** The order in which this viewer first saw the page, from 1. */
  readonly number: number;
  readonly path: string;
  readonly actors: readonly LiveActor[];
}

export interface LiveState {
  readonly pages: readonly LivePage[];
  readonly setting: LiveSetting;
  /** Whether the server rejected the last setting. */
  readonly hasFailed: boolean;
}

export interface LiveStore {
  /** For useSyncExternalStore. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LiveState;
  /** Calls the watcher with each event. Returns the unsubscribe function. */
  readonly watch: (watcher: (event: ActorEvent) => void) => () => void;
  /** Sends the setting to the server first, then to the open pages. */
  readonly set: (setting: LiveSetting) => Promise<void>;
  readonly close: () => void;
}

/** The live part of the viewer, which the viewer gets as an argument: a build without it has none of its code. */
export interface LiveFeature {
  readonly View: ComponentType<{ readonly machineId: string | null }>;
  readonly live: LiveStore;
  readonly actorsOf: typeof findLiveActors;
}

const maxEvents = 20;

/** The actors of a machine on all open pages. */
export const findLiveActors = ({ pages }: LiveState, machine: string): readonly LiveActor[] =>
  pages.flatMap(({ actors }) => actors.filter((actor) => actor.machine === machine));

const withEvent = (actors: readonly LiveActor[], event: ActorEvent): readonly LiveActor[] => {
  const { actor, machine, value, tags } = event;
  const before = actors.find((each) => each.actor === actor);
  const now: LiveActor = {
    actor,
    machine,
    value,
    tags,
    last: [event, ...(before?.last ?? [])].slice(0, maxEvents),
  };
  return before === undefined ? [...actors, now] : actors.map((each) => (each === before ? now : each));
};

const withActors = (before: readonly LiveActor[], actors: readonly ActorState[]): readonly LiveActor[] =>
  actors.map((each) => ({ ...each, last: before.find(({ actor }) => actor === each.actor)?.last ?? [] }));

/** Applies a message to the page that sent it. */
const updatePage = (page: LivePage, message: PageMessage): LivePage | null => {
  if (message.is === 'told') return { ...page, path: message.path, actors: withEvent(page.actors, message) };
  if (message.is === 'here')
    return { ...page, path: message.path, actors: withActors(page.actors, message.actors) };
  if (message.actor === null) return null;
  return { ...page, actors: page.actors.filter(({ actor }) => actor !== message.actor) };
};

/** Starts listening and asks the open pages to announce themselves. */
export const createLiveStore = (
  options: Pick<LiveOptions, 'channelName' | 'settingPath' | 'parseSetting'>,
): LiveStore => {
  const { settingPath, parseSetting } = options;
  const channel = new BroadcastChannel(options.channelName);
  const [listeners, watchers] = [new Set<() => void>(), new Set<(event: ActorEvent) => void>()];
  let state: LiveState = { pages: [], setting: initialSetting, hasFailed: false };
  let pageCount = 0;
  const update = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const post = (message: ViewerMessage) => channel.postMessage(message);
  const createPage = (page: string): LivePage => {
    pageCount += 1;
    return { page, number: pageCount, path: '', actors: [] };
  };
  const receive = (message: PageMessage) => {
    const before = state.pages.find(({ page }) => page === message.page);
    if (before === undefined && message.is === 'left') return;
    const after = updatePage(before ?? createPage(message.page), message);
    const others = state.pages.filter((page) => page !== before);
    update({
      pages: [...others, ...(after === null ? [] : [after])].toSorted((a, b) => a.number - b.number),
      ...(message.is === 'here' && { setting: message.setting }),
    });
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseLiveMessage(data);
    if (message === null || message.is === 'who' || message.is === 'set') return;
    receive(message);
    if (message.is === 'told') for (const watcher of watchers) watcher(message);
  };
  const readSetting = async () => {
    const setting = parseSetting(await (await fetch(settingPath)).json());
    // A page or the tester may have changed it meanwhile: this answer is the older one.
    if (setting !== null && state.setting === initialSetting) update({ setting });
  };
  readSetting().catch(() => update({ hasFailed: true }));
  post({ is: 'who' });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    set: async (setting) => {
      const answer = await fetch(settingPath, { method: 'POST', body: JSON.stringify(setting) }).catch(
        () => null,
      );
      if (!answer?.ok) return update({ hasFailed: true });
      post({ is: 'set', setting });
      update({ setting, hasFailed: false });
    },
    close: () => channel.close(),
  };
};
