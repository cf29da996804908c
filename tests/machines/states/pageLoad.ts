import type { pageLoadMachine as machine } from '../../../machines/navigation/pageLoad.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

/** 'No signal' stays on the page during each further try; only a site that answers leads to the error screen. */
export const pageLoad: StateExpectations<typeof machine> = {
  loading: { begins: true, pending: ['loadCode'] },
  checking: { pending: ['checkConnectivity'] },
  noSignal: { tags: ['noSignal'] },
  'noSignal.waiting': { pending: ['awaitConnection'] },
  'noSignal.trying': { tags: ['trying'], pending: ['loadCode'] },
  'noSignal.checking': { tags: ['trying'], pending: ['checkConnectivity'] },
  recovering: { pending: ['reload'] },
  reloading: {},
  failed: { tags: ['failed'], entered: ['markFailed'] },
  loaded: { tags: ['loaded'] },
};
