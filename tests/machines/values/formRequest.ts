import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import { editedRequestRecord, sampleRequestRecord } from '../../../machines/samples/formRequest.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const versionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const place = '2031-05-08-am-007';
const second = 1_000;

const isFrozen = ({ record }: Context) => Object.keys(record).length > 0;
const codeOf = ({ code }: Context) => ({ code });
const submissionOf = ({ code, idAttempt, record, versionId, place }: Context) => ({
  code,
  idAttempt,
  record,
  versionId,
  place,
});

/** The answers are valid at this time (ms). */
const checkedAt = (at: number) => {
  const output = { outcome: 'sendable', at, record: sampleRequestRecord, versionId };
  return `xstate.done.actor.checkAnswers ${JSON.stringify({ output })}`;
};

/** An attempt at this time that fails before anything is sent. */
const attemptAt = (at: number) => [
  'SUBMIT',
  checkedAt(at),
  'after minimumVisibleDelay',
  'drawCode:no random source',
];

const drawn = ['CONFIRM', 'SUBMIT', checkedAt(second), 'after minimumVisibleDelay', 'drawCode:drawn'];
const sent = [...drawn, 'findPlace:free place'];
const again = ['SUBMIT', checkedAt(3 * second), 'after minimumVisibleDelay'];
const taken = ['saveRequest:refused', 'findReceipt:not found', 'explainRefusal:id taken'];

const request = { code, idAttempt: 0, record: sampleRequestRecord, versionId };
const otherDay = '2031-05-09T14:00';

