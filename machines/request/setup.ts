/** The events, actors, actions, guards and delays of a request. Its states are in machine.ts. */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import {
  answerTimeout,
  type CheckedAnswers,
  type Connectivity,
  createRequestContext,
  type FrozenRecord,
  failureCodeOf,
  fourthLastAttempt,
  hasUnknownVersion,
  isUnanswered,
  noSubmission,
  type PlaceAnswer,
  type QueuedSubmission,
  type RequestContext,
  type RequestIds,
  type RequestVersion,
  requireRequestIds,
  type ScheduleRefusal,
  type SentSubmission,
  type StoredResult,
  type StoredVersion,
  toFoundResult,
  toSentSubmission,
} from './context.ts';

/** Why a form that is filled in may not be sent: the barangay hides its service, or an earlier request is being looked up. */
export type SubmitBlock = 'notOffered' | 'checkingEarlier';

export type RequestEvent =
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'UNCONFIRM' }
  /** `blockedBy` is absent or null where nothing blocks it. */
  | { readonly type: 'SUBMIT'; readonly blockedBy?: SubmitBlock | null }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'START_AGAIN'; readonly at: number }
  /** Another request of this type for the same person. */
  | { readonly type: 'START_FOR_SAME_PERSON'; readonly at: number }
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
  /** Another tab sent the same answers under this receipt code. */
  | { readonly type: 'SENT_ELSEWHERE'; readonly code: string }
  /** Another tab noted which versions may be stored under this receipt code. */
  | { readonly type: 'VERSIONS_NOTED'; readonly code: string; readonly versions: readonly RequestVersion[] }
  /** An earlier page sent the restored draft and was lost before the answer. */
  | ({ readonly type: 'ADOPT_SUBMISSION' } & SentSubmission)
  /** The request of an earlier page is stored: its receipt was found, or the tab holds it. */
  | { readonly type: 'SHOW_STORED'; readonly stored: StoredResult }
  | { readonly type: 'CLEAR_RECEIPT' };

const second = 1_000;
/** A form must be visible this long before it is sent: bots are quicker (docs/decisions/0009-form-and-machine.md). */
const minimumTimeVisible = 2 * second;
const minute = 60 * second;

const refusalOf = (answer: PlaceAnswer): ScheduleRefusal | null =>
  answer.kind === 'send' || answer.kind === 'idTaken' ? null : answer;

const outputOf = <Output>(event: unknown) => (event as { readonly output: Output }).output;

