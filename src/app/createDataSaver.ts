/** Provides the data saver machine with this browser's storage and the attribute that the styles select by. */
import { fromPromise } from 'xstate';
import { dataSaverMachine } from '../../machines/site/dataSaver.ts';
import { isDataSaverPreferred, storeDataSaverChoice } from '../ssr/dataSaverChoice.ts';
import { dataSaverMarker } from '../theme/dataSaver.ts';

export const createDataSaver = (): typeof dataSaverMachine =>
  dataSaverMachine.provide({
    actors: { recall: fromPromise(async () => isDataSaverPreferred()) },
    actions: {
      holdPictures: () => {
        document.documentElement.dataset[dataSaverMarker] = '';
      },
      letPicturesCome: () => {
        delete document.documentElement.dataset[dataSaverMarker];
      },
      keepChoice: (_, { isSaving }) => storeDataSaverChoice(isSaving),
    },
  });
