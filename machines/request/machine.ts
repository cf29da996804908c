/**
 * The life of an application form (spec §4), as the citizen sees it: idle, robotChecked, validating, submitting, success
 * or failure. Pure: time, randomness, the store and the page are injected with `.provide()`.
 *
 * The receipt code is drawn once for a draft, and the store creates the receipt of a code once (docs/decisions/0065-one-code.md).
 * So a request may be sent again from any page, edited or not. After a refusal (403), and before it sends again what had no answer,
 * the machine reads the receipt of the code. Without a signal it queues the request (docs/decisions/0027-queued-requests.md).
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import {
  answerTimeout,
  type CheckedAnswers,
  type Connectivity,
  createRequestContext,
  type FrozenRecord,
  failureCodeOf,
  findFrozenVersion,
  fourthLastAttempt,
  freezeRecord,
  noRetry,
  noSubmission,
  type PlaceAnswer,
  type QueuedSubmission,
  type RequestContext,
  type RequestVersion,
  requireCode,
  requireStored,
  type ScheduleRefusal,
  type StoredReceipt,
  type StoredResult,
  type Submission,
  toAcceptedResult,
  toFoundResult,
  toQueuedSubmission,
  toSubmission,
} from './context.ts';

export type RequestEvent =
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'UNCONFIRM' }
  /** `isOffered` is false where the barangay hides the service. */
  | { readonly type: 'SUBMIT'; readonly isOffered?: boolean }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'START_AGAIN'; readonly at: number }
  /** Another request of this type for the same person. */
  | { readonly type: 'START_FOR_SAME_PERSON'; readonly at: number }
  /** The request under this code was sent already: these answers become another request. */
  | { readonly type: 'SEND_AS_ANOTHER' }
  /** A queued request that an earlier session stored on the phone. */
  | { readonly type: 'RESUME'; readonly submission: QueuedSubmission }
  | { readonly type: 'STORE_ON_PHONE' }
  | { readonly type: 'REMOVE_FROM_PHONE' }
  /** Another tab stored another request, or deleted this one. */
  | { readonly type: 'CHANGED_ELSEWHERE' }
  /** The citizen cleared every answer. */
  | { readonly type: 'CLEAR'; readonly at: number }
  /** The phone failed to store the request, or the tab its receipt. */
  | { readonly type: 'STORE_FAILED' }
  | { readonly type: 'WITHDRAW' }
  /** The draft has this code; `isUnanswered` when an earlier page sent it and was lost before the answer. */
  | { readonly type: 'ADOPT_CODE'; readonly code: string; readonly isUnanswered: boolean }
  /** Another tab sent this draft, or the same answers, and this is stored. */
  | { readonly type: 'SENT_ELSEWHERE'; readonly stored: StoredResult }
  /** The request of an earlier page is stored: its receipt was found, or the tab holds it. */
  | { readonly type: 'SHOW_STORED'; readonly stored: StoredResult }
  | { readonly type: 'CLEAR_RECEIPT' };

const second = 1_000;
/** A form must be visible this long before it is sent: bots are quicker (docs/decisions/0009-form-and-machine.md). */
const minimumTimeVisible = 2 * second;
const minute = 60 * second;

const outputOf = <Output>(event: unknown) => (event as { readonly output: Output }).output;
const errorCodeOf = (event: unknown) => failureCodeOf((event as { readonly error?: unknown }).error);

const refusalOf = (answer: PlaceAnswer): ScheduleRefusal | null =>
  answer.kind === 'full' || answer.kind === 'hallClosed' || answer.kind === 'notOpenYet' ? answer : null;

