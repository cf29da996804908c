/**
 * How the citizen keeps a receipt: as a picture, by sharing it, as a copied text, in a calendar. The last press counts, and its
 * result is the only one that shows. Every other page that shares its address has the same machine, with SHARE and COPY alone
 * (src/components/sharing/ShareActions.tsx). Pure: what saves, shares and copies is injected.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

type Event =
  | { readonly type: 'SAVE_PICTURE' }
  | { readonly type: 'SHARE' }
  | { readonly type: 'COPY' }
  | { readonly type: 'SAVE_CALENDAR' };

/** 'tooLate': the browser shares only right after a press, and making the picture took longer. */
export type ShareOutcome = 'closed' | 'tooLate';

const outcomeOf = (event: unknown) => (event as { output: ShareOutcome }).output;

export const receiptActionsMachine = setup({
  types: {
    events: {} as Event,
    /** 'shareReady': the picture is made, and the next press shares it. 'copyFailed': the text is copied by hand. */
    tags: {} as
      | 'busy'
      | 'pictureSaved'
      | 'pictureFailed'
      | 'shareReady'
      | 'copied'
      | 'copyFailed'
      | 'calendarFailed',
  },
  actors: {
    /** Rejects when the browser cannot draw, or when the code of the picture cannot be loaded. */
    savePicture: unprovidedActor<void>(),
    /** Rejects when the browser cannot share. */
    share: unprovidedActor<ShareOutcome>(),
    /** Rejects when the browser cannot copy. */
    copy: unprovidedActor<void>(),
    /** Rejects when the code of the calendar file cannot be loaded. */
    saveCalendar: unprovidedActor<void>(),
  },
  guards: {
    isTooLate: ({ event }) => outcomeOf(event) === 'tooLate',
  },
}).createMachine({
  id: 'receiptActions',
  description: 'How the citizen keeps a receipt: as a picture, shared, copied, or in a calendar.',
  initial: 'idle',
  // The last press ends what a former one began: a share sheet of some phones never answers.
  on: {
    SAVE_PICTURE: '.savingPicture',
    SHARE: '.sharing',
    COPY: '.copying',
    SAVE_CALENDAR: '.savingCalendar',
  },
  states: {
    idle: { description: 'No result shows.' },
    savingPicture: {
      description: 'The picture of the receipt is made and saved.',
      tags: ['busy'],
      invoke: { id: 'savePicture', src: 'savePicture', onDone: 'pictureSaved', onError: 'pictureFailed' },
    },
    pictureSaved: {
      description: 'The page says that the picture is on the phone.',
      tags: ['pictureSaved'],
    },
    pictureFailed: {
      description: 'The page says that there is no picture, and advises a screenshot.',
      tags: ['pictureFailed'],
    },
    sharing: {
      description: 'The picture is made, and the phone shows where it can be sent.',
      tags: ['busy'],
      invoke: {
        id: 'share',
        src: 'share',
        onDone: [{ guard: 'isTooLate', target: 'shareReady' }, { target: 'idle' }],
        // The copied text takes the place of the shared one.
        onError: 'copying',
      },
    },
    shareReady: {
      description: 'The page asks for another press, because the first one was too long ago.',
      tags: ['shareReady'],
    },
    copying: {
      description: 'The receipt is copied as a text.',
      invoke: { id: 'copy', src: 'copy', onDone: 'copied', onError: 'copyFailed' },
    },
    copied: {
      description: 'The page says that the receipt code was copied.',
      tags: ['copied'],
    },
    copyFailed: {
      description: 'The page shows the text, selected, for copying by hand.',
      tags: ['copyFailed'],
    },
    savingCalendar: {
      description: 'The calendar file is made and saved.',
      tags: ['busy'],
      invoke: { id: 'saveCalendar', src: 'saveCalendar', onDone: 'idle', onError: 'calendarFailed' },
    },
    calendarFailed: {
      description: 'The page says that there is no calendar file.',
      tags: ['calendarFailed'],
    },
  },
});
