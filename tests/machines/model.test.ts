import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { choicesOf } from '../../machines/model/choices.ts';
import { newEdges } from '../../machines/model/cover.ts';
import { edgePaths, eventTypesOf } from '../../machines/model/paths.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { noCoverage, replay } from '../../machines/model/replay.ts';
import { runOf } from '../../machines/model/run.ts';
import { transitionsOf } from '../../machines/model/transitions.ts';
import { isFull } from '../full.ts';

/** Of a machine with more than these a sample walks a cover. */
const mostPaths = 1_000;

describe.each(Object.entries(registry))('§4 %s, from its own model', (_, entry) => {
  const registered: Registered = entry;
  const project = registered.project as (context: unknown) => unknown;

  it('takes every transition on real actors, each guard both ways, and ends where the model says', async () => {
    const coverage = noCoverage();
    const all = edgePaths(registered);
    const paths = isFull || all.length <= mostPaths ? all : newEdges(registered, all);
    for (const path of paths)
      await replay(registered, path, coverage, (expected, { key, state }) => {
        expect([key, state.value, project(state.context)]).toEqual([
          key,
          expected.value,
          project(expected.context),
        ]);
      });
    expect(transitionsOf(registered.machine).filter((name) => !coverage.transitions.has(name))).toEqual([]);
    const guards = Object.keys(registered.machine.implementations.guards);
    const outcomes = guards.flatMap((name) => [`${name}: true`, `${name}: false`]);
    expect(outcomes.filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
  }, 300_000);

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
