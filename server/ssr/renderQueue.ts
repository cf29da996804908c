/**
 * Bounds the renders in progress. A render takes some 60 ms of a processor, and a stranger may request hundreds of pages at
 * once. Two visitors who request the same page wait for the same render.
 */
export interface RenderQueueLimits {
  /** Renders in progress: while one is compressed on another thread, the next is rendered. */
  readonly running: number;
  /** Renders that wait for their turn; further ones are refused. */
  readonly waiting: number;
}

export interface RenderQueue<Page> {
  /** The render of this key that has begun or waits. */
  find(key: string): Promise<Page> | null;
  readonly isFull: () => boolean;
  /** Renders as soon as it is its turn, or at once if it is urgent; does not look whether the queue is full. */
  add(key: string, render: () => Promise<Page>, isUrgent: boolean): Promise<Page>;
}

export function createRenderQueue<Page>({ running, waiting }: RenderQueueLimits): RenderQueue<Page> {
  const pending = new Map<string, Promise<Page>>();
  const turns: (() => void)[] = [];
  let inProgress = 0;
  const waitForTurn = async (isUrgent: boolean): Promise<void> => {
    if (isUrgent || inProgress < running) inProgress += 1;
    else await new Promise<void>((resolve) => turns.push(resolve));
  };
  // The turn passes on to the next that waits, unless urgent renders took more turns than there are.
  const endTurn = (): void => {
    const next = inProgress > running ? undefined : turns.shift();
    if (next === undefined) inProgress -= 1;
    else next();
  };
  return {
    find: (key) => pending.get(key) ?? null,
    isFull: () => turns.length >= waiting,
    add: (key, render, isUrgent) => {
      const renderInTurn = async (): Promise<Page> => {
        await waitForTurn(isUrgent);
        try {
          return await render();
        } finally {
          endTurn();
          pending.delete(key);
        }
      };
      const page = renderInTurn();
      pending.set(key, page);
      return page;
    },
  };
}
