/**
 * The life of an application form (spec §4), as the citizen sees it: idle, ready, checked, sent, answered. Pure: time,
 * randomness, the store and the page are injected with `.provide()`.
 *
 * A request is sent under an id cut from a UUID, its receipt code. After a submission without an answer the id stays the
 * same, so that two submissions can never both be stored. After every refusal (403) the machine looks the receipt up
 * first; then it generates a wider id or shows the refusal (docs/decisions/0019-record-id-and-receipt.md). Without a signal
 * the request waits (docs/decisions/0027-waiting-requests.md).
 */
import { assign } from 'xstate';
import {
  createRequestContext,
  failureCodeOf,
  freezeRecord,
  lastFrozenRecord,
  queuedVersions,
  toQueuedSubmission,
} from './context.ts';
import { forgetCodeAction, releaseQueuedRequest, requestSetup } from './setup.ts';
import { submittingState } from './submitting.ts';

const [forgetQueuedRequest] = releaseQueuedRequest;

const clearTransition = { target: 'idle', actions: [forgetQueuedRequest, { type: 'beginAnew' }] } as const;

export const formRequestMachine = requestSetup.createMachine({
  id: 'formRequest',
  description: 'The life of an application form, from the first answer to the stored request.',
  context: ({ input }) => createRequestContext(input.shownAt),
  initial: 'idle',
  states: {
    idle: {
      description: "The 'I'm not a robot' box is unchecked. Submit is disabled.",
      tags: ['editable'],
      entry: releaseQueuedRequest,
      on: {
        TICK: 'ready',
        CLEAR: clearTransition,
        RESUME: {
          target: 'waiting',
          actions: assign(({ event }) => ({ ...event.waiting, place: 'phone' as const })),
        },
      },
    },
    ready: {
      description: 'The box is checked. Submit is enabled.',
      tags: ['editable', 'ticked', 'canSubmit'],
      on: { UNTICK: 'idle', SUBMIT: 'checking', SENT_ELSEWHERE: 'idle', CLEAR: clearTransition },
    },
    incomplete: {
      description: 'Some answers need attention. The summary of them takes the focus.',
      tags: ['editable', 'ticked', 'canSubmit', 'listsErrors'],
      entry: releaseQueuedRequest,
      on: { UNTICK: 'idle', SUBMIT: 'checking', SENT_ELSEWHERE: 'idle', CLEAR: clearTransition },
    },
    failure: {
      description:
        "The page shows 'Error submitting form: ' and the reason. The citizen can edit everything and send it again.",
      tags: ['editable', 'ticked', 'canSubmit', 'failed'],
      entry: releaseQueuedRequest,
      on: {
        UNTICK: 'idle',
        SUBMIT: 'checking',
        DISMISS: 'ready',
        SENT_ELSEWHERE: 'idle',
        CLEAR: clearTransition,
      },
    },
    withdrawn: {
      description: 'The citizen withdrew the waiting request. They can edit everything and send it again.',
      tags: ['editable', 'ticked', 'canSubmit', 'withdrawn'],
      entry: releaseQueuedRequest,
      on: {
        UNTICK: 'idle',
        SUBMIT: 'checking',
        DISMISS: 'ready',
        SENT_ELSEWHERE: 'idle',
        CLEAR: clearTransition,
      },
    },
    checking: {
      description: "The button reads 'Checking your answers...' and is disabled.",
      tags: ['ticked', 'checking'],
      invoke: {
        id: 'checkAnswers',
        src: 'checkAnswers',
        input: ({ context }) => ({ earlier: lastFrozenRecord(context) }),
        onDone: [
          {
            guard: 'triedTooOften',
            target: 'submitting.resting',
            actions: assign(({ context, event }) => freezeRecord(context, event.output)),
          },
          {
            guard: 'isSendable',
            target: 'submitting',
            actions: assign(({ context, event }) => freezeRecord(context, event.output)),
          },
          { guard: 'isTrapped', target: 'failure', actions: assign({ failure: 'trap' }) },
          { target: 'incomplete' },
        ],
        onError: {
          target: 'failure',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    submitting: submittingState,
    waiting: {
      description:
        "'Not sent yet': there is no signal. The machine sends the request when the signal is back.",
      tags: ['ticked', 'waiting'],
      initial: 'placing',
      invoke: { id: 'awaitSignal', src: 'awaitSignal', onDone: 'checking', onError: 'checking' },
      on: {
        SUBMIT: 'checking',
        WITHDRAW: 'withdrawn',
        SENT_ELSEWHERE: 'idle',
      },
      after: { waitsFor: { target: 'failure', actions: assign({ failure: 'waited' }) } },
      states: {
        placing: {
          description: 'The request waits where the citizen last chose.',
          always: [{ guard: 'isForPhone', target: 'onPhone' }, { target: 'inPage' }],
        },
        inPage: {
          description: 'The request waits as long as the page is open.',
          on: { KEEP: 'onPhone' },
        },
        onPhone: {
          description: 'The phone keeps the request too, for 24 hours, with all the answers.',
          tags: ['onPhone'],
          entry: [
            // From now on another tab may send it.
            assign(({ context }) => ({ place: 'phone', unanswered: queuedVersions(context) })),
            { type: 'keepWaiting', params: ({ context }) => toQueuedSubmission(context) },
            // The stored request includes its code.
            forgetCodeAction,
          ],
          on: {
            UNKEEP: { target: 'inPage', actions: releaseQueuedRequest },
            NOT_KEPT: { target: 'notKept', actions: releaseQueuedRequest },
            TAKEN_OVER: { target: '#formRequest.failure', actions: assign({ failure: 'elsewhere' }) },
          },
        },
        notKept: {
          description: 'The phone could not keep the request. It waits as long as the page is open.',
          tags: ['notKept'],
          on: { KEEP: 'onPhone' },
        },
      },
    },
    success: {
      description: "'Form submitted successfully!' and the confirmation replace the form.",
      tags: ['stored'],
      entry: [...releaseQueuedRequest, { type: 'forgetDrafts' }, forgetCodeAction],
      on: {
        START_AGAIN: {
          target: 'idle',
          actions: ['beginAnew', 'clearAnswers'],
        },
      },
    },
  },
});
