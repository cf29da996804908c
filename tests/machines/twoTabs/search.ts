/** Visits every world that the steps lead to, nearest first, and finds the shortest way to each broken sentence. */
import type { Step, World } from './world.ts';

/** Sentences about a world, and whether they hold in it. */
export type Sentences = Readonly<Record<string, (world: World) => boolean>>;

export interface SearchResult {
  readonly states: number;
  /** The titles of the steps that first break a sentence, by the sentence. */
  readonly broken: Readonly<Record<string, readonly string[]>>;
  /** The outcomes that some world has. */
  readonly reached: ReadonlySet<string>;
}

interface Reached {
  readonly world: World;
  readonly title: string;
  readonly before: Reached | null;
}

const keyOf = ({ tabs, ...world }: World): string =>
  JSON.stringify([
    world,
    Object.values(tabs).map(({ state, ...tab }) => {
      if (state === null) return tab;
      const { at, attempts, shownAt, remainingTime, ...context } = state.context;
      return [tab, state.value, context];
    }),
  ]);

const titlesTo = (reached: Reached): readonly string[] =>
  reached.before === null ? [] : [...titlesTo(reached.before), reached.title];

/**
 * @param wanted sentences that must hold in every world, and outcomes that some world must have
 * @throws Error when there are more worlds than `maxStates`
 */
export const search = (
  first: World,
  listSteps: (world: World) => Iterable<Step>,
  { sentences, outcomes }: { readonly sentences: Sentences; readonly outcomes: Sentences },
  maxStates: number,
): SearchResult => {
  const seen = new Set([keyOf(first)]);
  const queue: Reached[] = [{ world: first, title: '', before: null }];
  const broken: Record<string, readonly string[]> = {};
  const outcomesReached = new Set<string>();
  for (const reached of queue) {
    for (const [sentence, holds] of Object.entries(sentences))
      if (!(sentence in broken) && !holds(reached.world)) broken[sentence] = titlesTo(reached);
    for (const [outcome, holds] of Object.entries(outcomes))
      if (!outcomesReached.has(outcome) && holds(reached.world)) outcomesReached.add(outcome);
    for (const { title, world } of listSteps(reached.world)) {
      const key = keyOf(world);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > maxStates) throw new Error(`The search has more than ${maxStates} states.`);
      queue.push({ world, title, before: reached });
    }
  }
  return { states: seen.size, broken, reached: outcomesReached };
};
