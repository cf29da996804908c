/**
 * The entry `machine-viewer/model`: an XState machine as a model that programs and tests read. It runs in Node and in
 * browsers, and imports nothing but xstate.
 */
export type { Chart, ChartEdge, ChartState } from '../chart/chart.ts';
export { toChart } from '../chart/chart.ts';
export { toMermaid } from '../chart/mermaid.ts';
export type { Choice } from './choices.ts';
export { actorOf, listChoices } from './choices.ts';
export type { CoverOptions } from './cover.ts';
export { findCover } from './cover.ts';
export type { Coverage } from './coverage.ts';
export { addFrame, countNames, createCoverage, listGuardOutcomes, toTransitionCounts } from './coverage.ts';
export { createInertScope, findPathsToEdges } from './edges.ts';
export type { MachineMutant, MutantKind } from './mutants.ts';
export { createMutants, mutantKinds } from './mutants.ts';
export type { ModelPath, ModelStep } from './paths.ts';
export { acceptedEventTypes, choicesByKey, createStateKey, eventTypesOf, withSampleGuards } from './paths.ts';
export type { ConfigPath, MachineChange } from './rebuildMachine.ts';
export { rebuildMachine } from './rebuildMachine.ts';
export type { EventSample, RegisteredMachine } from './registered.ts';
export { sampleAnswers, sampleEvent, sampleEvents, sampleFailures } from './registered.ts';
export type { MachineRun, RunFrame } from './run.ts';
export { runMachine, startRun } from './run.ts';
export type { Timer } from './timers.ts';
export { findTransitionPairs, formatPair, listPairs } from './transitionPairs.ts';
export {
  formatTransitionName,
  guardNameOf,
  inlineGuardName,
  listTransitionNames,
  listTransitions,
  takenTransitions,
} from './transitions.ts';
