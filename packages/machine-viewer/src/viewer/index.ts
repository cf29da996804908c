/** The entry `machine-viewer/viewer`: the page that shows machines and runs them. */
export type { Theme } from '../theme/theme.ts';
export { viewerMessages } from './messages.ts';
export { showMachines } from './showMachines.tsx';
export type { TransitionCounts, ViewerOptions } from './viewerContext.ts';
