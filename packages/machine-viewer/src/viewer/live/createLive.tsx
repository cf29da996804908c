/** Makes the live part of the viewer. */

import { LiveView } from './LiveView.tsx';
import type { LiveOptions } from './liveOptions.ts';
import { createLiveStore, findLiveActors, type LiveFeature } from './liveState.ts';

/** Starts listening to the open pages. */
export const createLive = (options: LiveOptions): LiveFeature => {
  const live = createLiveStore(options);
  return {
    View: ({ machineId }) => <LiveView live={live} options={options} machineId={machineId} />,
    live,
    actorsOf: findLiveActors,
  };
};
