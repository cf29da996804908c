import type { versionCheckMachine as machine } from '../../../machines/site/versionCheck.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const versionCheck: ValueExpectations<typeof machine> = {
  begins: { built: null, stored: null, hasReloaded: false, served: null, isHeld: false, isChosen: false },
  inputs: {
    clearCaches: ({ context: { served } }) => ({ version: served }),
    /** A first visit notes no reload. */
    storeVersion: ({ context: { served, stored } }) => ({ version: served, mark: stored !== null }),
  },
  params: { log: ({ event }) => ({ what: String(event.error) }) },
  rows: [
    {
      title: 'stores the served version at a first visit, so that the second one does not reload needlessly',
      steps: [
        'xstate.done.actor.readStored {"output":{"built":"old","stored":null,"hasReloaded":false}}',
        'fetchVersion:new',
      ],
      inputs: { storeVersion: { version: 'new', mark: false } },
    },
  ],
};
