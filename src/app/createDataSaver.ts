/** The machine of the waiting pictures with this browser put in: its memory, and the mark that styles go by. */
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
