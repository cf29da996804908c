/**
 * The submission of a request: it generates an id, finds a place in the half day, stores request and receipt in one commit, and
 * looks into a refusal and a missing answer (docs/decisions/0058-places.md).
 */
import { assign } from 'xstate';
import {
  failureCodeOf,
  markUnanswered,
  noRetry,
  noSubmission,
  possiblyStoredVersions,
  requireRequestIds,
  toAcceptedResult,
} from './context.ts';
import {
  foundResult,
  markDraftsAction,
  removeCodeAction,
  removeQueuedRequestAction,
  requestSetup,
  sentElsewhere,
  storeCodeAction,
} from './setup.ts';

/** Every answer stays. An earlier send that may still be stored stays noted on the phone. */
const refuseSchedule = [
  {
    guard: 'isScheduleRefusedUnanswered',
    target: '#formRequest.scheduleRefused',
    actions: 'setRefusal',
  },
  {
    guard: 'isScheduleRefused',
    target: '#formRequest.scheduleRefused',
    actions: [removeCodeAction, 'setRefusal'],
  },
] as const;

const unreadable = [
  { guard: 'isUnreachable', target: '#formRequest.submitting.checkingConnectivity' },
  { target: '#formRequest.failure', actions: 'setFailure' },
] as const;

export const submittingState = requestSetup.createStateConfig({
  description: "The button reads 'Submitting...' and is disabled.",
  tags: ['confirmed', 'sending'],
  initial: 'delaying',
  exit: assign(noRetry),
  on: { SENT_ELSEWHERE: sentElsewhere },
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
      after: {
        answerTimeout: {
          target: '#formRequest.failure',
          actions: assign(({ context }) => markUnanswered(context, 'deadline-exceeded')),
        },
      },
      states: {
        preparing: {
          description:
            'The machine reuses an id that was sent without an answer. Otherwise it generates one.',
          always: [
            { guard: 'mayBeStored', target: 'checkingPreviousReceipt' },
            { guard: 'hasId', target: 'findingPlace' },
            { target: 'generatingId' },
          ],
        },
        checkingPreviousReceipt: {
          description:
            'An attempt had no answer, or met other requests. The machine checks its receipt before it sends the request again.',
          // The page says that it sends: a reload now asks what became of it, and these answers are the last version.
          entry: [storeCodeAction, markDraftsAction],
          invoke: {
            id: 'findReceipt',
            src: 'findReceipt',
            input: ({ context }) => ({ code: requireRequestIds(context).receiptCode }),
            onDone: [
              {
                guard: 'isFound',
                target: '#formRequest.success',
                actions: assign(foundResult),
              },
              { target: 'findingPlace' },
            ],
            onError: unreadable,
          },
        },
        generatingId: {
          description: 'The machine generates a receipt code, and the id that is cut from it.',
          invoke: {
            id: 'generateId',
            src: 'generateId',
            input: ({ context }) => ({ idAttempts: context.idAttempts }),
            onDone: {
              target: 'findingPlace',
              actions: assign({
                requestIds: ({ event }) => event.output,
                idAttempts: ({ context }) => context.idAttempts + 1,
                unanswered: [],
              }),
            },
            onError: { target: '#formRequest.failure', actions: 'setFailure' },
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
          entry: [storeCodeAction, markDraftsAction],
          invoke: {
            id: 'saveRequest',
            src: 'saveRequest',
            input: ({ context }) => ({
              recordId: requireRequestIds(context).recordId,
              receiptCode: requireRequestIds(context).receiptCode,
              record: context.record,
              versionId: context.versionId,
              place: context.place,
            }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => toAcceptedResult(context),
              }),
            },
            onError: [
              { guard: 'isRefused', target: 'checkingReceipt' },
              {
                guard: 'mayRetryContended',
                target: '#formRequest.submitting.contended',
                actions: 'markRetry',
              },
              { guard: 'isOfflineBeforeFirstSend', target: '#formRequest.queued', actions: removeCodeAction },
              { guard: 'isOffline', target: '#formRequest.queued' },
              {
                guard: 'isUnreachable',
                target: '#formRequest.submitting.checkingConnectivity',
                actions: assign({ unanswered: ({ context }) => possiblyStoredVersions(context) }),
              },
              {
                target: '#formRequest.failure',
                actions: assign(({ context, event }) => markUnanswered(context, failureCodeOf(event.error))),
              },
            ],
          },
        },
        checkingReceipt: {
          description:
            'The request was refused, perhaps because a browser sent it twice by itself. The machine checks the receipt.',
          invoke: {
            id: 'findReceipt',
            src: 'findReceipt',
            input: ({ context }) => ({ code: requireRequestIds(context).receiptCode }),
            onDone: [
              {
                guard: 'isFound',
                target: '#formRequest.success',
                actions: assign(foundResult),
              },
              { target: 'explainingRefusal' },
            ],
            // This version may be the stored one until its receipt shows otherwise.
            onError: [
              {
                guard: 'isUnreachable',
                target: '#formRequest.submitting.checkingConnectivity',
                actions: assign({ unanswered: ({ context }) => possiblyStoredVersions(context) }),
              },
              {
                target: '#formRequest.failure',
                actions: assign(({ context, event }) => markUnanswered(context, failureCodeOf(event.error))),
              },
            ],
          },
        },
        explainingRefusal: {
          description:
            'No receipt is stored. The machine reads the half day again: it is closed or full, the place is taken, or the id is.',
          invoke: {
            id: 'explainRefusal',
            src: 'explainRefusal',
            input: ({ context }) => ({ record: context.record, place: context.place }),
            onDone: [
              ...refuseSchedule,
              {
                guard: 'mayAskAgain',
                target: '#formRequest.submitting.placeLost',
                actions: 'setPlace',
              },
              {
                guard: 'isLastId',
                target: '#formRequest.failure',
                actions: [
                  removeCodeAction,
                  removeQueuedRequestAction,
                  assign({ failure: 'permission-denied', ...noSubmission }),
                ],
              },
              // The next session would send the copy on the phone a second time.
              {
                target: 'generatingId',
                actions: [removeCodeAction, removeQueuedRequestAction],
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
});
