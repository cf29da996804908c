/** The entry `machine-viewer/live`: what a build for testers puts into the pages whose machines the viewer watches. */
export { type HeldMachine, type HeldStep, type HoldOptions, heldName, holdingName } from './heldActors.ts';
export { createNameWhitelist } from './knownMachines.ts';
export { createLivePage, type LivePage, type LivePageOptions } from './livePage.ts';
export { type ActorEvent, initialSetting, type LiveMessage, type LiveSetting } from './messages.ts';
export { createMovableClock, type MovableClock, moveDeviceTime } from './movableClock.ts';
export { type ObservedActorsOptions, observeActors } from './observeActors.ts';