const requestSetup = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as { readonly shownAt: number },
    tags: {} as
      | 'editable'
      | 'confirmed'
      | 'listsErrors'
      | 'validating'
      | 'sending'
      | 'backoff'
      | 'queued'
      | 'onPhone'
      | 'storeFailed'
      | 'withdrawn'
      | 'failed'
      | 'scheduleRefused'
      | 'sentAlready'
      | 'stored'
      | 'receiptInTab'
      | 'receiptCleared',
  },
  actors: {
    /** Validates the answers, shows their errors, and freezes a version; `previous` is the last one frozen. */
    checkAnswers: unprovidedActor<CheckedAnswers, { readonly previous: RequestVersion | null }>(),
    /** Draws the receipt code of a draft that has none. */
    drawCode: unprovidedActor<string, unknown>(),
    /** Chooses a free place of the record's half day, as far as the page knows that day. */
    findPlace: unprovidedActor<PlaceAnswer, { readonly record: FrozenRecord }>(),
    /** Reads the half day again after a refusal, once the receipt was not found. */
    explainRefusal: unprovidedActor<PlaceAnswer, Submission>(),
    /** Stores request and receipt in one commit, with the place if there is one. Rejects with `code`. */
    saveRequest: unprovidedActor<{ readonly recordId: string }, Submission>(),
    /** Null if no receipt is stored under the code. */
    findReceipt: unprovidedActor<StoredReceipt | null, { readonly code: string }>(),
    /** Finds out why the store did not answer. */
    checkConnectivity: unprovidedActor<Connectivity, unknown>(),
    /** Resolves when the site is reachable again. */
    awaitConnection: unprovidedActor<void, unknown>(),
  },
  actions: {
    /** Notes the code before each submission, so that the next session can look the receipt up if this page is lost. */
    storeCode: (_, _params: { readonly code: string }) => {},
    removeCode: (_, _params: { readonly code: string }) => {},
    /** Notes in the drafts of this code which version of it was sent last. */
    noteSent: (_, _params: Submission) => {},
    /** Tells the other tabs that the request is stored. */
    announce: (_, _params: StoredResult) => {},
    /** Stores the receipt in the tab. May send STORE_FAILED. */
    storeReceipt: (_, _params: StoredResult) => {},
    removeReceipt: () => {},
    /** Stores the request with all its answers on the phone. May send STORE_FAILED. */
    storeQueuedRequest: (_, _params: QueuedSubmission) => {},
    /** Deletes only the request with this code; null when it has no code. */
    removeQueuedRequest: (_, _params: { readonly code: string | null }) => {},
    setFailure: assign({ failure: ({ event }) => errorCodeOf(event) }),
    setRefusal: assign({ refusal: ({ event }) => refusalOf(outputOf<PlaceAnswer>(event)) }),
    setPlace: assign(({ event }) => {
      const answer = outputOf<PlaceAnswer>(event);
      return answer.kind === 'send' ? { place: answer.place } : {};
    }),
    setFoundResult: assign(({ context, event }) => {
      const found = outputOf<StoredReceipt | null>(event);
      return found === null ? {} : { stored: toFoundResult(context, found) };
    }),
    markRetry: assign({ isRetry: true }),
    /** What was sent may be stored, although no answer came. */
    markUnanswered: assign({ isUnanswered: true }),
    lengthenId: assign({ idAttempt: ({ context }) => context.idAttempt + 1 }),
    freezeRecord: assign(({ context, event }) => freezeRecord(context, outputOf<CheckedAnswers>(event))),
    /** Resets the storage place, so that the citizen chooses again for the next request. */
    resetStorage: assign({ storage: 'memory' as const }),
    /** Gives the code up, so that the next submission draws another one. */
    resetSubmission: assign(noSubmission),
    /** Clears the code, the version and the choices, because the next request may be another person's. */
    resetContext: assign(({ event }) => createRequestContext('at' in event ? event.at : 0)),
    /** Deletes the drafts of a request that was sent. */
    removeDrafts: (_, _params: { readonly code: string }) => {},
    /** Clears the form for another request. */
    clearAnswers: () => {},
    /** Leaves in the form what the stored record says about the person. */
    keepPersonAnswers: (_, _params: { readonly record: FrozenRecord }) => {},
  },
  guards: {
    isOffered: ({ event }) => event.type === 'SUBMIT' && event.isOffered !== false,
    isRateLimited: ({ context, event }) => {
      const checked = outputOf<CheckedAnswers>(event);
      return checked.outcome === 'sendable' && checked.at - fourthLastAttempt(context.attempts) < minute;
    },
    isSendable: ({ event }) => outputOf<CheckedAnswers>(event).outcome === 'sendable',
    isTrapped: ({ event }) => outputOf<CheckedAnswers>(event).outcome === 'trapped',
    /** Whether it is known which answers are stored. */
    hasRecord: ({ context }) => context.stored?.record != null,
    hasCode: ({ context }) => context.code !== null,
    hasNoCode: ({ context }) => context.code === null,
    /** Whether something was sent under this code without an answer, or met other writers. */
    mayBeStored: ({ context }) => context.code !== null && (context.isUnanswered || context.isRetry),
    isRefused: ({ event }) => errorCodeOf(event) === 'permission-denied',
    /** Whether the commit met other writers, and may be sent again. */
    mayRetryContended: ({ context, event }) => errorCodeOf(event) === 'contended' && !context.isRetry,
    isScheduleRefused: ({ event }) => refusalOf(outputOf<PlaceAnswer>(event)) !== null,
    /** Whether an earlier send without an answer may still be stored for the refused half day. */
    isScheduleRefusedUnanswered: ({ context, event }) =>
      refusalOf(outputOf<PlaceAnswer>(event)) !== null && context.isUnanswered,
    /** Whether a place is free after all: the one that was refused may have been freed meanwhile. */
    isPlaceFree: ({ event }) => outputOf<PlaceAnswer>(event).kind === 'send',
    isIdTaken: ({ event }) => outputOf<PlaceAnswer>(event).kind === 'idTaken',
    isFound: ({ event }) => outputOf<StoredReceipt | null>(event) !== null,
    /** Whether the receipt names the version just sent. Nobody can compare the answers of another one. */
    isJustSent: ({ context, event }) =>
      outputOf<StoredReceipt | null>(event)?.versionId === context.versionId,
    /** Whether the phone itself reported no signal, so that nothing left it. */
    isOffline: ({ event }) => errorCodeOf(event) === 'offline',
    isOfflineBeforeFirstSend: ({ context, event }) =>
      errorCodeOf(event) === 'offline' && !context.isUnanswered,
    isUnreachable: ({ event }) => errorCodeOf(event) === 'unreachable',
    isDisconnected: ({ event }) => outputOf<Connectivity>(event) === 'offline',
    isCaptivePortal: ({ event }) => outputOf<Connectivity>(event) === 'portal',
    isStoredOnPhone: ({ context }) => context.storage === 'phone',
  },
  delays: {
    /** Together with the connectivity check it keeps the limit of fifteen seconds (failures 12). */
    answerTimeout,
    /** Provided from outside at random, so that two requests do not meet again. */
    contentionPause: 2 * second,
    connectivityTimeout: 3 * second,
    /** A request older than a day is not sent (docs/decisions/0023-time.md). */
    queueLifetime: ({ context }) => context.remainingTime,
    minimumVisibleDelay: ({ context }) => Math.max(0, context.shownAt + minimumTimeVisible - context.at),
    backoffDelay: ({ context }) => Math.max(0, fourthLastAttempt(context.attempts) + minute - context.at),
  },
});

