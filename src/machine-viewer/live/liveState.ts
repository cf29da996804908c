/** What the open pages of the site tell, as a store that a component subscribes to; and the way back: the setting. */
import type { Actor, FromPage, Told, ToPage } from '../../qa/messages.ts';
import { channelName, messageOf } from '../../qa/messages.ts';
import { atFirst, type Setting, settingOf, settingPath } from '../../qa/settings.ts';

export interface LiveActor extends Actor {
  /** The latest first, so many at most. */
  readonly last: readonly Told[];
}

export interface LivePage {
  readonly page: string;
  /** In the order in which this viewer came to know of them, from 1. */
  readonly number: number;
  readonly path: string;
  readonly actors: readonly LiveActor[];
}

export interface LiveState {
  readonly pages: readonly LivePage[];
  readonly setting: Setting;
  /** The server did not take the last setting. */
  readonly hasFailed: boolean;
}

export interface Live {
  /** For useSyncExternalStore; answers the end of listening. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LiveState;
  /** Each event as it comes; answers the end of listening. */
  readonly watch: (seen: (told: Told) => void) => () => void;
  /** First the server, then the open pages. */
  readonly set: (setting: Setting) => Promise<void>;
  readonly close: () => void;
}

const most = 20;

/** The actors of a machine on every page. */
export const actorsOf = ({ pages }: LiveState, machine: string): readonly LiveActor[] =>
  pages.flatMap(({ actors }) => actors.filter((actor) => actor.machine === machine));

const heard = (actors: readonly LiveActor[], told: Told): readonly LiveActor[] => {
  const { actor, machine, value, tags } = told;
  const before = actors.find((each) => each.actor === actor);
  const now: LiveActor = {
    actor,
    machine,
    value,
    tags,
    last: [told, ...(before?.last ?? [])].slice(0, most),
  };
  return before === undefined ? [...actors, now] : actors.map((each) => (each === before ? now : each));
};

const answered = (before: readonly LiveActor[], actors: readonly Actor[]): readonly LiveActor[] =>
  actors.map((each) => ({ ...each, last: before.find(({ actor }) => actor === each.actor)?.last ?? [] }));

/** The page after a message of its own. */
const pageAfter = (page: LivePage, message: FromPage): LivePage | null => {
  if (message.is === 'told') return { ...page, path: message.path, actors: heard(page.actors, message) };
  if (message.is === 'here')
    return { ...page, path: message.path, actors: answered(page.actors, message.actors) };
  if (message.actor === null) return null;
  return { ...page, actors: page.actors.filter(({ actor }) => actor !== message.actor) };
};

/** Listens from now on, and asks who is there. */
export const liveOf = (): Live => {
  const channel = new BroadcastChannel(channelName);
  const [listeners, watchers] = [new Set<() => void>(), new Set<(told: Told) => void>()];
  let state: LiveState = { pages: [], setting: atFirst, hasFailed: false };
  let known = 0;
  const update = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const ask = (message: ToPage) => channel.postMessage(message);
  const begun = (page: string): LivePage => {
    known += 1;
    return { page, number: known, path: '', actors: [] };
  };
  const hear = (message: FromPage) => {
    const before = state.pages.find(({ page }) => page === message.page);
    if (before === undefined && message.is === 'left') return;
    const after = pageAfter(before ?? begun(message.page), message);
    const others = state.pages.filter((page) => page !== before);
    update({
      pages: [...others, ...(after === null ? [] : [after])].toSorted((a, b) => a.number - b.number),
      ...(message.is === 'here' && { setting: message.setting }),
    });
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageOf(data);
    if (message === null || message.is === 'who' || message.is === 'set') return;
    hear(message);
    if (message.is === 'told') for (const seen of watchers) seen(message);
  };
  const readSetting = async () => {
    const setting = settingOf(await (await fetch(settingPath)).json());
    if (setting !== null) update({ setting });
  };
  readSetting().catch(() => update({ hasFailed: true }));
  ask({ is: 'who' });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    watch: (seen) => {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    set: async (setting) => {
      const answer = await fetch(settingPath, { method: 'POST', body: JSON.stringify(setting) }).catch(
        () => null,
      );
      if (!answer?.ok) return update({ hasFailed: true });
      ask({ is: 'set', setting });
      update({ setting, hasFailed: false });
    },
    close: () => channel.close(),
  };
};
