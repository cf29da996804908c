/** The entry `machine-viewer/vitest`: tests of XState machines. */
export { createGuardMutants } from '../code/guardMutants.ts';
export type {
  MachineExpectations,
  StateExpectation,
  StateExpectations,
  TransitionRow,
  TransitionRows,
} from './expectations.ts';
export type { WalkOptions } from './findDifferences.ts';
export { findDifferences } from './findDifferences.ts';
export { findPairRuns } from './findPairRuns.ts';
export { findFirstDifference } from './firstDifference.ts';
export type { PlayedStory } from './playStory.ts';
export { playStory } from './playStory.ts';
