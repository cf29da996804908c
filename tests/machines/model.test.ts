import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { choicesOf } from '../../machines/model/choices.ts';
import { eventTypesOf } from '../../machines/model/paths.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { runOf } from '../../machines/model/run.ts';

describe.each(Object.entries(registry))('§4 %s, as it is looked at', (_, entry) => {
  const registered: Registered = entry;

  it('has a key of its own for each choice, and stories that run to their end', async () => {
    const keys = eventTypesOf(registered.machine).flatMap((type) =>
      choicesOf(registered, type).map(({ key }) => key),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at && !key.startsWith('after '))).toEqual([]);
    // What an address writes between and inside the steps.
    expect(keys.filter((key) => /[+/&=#]/.test(key))).toEqual([]);
    for (const [story, steps] of Object.entries(registered.stories ?? {}))
      expect([story, (await runOf(registered, steps)).refused]).toEqual([story, null]);
  });

  it('describes every state, for those who look at the machine', () => {
    const undescribed = Object.values(registered.machine.root.states).filter(function bare(node): boolean {
      const children = Object.values(node.states);
      return (children.length === 0 && !node.description) || children.some(bare);
    });
    expect(undescribed.map(({ id }) => id)).toEqual([]);
  });
});
