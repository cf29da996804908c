/** Of all paths those that are needed. */
import { initialTransition } from 'xstate';
import { decided, type Path } from './paths.ts';
import type { Registered } from './registered.ts';
import { noCoverage, replay } from './replay.ts';
import { transitionName } from './transitions.ts';

/**
 * Those that take a transition between two configurations that none before took, whatever the context was: a fraction of
 * all, found without an actor.
 */
export const newEdges = (registered: Registered, paths: readonly Path[]): readonly Path[] => {
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

interface Tried {
  readonly path: Path;
  readonly takes: ReadonlySet<string>;
}

/** The path with most that is not taken yet, the first of those with equally much. */
const most = (tried: readonly Tried[], left: ReadonlySet<string>): Tried | null => {
  const news = tried.map(({ takes }) => [...takes].filter((name) => left.has(name)).length);
  const best = Math.max(0, ...news);
  return best === 0 ? null : tried[news.indexOf(best)]!;
};

/**
 * Few paths that take every transition, and see each guard come out both ways, as far as any of the paths do: always the one
 * next that adds most.
 */
export const coverOf = async (registered: Registered, paths: readonly Path[]): Promise<readonly Path[]> => {
  const tried: Tried[] = [];
  for (const path of paths) {
    const coverage = noCoverage();
    await replay(registered, path, coverage, () => {});
    tried.push({ path, takes: new Set([...coverage.transitions.keys(), ...coverage.outcomes.keys()]) });
  }
  const left = new Set(tried.flatMap(({ takes }) => [...takes]));
  const chosen: Path[] = [];
  for (let next = most(tried, left); next !== null; next = most(tried, left)) {
    chosen.push(next.path);
    for (const name of next.takes) left.delete(name);
  }
  return chosen;
};
