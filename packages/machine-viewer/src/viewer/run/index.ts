/** The entry `machine-viewer/viewer/run`: the links of the page, for tests and documents that lead to a run. */
export { stateNameOf } from './stateNames.ts';
export { createView, parseViewUrl, toViewUrl, type ViewParams } from './viewUrl.ts';