export const formRequest: ValueExpectations<typeof machine> = {
  begins: {
    shownAt: 0,
    at: 0,
    attempts: [],
    record: {},
    versionId: null,
    code: null,
    idAttempt: 0,
    isUnanswered: false,
    place: null,
    isRetry: false,
    refusal: null,
    storage: 'memory',
    remainingTime: 24 * 3_600_000,
    failure: null,
    stored: null,
  },
  inputs: {
    checkAnswers: ({ context }) => ({
      previous: isFrozen(context) ? { record: context.record, versionId: context.versionId } : null,
    }),
    findPlace: ({ context: { record } }) => ({ record }),
    explainRefusal: ({ context }) => submissionOf(context),
    saveRequest: ({ context }) => submissionOf(context),
    findReceipt: ({ context }) => codeOf(context),
  },
  params: {
    storeCode: ({ context }) => codeOf(context),
    removeCode: ({ context }) => codeOf(context),
    removeDrafts: ({ context }) => codeOf(context),
    noteSent: ({ context }) => submissionOf(context),
    storeQueuedRequest: ({ context: { code: queued, record, versionId: version, remainingTime } }) => ({
      code: queued,
      record,
      versionId: version,
      remainingTime,
    }),
    /** The copy under the code that is given up; the state that is entered then has none. */
    removeQueuedRequest: ({ before, context, event: { type }, times }) =>
      codeOf(times === 0 && (type === 'CLEAR' || type === 'SENT_ELSEWHERE') ? before : context),
    storeReceipt: ({ context: { stored } }) => stored,
    announce: ({ context: { stored } }) => stored,
    keepPersonAnswers: ({ before: { stored } }) => ({ record: stored?.record }),
  },
  rows: [
    {
      title: 'waits the bot delay from when the form was shown',
      input: { shownAt: 500 },
      steps: ['CONFIRM', 'SUBMIT', checkedAt(second)],
      timers: { minimumVisibleDelay: 1_500 },
    },
    {
      title: 'does not wait where the form was shown two seconds ago',
      input: { shownAt: 500 },
      steps: ['CONFIRM', 'SUBMIT', checkedAt(3 * second)],
      timers: { minimumVisibleDelay: 0 },
    },
    {
      title: 'waits only until the first attempts are a minute old',
      steps: [
        'CONFIRM',
        ...[10, 10, 30, 40].flatMap((at) => attemptAt(at * second)),
        'SUBMIT',
        checkedAt(50 * second),
      ],
      timers: { backoffDelay: 20 * second },
      sets: { attempts: [10, 30, 40, 50].map((at) => at * second) },
    },
    {
      title: 'saves the request with the place that was found for it',
      steps: sent,
      inputs: { saveRequest: { ...request, place } },
    },
    {
      title: 'explains a refusal of the place that was refused, and of no other',
      steps: [...sent, 'saveRequest:refused', 'findReceipt:not found'],
      inputs: { explainRefusal: { ...request, place } },
    },
    {
      title: 'lengthens a taken id of the same code',
      steps: [...sent, ...taken],
      inputs: { saveRequest: { ...request, place, idAttempt: 1 } },
    },
    {
      title: 'sends under the code that an earlier page drew',
      steps: [
        `ADOPT_CODE ${JSON.stringify({ code: 'another', isUnanswered: false })}`,
        'CONFIRM',
        'SUBMIT',
        checkedAt(second),
        'after minimumVisibleDelay',
        'findPlace:any number',
      ],
      inputs: { saveRequest: { ...request, code: 'another', place: null } },
    },
    {
      title: 'keeps its code where another one is drawn later',
      steps: ['ADOPT_CODE', `ADOPT_CODE ${JSON.stringify({ code: 'another', isUnanswered: true })}`],
      sets: { code, isUnanswered: false },
    },
    {
      title: 'takes up the code under which another tab sent the same answers',
      steps: [
        'ADOPT_CODE',
        `SENT_ELSEWHERE ${JSON.stringify({
          stored: { recordId: '4f3b', receiptCode: 'another', record: null, schedule: otherDay },
        })}`,
      ],
      sets: {
        code: 'another',
        stored: { recordId: '4f3b', receiptCode: 'another', record: null, schedule: otherDay },
      },
    },
    {
      title: 'names the day of the receipt, and none of its own answers, where another version is stored',
      steps: [...sent, 'saveRequest:refused', 'findReceipt:found, of another page'],
      sets: { stored: { recordId: '4f3a', receiptCode: code, record: null, schedule: otherDay } },
    },
    {
      title: 'draws another code for the answers that become another request',
      steps: [...sent, 'saveRequest:refused', 'findReceipt:found, of another page', 'SEND_AS_ANOTHER'],
      sets: { code: null, idAttempt: 0, record: {}, versionId: null, isUnanswered: false, stored: null },
    },
    {
      title: 'shows the answers of a release without versions where the receipt names none either',
      steps: [
        `RESUME ${JSON.stringify({
          submission: { code, record: { purpose: 'Sample' }, versionId: null, remainingTime: 60_000 },
        })}`,
        'awaitConnection:reconnected',
        `xstate.done.actor.checkAnswers ${JSON.stringify({
          output: { outcome: 'sendable', at: second, versionId: null, record: { purpose: 'Sample' } },
        })}`,
        'after minimumVisibleDelay',
        'xstate.done.actor.findReceipt {"output":{"recordId":"4f3a","versionId":null,"appointment":null}}',
      ],
      sets: {
        stored: { recordId: '4f3a', receiptCode: code, record: { purpose: 'Sample' }, schedule: null },
      },
    },
    ...(['text', { code: 5 }, { reason: 'no code' }, null] as const).map((error) => ({
      title: `says that something unknown failed where an error is ${JSON.stringify(error)}`,
      steps: ['CONFIRM', 'SUBMIT', `xstate.error.actor.checkAnswers ${JSON.stringify({ error })}`],
      sets: { failure: 'unknown' },
    })),
    {
      title: 'finds a place for the answers as they are now',
      steps: [
        ...sent,
        'saveRequest:unavailable',
        'SUBMIT',
        'checkAnswers:sendable, edited',
        'after minimumVisibleDelay',
        'findReceipt:not found',
      ],
      inputs: { findPlace: { record: editedRequestRecord } },
    },
    {
      title:
        'reads the receipt before it sends again what had no answer, and notes these answers as the last ones',
      steps: [...sent, 'saveRequest:unavailable', ...again],
      params: { noteSent: { ...request, place: null } },
    },
  ],
};
