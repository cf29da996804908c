/** Sentences about the steps of a played story, from which properties are composed (findBreakingStory.ts). */
import type { RunFrame } from '../model/run.ts';
import type { PlayedStory } from './playStory.ts';

export interface StoryStep {
  readonly before: RunFrame;
  readonly frame: RunFrame;
}

const listSteps = ({ frames }: PlayedStory): readonly StoryStep[] =>
  frames.slice(1).map((frame, at) => ({ before: frames[at]!, frame }));

/** Whether each step of which `when` is true fulfills `then`. */
export const whenever =
  (when: (step: StoryStep) => boolean, then: (step: StoryStep) => boolean) =>
  (played: PlayedStory): boolean =>
    listSteps(played).every((step) => !when(step) || then(step));

/** Whether the frame's state has the tag. */
export const hasTag = ({ state }: RunFrame, tag: string): boolean => state.hasTag(tag as never);

/** Whether the frame's state matches a state value. `isInState(frame, { submitting: 'saving' })` */
export const isInState = ({ state }: RunFrame, value: unknown): boolean => state.matches(value as never);

/** Whether the step led into a state with the tag, from one without it. */
export const entersTag = ({ before, frame }: StoryStep, tag: string): boolean =>
  hasTag(frame, tag) && !hasTag(before, tag);

/** Whether the step led from a state with the tag into one without it. */
export const leavesTag = ({ before, frame }: StoryStep, tag: string): boolean =>
  hasTag(before, tag) && !hasTag(frame, tag);

/** Whether the actor is at work since the step. */
export const startsActor = ({ before, frame }: StoryStep, actorId: string): boolean =>
  frame.pending.includes(actorId) && !before.pending.includes(actorId);

/** Whether the step ran all of these actions. */
export const runsActions = ({ frame }: StoryStep, names: readonly string[]): boolean =>
  names.every((name) => frame.actions.includes(name));