export const requestSetup = setup({
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
      | 'stored'
      | 'receiptInTab'
      | 'receiptCleared',
  },
  actors: {
    /** Validates the answers, shows their errors, and freezes a version; `previous` is the last one frozen. */
    checkAnswers: unprovidedActor<CheckedAnswers, { readonly previous: RequestVersion | null }>(),
    /** Generates a receipt code and its record id; `idAttempts` counts the record ids generated for this request before. */
    generateId: unprovidedActor<RequestIds, { readonly idAttempts: number }>(),
    /** Chooses a free place of the record's half day, as far as the page knows that day. */
    findPlace: unprovidedActor<PlaceAnswer, { readonly record: FrozenRecord }>(),
    /** Reads the half day again after a refusal, once the receipt was not found; `place` is the one that was refused. */
    explainRefusal: unprovidedActor<
      PlaceAnswer,
      { readonly record: FrozenRecord; readonly place: string | null }
    >(),
    /** Stores request and receipt in one commit, with the place if there is one. Rejects with `code`. */
    saveRequest: unprovidedActor<
      void,
      {
        readonly recordId: string;
        readonly receiptCode: string;
        readonly record: FrozenRecord;
        readonly versionId: RequestVersion['versionId'];
        readonly place: string | null;
      }
    >(),
    /** The version that the receipt with this code names; null if no receipt is stored. */
    findReceipt: unprovidedActor<StoredVersion | null, { readonly code: string }>(),
    /** Finds out why the store did not answer. */
    checkConnectivity: unprovidedActor<Connectivity, unknown>(),
    /** Resolves when the site is reachable again. */
    awaitConnection: unprovidedActor<void, unknown>(),
  },
  actions: {
    /** Notes the code before each submission, so that the next session can look the receipt up if this page is lost. */
    storeCode: (_, _params: { readonly code: string }) => {},
    removeCode: (_, _params: { readonly code: string }) => {},
    /** Adds the submission to the drafts of its answers, so that its id outlives the page, and tells the other tabs. */
    markDrafts: (_, _params: SentSubmission | null) => {},
    /** Stores the receipt in the tab. May send STORE_FAILED. */
    storeReceipt: (_, _params: StoredResult | null) => {},
    removeReceipt: () => {},
    /** Gives up the id under which another tab sent the answers: the next request is another one. */
    releaseSentId: assign(({ context, event }) =>
      event.type === 'SENT_ELSEWHERE' && event.code === context.requestIds?.receiptCode ? noSubmission : {},
    ),
    /** Stores the request with all its answers on the phone. May send STORE_FAILED. */
    storeQueuedRequest: (_, _params: QueuedSubmission) => {},
    /** Deletes only the request with this code; null when it has no code. */
    removeQueuedRequest: (_, _params: { readonly code: string | null }) => {},
    setFailure: assign({ failure: ({ event }) => failureCodeOf((event as { error?: unknown }).error) }),
    setRefusal: assign({ refusal: ({ event }) => refusalOf(outputOf<PlaceAnswer>(event)) }),
    /** A place that was refused and is free is asked for once more. */
    setPlace: assign(({ context, event }) => {
      const answer = outputOf<PlaceAnswer>(event);
      return answer.kind === 'send' ? { place: answer.place } : { place: context.place, isRetry: true };
    }),
    markRetry: assign({ isRetry: true }),
    /** Resets the storage place, so that the citizen chooses again for the next request. */
    resetStorage: assign({ storage: 'memory' as const }),
    /** Clears ids, versions and choices, because the next request may be another person's. */
    resetContext: assign(({ event }) => createRequestContext('at' in event ? event.at : 0)),
    /** Deletes the drafts of a request that was sent. */
    removeDrafts: () => {},
    /** Clears the form for another request. */
    clearAnswers: () => {},
    /** Leaves in the form what the stored record says about the person. */
    keepPersonAnswers: (_, _params: { readonly record: FrozenRecord }) => {},
  },
  guards: {
    isUnblocked: ({ event }) => event.type === 'SUBMIT' && (event.blockedBy ?? null) === null,
    isRateLimited: ({ context, event }) => {
      const checked = outputOf<CheckedAnswers>(event);
      return checked.outcome === 'sendable' && checked.at - fourthLastAttempt(context.attempts) < minute;
    },
    isSendable: ({ event }) => outputOf<CheckedAnswers>(event).outcome === 'sendable',
    isTrapped: ({ event }) => outputOf<CheckedAnswers>(event).outcome === 'trapped',
    /** Whether it is known which answers are stored. */
    hasRecord: ({ context }) => context.stored?.record != null,
    hasId: ({ context }) => context.requestIds !== null,
    /** Whether something was sent under this id without an answer, or met other writers. */
    mayBeStored: ({ context }) => context.requestIds !== null && (isUnanswered(context) || context.isRetry),
    isRefused: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'permission-denied',
    /** Whether the commit met other writers, and may be sent again. */
    mayRetryContended: ({ context, event }) =>
      failureCodeOf((event as { error?: unknown }).error) === 'contended' && !context.isRetry,
    isScheduleRefused: ({ event }) => refusalOf(outputOf<PlaceAnswer>(event)) !== null,
    /** Whether an earlier send without an answer may still be stored for the refused half day. */
    isScheduleRefusedUnanswered: ({ context, event }) =>
      refusalOf(outputOf<PlaceAnswer>(event)) !== null && isUnanswered(context),
    /**
     * Whether a place is asked for again. One that is free after a refusal may have been freed meanwhile. Where a send had no answer
     * it is asked for once more, because that send could be stored besides a request with another id.
     */
    mayAskAgain: ({ context, event }) => {
      const { kind } = outputOf<PlaceAnswer>(event);
      return kind === 'send' || (isUnanswered(context) && !context.isRetry);
    },
    isLastId: ({ context }) => context.requestIds?.isLastAttempt === true,
    isFound: ({ event }) => outputOf<StoredVersion | null>(event) !== null,
    hasUnknownVersion: ({ context, event }) =>
      event.type === 'VERSIONS_NOTED' &&
      event.code === context.requestIds?.receiptCode &&
      hasUnknownVersion(context, event.versions),
    /** Whether the phone itself reported no signal, so that nothing left it. */
    isOffline: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'offline',
    isOfflineBeforeFirstSend: ({ context, event }) =>
      failureCodeOf((event as { error?: unknown }).error) === 'offline' && !isUnanswered(context),
    isUnreachable: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'unreachable',
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

const sentCode = ({ context }: { readonly context: RequestContext }) => ({
  code: requireRequestIds(context).receiptCode,
});
export const storeCodeAction = { type: 'storeCode', params: sentCode } as const;
export const removeCodeAction = { type: 'removeCode', params: sentCode } as const;

/** Tells the drafts and the other tabs which versions may be stored. */
export const markDraftsAction = {
  type: 'markDrafts',
  params: ({ context }: { readonly context: RequestContext }) => toSentSubmission(context),
} as const;

/** Deletes the request stored under this code, because its id is given up or the copy is no longer needed. */
export const removeQueuedRequestAction = {
  type: 'removeQueuedRequest',
  params: ({ context }: { readonly context: RequestContext }) => ({
    code: context.requestIds?.receiptCode ?? null,
  }),
} as const;

/** Deletes the stored request and resets the storage place. */
export const releaseQueuedRequest = [removeQueuedRequestAction, { type: 'resetStorage' }] as const;

interface ReceiptAnswer {
  readonly context: RequestContext;
  readonly event: { readonly output: StoredVersion | null };
}

/** The receipt is found: the version that it names is stored. */
export const foundResult = {
  stored: ({ context, event: { output: found } }: ReceiptAnswer) =>
    found === null ? null : toFoundResult(context, found),
} as const;

/** Sends the answers, unless something outside of the form blocks it. */
export const submit = { guard: 'isUnblocked', target: '#formRequest.validating' } as const;

/** Another tab sent the answers: the robot box is to be checked again. */
export const sentElsewhere = { target: '#formRequest.idle', actions: 'releaseSentId' } as const;
