/**
 * The life of a draft (docs/decisions/0006-drafts.md): stored in the tab from the first answer on, on the phone if the citizen
 * chooses so, and deleted after success. A change from another tab is never overwritten without asking. The machine knows a
 * draft as a string, which is empty if there is no draft. Pure: the form, both storages and the other tabs are injected. An
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
  /** The phone's draft when this tab last wrote or read it. */
  readonly seen: string | null;
  readonly remainingTime: number;
  /** The draft that another tab stored in its place. */
  readonly theirs: string;
  /** The reference under which another tab sent these answers. */
  readonly reference: string;
  readonly isBroken: boolean;
  readonly isInMemory: boolean;
  readonly hasWarned: boolean;
}

type Event =
  /** The answers in the form changed. */
  | { readonly type: 'CHANGE'; readonly draft: string }
  | { readonly type: 'STORE_ON_PHONE' }
  | { readonly type: 'REMOVE_FROM_PHONE' }
  /** Another tab changed the phone's draft; null when it deleted the draft. */
  | { readonly type: 'CHANGED_ELSEWHERE'; readonly draft: string | null }
  | { readonly type: 'USE_THEIRS' }
  | { readonly type: 'USE_OURS' }
  | { readonly type: 'LEAVE_THEIRS' }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'SENT' }
  | { readonly type: 'SENT_ELSEWHERE'; readonly draft: string; readonly reference: string }
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
      | 'conflict'
      | 'confirmingClear'
      | 'restored'
      | 'unreadable'
      | 'storeFailed'
      | 'removed'
      | 'sentElsewhere'
      | 'cleared',
  },
  actors: {
    loadDrafts: unprovidedActor<RecalledDrafts>(),
  },
  actions: {
    /** May send STORE_FAILED. */
    storeInTab: (_, _params: { readonly draft: string }) => {},
    removeFromTab: () => {},
    /** Overwrites only the `seen` draft; otherwise it sends CHANGED_ELSEWHERE. May send STORE_FAILED. */
    storeOnPhone: (_, _params: { readonly draft: string; readonly seen: string | null }) => {},
    removeFromPhone: () => {},
    /** Fills the form with a draft's answers. */
    fillForm: (_, _params: { readonly draft: string }) => {},
    /** Empties the form. */
    clearAnswers: () => {},
    raiseRemoved: raise({ type: 'REMOVED' }),
    raiseWipe: raise({ type: 'WIPE' }),
  },
  guards: {
    isRestored: ({ context }) => context.draft !== '',
    isOnPhone: ({ context }) => context.seen !== null,
    isOtherOnPhone: ({ context }) => context.seen !== null && context.seen !== context.draft,
    isBroken: ({ context }) => context.isBroken,
    isInMemory: ({ context }) => context.isInMemory,
    isFilled: ({ event }) => event.type === 'CHANGE' && event.draft !== '',
    isSame: ({ context, event }) => event.type === 'CHANGED_ELSEWHERE' && event.draft === context.draft,
    isRemoved: ({ event }) => event.type === 'CHANGED_ELSEWHERE' && event.draft === null,
    isOurs: ({ context, event }) => event.type === 'SENT_ELSEWHERE' && event.draft === context.draft,
    isTabFailure: ({ event }) => event.type === 'STORE_FAILED' && event.storage === 'tab',
    isPhoneFailure: ({ event }) => event.type === 'STORE_FAILED' && event.storage === 'phone',
    hasWarned: ({ context }) => context.hasWarned,
  },
  delays: {
    remainingLifetime: ({ context }) => context.remainingTime,
  },
}).createMachine({
  id: 'formDraft',
  description: 'The saved answers of a form that is not sent yet, and where they are.',
  context: {
    draft: '',
    seen: null,
    remainingTime: draftLifetime,
    theirs: '',
    reference: '',
    isBroken: false,
    isInMemory: false,
    hasWarned: false,
  },
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
            seen: ({ event }) => event.output.phone,
            theirs: ({ event }) => event.output.phone ?? '',
            remainingTime: ({ event }) => event.output.remainingTime,
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
            WIPE: { target: '.empty', actions: ['removeFromTab', assign({ draft: '' })] },
            SENT: {
              target: '.empty',
              actions: ['removeFromTab', assign({ draft: '' })],
            },
            SENT_ELSEWHERE: {
              guard: 'isOurs',
              target: '.empty',
              actions: ['removeFromTab', assign({ draft: '', reference: ({ event }) => event.reference })],
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
              { target: '.empty', actions: [assign({ draft: '' }), 'removeFromTab'] },
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
          on: {
            WIPE: { target: '.off', actions: 'removeFromPhone' },
          },
          states: {
            initializing: {
              description:
                "The machine compares the phone's draft with the tab's. It does not overwrite another one without asking.",
              always: [
                { guard: 'isOtherOnPhone', target: 'conflict' },
                { guard: 'isOnPhone', target: 'stored' },
                { target: 'off' },
              ],
            },
            off: {
              description: "'Keep on this phone' is unchecked.",
              on: {
                STORE_ON_PHONE: {
                  target: 'stored',
                  actions: [
                    {
                      type: 'storeOnPhone',
                      params: ({ context }) => ({ draft: context.draft, seen: null }),
                    },
                    assign({ seen: ({ context }) => context.draft, remainingTime: draftLifetime }),
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
                      {
                        type: 'storeOnPhone',
                        params: ({ context, event }) => ({ draft: event.draft, seen: context.seen }),
                      },
                      assign({ seen: ({ event }) => event.draft, remainingTime: draftLifetime }),
                    ],
                  },
                  { target: 'off', actions: 'removeFromPhone' },
                ],
                REMOVE_FROM_PHONE: { target: 'off', actions: 'removeFromPhone' },
                CHANGED_ELSEWHERE: [
                  { guard: 'isSame' },
                  { guard: 'isRemoved', target: 'off', actions: 'raiseRemoved' },
                  { target: 'conflict', actions: assign({ theirs: ({ event }) => event.draft ?? '' }) },
                ],
                STORE_FAILED: { guard: 'isPhoneFailure', target: 'off', actions: 'removeFromPhone' },
                SENT: { target: 'off', actions: 'removeFromPhone' },
                SENT_ELSEWHERE: { guard: 'isOurs', target: 'off', actions: 'removeFromPhone' },
              },
            },
            conflict: {
              description:
                'Another tab changed the draft on the phone. It stays unchanged until the citizen chooses; the tab stores the answers of this page.',
              tags: ['conflict'],
              on: {
                USE_THEIRS: {
                  target: 'stored',
                  actions: [
                    { type: 'fillForm', params: ({ context }) => ({ draft: context.theirs }) },
                    assign({ draft: ({ context }) => context.theirs, seen: ({ context }) => context.theirs }),
                  ],
                },
                USE_OURS: {
                  target: 'stored',
                  actions: [
                    {
                      type: 'storeOnPhone',
                      params: ({ context }) => ({ draft: context.draft, seen: context.theirs }),
                    },
                    assign({ seen: ({ context }) => context.draft, remainingTime: draftLifetime }),
                  ],
                },
                LEAVE_THEIRS: 'off',
                CHANGED_ELSEWHERE: [
                  {
                    guard: 'isSame',
                    target: 'stored',
                    actions: assign({ seen: ({ event }) => event.draft }),
                  },
                  { guard: 'isRemoved', target: 'off', actions: 'raiseRemoved' },
                  { actions: assign({ theirs: ({ event }) => event.draft ?? '' }) },
                ],
                SENT: 'off',
                SENT_ELSEWHERE: { guard: 'isOurs', target: 'off' },
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
            SENT_ELSEWHERE: { guard: 'isOurs', target: '.sentElsewhere' },
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
            sentElsewhere: {
              description: 'Another tab sent these answers. The page shows the reference.',
              tags: ['sentElsewhere'],
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
