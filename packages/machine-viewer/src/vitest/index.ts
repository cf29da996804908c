/** The entry `machine-viewer/vitest`: tests of XState machines. */
export { createGuardMutants } from '../code/guardMutants.ts';
export { createValueMutants } from '../code/valueMutants.ts';
export type {
  MachineExpectations,
  StateExpectation,
  StateExpectations,
  StepContext,
  ValueExpectations,
  ValueRow,
} from './expectations.ts';
export type { MachineProperty, PropertyOptions } from './findBreakingStory.ts';
export { findBreakingStory } from './findBreakingStory.ts';
export { findDifferences } from './findDifferences.ts';
export { findPairRuns } from './findPairRuns.ts';
export { findSurvivors } from './findSurvivors.ts';
export { findTakenPairs } from './findTakenPairs.ts';
export { findFirstDifference } from './firstDifference.ts';
export type { PlayedStory } from './playStory.ts';
export { playStory } from './playStory.ts';
export type { SearchResult, SystemSearch, SystemStep, WorldSentences } from './searchSystem.ts';
export { searchSystem } from './searchSystem.ts';
export type { StoryStep } from './storySteps.ts';
export {
  entersTag,
  hasTag,
  isInState,
  leavesTag,
  runsActions,
  startsActor,
  whenever,
} from './storySteps.ts';
export type { MachineTestOptions } from './testMachine.ts';
export { testMachine } from './testMachine.ts';
export { recordTransitions } from './transitionRecord.ts';
export { findRowProblems } from './values.ts';
