/** The entry `machine-viewer/viewer/live`: the live view, for the `live` option of `showMachines`. */
export { createLive } from './createLive.tsx';
export type { FaultSwitch, LiveMessages, LiveOptions } from './liveOptions.ts';
