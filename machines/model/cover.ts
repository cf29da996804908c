/** Of all paths those that are needed to take every transition between two configurations, whatever the context was. */
import { initialTransition } from 'xstate';
import type { Registered } from '../index.ts';
import { decided, type Path } from './paths.ts';
import { transitionName } from './transitions.ts';

/** The paths in their order, without those that show no new edge. */
export const coverOf = (registered: Registered, paths: readonly Path[]): readonly Path[] => {
  const machine = decided(registered);
  const [first] = initialTransition(machine, registered.input as never);
  const edgesOf = (path: Path): readonly string[] =>
    path.map(({ event, state }, at) => {
      const before = path[at - 1]?.state ?? first;
      const taken = machine.getTransitionData(before as never, event as never).map(transitionName);
      return JSON.stringify([before.value, taken, state.value]);
    });
  const taken = new Set<string>();
  return paths.filter((path) => {
    const edges = edgesOf(path).filter((edge) => !taken.has(edge));
    for (const edge of edges) taken.add(edge);
    return edges.length > 0;
  });
};
