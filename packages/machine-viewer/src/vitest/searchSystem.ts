/**
 * Searches a system of several machines and of what they share: a store, a network, two tabs. A world is one immutable state
 * of the whole system. The search visits every world that the steps lead to, nearest first, and finds the shortest way to
 * each world that breaks an invariant.
 */

export interface SystemStep<World> {
  /** It names the step in the way to a broken invariant. */
  readonly title: string;
  readonly world: World;
}

/** Sentences about a world, and whether they hold in it. */
export type WorldSentences<World> = Readonly<Record<string, (world: World) => boolean>>;

export interface SystemSearch<World> {
  readonly first: World;
  /** Every world that may come next. A machine in the world takes its step by XState's `machine.transition`. */
  readonly listSteps: (world: World) => Iterable<SystemStep<World>>;
  /** Two worlds with the same key are one: leave out what makes no difference, such as times and counters. */
  readonly keyOf: (world: World) => string;
  /** They must hold in every world. */
  readonly invariants: WorldSentences<World>;
  /** Some world must have each of them: a search that never gets there proves nothing. */
  readonly outcomes?: WorldSentences<World>;
  /** 1,000,000 by default. */
  readonly maxWorlds?: number;
}

export interface SearchResult {
  /** How many worlds were visited. */
  readonly worlds: number;
  /** The titles of the steps that first break an invariant, by the invariant. */
  readonly broken: Readonly<Record<string, readonly string[]>>;
  /** The outcomes that some world has. */
  readonly reached: ReadonlySet<string>;
}

interface Reached<World> {
  readonly world: World;
  readonly title: string;
  readonly before: Reached<World> | null;
}

const titlesTo = <World>(reached: Reached<World>): readonly string[] =>
  reached.before === null ? [] : [...titlesTo(reached.before), reached.title];

/** @throws Error when there are more than `maxWorlds` worlds */
export const searchSystem = <World>({
  first,
  listSteps,
  keyOf,
  invariants,
  outcomes = {},
  maxWorlds = 1_000_000,
}: SystemSearch<World>): SearchResult => {
  const seen = new Set([keyOf(first)]);
  const queue: Reached<World>[] = [{ world: first, title: '', before: null }];
  const broken: Record<string, readonly string[]> = {};
  const outcomesReached = new Set<string>();
  for (const reached of queue) {
    for (const [invariant, holds] of Object.entries(invariants))
      if (!(invariant in broken) && !holds(reached.world)) broken[invariant] = titlesTo(reached);
    for (const [outcome, holds] of Object.entries(outcomes))
      if (!outcomesReached.has(outcome) && holds(reached.world)) outcomesReached.add(outcome);
    for (const { title, world } of listSteps(reached.world)) {
      const key = keyOf(world);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > maxWorlds) throw new Error(`The search has more than ${maxWorlds} worlds.`);
      queue.push({ world, title, before: reached });
    }
  }
  return { worlds: seen.size, broken, reached: outcomesReached };
};
