/**
 * The life of a draft (docs/decisions/0006-drafts.md): stored in the tab from the first answer on, on the phone if the citizen
 * chooses so, and deleted after success. The last tab that writes it wins on the phone, and no tab changes what another one shows.
 * The machine knows a draft as a string, which is empty if there is no draft. Pure: the form and both storages are injected. An
 * action that fails sends an event.
 */
import { assign, raise, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { draftLifetime } from './draftLifetime.ts';

/** The stored drafts that a new session finds; null for none. */
export interface RecalledDrafts {
  readonly tab: string | null;
  readonly phone: string | null;
  /** The remaining lifetime of the phone's draft (ms). */
  readonly remainingTime: number;
  /** Whether a stored draft is unreadable. */
  readonly isBroken: boolean;
  /** Whether the form still holds every answer, so that nothing was restored. */
  readonly isInMemory: boolean;
}

interface Context {
  /** The answers that a draft may hold. */
  readonly draft: string;
  /** The remaining lifetime of the phone's draft (ms); null when there was none at the start. */
  readonly remainingTime: number | null;
  readonly isBroken: boolean;
  readonly isInMemory: boolean;
  readonly hasWarned: boolean;
}

type Event =
  /** The answers in the form changed. */
  | { readonly type: 'CHANGE'; readonly draft: string }
  | { readonly type: 'STORE_ON_PHONE' }
  | { readonly type: 'REMOVE_FROM_PHONE' }
  /** Another tab deleted the phone's draft, or it is too old. */
  | { readonly type: 'REMOVED_ELSEWHERE' }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'DISMISS' }
  /** The answers were sent, by this tab or another one. */
  | { readonly type: 'SENT' }
  /** The tab or the phone failed to store the draft. */
  | { readonly type: 'STORE_FAILED'; readonly storage: 'tab' | 'phone' }
  | { readonly type: 'REMOVED' }
  | { readonly type: 'WIPE' };

