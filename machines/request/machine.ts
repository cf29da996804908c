/**
 * The life of an application form (spec §4), as the citizen sees it: idle, robotChecked, validating, submitting, success
 * or failure. Pure: time, randomness, the store and the page are injected with `.provide()`.
 *
 * A request is sent under an id cut from a UUID, its receipt code. After a submission without an answer the id stays the
 * same, so that two submissions can never both be stored. After every refusal (403) the machine looks the receipt up
 * first; then it generates another id or shows the refusal (docs/decisions/0019-record-id-and-receipt.md). The id survives a
 * reload with the draft of its answers. Without a signal it queues the request (docs/decisions/0027-queued-requests.md).
 */
import { assign } from 'xstate';
import {
  createRequestContext,
  freezeRecord,
  knownVersions,
  lastFrozenVersion,
  noteVersions,
  toQueuedSubmission,
} from './context.ts';
import {
  markDraftsAction,
  releaseQueuedRequest,
  removeCodeAction,
  requestSetup,
  sentElsewhere,
  submit,
} from './setup.ts';
import { submittingState } from './submitting.ts';

const [removeQueuedRequest] = releaseQueuedRequest;

const clearTransition = { target: 'idle', actions: [removeQueuedRequest, { type: 'resetContext' }] } as const;

/** The alert says why nothing was stored. The citizen edits the answers, sends them again or dismisses the alert. */
const afterAlert = {
  UNCONFIRM: 'idle',
  SUBMIT: submit,
  DISMISS: 'robotChecked',
  SENT_ELSEWHERE: sentElsewhere,
  CLEAR: clearTransition,
} as const;

export const formRequestMachine = requestSetup.createMachine({
  id: 'formRequest',
  description: 'The life of an application form, from the first answer to the stored request.',
  context: ({ input }) => createRequestContext(input.shownAt),
  initial: 'idle',
  on: {
    VERSIONS_NOTED: {
      guard: 'hasUnknownVersion',
      actions: [assign(({ context, event }) => noteVersions(context, event.versions)), markDraftsAction],
    },
    SHOW_STORED: {
      target: '.success',
      actions: assign({
        stored: ({ event }) => event.stored,
        requestIds: ({ event: { stored } }) => ({
          recordId: stored.recordId,
          receiptCode: stored.receiptCode,
          isLastAttempt: false,
        }),
      }),
    },
  },
  states: {
    idle: {
      description: "The 'I'm not a robot' box is unchecked. Submit is disabled.",
      tags: ['editable'],
      entry: releaseQueuedRequest,
      on: {
        CONFIRM: 'robotChecked',
        CLEAR: clearTransition,
        SENT_ELSEWHERE: { actions: 'releaseSentId' },
        ADOPT_SUBMISSION: {
          actions: assign({
            requestIds: ({ event }) => event.requestIds,
            idAttempts: ({ event }) => event.idAttempts,
            unanswered: ({ event }) => event.versions,
          }),
        },
        RESUME: {
          target: 'queued',
          actions: assign(({ event }) => ({ ...event.submission, storage: 'phone' as const })),
        },
      },
    },
    robotChecked: {
      description:
        'The box is checked. Submit is enabled, unless the service is hidden or an earlier request is being looked up.',
      tags: ['editable', 'confirmed'],
      on: { UNCONFIRM: 'idle', SUBMIT: submit, SENT_ELSEWHERE: sentElsewhere, CLEAR: clearTransition },
    },
    incomplete: {
      description: 'Some answers need attention. The summary of them takes the focus.',
      tags: ['editable', 'confirmed', 'listsErrors'],
      entry: releaseQueuedRequest,
      on: { UNCONFIRM: 'idle', SUBMIT: submit, SENT_ELSEWHERE: sentElsewhere, CLEAR: clearTransition },
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
    validating: {
      description: "The button reads 'Checking your answers...' and is disabled.",
      tags: ['confirmed', 'validating'],
      on: { SENT_ELSEWHERE: sentElsewhere },
      invoke: {
        id: 'checkAnswers',
        src: 'checkAnswers',
        input: ({ context }) => ({ previous: lastFrozenVersion(context) }),
        onDone: [
          {
            guard: 'isRateLimited',
            target: 'submitting.backoff',
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
        onError: { target: 'failure', actions: 'setFailure' },
      },
    },
    submitting: submittingState,
    queued: {
      description:
        "'Not sent yet': there is no signal. The machine sends the request when the signal is back.",
      tags: ['confirmed', 'queued'],
      initial: 'resolvingStorage',
      invoke: { id: 'awaitConnection', src: 'awaitConnection', onDone: 'validating', onError: 'validating' },
      on: {
        SUBMIT: submit,
        WITHDRAW: 'withdrawn',
        SENT_ELSEWHERE: sentElsewhere,
      },
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
            assign({ storage: 'phone', unanswered: ({ context }) => knownVersions(context) }),
            { type: 'storeQueuedRequest', params: ({ context }) => toQueuedSubmission(context) },
            // The stored request includes its code.
            removeCodeAction,
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
        { type: 'removeDrafts' },
        removeCodeAction,
        { type: 'storeReceipt', params: ({ context }) => context.stored },
      ],
      initial: 'inTab',
      on: {
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
