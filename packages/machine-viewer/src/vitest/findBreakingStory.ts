/** Looks for a run that breaks a property, by random choices, and shrinks it to the shortest. */
import { choicesByKey } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { type PlayedStory, playStory } from './playStory.ts';

/** What must hold in every run of a machine, whatever happens in whatever order. */
export interface MachineProperty {
  /** How long the clock moves on after the last step (ms); 0 by default. */
  readonly wait?: number;
  readonly holds: (played: PlayedStory) => boolean;
}

export interface PropertyOptions {
  /** How many random runs are tried; 100 by default. */
  readonly runs?: number;
  /** The same seed tries the same runs. */
  readonly seed?: number;
}

/** The most random choices in a run. Few of them are possible in any one state. */
const maxChoices = 400;

/**
 * @returns the shortest story that breaks the property; null when none of the runs does
 * @throws Error when the package fast-check is not installed
 */
export const findBreakingStory = async (
  registered: RegisteredMachine,
  { wait = 0, holds }: MachineProperty,
  { runs = 100, seed = 1 }: PropertyOptions = {},
): Promise<PlayedStory | null> => {
  // Only this search and the walks of findPairRuns.ts need it, so it is loaded where they start.
  const { default: fc } = await import('fast-check');
  // Shrinking turns a choice into null, which leaves it out.
  const choices = fc.array(fc.option(fc.constantFrom(...choicesByKey(registered).keys())), {
    maxLength: maxChoices,
    size: 'max',
  });
  const play = (picked: readonly (string | null)[]) =>
    playStory(
      registered,
      picked.filter((key) => key !== null),
      wait,
    );
  const { counterexample } = await fc.check(
    fc.asyncProperty(choices, async (picked) => holds(await play(picked))),
    { numRuns: runs, seed },
  );
  return counterexample === null ? null : play(counterexample[0]);
};