export const formDraftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'stored'
      | 'onPhone'
      | 'confirmingClear'
      | 'restored'
      | 'unreadable'
      | 'storeFailed'
      | 'removed'
      | 'cleared',
  },
  actors: {
    loadDrafts: unprovidedActor<RecalledDrafts>(),
  },
  actions: {
    /** May send STORE_FAILED. */
    storeInTab: (_, _params: { readonly draft: string }) => {},
    removeFromTab: () => {},
    /** May send STORE_FAILED. */
    storeOnPhone: (_, _params: { readonly draft: string }) => {},
    removeFromPhone: () => {},
    /** Deletes the draft that was sent, in the tab and on the phone, where another tab may have stored another one. */
    removeSent: (_, _params: { readonly draft: string }) => {},
    /** Empties the form. */
    clearAnswers: () => {},
    raiseRemoved: raise({ type: 'REMOVED' }),
    raiseWipe: raise({ type: 'WIPE' }),
    resetLifetime: assign({ remainingTime: draftLifetime }),
    forgetDraft: assign({ draft: '' }),
  },
  guards: {
    isRestored: ({ context }) => context.draft !== '',
    isOnPhone: ({ context }) => context.remainingTime !== null,
    isBroken: ({ context }) => context.isBroken,
    isInMemory: ({ context }) => context.isInMemory,
    isFilled: ({ event }) => event.type === 'CHANGE' && event.draft !== '',
    isTabFailure: ({ event }) => event.type === 'STORE_FAILED' && event.storage === 'tab',
    isPhoneFailure: ({ event }) => event.type === 'STORE_FAILED' && event.storage === 'phone',
    hasWarned: ({ context }) => context.hasWarned,
  },
  delays: {
    remainingLifetime: ({ context }) => context.remainingTime ?? draftLifetime,
  },
}).createMachine({
  id: 'formDraft',
  description: 'The saved answers of a form that is not sent yet, and where they are.',
  context: { draft: '', remainingTime: null, isBroken: false, isInMemory: false, hasWarned: false },
  initial: 'loading',
  states: {
    loading: {
      description: 'The machine reads the drafts of the tab and of the phone.',
      invoke: {
        id: 'loadDrafts',
        src: 'loadDrafts',
        onDone: {
          target: 'active',
          actions: assign({
            draft: ({ event: { output } }) => output.tab ?? output.phone ?? '',
            remainingTime: ({ event: { output } }) => (output.phone === null ? null : output.remainingTime),
            isBroken: ({ event }) => event.output.isBroken,
            isInMemory: ({ event }) => event.output.isInMemory,
          }),
        },
        onError: 'active',
      },
    },
    active: {
      type: 'parallel',
      states: {
        tab: {
          initial: 'initializing',
          on: {
            WIPE: { target: '.empty', actions: ['removeFromTab', 'forgetDraft'] },
            SENT: {
              target: '.empty',
              actions: [
                { type: 'removeSent', params: ({ context }) => ({ draft: context.draft }) },
                'forgetDraft',
              ],
            },
            CHANGE: [
              {
                guard: 'isFilled',
                target: '.stored',
                actions: [
                  assign({ draft: ({ event }) => event.draft }),
                  { type: 'storeInTab', params: ({ event }) => ({ draft: event.draft }) },
                ],
              },
              { target: '.empty', actions: ['forgetDraft', 'removeFromTab'] },
            ],
          },
          states: {
            initializing: {
              description: "The machine copies the phone's draft into the tab.",
              always: [
                {
                  guard: 'isRestored',
                  target: 'stored',
                  actions: { type: 'storeInTab', params: ({ context }) => ({ draft: context.draft }) },
                },
                { target: 'empty' },
              ],
            },
            empty: { description: 'The form has no answers to store.' },
            stored: {
              description: 'The tab stores the answers. They survive a reload and the Back button.',
              tags: ['stored'],
              on: { STORE_FAILED: { guard: 'isTabFailure', target: 'storeFailed' } },
            },
            storeFailed: {
              description: 'The tab failed to store the answers. The machine tries again at the next change.',
            },
          },
        },
        phone: {
          initial: 'initializing',
          on: { WIPE: { target: '.off', actions: 'removeFromPhone' } },
          states: {
            initializing: {
              description: 'The machine goes on where an earlier page left the choice.',
              always: [{ guard: 'isOnPhone', target: 'stored' }, { target: 'off' }],
            },
            off: {
              description: "'Keep on this phone' is unchecked.",
              on: {
                STORE_ON_PHONE: {
                  target: 'stored',
                  actions: [
                    'resetLifetime',
                    { type: 'storeOnPhone', params: ({ context }) => ({ draft: context.draft }) },
                  ],
                },
              },
            },
            stored: {
              description:
                "'Keep on this phone' is checked. The draft stays for 24 hours after its last change.",
              tags: ['stored', 'onPhone'],
              after: { remainingLifetime: { target: 'off', actions: ['removeFromPhone', 'raiseRemoved'] } },
              on: {
                CHANGE: [
                  {
                    guard: 'isFilled',
                    target: 'stored',
                    reenter: true,
                    actions: [
                      'resetLifetime',
                      { type: 'storeOnPhone', params: ({ event }) => ({ draft: event.draft }) },
                    ],
                  },
                  { target: 'off', actions: 'removeFromPhone' },
                ],
                REMOVE_FROM_PHONE: { target: 'off', actions: 'removeFromPhone' },
                REMOVED_ELSEWHERE: { target: 'off', actions: 'raiseRemoved' },
                STORE_FAILED: { guard: 'isPhoneFailure', target: 'off', actions: 'removeFromPhone' },
                SENT: 'off',
              },
            },
          },
        },
        notice: {
          initial: 'initializing',
          on: {
            REMOVED: '.removed',
            CLEAR: '.confirmingClear',
            SENT: '.none',
            STORE_FAILED: [
              { guard: 'hasWarned' },
              { target: '.storeFailed', actions: assign({ hasWarned: true }) },
            ],
            DISMISS: '.none',
          },
          states: {
            initializing: {
              description: 'The machine chooses the first notice of a visit.',
              always: [
                { guard: 'isInMemory', target: 'none' },
                { guard: 'isRestored', target: 'restored' },
                { guard: 'isBroken', target: 'unreadable' },
                { target: 'none' },
              ],
            },
            none: { description: 'The page shows no message about the draft.' },
            restored: {
              description:
                "'Restored from your draft': the page names the answers that a draft does not contain.",
              tags: ['restored'],
            },
            unreadable: { description: 'The saved draft cannot be read.', tags: ['unreadable'] },
            storeFailed: {
              description: 'The tab or the phone failed to store the draft. The page says so once.',
              tags: ['storeFailed'],
            },
            removed: {
              description:
                'The draft is no longer on the phone: another tab cleared it, or a day has passed.',
              tags: ['removed'],
            },
            confirmingClear: {
              description: "The page asks for confirmation after 'Clear now'.",
              tags: ['confirmingClear'],
              on: { CONFIRM: { target: 'cleared', actions: ['clearAnswers', 'raiseWipe'] } },
            },
            cleared: {
              description: 'All answers and drafts of this form are deleted.',
              tags: ['cleared'],
            },
          },
        },
      },
    },
  },
});
