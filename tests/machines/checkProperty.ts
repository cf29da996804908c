/** Looks for a run that breaks a property, by random choices, and shrinks it to the shortest. */
import fc from 'fast-check';
import { choicesByKey, type RegisteredMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { createView, toViewUrl } from '../../packages/machine-viewer/src/viewer/run/viewUrl.ts';
import { type PlayedStory, playStory } from '../../packages/machine-viewer/src/vitest/index.ts';
import type { TemporalProperty } from './temporalProperties.ts';

/** The most random choices in a run. Few of them are possible in any one state. */
const maxChoices = 400;

/** The choices of a story at the address of the machine page that replays it. */
export const toStoryLink = (machine: string, story: readonly string[]): string =>
  `machines.html${toViewUrl({ ...createView(machine), run: story, at: story.length })}`;

/** The shortest story that breaks the property; null when none of the runs does. */
export const findBreakingStory = async (
  registered: RegisteredMachine,
  { wait = 0, holds }: TemporalProperty,
  runs: number,
): Promise<PlayedStory | null> => {
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
    { numRuns: runs, seed: 20_261_124 },
  );
  return counterexample === null ? null : play(counterexample[0]);
};
