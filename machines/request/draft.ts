/**
 * The life of a draft (docs/decisions/0006-drafts.md): stored in the tab from the first answer on, on the phone if the citizen
 * chooses so, and deleted after success. A change from another tab is never overwritten without asking. Pure: a draft is
 * a string, '' without one; the form, both storages and the other tabs are injected. An action that fails sends an event.
 */
import { assign, raise, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { draftLifetime } from './draftLifetime.ts';

/** The stored drafts that a new session finds; null for none. */
export interface RecalledDrafts {
  readonly tab: string | null;
  readonly phone: string | null;
  /** The remaining lifetime of the phone's draft (ms). */
  readonly left: number;
  /** Whether a stored draft is unreadable. */
  readonly isBroken: boolean;
  /** Whether the form still holds every answer, so that nothing was restored. */
  readonly isWhole: boolean;
}

interface Context {
  /** The answers that a draft may hold. */
  readonly draft: string;
  /** The phone's draft when this tab last wrote or read it. */
  readonly seen: string | null;
  readonly left: number;
  /** The draft that another tab stored in its place. */
  readonly theirs: string;
  /** The reference under which another tab sent these answers. */
  readonly reference: string;
  readonly isBroken: boolean;
  readonly isWhole: boolean;
  readonly hasTold: boolean;
}

type Event =
  /** The answers in the form changed. */
  | { readonly type: 'CHANGE'; readonly draft: string }
  | { readonly type: 'KEEP' }
  | { readonly type: 'UNKEEP' }
  /** Another tab changed the phone's draft; null when it deleted the draft. */
  | { readonly type: 'ELSEWHERE'; readonly draft: string | null }
  | { readonly type: 'USE_THEIRS' }
  | { readonly type: 'KEEP_OURS' }
  | { readonly type: 'LEAVE_THEIRS' }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'SENT' }
  | { readonly type: 'SENT_ELSEWHERE'; readonly draft: string; readonly reference: string }
  /** A storage failed to store the draft. */
  | { readonly type: 'NOT_KEPT'; readonly place: 'tab' | 'phone' }
  | { readonly type: 'GONE' }
  | { readonly type: 'WIPE' };

