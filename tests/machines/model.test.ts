import { describe, expect, it } from 'vitest';
import { type Registered, registry } from '../../machines/index.ts';
import { coverOf } from '../../machines/model/cover.ts';
import { edgePaths } from '../../machines/model/paths.ts';
import { type Coverage, replay } from '../../machines/model/replay.ts';
import { transitionsOf } from '../../machines/model/transitions.ts';
import { isFull } from '../full.ts';

/** Of a machine with more than these a sample walks a cover. */
const mostPaths = 1_000;

describe.each(Object.entries(registry))('§4 %s, from its own model', (_, entry) => {
  const registered: Registered = entry;
  const project = registered.project as (context: unknown) => unknown;

  it('takes every transition on real actors, each guard both ways, and ends where the model says', async () => {
    const coverage: Coverage = { transitions: new Set(), outcomes: new Set() };
    const all = edgePaths(registered);
    const paths = isFull || all.length <= mostPaths ? all : coverOf(registered, all);
    for (const path of paths)
      await replay(registered, path, coverage, (expected, actual, event) => {
        expect([event.type, actual.value, project(actual.context)]).toEqual([
          event.type,
          expected.value,
          project(expected.context),
        ]);
      });
    expect(transitionsOf(registered.machine).filter((name) => !coverage.transitions.has(name))).toEqual([]);
    const guards = Object.keys(registered.machine.implementations.guards);
    const outcomes = guards.flatMap((name) => [`${name}: true`, `${name}: false`]);
    expect(outcomes.filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
  }, 300_000);

  it('describes every state, for those who look at the machine', () => {
    const undescribed = Object.values(registered.machine.root.states).filter(function bare(node): boolean {
      const children = Object.values(node.states);
      return (children.length === 0 && !node.description) || children.some(bare);
    });
    expect(undescribed.map(({ id }) => id)).toEqual([]);
  });
});
