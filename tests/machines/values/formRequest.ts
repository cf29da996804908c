import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import { editedRequestRecord, sampleRequestRecord } from '../../../machines/samples/formRequest.ts';
import type { StepContext, ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const versionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const place = '2031-05-08-am-007';
const second = 1_000;

const isFrozen = ({ record }: Context) => Object.keys(record).length > 0;
const currentVersion = ({ versionId, record }: Context) => ({ versionId, record, schedule: null });

/** Every version that may be stored, with the one that is about to be sent. */
const knownVersions = (context: Context) =>
  !isFrozen(context) || context.unanswered.some((version) => version.versionId === context.versionId)
    ? context.unanswered
    : [...context.unanswered, currentVersion(context)];

const codeOf = ({ requestIds }: Context) => ({ code: requestIds?.receiptCode ?? null });

/** The code under which the request was sent, also where the step gives its id up. */
const sentCode = ({ before, context }: StepContext<Context>) =>
  codeOf(context.requestIds === null ? before : context);

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
  'generateId:no random source',
];

const found = ['CONFIRM', 'SUBMIT', checkedAt(second), 'after minimumVisibleDelay', 'generateId:short id'];
const sent = [...found, 'findPlace:free place'];
const again = ['SUBMIT', checkedAt(3 * second), 'after minimumVisibleDelay'];

const request = { recordId: '4f3a', receiptCode: code, record: sampleRequestRecord, versionId };
const other = { versionId: '7b2e3f40-5c6d-4e7f-8081-92a3b4c5d6e7', schedule: '2031-05-09T14:00' };

const resumed = {
  requestIds: { recordId: '4f3a', receiptCode: code, isLastAttempt: false },
  idAttempts: 1,
  remainingTime: 60_000,
};
const withoutId = (purpose: string) => ({ versionId: null, record: { purpose }, schedule: null });
const onlyDay = { versionId: null, record: null, schedule: '2031-05-09T14:00' };
const otherDay = { ...onlyDay, schedule: '2031-05-12T09:00' };
const checkedWithoutId = (purpose: string) => {
  const output = { outcome: 'sendable', at: second, versionId: null, record: { purpose } };
  return `xstate.done.actor.checkAnswers ${JSON.stringify({ output })}`;
};

