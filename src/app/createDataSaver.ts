/** The machine of the waiting pictures with this browser put in: its memory, and the mark that styles go by. */
import { fromPromise } from 'xstate';
import { dataSaver } from '../../machines/site/dataSaver.ts';
import { isSavingWanted, keepSaving } from '../ssr/dataSaverChoice.ts';
import { savingMark } from '../theme/dataSaver.ts';

export const saverOf = (): typeof dataSaver =>
  dataSaver.provide({
    actors: { recall: fromPromise(async () => isSavingWanted()) },
    actions: {
      holdPictures: () => {
        document.documentElement.dataset[savingMark] = '';
      },
      letPicturesCome: () => {
        delete document.documentElement.dataset[savingMark];
      },
      keepChoice: (_, { isSaving }) => keepSaving(isSaving),
    },
  });