export const formDraftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'kept'
      | 'onPhone'
      | 'asksWhich'
      | 'asksToClear'
      | 'restored'
      | 'notRead'
      | 'notKept'
      | 'gone'
      | 'sentElsewhere'
      | 'cleared',
  },
  actors: {
    recall: unprovidedActor<RecalledDrafts>(),
  },
  actions: {
    /** May send NOT_KEPT. */
    keepInTab: (_, _params: { readonly draft: string }) => {},
    forgetTab: () => {},
    /** Overwrites only the `seen` draft; otherwise it sends ELSEWHERE. May send NOT_KEPT. */
    keepOnPhone: (_, _params: { readonly draft: string; readonly seen: string | null }) => {},
    forgetPhone: () => {},
    /** Fills the form with a draft's answers. */
    fillIn: (_, _params: { readonly draft: string }) => {},
    /** Empties the form. */
    clearAnswers: () => {},
    sayGone: raise({ type: 'GONE' }),
    wipe: raise({ type: 'WIPE' }),
  },
  guards: {
    isRestored: ({ context }) => context.draft !== '',
    isOnPhone: ({ context }) => context.seen !== null,
    isOtherOnPhone: ({ context }) => context.seen !== null && context.seen !== context.draft,
    isBroken: ({ context }) => context.isBroken,
    isWhole: ({ context }) => context.isWhole,
    isFilled: ({ event }) => event.type === 'CHANGE' && event.draft !== '',
    isSame: ({ context, event }) => event.type === 'ELSEWHERE' && event.draft === context.draft,
    isGone: ({ event }) => event.type === 'ELSEWHERE' && event.draft === null,
    isOurs: ({ context, event }) => event.type === 'SENT_ELSEWHERE' && event.draft === context.draft,
    isOfTab: ({ event }) => event.type === 'NOT_KEPT' && event.place === 'tab',
    isOfPhone: ({ event }) => event.type === 'NOT_KEPT' && event.place === 'phone',
    hasTold: ({ context }) => context.hasTold,
  },
  delays: {
    untilOver: ({ context }) => context.left,
  },
}).createMachine({
  id: 'formDraft',
  description: 'The saved answers of a form that is not sent yet, and where they are.',
  context: {
    draft: '',
    seen: null,
    left: draftLifetime,
    theirs: '',
    reference: '',
    isBroken: false,
    isWhole: false,
    hasTold: false,
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The machine reads the drafts of the tab and of the phone.',
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'living',
          actions: assign(({ event: { output } }) => ({
            draft: output.tab ?? output.phone ?? '',
            seen: output.phone,
            theirs: output.phone ?? '',
            left: output.left,
            isBroken: output.isBroken,
            isWhole: output.isWhole,
          })),
        },
        onError: 'living',
      },
    },
    living: {
      type: 'parallel',
      states: {
        tab: {
          initial: 'opening',
          on: {
            WIPE: { target: '.empty', actions: ['forgetTab', assign({ draft: '' })] },
            SENT: {
              target: '.empty',
              actions: ['forgetTab', assign({ draft: '' })],
            },
            SENT_ELSEWHERE: {
              guard: 'isOurs',
              target: '.empty',
              actions: ['forgetTab', assign({ draft: '', reference: ({ event }) => event.reference })],
            },
            CHANGE: [
              {
                guard: 'isFilled',
                target: '.kept',
                actions: [
                  assign({ draft: ({ event }) => event.draft }),
                  { type: 'keepInTab', params: ({ event }) => ({ draft: event.draft }) },
                ],
              },
              { target: '.empty', actions: [assign({ draft: '' }), 'forgetTab'] },
            ],
          },
          states: {
            opening: {
              description: "The machine copies the phone's draft into the tab.",
              always: [
                {
                  guard: 'isRestored',
                  target: 'kept',
                  actions: { type: 'keepInTab', params: ({ context }) => ({ draft: context.draft }) },
                },
                { target: 'empty' },
              ],
            },
            empty: { description: 'The form has no answers to keep.' },
            kept: {
              description: 'The tab keeps the answers. They survive a reload and the Back button.',
              tags: ['kept'],
              on: { NOT_KEPT: { guard: 'isOfTab', target: 'unkept' } },
            },
            unkept: {
              description: 'The tab cannot keep the answers. The machine tries again at the next change.',
            },
          },
        },
        phone: {
          initial: 'opening',
          on: {
            WIPE: { target: '.off', actions: 'forgetPhone' },
          },
          states: {
            opening: {
              description:
                "The phone's draft differs from the tab's. The machine does not touch it without asking.",
              always: [
                { guard: 'isOtherOnPhone', target: 'asking' },
                { guard: 'isOnPhone', target: 'kept' },
                { target: 'off' },
              ],
            },
            off: {
              description: "'Keep on this phone' is unchecked.",
              on: {
                KEEP: {
                  target: 'kept',
                  actions: [
                    {
                      type: 'keepOnPhone',
                      params: ({ context }) => ({ draft: context.draft, seen: null }),
                    },
                    assign({ seen: ({ context }) => context.draft, left: draftLifetime }),
                  ],
                },
              },
            },
            kept: {
              description:
                "'Keep on this phone' is checked. The draft stays for 24 hours after its last change.",
              tags: ['kept', 'onPhone'],
              after: { untilOver: { target: 'off', actions: ['forgetPhone', 'sayGone'] } },
              on: {
                CHANGE: [
                  {
                    guard: 'isFilled',
                    target: 'kept',
                    reenter: true,
                    actions: [
                      {
                        type: 'keepOnPhone',
                        params: ({ context, event }) => ({ draft: event.draft, seen: context.seen }),
                      },
                      assign({ seen: ({ event }) => event.draft, left: draftLifetime }),
                    ],
                  },
                  { target: 'off', actions: 'forgetPhone' },
                ],
                UNKEEP: { target: 'off', actions: 'forgetPhone' },
                ELSEWHERE: [
                  { guard: 'isSame' },
                  { guard: 'isGone', target: 'off', actions: 'sayGone' },
                  { target: 'asking', actions: assign({ theirs: ({ event }) => event.draft ?? '' }) },
                ],
                NOT_KEPT: { guard: 'isOfPhone', target: 'off', actions: 'forgetPhone' },
                SENT: { target: 'off', actions: 'forgetPhone' },
                SENT_ELSEWHERE: { guard: 'isOurs', target: 'off', actions: 'forgetPhone' },
              },
            },
            asking: {
              description:
                'Another tab changed the draft on the phone. It stays unchanged until the citizen chooses; the tab keeps the answers of this page.',
              tags: ['asksWhich'],
              on: {
                USE_THEIRS: {
                  target: 'kept',
                  actions: [
                    { type: 'fillIn', params: ({ context }) => ({ draft: context.theirs }) },
                    assign({ draft: ({ context }) => context.theirs, seen: ({ context }) => context.theirs }),
                  ],
                },
                KEEP_OURS: {
                  target: 'kept',
                  actions: [
                    {
                      type: 'keepOnPhone',
                      params: ({ context }) => ({ draft: context.draft, seen: context.theirs }),
                    },
                    assign({ seen: ({ context }) => context.draft, left: draftLifetime }),
                  ],
                },
                LEAVE_THEIRS: 'off',
                ELSEWHERE: [
                  {
                    guard: 'isSame',
                    target: 'kept',
                    actions: assign({ seen: ({ event }) => event.draft }),
                  },
                  { guard: 'isGone', target: 'off', actions: 'sayGone' },
                  { actions: assign({ theirs: ({ event }) => event.draft ?? '' }) },
                ],
                SENT: 'off',
                SENT_ELSEWHERE: { guard: 'isOurs', target: 'off' },
              },
            },
          },
        },
        said: {
          initial: 'opening',
          on: {
            GONE: '.gone',
            CLEAR: '.asksToClear',
            SENT: '.nothing',
            SENT_ELSEWHERE: { guard: 'isOurs', target: '.sentElsewhere' },
            NOT_KEPT: [{ guard: 'hasTold' }, { target: '.notKept', actions: assign({ hasTold: true }) }],
            DISMISS: '.nothing',
          },
          states: {
            opening: {
              description: 'The state at the start of a visit.',
              always: [
                { guard: 'isWhole', target: 'nothing' },
                { guard: 'isRestored', target: 'restored' },
                { guard: 'isBroken', target: 'notRead' },
                { target: 'nothing' },
              ],
            },
            nothing: { description: 'The page shows no message about the draft.' },
            restored: {
              description:
                "'Restored from your draft': the page names the answers that a draft does not keep.",
              tags: ['restored'],
            },
            notRead: { description: 'The saved draft cannot be read.', tags: ['notRead'] },
            notKept: {
              description: 'The phone cannot keep a draft. The page says so once.',
              tags: ['notKept'],
            },
            gone: {
              description:
                'The draft is no longer on the phone: another tab cleared it, or a day has passed.',
              tags: ['gone'],
            },
            sentElsewhere: {
              description: 'Another tab sent these answers. The page shows the reference.',
              tags: ['sentElsewhere'],
            },
            asksToClear: {
              description: "The page asks for confirmation after 'Clear now'.",
              tags: ['asksToClear'],
              on: { CONFIRM: { target: 'cleared', actions: ['clearAnswers', 'wipe'] } },
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
