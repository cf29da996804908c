/** What a page of a test still has to do, counted in the page itself. */

/** `pendingWork` of the window. */
export interface PendingWork {
  /** What the scripts of the page wait for, by a number of its own. */
  readonly pending: ReadonlyMap<number, string>;
  readonly isHydrated: () => boolean;
  /** How often the document changed. */
  readonly countChanges: () => number;
  /** A page in the background has no frames: it waits for 200 ms instead. */
  readonly waitForTwoFrames: () => Promise<void>;
}

/**
 * Runs in the page before its scripts: counts the work that they leave for later.
 * @param countsTimers false where they wait for a clock of the test
 */
export const countWork = ({ event, countsTimers }: { event: string; countsTimers: boolean }): void => {
  const longestTimer = 500;
  const { fetch: send, setTimeout: begin, clearTimeout: clear, MessageChannel: Channel } = window;
  const { requestAnimationFrame: beginFrame } = window;
  const { requestIdleCallback: beginIdle, cancelIdleCallback: cancelIdle } = window;
  const pending = new Map<number, string>();
  let last = 0;
  let changes = 0;
  const add = (what: string): (() => void) => {
    const id = ++last;
    pending.set(id, what);
    return () => pending.delete(id);
  };
  let isAlive = false;
  window.addEventListener(event, () => {
    isAlive = true;
  });
  new MutationObserver(() => changes++).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  window.fetch = (...call) => {
    const [to] = call;
    const end = add(to instanceof Request ? to.url : new URL(to, location.href).href);
    const answer = send(...call);
    answer.then(end, end);
    return answer;
  };
  for (const method of ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'] as const) {
    const read = Response.prototype[method] as () => Promise<unknown>;
    Object.assign(Response.prototype, {
      [method](this: Response) {
        const end = add(`the body of ${this.url}`);
        const body = read.call(this);
        body.then(end, end);
        return body;
      },
    });
  }

  // React renders in messages to itself.
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      for (const [from, to] of [
        [this.port1, this.port2],
        [this.port2, this.port1],
      ] as const) {
        const ends: (() => void)[] = [];
        const post = from.postMessage.bind(from) as (...message: readonly unknown[]) => void;
        from.postMessage = (...message: readonly unknown[]) => {
          ends.push(add('a message'));
          post(...message);
        };
        to.addEventListener('message', () => ends.shift()?.());
      }
    }
  };

  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  const giveWay = scheduler?.yield?.bind(scheduler);
  if (scheduler !== undefined && giveWay !== undefined)
    scheduler.yield = () => {
      const end = add('its turn');
      const turn = giveWay();
      turn.then(end, end);
      return turn;
    };

  if (countsTimers) {
    const ends = new Map<string, () => void>();
    const finish = (key: string): void => {
      ends.get(key)?.();
      ends.delete(key);
    };
    const beginCounted = (ms: number, then: () => void): number => {
      const id = begin(() => {
        finish(`timer ${id}`);
        then();
      }, ms);
      if (ms <= longestTimer) ends.set(`timer ${id}`, add(`a timer of ${ms} ms`));
      return id;
    };
    Object.assign(window, {
      setTimeout: (
        then: (...provided: readonly unknown[]) => void,
        ms = 0,
        ...provided: readonly unknown[]
      ) => beginCounted(ms, () => then(...provided)),
      clearTimeout: (id: number) => {
        finish(`timer ${id}`);
        clear(id);
      },
      requestIdleCallback: (then: IdleRequestCallback, options?: IdleRequestOptions) => {
        const id = beginIdle((deadline) => {
          finish(`idle ${id}`);
          then(deadline);
        }, options);
        ends.set(`idle ${id}`, add('idle time'));
        return id;
      },
      cancelIdleCallback: (id: number) => {
        finish(`idle ${id}`);
        cancelIdle(id);
      },
    });
  }

  const work: PendingWork = {
    pending,
    isHydrated: () =>
      isAlive || document.getElementById('root') === null || /^\/(?:machines|staff)/.test(location.pathname),
    countChanges: () => changes,
    waitForTwoFrames: () =>
      new Promise((resolve) => {
        beginFrame(() => beginFrame(() => begin(resolve)));
        begin(resolve, 200);
      }),
  };
  Object.assign(window, { pendingWork: work });
};

/**
 * Runs in the page.
 * @param options `held`: addresses of the requests that the test holds; `rounds`: how often it looks before it tells
 * @returns what is pending; nothing when the page did not change for two frames either
 */
export const readPending = async ({
  held,
  rounds,
}: {
  readonly held: readonly string[];
  readonly rounds: number;
}): Promise<readonly string[]> => {
  const { pendingWork: work } = window as unknown as { readonly pendingWork: PendingWork | undefined };
  // A document that is not a page of the site, such as a file.
  if (work === undefined) return [];
  const list = (): readonly string[] => {
    const left = [...held];
    const whats = [...work.pending.values()].filter((what) => {
      const at = left.indexOf(what);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return work.isHydrated() ? whats : ['hydration', ...whats];
  };
  let whats: readonly string[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = work.countChanges();
    await work.waitForTwoFrames();
    whats = list();
    if (whats.length === 0 && work.countChanges() === before) return [];
  }
  return whats.length === 0 ? ['changes of the page'] : whats;
};
