/**
 * The submission of a request: it generates an id, stores request and receipt in one commit, and looks into a missing
 * answer.
 */
import { assign } from 'xstate';
import {
  failureCodeOf,
  markUnanswered,
  onlyVersion,
  possiblyStoredVersions,
  requireDraw,
  toStoredResult,
} from './context.ts';
import { forgetCodeAction, forgetQueuedRequestAction, requestSetup } from './setup.ts';

export const submittingState = requestSetup.createStateConfig({
  description: "The button reads 'Submitting...' and is disabled.",
  tags: ['ticked', 'sending'],
  initial: 'settling',
  on: { SENT_ELSEWHERE: 'idle' },
  states: {
    settling: {
      description: 'The machine waits until the form has been visible for two seconds.',
      after: { untilShownLongEnough: 'trying' },
    },
    resting: {
      description:
        'The machine has tried four times within a minute. It waits until the first try is a minute old.',
      tags: ['resting'],
      after: { untilAMinutePassed: 'trying' },
    },
    trying: {
      description:
        'The machine allows ten seconds for the whole sending. After that the page says that no answer came.',
      initial: 'beginning',
      after: {
        answerLimit: {
          target: '#formRequest.failure',
          actions: assign(({ context }) => markUnanswered(context, 'deadline-exceeded')),
        },
      },
      states: {
        beginning: {
          description: 'The machine keeps an id that was sent without an answer. Otherwise it creates one.',
          always: [
            { guard: 'wasSentOtherwise', target: 'lookingForEarlier' },
            { guard: 'hasId', target: 'saving' },
            { target: 'drawing' },
          ],
        },
        lookingForEarlier: {
          description:
            'The answers changed after a sending without an answer. The machine checks the receipt of that sending before it sends these.',
          invoke: {
            id: 'findReceipt',
            src: 'findReceipt',
            input: ({ context }) => ({ code: requireDraw(context).code }),
            onDone: [
              {
                guard: 'isFound',
                target: '#formRequest.success',
                actions: assign({
                  stored: ({ context }) => toStoredResult(context, onlyVersion(context.unanswered)),
                }),
              },
              { target: 'saving' },
            ],
            onError: [
              { guard: 'isUnreachable', target: '#formRequest.submitting.lookingForSignal' },
              {
                target: '#formRequest.failure',
                actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
              },
            ],
          },
        },
        drawing: {
          description: 'The machine creates a receipt code, and the id that is cut from it.',
          invoke: {
            id: 'drawId',
            src: 'drawId',
            input: ({ context }) => ({ draws: context.draws }),
            onDone: {
              target: 'saving',
              actions: assign({
                drawn: ({ event }) => event.output,
                draws: ({ context }) => context.draws + 1,
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
          entry: { type: 'noteCode', params: ({ context }) => ({ code: requireDraw(context).code }) },
          invoke: {
            id: 'saveRequest',
            src: 'saveRequest',
            input: ({ context }) => ({
              id: requireDraw(context).id,
              code: requireDraw(context).code,
              record: context.record,
            }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => toStoredResult(context, context.record),
              }),
            },
            onError: [
              // This version may be the stored one until its receipt shows otherwise.
              {
                guard: 'isRefused',
                target: 'lookingUp',
                actions: assign({ unanswered: ({ context }) => possiblyStoredVersions(context) }),
              },
              { guard: 'isOfflineAtFirst', target: '#formRequest.waiting', actions: forgetCodeAction },
              { guard: 'isOffline', target: '#formRequest.waiting' },
              {
                guard: 'isUnreachable',
                target: '#formRequest.submitting.lookingForSignal',
                actions: assign({ unanswered: ({ context }) => possiblyStoredVersions(context) }),
              },
              {
                target: '#formRequest.failure',
                actions: assign(({ context, event }) => markUnanswered(context, failureCodeOf(event.error))),
              },
            ],
          },
        },
        lookingUp: {
          description:
            'The id is taken, perhaps by this request, which a browser may send twice by itself. The machine checks the receipt.',
          invoke: {
            id: 'findReceipt',
            src: 'findReceipt',
            input: ({ context }) => ({ code: requireDraw(context).code }),
            onDone: [
              {
                guard: 'isFound',
                target: '#formRequest.success',
                actions: assign({
                  stored: ({ context }) => toStoredResult(context, onlyVersion(context.unanswered)),
                }),
              },
              {
                guard: 'drewTheLast',
                target: '#formRequest.failure',
                actions: [
                  forgetCodeAction,
                  forgetQueuedRequestAction,
                  assign({
                    failure: 'permission-denied',
                    drawn: null,
                    draws: 0,
                    unanswered: [],
                  }),
                ],
              },
              // The id belongs to another request. The next session would send the copy on the phone a second time.
              { target: 'drawing', actions: [forgetCodeAction, forgetQueuedRequestAction] },
            ],
            onError: [
              { guard: 'isUnreachable', target: '#formRequest.submitting.lookingForSignal' },
              {
                target: '#formRequest.failure',
                actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
              },
            ],
          },
        },
      },
    },
    lookingForSignal: {
      description: 'The sending reached nobody. Without a signal the request waits for one.',
      invoke: {
        id: 'lookForSignal',
        src: 'lookForSignal',
        onDone: [
          { guard: 'isSignalGone', target: '#formRequest.waiting' },
          {
            guard: 'isPortal',
            target: '#formRequest.failure',
            actions: assign({ failure: 'portal' }),
          },
          { target: '#formRequest.failure', actions: assign({ failure: 'unreachable' }) },
        ],
        onError: { target: '#formRequest.failure', actions: assign({ failure: 'unreachable' }) },
      },
      after: {
        signalLimit: {
          target: '#formRequest.failure',
          actions: assign({ failure: 'unreachable' }),
        },
      },
    },
  },
});
