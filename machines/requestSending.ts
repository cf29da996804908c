/** A request on its way: an id is drawn, request and receipt are stored in one commit, and silence is looked into. */
import { assign } from 'xstate';
import { codeOf, earlierOne, kept, mayHaveArrived, silent } from './requestContext.ts';
import { forgetCode, forgetWaiting, requestSetup } from './requestSetup.ts';

export const submitting = requestSetup.createStateConfig({
  description: "The button reads 'Submitting...' and is disabled.",
  tags: ['ticked', 'sending'],
  initial: 'settling',
  on: { SENT_ELSEWHERE: 'idle' },
  states: {
    settling: {
      description: 'Waits until the form has been shown for two seconds.',
      after: { untilShownLongEnough: 'trying' },
    },
    resting: {
      description: 'Four tries within a minute. Waits until the first of them is a minute old.',
      tags: ['resting'],
      after: { untilAMinutePassed: 'trying' },
    },
    trying: {
      description: 'Ten seconds for all that it takes; then the citizen is told that nobody answered.',
      initial: 'beginning',
      after: {
        answerLimit: {
          target: '#formRequest.failure',
          actions: assign(({ context }) => silent(context, 'deadline-exceeded')),
        },
      },
      states: {
        beginning: {
          description: 'An id that nobody answered for is kept. Otherwise one is drawn.',
          always: [{ guard: 'hasId', target: 'saving' }, { target: 'drawing' }],
        },
        drawing: {
          description: 'Draws a receipt code and the id cut from it.',
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
              actions: assign({ failure: ({ event }) => codeOf(event.error) }),
            },
          },
        },
        saving: {
          description: 'Request and receipt are with the store. Nothing is told before it answers.',
          entry: { type: 'noteCode', params: ({ context }) => ({ code: kept(context).code }) },
          invoke: {
            id: 'saveRequest',
            src: 'saveRequest',
            input: ({ context }) => ({
              id: kept(context).id,
              code: kept(context).code,
              record: context.record,
            }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => earlierOne(context, context.record),
              }),
            },
            onError: [
              { guard: 'refusedAfterSilence', target: 'lookingUp' },
              {
                guard: 'refusedAtLast',
                target: '#formRequest.failure',
                actions: [forgetCode, assign({ failure: 'permission-denied', drawn: null, draws: 0 })],
              },
              { guard: 'isRefused', target: 'drawing', actions: forgetCode },
              { guard: 'isOfflineAtFirst', target: '#formRequest.waiting', actions: forgetCode },
              { guard: 'isOffline', target: '#formRequest.waiting' },
              {
                guard: 'isUnreachable',
                target: '#formRequest.submitting.lookingForSignal',
                actions: assign({ unanswered: ({ context }) => mayHaveArrived(context) }),
              },
              {
                target: '#formRequest.failure',
                actions: assign(({ context, event }) => silent(context, codeOf(event.error))),
              },
            ],
          },
        },
        lookingUp: {
          description:
            'Refused after a sending without an answer. Its receipt tells whether that one arrived.',
          invoke: {
            id: 'findReceipt',
            src: 'findReceipt',
            input: ({ context }) => ({ code: kept(context).code }),
            onDone: [
              {
                guard: 'isFoundOfSeveral',
                target: '#formRequest.submitting.identifying',
                actions: assign({ candidates: ({ context }) => context.unanswered }),
              },
              {
                guard: 'isFound',
                target: '#formRequest.success',
                actions: assign({
                  stored: ({ context }) => earlierOne(context, context.unanswered[0] ?? null),
                }),
              },
              {
                guard: 'drewTheLast',
                target: '#formRequest.failure',
                actions: [
                  forgetCode,
                  forgetWaiting,
                  assign({
                    failure: 'permission-denied',
                    drawn: null,
                    draws: 0,
                    unanswered: [],
                  }),
                ],
              },
              // The id is another's. What the phone keeps under it would be sent a second time by the next visit.
              { target: 'drawing', actions: [forgetCode, forgetWaiting] },
            ],
            onError: [
              { guard: 'isUnreachable', target: '#formRequest.submitting.lookingForSignal' },
              {
                target: '#formRequest.failure',
                actions: assign({ failure: ({ event }) => codeOf(event.error) }),
              },
            ],
          },
        },
      },
    },
    lookingForSignal: {
      description: 'Nobody was reached. Without a signal the request waits for one.',
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
    identifying: {
      description: 'An earlier sending has arrived. It is asked which of several versions it was.',
      initial: 'asking',
      after: {
        identifyLimit: {
          target: '#formRequest.success',
          actions: assign({ stored: ({ context }) => earlierOne(context, null) }),
        },
      },
      states: {
        asking: {
          description:
            'The version that is stored is the one whose re-sending is accepted; it changes nothing.',
          invoke: {
            id: 'saveRequest',
            src: 'saveRequest',
            input: ({ context }) => ({
              id: kept(context).id,
              code: kept(context).code,
              record: context.candidates[0] ?? {},
            }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => earlierOne(context, context.candidates[0] ?? null),
              }),
            },
            onError: [
              {
                guard: 'refusedWithMoreToTry',
                target: 'asking',
                reenter: true,
                actions: assign({ candidates: ({ context }) => context.candidates.slice(1) }),
              },
              {
                target: '#formRequest.success',
                actions: assign({ stored: ({ context }) => earlierOne(context, null) }),
              },
            ],
          },
        },
      },
    },
  },
});