type WithContext = { readonly context: RequestContext };
const codeOf = ({ context }: WithContext) => ({ code: requireCode(context) });
const storeCode = { type: 'storeCode', params: codeOf } as const;
const removeCode = { type: 'removeCode', params: codeOf } as const;
const storedOf = ({ context }: WithContext) => requireStored(context);
const noteSent = { type: 'noteSent', params: ({ context }: WithContext) => toSubmission(context) } as const;

/** Deletes the request stored under this code, because the citizen gives it up or the copy is no longer needed. */
const removeQueuedRequest = {
  type: 'removeQueuedRequest',
  params: ({ context }: WithContext) => ({ code: context.code }),
} as const;
const releaseQueuedRequest = [removeQueuedRequest, { type: 'resetStorage' }] as const;

/** Sends the answers, unless the barangay hides the service. */
const submit = { guard: 'isOffered', target: '#formRequest.validating' } as const;
const clear = {
  target: '#formRequest.idle',
  actions: [removeQueuedRequest, { type: 'resetContext' }],
} as const;

/** The alert says why nothing was stored. The citizen edits the answers, sends them again or dismisses the alert. */
const afterAlert = { UNCONFIRM: 'idle', SUBMIT: submit, DISMISS: 'robotChecked', CLEAR: clear } as const;

/** The receipt is found: it names the version just sent, or another tab was quicker. */
const whereFound = [
  { guard: 'isJustSent', target: '#formRequest.success', actions: 'setFoundResult' },
  { guard: 'isFound', target: '#formRequest.sentAlready.confirmed', actions: 'setFoundResult' },
] as const;

/** Every answer stays. An earlier send that may still be stored stays noted on the phone. */
const refuseSchedule = [
  { guard: 'isScheduleRefusedUnanswered', target: '#formRequest.scheduleRefused', actions: 'setRefusal' },
  { guard: 'isScheduleRefused', target: '#formRequest.scheduleRefused', actions: [removeCode, 'setRefusal'] },
] as const;

const unreadable = [
  { guard: 'isUnreachable', target: '#formRequest.submitting.checkingConnectivity' },
  { target: '#formRequest.failure', actions: 'setFailure' },
] as const;

