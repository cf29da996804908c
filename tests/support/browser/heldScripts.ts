/** A page whose scripts do not arrive until the test lets them, as on a slow network. */
import { holdScripts } from '../../../tools/bench/page/heldScripts.ts';
import { waitUntilSettled } from './settled.ts';
import { type Visit, visit } from './visit.ts';

interface HeldVisit extends Visit {
  /** Lets the scripts arrive, and waits until the page is settled. */
  readonly hydrate: () => Promise<void>;
}

export const visitWithHeldScripts = async (
  path: string,
  options: Parameters<typeof visit>[1] = {},
): Promise<HeldVisit> => {
  let release = (): void => {};
  const visited = await visit(path, {
    settles: false,
    ...options,
    before: async (page, context) => {
      await options.before?.(page, context);
      release = await holdScripts(page);
    },
  });
  const hydrate = async () => {
    release();
    await waitUntilSettled(visited.page);
  };
  return { ...visited, hydrate };
};
