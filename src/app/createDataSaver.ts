/** Provides the data saver machine with this browser's storage and the attribute that the styles select by. */
import { fromPromise } from 'xstate';
import { dataSaverMachine } from '../../machines/site/dataSaver.ts';
import { isDataSaverPreferred, storeDataSaverChoice } from '../ssr/hydration/dataSaverChoice.ts';
import { dataSaverMarker } from '../theme/dataSaver.ts';

export const createDataSaver = (): typeof dataSaverMachine =>
  dataSaverMachine.provide({
    actors: { loadPreference: fromPromise(async () => isDataSaverPreferred()) },
    actions: {
      deferPictures: () => {
        document.documentElement.dataset[dataSaverMarker] = '';
      },
      loadPictures: () => {
        delete document.documentElement.dataset[dataSaverMarker];
      },
      storeChoice: (_, { isSaving }) => storeDataSaverChoice(isSaving),
    },
  });
