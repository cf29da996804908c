/**
 * The submission of a request: it generates an id, stores request and receipt in one commit, and looks into a missing
 * answer.
 */
import { assign } from 'xstate';
import {
  failureCodeOf,
  markUnanswered,
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

export const submittingState = requestSetup.createStateConfig({
  description: "The button reads 'Submitting...' and is disabled.",
  tags: ['confirmed', 'sending'],
  initial: 'delaying',
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
        'The machine allows ten seconds for the whole attempt. After that the page says that no answer came.',
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
            { guard: 'hasOtherVersionUnanswered', target: 'checkingPreviousReceipt' },
            { guard: 'hasId', target: 'saving' },
            { target: 'generatingId' },
          ],
        },
        checkingPreviousReceipt: {
          description:
            'The answers changed after an attempt without an answer, or an earlier page made it. The machine checks the receipt of that attempt before it sends these.',
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
              { target: 'saving' },
            ],
            onError: [
              { guard: 'isUnreachable', target: '#formRequest.submitting.checkingConnectivity' },
              {
                target: '#formRequest.failure',
                actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
              },
            ],
          },
        },
        generatingId: {
          description: 'The machine generates a receipt code, and the id that is cut from it.',
          invoke: {
            id: 'generateId',
            src: 'generateId',
            input: ({ context }) => ({ idAttempts: context.idAttempts }),
            onDone: {
              target: 'saving',
              actions: assign({
                requestIds: ({ event }) => event.output,
                idAttempts: ({ context }) => context.idAttempts + 1,
                unanswered: [],
              }),
            },
            onError: {
              target: '#formRequest.failure',
              actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
            },
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
            }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => toAcceptedResult(context),
              }),
            },
            onError: [
              // This version may be the stored one until its receipt shows otherwise.
              {
                guard: 'isRefused',
                target: 'checkingReceipt',
                actions: assign({ unanswered: ({ context }) => possiblyStoredVersions(context) }),
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
            'The id is taken, perhaps by this request, which a browser may send twice by itself. The machine checks the receipt.',
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
              {
                guard: 'isLastId',
                target: '#formRequest.failure',
                actions: [
                  removeCodeAction,
                  removeQueuedRequestAction,
                  assign({ failure: 'permission-denied', ...noSubmission }),
                ],
              },
              // The id belongs to another request. The next session would send the copy on the phone a second time.
              { target: 'generatingId', actions: [removeCodeAction, removeQueuedRequestAction] },
            ],
            onError: [
              { guard: 'isUnreachable', target: '#formRequest.submitting.checkingConnectivity' },
              {
                target: '#formRequest.failure',
                actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
              },
            ],
          },
        },
      },
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