export const formRequest: ValueExpectations<typeof machine> = {
  begins: {
    shownAt: 0,
    at: 0,
    attempts: [],
    record: {},
    versionId: null,
    requestIds: null,
    idAttempts: 0,
    unanswered: [],
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
      previous:
        context.unanswered.findLast(({ record }) => record !== null) ??
        (isFrozen(context) ? currentVersion(context) : null),
    }),
    generateId: ({ context: { idAttempts } }) => ({ idAttempts }),
    findPlace: ({ context: { record } }) => ({ record }),
    explainRefusal: ({ context: { record, place } }) => ({ record, place }),
    saveRequest: ({ context: { requestIds, record, versionId, place } }) => ({
      recordId: requestIds?.recordId,
      receiptCode: requestIds?.receiptCode,
      record,
      versionId,
      place,
    }),
    findReceipt: ({ context }) => codeOf(context),
  },
  params: {
    storeCode: sentCode,
    removeCode: sentCode,
    markDrafts: ({ context }) => ({
      requestIds: context.requestIds,
      idAttempts: context.idAttempts,
      versions: knownVersions(context),
    }),
    storeQueuedRequest: ({ context: { requestIds, idAttempts, unanswered, remainingTime } }) => ({
      requestIds,
      idAttempts,
      unanswered,
      remainingTime,
    }),
    /** The copy under the id that is given up; the state that is entered then has none. */
    removeQueuedRequest: ({ before, context, event: { type }, times }) =>
      codeOf(
        times === 0 && (type === 'CLEAR' || type === 'xstate.done.actor.explainRefusal') ? before : context,
      ),
    storeReceipt: ({ context: { stored } }) => stored,
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
      inputs: { explainRefusal: { record: sampleRequestRecord, place } },
    },
    {
      title: 'asks once more for the refused place, so that the person keeps their half day',
      steps: [
        ...sent,
        'saveRequest:unavailable',
        ...again,
        'findReceipt:not found',
        'findPlace:free place',
        'saveRequest:refused',
        'findReceipt:not found',
        'explainRefusal:id taken',
      ],
      inputs: { saveRequest: { ...request, place } },
    },
    ...[
      ['counts answers once that an older page stored without the id of a version', 'Sample', 1],
      ['keeps an older version without an id beside the edited answers', 'Another sample', 2],
    ].map(([title, purpose, count]) => ({
      title: String(title),
      steps: [
        `RESUME ${JSON.stringify({ submission: { ...resumed, unanswered: [withoutId('Sample')] } })}`,
        'awaitConnection:reconnected',
        checkedWithoutId(String(purpose)),
        'after minimumVisibleDelay',
      ],
      params: {
        markDrafts: {
          requestIds: resumed.requestIds,
          idAttempts: 1,
          versions: [withoutId('Sample'), withoutId(String(purpose))].slice(0, Number(count)),
        },
      },
    })),
    ...[
      ['shows the answers where a receipt without a version can only be theirs', [], 'Sample'],
      ['shows no answers where a receipt without a version may be of others', ['Other'], null],
    ].map(([title, others, purpose]) => ({
      title: String(title),
      steps: [
        `RESUME ${JSON.stringify({
          submission: { ...resumed, unanswered: ['Sample', ...(others ?? [])].map(withoutId) },
        })}`,
        'awaitConnection:reconnected',
        checkedWithoutId('Sample'),
        'after minimumVisibleDelay',
        'xstate.done.actor.findReceipt {"output":{"versionId":null,"schedule":null}}',
      ],
      sets: {
        stored: {
          recordId: '4f3a',
          receiptCode: code,
          record: purpose === null ? null : { purpose },
          schedule: null,
          mayBeOlder: purpose === null,
        },
      },
    })),
    ...[
      ['notes a version of the same day once', onlyDay, [onlyDay]],
      ['notes a version of another day beside the first', otherDay, [otherDay, onlyDay]],
    ].map(([title, noted, unanswered]) => ({
      title: String(title),
      steps: [
        `ADOPT_SUBMISSION ${JSON.stringify({ ...resumed, versions: [onlyDay] })}`,
        `VERSIONS_NOTED ${JSON.stringify({ code, versions: [noted] })}`,
      ],
      sets: { unanswered },
    })),
    {
      title: 'keeps its id, so that nothing is stored twice, where another tab sent under another one',
      steps: ['ADOPT_SUBMISSION', 'SENT_ELSEWHERE {"code":"another"}'],
      sets: { requestIds: resumed.requestIds, idAttempts: 1, unanswered: [{ ...other, record: null }] },
    },
    {
      title: 'keeps a version of which only the day is known beside the answers',
      steps: [
        `ADOPT_SUBMISSION ${JSON.stringify({ ...resumed, versions: [onlyDay] })}`,
        'CONFIRM',
        'SUBMIT',
        checkedWithoutId('Sample'),
        'after minimumVisibleDelay',
      ],
      params: {
        markDrafts: {
          requestIds: resumed.requestIds,
          idAttempts: 1,
          versions: [onlyDay, withoutId('Sample')],
        },
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
      title: 'tells the drafts every version that another tab may have stored',
      steps: [...sent, 'VERSIONS_NOTED'],
      params: {
        markDrafts: {
          requestIds: { recordId: '4f3a', receiptCode: code, isLastAttempt: false },
          idAttempts: 1,
          versions: [
            { ...other, record: null },
            { versionId, record: sampleRequestRecord, schedule: null },
          ],
        },
      },
    },
  ],
};
