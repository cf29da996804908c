/** A page under test reports its machines to the viewer in another tab, and receives the settings that a tester makes there. */
import {
  type ActorEvent,
  type ActorState,
  type LiveSetting,
  type PageMessage,
  parseLiveMessage,
} from './messages.ts';

export interface LivePageOptions {
  /** The name of the BroadcastChannel that the page and the viewer share. */
  readonly channelName: string;
  /** The setting with which the page has loaded. */
  readonly setting: LiveSetting;
  /** Called with each setting that a tester makes while the page is open. */
  readonly onSetting: (setting: LiveSetting) => void;
}

export interface LivePage {
  /** Reports the transitions that an event took, and the state after it. */
  readonly reportEvent: (event: ActorState & Pick<ActorEvent, 'event' | 'taken'>) => void;
  readonly reportEnd: (actor: number) => void;
}

/** Call it once, before the page starts a machine. */
export const createLivePage = (options: LivePageOptions): LivePage => {
  let { setting } = options;
  /** A random id of this page, tied to no person: it does not survive a reload. */
  const page = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
  const channel = new BroadcastChannel(options.channelName);
  const actors = new Map<number, ActorState>();
  let steps = 0;
  const post = (message: PageMessage): void => channel.postMessage(message);
  const postPresence = (): void =>
    post({ is: 'here', page, path: location.pathname, setting, actors: [...actors.values()] });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseLiveMessage(data);
    if (message?.is === 'who') postPresence();
    if (message?.is !== 'set') return;
    setting = message.setting;
    options.onSetting(setting);
    postPresence();
  };
  window.addEventListener('pagehide', () => post({ is: 'left', page, actor: null }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) postPresence();
  });
  postPresence();
  return {
    reportEvent: ({ event, taken, ...actor }) => {
      actors.set(actor.actor, actor);
      steps += 1;
      post({ is: 'told', page, path: location.pathname, step: steps, event, taken, ...actor });
    },
    reportEnd: (actor) => {
      if (actors.delete(actor)) post({ is: 'left', page, actor });
    },
  };
};
