import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  eventTypesOf,
  findPathsToEdges,
  guardNameOf,
  inlineGuardName,
  listChoices,
  listTransitionNames,
  listTransitions,
  type ModelPath,
  type RegisteredMachine,
  runMachine,
} from '../../packages/machine-viewer/src/model/index.ts';
import { findEdgePaths } from '../../packages/machine-viewer/tests/support/findEdgePaths.ts';

describe.each(Object.entries(registry))('§4 %s on the machine page', (_, entry) => {
  const registered: RegisteredMachine = entry;

  it('has a unique key for each choice, and its stories run to their end', async () => {
    const keys = eventTypesOf(registered.machine).flatMap((type) =>
      listChoices(registered, type).map(({ key }) => key),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at && !key.startsWith('after '))).toEqual([]);
    // Characters that an address uses between and inside the steps.
    expect(keys.filter((key) => /[+/&=#]/.test(key))).toEqual([]);
    for (const [story, steps] of Object.entries(registered.stories ?? {}))
      expect([story, (await runMachine(registered, steps)).refused]).toEqual([story, null]);
  });

  it('names every guard, so that coverage counts it', () => {
    const inline = listTransitions(registered.machine).filter(
      ({ guard }) => guardNameOf(guard) === inlineGuardName,
    );
    expect(inline.map(({ source }) => source.id)).toEqual([]);
  });

  it('describes every state', () => {
    const undescribed = Object.values(registered.machine.root.states).filter(function bare(node): boolean {
      const children = Object.values(node.states);
      return (children.length === 0 && !node.description) || children.some(bare);
    });
    expect(undescribed.map(({ id }) => id)).toEqual([]);
  });
});

/** In the largest machines one model state stands for several contexts, and the search decides for which. */
const mostTransitions = 20;
const small = Object.entries(registry).filter(
  ([, { machine }]) => listTransitionNames(machine).length <= mostTransitions,
);

describe.each(small)('§4 %s and the edges of its model', (_, entry) => {
  const registered: RegisteredMachine = entry;

  it('finds the same edges as the search of xstate/graph', () => {
    const project = registered.project as (context: unknown) => unknown;
    const edgesIn = (paths: Iterable<ModelPath>) => {
      const edges = [...paths].flatMap((path) =>
        path.map(({ key, state: { value, context } }, at) => {
          const before = path[at - 1]?.state;
          return JSON.stringify([
            before && [before.value, project(before.context)],
            key,
            value,
            project(context),
          ]);
        }),
      );
      return [...new Set(edges)].toSorted();
    };
    const found = findPathsToEdges(registered, (before, key, after) =>
      JSON.stringify([before.value, project(before.context), key, after.value, project(after.context)]),
    );
    expect(edgesIn(found)).toEqual(edgesIn(findEdgePaths(registered)));
  }, 300_000);
});
