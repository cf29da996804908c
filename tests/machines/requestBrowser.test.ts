import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { requestBrowserMachine } from '../../machines/staff/requestBrowser.ts';

const view = { day: '2026-11-23', state: '', text: '' };

it('§7 reads the requests again where one of them changes meanwhile, and shows the later reading', async () => {
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
  actor.send({ type: 'REPLACE', entries: [{ id: '4f3a' }] });
  expect(readings).toHaveLength(2);
  readings[0]?.(false);
  readings[1]?.(true);
  await expect.poll(() => actor.getSnapshot().hasTag('listed')).toBe(true);
  expect(actor.getSnapshot().context.found.areMore).toBe(true);
});
