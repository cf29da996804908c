import type { pageLoadMachine as machine } from '../../../machines/navigation/pageLoad.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const cause = { sets: { cause: { code: 'unavailable' } } };

export const pageLoad: TransitionRows<typeof machine> = [
  ['loading', 'loadCode:loaded', 'loaded'],
  ['loading', 'loadCode:unavailable', 'checking', cause],
  ['checking', 'checkConnectivity:online', 'recovering'],
  ['checking', ['checkConnectivity:offline', 'checkConnectivity:portal'], 'noSignal.waiting'],
  ['noSignal.waiting', ['RETRY', 'awaitConnection:back'], 'noSignal.trying'],
  ['noSignal.trying', 'loadCode:loaded', 'loaded'],
  ['noSignal.trying', 'loadCode:unavailable', 'noSignal.checking'],
  ['noSignal.checking', 'checkConnectivity:online', 'recovering'],
  ['noSignal.checking', ['checkConnectivity:offline', 'checkConnectivity:portal'], 'noSignal.waiting'],
  ['recovering', 'reload:reloading', 'reloading'],
  ['recovering', 'reload:no', 'failed', { does: ['markFailed'] }],
];