/** What was sent may be stored until its receipt shows otherwise. */
const unanswered = [
  {
    guard: 'isUnreachable',
    target: '#formRequest.submitting.checkingConnectivity',
    actions: 'markUnanswered',
  },
  { target: '#formRequest.failure', actions: ['markUnanswered', 'setFailure'] },
] as const;

export const formRequestMachine = requestSetup.createMachine({
  id: 'formRequest',
  description: 'The life of an application form, from the first answer to the stored request.',
  context: ({ input }) => createRequestContext(input.shownAt),
  initial: 'idle',
  on: {
    ADOPT_CODE: {
      guard: 'hasNoCode',
      actions: assign(({ event: { code, isUnanswered } }) => ({ code, isUnanswered })),
    },
    SENT_ELSEWHERE: {
      target: '.sentAlready',
      // The copy under this page's own code would be sent in the next session.
      actions: [
        removeQueuedRequest,
        assign(({ event: { stored } }) => ({ code: stored.receiptCode, stored })),
      ],
    },
    SHOW_STORED: {
      target: '.success',
      actions: assign(({ event: { stored } }) => ({ code: stored.receiptCode, stored })),
    },
  },
  states: {
    idle: {
      description: "The 'I'm not a robot' box is unchecked. Submit is disabled.",
      tags: ['editable'],
      entry: removeQueuedRequest,
      on: {
        CONFIRM: 'robotChecked',
        CLEAR: clear,
        RESUME: {
          target: 'queued',
          actions: assign(({ event: { submission } }) => ({
            ...submission,
            storage: 'phone' as const,
          })),
        },
      },
    },
    robotChecked: {
      description: 'The box is checked. Submit is enabled, unless the service is hidden.',
      tags: ['editable', 'confirmed'],
      on: { UNCONFIRM: 'idle', SUBMIT: submit, CLEAR: clear },
    },
    incomplete: {
      description: 'Some answers need attention. The summary of them takes the focus.',
      tags: ['editable', 'confirmed', 'listsErrors'],
      entry: releaseQueuedRequest,
      on: { UNCONFIRM: 'idle', SUBMIT: submit, CLEAR: clear },
    },
    failure: {
      description:
        "The page shows 'Error submitting form: ' and the reason. The citizen can edit everything and send it again.",
      tags: ['editable', 'confirmed', 'failed'],
      entry: releaseQueuedRequest,
      on: afterAlert,
    },
    scheduleRefused: {
      description:
        "No request can be stored for the chosen half day: 'No place is left', 'The hall is closed', or it is too early. The citizen chooses another time; every answer stays.",
      tags: ['editable', 'confirmed', 'scheduleRefused'],
      entry: releaseQueuedRequest,
      on: afterAlert,
    },
    withdrawn: {
      description: 'The citizen withdrew the queued request. They can edit everything and send it again.',
      tags: ['editable', 'confirmed', 'withdrawn'],
      entry: releaseQueuedRequest,
      on: afterAlert,
    },
    sentAlready: {
      description:
        "'This request was sent already': another version of it is stored under its code. Every answer stays, and can be sent as another request.",
      tags: ['editable', 'sentAlready'],
      entry: [...releaseQueuedRequest, removeCode],
      on: { CLEAR: clear },
      initial: 'unconfirmed',
      states: {
        unconfirmed: {
          description: "The 'I'm not a robot' box is unchecked.",
          on: { CONFIRM: 'confirmed' },
        },
        confirmed: {
          description: 'The box is checked, so the answers can be sent as another request.',
          tags: ['confirmed'],
          on: {
            UNCONFIRM: 'unconfirmed',
            SEND_AS_ANOTHER: { target: '#formRequest.validating', actions: 'resetSubmission' },
          },
        },
      },
    },
    validating: {
      description: "The button reads 'Checking your answers...' and is disabled.",
      tags: ['confirmed', 'validating'],
      invoke: {
        id: 'checkAnswers',
        src: 'checkAnswers',
        input: ({ context }) => ({ previous: findFrozenVersion(context) }),
        onDone: [
          { guard: 'isRateLimited', target: 'submitting.backoff', actions: 'freezeRecord' },
          { guard: 'isSendable', target: 'submitting', actions: 'freezeRecord' },
          { guard: 'isTrapped', target: 'failure', actions: assign({ failure: 'trap' }) },
          { target: 'incomplete' },
        ],
        onError: { target: 'failure', actions: 'setFailure' },
      },
    },
    submitting: {
      description: "The button reads 'Submitting...' and is disabled.",
      tags: ['confirmed', 'sending'],
      initial: 'delaying',
      exit: assign(noRetry),
      states: {
        delaying: {
          description: 'The machine waits until the form has been visible for two seconds.',
          after: { minimumVisibleDelay: 'attempting' },
        },
        backoff: {
          description:
            'The machine has made four attempts within a minute. It waits until the first of them is a minute old.',
          tags: ['backoff'],
          after: { backoffDelay: 'attempting' },
        },
        attempting: {
          description:
            'The machine allows ten seconds for one attempt. After that the page says that no answer came.',
          initial: 'preparing',
          on: {
            // The receipt of this code will show what is stored.
            SENT_ELSEWHERE: {},
          },
          after: {
            answerTimeout: {
              target: '#formRequest.failure',
              actions: ['markUnanswered', assign({ failure: 'deadline-exceeded' })],
            },
          },
          states: {
            preparing: {
              description: 'The machine reads the receipt first, if something may be stored under the code.',
              always: [
                { guard: 'mayBeStored', target: 'checkingPreviousReceipt' },
                { guard: 'hasCode', target: 'findingPlace' },
                { target: 'drawingCode' },
              ],
            },
            drawingCode: {
              description: 'The machine draws the receipt code of a draft that has none.',
              invoke: {
                id: 'drawCode',
                src: 'drawCode',
                onDone: { target: 'findingPlace', actions: assign({ code: ({ event }) => event.output }) },
                onError: { target: '#formRequest.failure', actions: 'setFailure' },
              },
            },
            checkingPreviousReceipt: {
              description:
                'An attempt had no answer, or met other requests. The machine checks its receipt before it sends the request again.',
              // The page says that it sends: a reload now asks what became of it, and these answers are the last version.
              entry: [storeCode, noteSent],
              invoke: {
                id: 'findReceipt',
                src: 'findReceipt',
                input: codeOf,
                onDone: [...whereFound, { target: 'findingPlace' }],
                onError: unreadable,
              },
            },
            findingPlace: {
              description:
                'The machine chooses a free place, if the hall takes only so many requests in the half day.',
              invoke: {
                id: 'findPlace',
                src: 'findPlace',
                input: ({ context }) => ({ record: context.record }),
                onDone: [...refuseSchedule, { target: 'saving', actions: 'setPlace' }],
                onError: unreadable,
              },
            },
            saving: {
              description:
                'The machine sends the request and its receipt. The page says nothing before the answer.',
              entry: [storeCode, noteSent],
              invoke: {
                id: 'saveRequest',
                src: 'saveRequest',
                input: ({ context }) => toSubmission(context),
                onDone: {
                  target: '#formRequest.success',
                  actions: assign({
                    stored: ({ context, event }) => toAcceptedResult(context, event.output.recordId),
                  }),
                },
                onError: [
                  { guard: 'isRefused', target: 'checkingReceipt' },
                  {
                    guard: 'mayRetryContended',
                    target: '#formRequest.submitting.contended',
                    actions: 'markRetry',
                  },
                  { guard: 'isOfflineBeforeFirstSend', target: '#formRequest.queued', actions: removeCode },
                  { guard: 'isOffline', target: '#formRequest.queued' },
                  ...unanswered,
                ],
              },
            },
            checkingReceipt: {
              description:
                'The request was refused: another page sent this draft, a browser sent it twice by itself, or the id or the place is taken.',
              invoke: {
                id: 'findReceipt',
                src: 'findReceipt',
                input: codeOf,
                onDone: [...whereFound, { target: 'explainingRefusal' }],
                onError: unanswered,
              },
            },
            explainingRefusal: {
              description:
                'No receipt is stored. The machine reads the half day again: it is closed or full, the place is taken, or the id is.',
              invoke: {
                id: 'explainRefusal',
                src: 'explainRefusal',
                input: ({ context }) => toSubmission(context),
                onDone: [
                  ...refuseSchedule,
                  {
                    guard: 'isPlaceFree',
                    target: '#formRequest.submitting.placeLost',
                    actions: 'setPlace',
                  },
                  { guard: 'isIdTaken', target: 'saving', actions: 'lengthenId' },
                  {
                    target: '#formRequest.failure',
                    actions: [
                      removeCode,
                      assign({ failure: 'permission-denied', idAttempt: 0, isUnanswered: false }),
                    ],
                  },
                ],
                onError: unreadable,
              },
            },
          },
        },
        placeLost: {
          description: 'Another request took the place. The machine sends this one again with another place.',
          always: 'attempting.saving',
        },
        contended: {
          description:
            'The commit met other requests, and nothing of it is stored. The machine waits up to two seconds before it tries again.',
          after: { contentionPause: 'attempting' },
        },
        checkingConnectivity: {
          description: 'The attempt reached no server. Without a connection the machine queues the request.',
          invoke: {
            id: 'checkConnectivity',
            src: 'checkConnectivity',
            onDone: [
              { guard: 'isDisconnected', target: '#formRequest.queued' },
              {
                guard: 'isCaptivePortal',
                target: '#formRequest.failure',
                actions: assign({ failure: 'portal' }),
              },
              { target: '#formRequest.failure', actions: assign({ failure: 'unreachable' }) },
            ],
            onError: { target: '#formRequest.failure', actions: assign({ failure: 'unreachable' }) },
          },
          after: {
            connectivityTimeout: {
              target: '#formRequest.failure',
              actions: assign({ failure: 'unreachable' }),
            },
          },
        },
      },
    },
    queued: {
      description:
        "'Not sent yet': there is no signal. The machine sends the request when the signal is back.",
      tags: ['confirmed', 'queued'],
      initial: 'resolvingStorage',
      invoke: { id: 'awaitConnection', src: 'awaitConnection', onDone: 'validating', onError: 'validating' },
      on: { SUBMIT: submit, WITHDRAW: 'withdrawn' },
      after: { queueLifetime: { target: 'failure', actions: assign({ failure: 'waited' }) } },
      states: {
        resolvingStorage: {
          description: 'The machine takes up the storage that the citizen last chose.',
          always: [{ guard: 'isStoredOnPhone', target: 'onPhone' }, { target: 'inMemory' }],
        },
        inMemory: {
          description: 'The request is in memory alone, and waits as long as the page is open.',
          on: { STORE_ON_PHONE: 'onPhone' },
        },
        onPhone: {
          description: 'The phone stores the request too, for 24 hours, with all the answers.',
          tags: ['onPhone'],
          entry: [
            // From now on another tab may send it.
            assign({ storage: 'phone', isUnanswered: true }),
            { type: 'storeQueuedRequest', params: ({ context }) => toQueuedSubmission(context) },
            // The stored request includes its code.
            removeCode,
          ],
          on: {
            REMOVE_FROM_PHONE: { target: 'inMemory', actions: releaseQueuedRequest },
            STORE_FAILED: { target: 'storeFailed', actions: releaseQueuedRequest },
            CHANGED_ELSEWHERE: { target: '#formRequest.failure', actions: assign({ failure: 'elsewhere' }) },
          },
        },
        storeFailed: {
          description: 'The phone failed to store the request. It waits as long as the page is open.',
          tags: ['storeFailed'],
          on: { STORE_ON_PHONE: 'onPhone' },
        },
      },
    },
    success: {
      description: "'Form submitted successfully!' and the confirmation replace the form.",
      tags: ['stored'],
      entry: [
        ...releaseQueuedRequest,
        { type: 'announce', params: storedOf },
        { type: 'removeDrafts', params: codeOf },
        removeCode,
        { type: 'storeReceipt', params: storedOf },
      ],
      initial: 'inTab',
      on: {
        SENT_ELSEWHERE: {},
        START_AGAIN: {
          target: 'idle',
          actions: ['removeReceipt', 'resetContext', 'clearAnswers'],
        },
        START_FOR_SAME_PERSON: {
          guard: 'hasRecord',
          target: 'idle',
          actions: [
            'removeReceipt',
            {
              type: 'keepPersonAnswers',
              params: ({ context }) => ({ record: context.stored?.record ?? {} }),
            },
            'resetContext',
          ],
        },
      },
      states: {
        inTab: {
          description: 'The tab holds reference, receipt code and day. A reload shows them again.',
          tags: ['receiptInTab'],
          on: { STORE_FAILED: 'onPage', CLEAR_RECEIPT: { target: 'cleared', actions: 'removeReceipt' } },
        },
        onPage: { description: 'The tab failed to store the receipt. It is on the page alone.' },
        cleared: {
          description: 'The citizen cleared the receipt from the tab. The page shows it until it is left.',
          tags: ['receiptCleared'],
        },
      },
    },
  },
});
