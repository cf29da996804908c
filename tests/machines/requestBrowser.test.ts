import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { requestBrowserMachine } from '../../machines/staff/requestBrowser.ts';

const view = { day: '2026-11-23', state: '', text: '' };

const later = { day: '2026-11-24', state: '', text: '' };

it.each([
  ['one of them changes', { type: 'REPLACE', entries: [{ id: '4f3a' }] }],
  ['another list is chosen', { type: 'CHANGE_VIEW', view: later }],
] as const)(
  '§7 reads the requests again where %s meanwhile, and shows the later reading',
  async (_, event) => {
    const readings: ((areMore: boolean) => void)[] = [];
    const actor = createActor(
      requestBrowserMachine.provide({
        actors: {
          readRequests: fromPromise(
            () =>
              new Promise((resolve) => {
                readings.push((areMore) => resolve({ entries: [{ id: '4f3a' }], areMore }));
              }),
          ),
        },
      }),
      { input: { view } },
    );
    actor.start();
    actor.send(event);
    expect(readings).toHaveLength(2);
    readings[0]?.(false);
    readings[1]?.(true);
    await expect.poll(() => actor.getSnapshot().hasTag('listed')).toBe(true);
    expect(actor.getSnapshot().context.found.areMore).toBe(true);
  },
);
