import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import { editedRequestRecord, sampleRequestRecord } from '../../../machines/samples/formRequest.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];
type Sets = (context: Context) => Partial<Context>;

const [delaying, backoff] = ['submitting.delaying', 'submitting.backoff'] as const;
const attempting = 'submitting.attempting';
const [generatingId, findingPlace, saving, checkingReceipt, explainingRefusal, checkingPreviousReceipt] = [
  `${attempting}.generatingId`,
  `${attempting}.findingPlace`,
  `${attempting}.saving`,
  `${attempting}.checkingReceipt`,
  `${attempting}.explainingRefusal`,
  `${attempting}.checkingPreviousReceipt`,
] as const;
const [checkingConnectivity, contended] = [
  'submitting.checkingConnectivity',
  'submitting.contended',
] as const;
const [inMemory, onPhone, storeFailed] = ['queued.inMemory', 'queued.onPhone', 'queued.storeFailed'] as const;
const sending = [
  delaying,
  backoff,
  generatingId,
  findingPlace,
  saving,
  checkingReceipt,
  explainingRefusal,
  checkingPreviousReceipt,
  contended,
  checkingConnectivity,
];
const inTab = 'success.inTab';
const pressable = ['robotChecked', 'incomplete', 'failure', 'scheduleRefused', 'withdrawn'];

/** A press ends: the next one asks for a place by itself. */
const noRetry = { place: null, isRetry: false } as const;

const removesQueued = ['removeQueuedRequest'];
const released = { does: removesQueued, sets: { storage: 'memory' } } as const;

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const shortIds = { recordId: '4f3a', receiptCode: code, isLastAttempt: false };
const longestIds = { recordId: '4f3a-9c1b-0123456789ab', receiptCode: code, isLastAttempt: true };

/** The next request is another one: this one is stored under the id. */
const withoutSentId = ({ requestIds }: Context): Partial<Context> =>
  requestIds?.receiptCode === code ? { requestIds: null, idAttempts: 0, unanswered: [] } : {};
const releasedWithId = {
  does: removesQueued,
  sets: (context: Context) => ({ ...withoutSentId(context), ...noRetry, storage: 'memory' as const }),
};

/** The facts about a stored request that the page knows after a reload. */
const shownReceipt: Partial<Context> = {
  stored: {
    recordId: '4f3a',
    receiptCode: code,
    record: null,
    schedule: sampleRequestRecord.schedule,
    mayBeOlder: false,
  },
  requestIds: shortIds,
  ...noRetry,
  storage: 'memory',
};

/** Nothing of the previous request remains: the next may be another person's. */
const blankContext: Context = {
  shownAt: 5_000,
  at: 0,
  attempts: [],
  record: {},
  versionId: null,
  requestIds: null,
  idAttempts: 0,
  unanswered: [],
  ...noRetry,
  refusal: null,
  storage: 'memory',
  remainingTime: 24 * 3_600_000,
  failure: null,
  stored: null,
};

/** The next submission generates an id. */
const noSubmission = { requestIds: null, idAttempts: 0, unanswered: [] } as const;

const versionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const editedVersionId = '6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6';
/** The facts about a version of an earlier page or of another tab that this page knows. */
const otherVersion = {
  versionId: '7b2e3f40-5c6d-4e7f-8081-92a3b4c5d6e7',
  record: null,
  schedule: '2031-05-09T14:00',
};

/** The versions that may be stored; from now on the submitted one is among them. */
const withRecord = ({
  unanswered,
  record,
  versionId,
}: Pick<Context, 'unanswered' | 'record' | 'versionId'>) =>
  unanswered.some((version) => version.versionId === versionId) || Object.keys(record).length === 0
    ? unanswered
    : [...unanswered, { versionId, record, schedule: null }];

const fails = (failure: string, more: Sets = () => ({})) => ({
  does: removesQueued,
  sets: (context: Context) => ({ ...more(context), ...noRetry, failure, storage: 'memory' as const }),
});
const failsUnanswered = (failure: string) =>
  fails(failure, (context) => ({ unanswered: withRecord(context) }));
/** The last id is refused: the next attempt begins with a short id again. */
const refused = fails('permission-denied', () => ({ ...noSubmission }));

/** The phone notes what is about to be sent. */
const sends = ['storeCode', 'markDrafts'];

const showsReceipt = ['removeDrafts', 'removeCode', 'storeReceipt'];

/** The result with the stored version, which its id names among those that the page knows. */
const stored = (of: (context: Context) => Context['unanswered'][number]) => ({
  does: [...removesQueued, ...showsReceipt],
  sets: (context: Context) => {
    const { versionId, record, schedule } = of(context);
    const { recordId, receiptCode } = context.requestIds ?? { recordId: '', receiptCode: '' };
    return {
      ...noRetry,
      stored: { recordId, receiptCode, record, schedule, mayBeOlder: versionId !== context.versionId },
      storage: 'memory' as const,
    };
  },
});

/** The result with this page's first version; nothing is known of it unless the page has frozen it. */
const storedFirst = stored(
  (context) =>
    withRecord(context).find((version) => version.versionId === versionId) ?? {
      versionId,
      record: null,
      schedule: null,
    },
);
/** The result with another page's version, whose day the phone has. */
const storedOther = stored(() => otherVersion);

const storesOnPhone = {
  does: ['storeQueuedRequest', 'removeCode'],
  sets: (context: Context) => ({ ...noRetry, storage: 'phone' as const, unanswered: withRecord(context) }),
};

/** The request is queued in the storage that the citizen last chose. */
const queues = (
  from: string,
  choice: string,
  does: readonly string[] = [],
  when = (_: Context) => true,
): readonly TransitionRow<Context>[] => [
  [
    from,
    choice,
    onPhone,
    {
      ...storesOnPhone,
      does: [...does, ...storesOnPhone.does],
      when: (context) => context.storage === 'phone' && when(context),
    },
  ],
  [from, choice, inMemory, { does, when, sets: noRetry }],
];

const hasUnanswered = ({ unanswered }: Context) => unanswered.length > 0;
const mayBeStored = ({ requestIds, unanswered }: Context) => requestIds !== null && unanswered.length > 0;
const isFirstTry = ({ isRetry }: Context) => !isRetry;

/** The half day is refused. Without an earlier send that may arrive, no code is left to look up. */
const refusesSchedule = (
  from: string,
  choice: string,
  refusal: Context['refusal'],
): readonly TransitionRow<Context>[] => {
  const sets = { ...noRetry, refusal, storage: 'memory' } as const;
  return [
    [from, choice, 'scheduleRefused', { when: hasUnanswered, does: removesQueued, sets }],
    [from, choice, 'scheduleRefused', { does: [...removesQueued, 'removeCode'], sets }],
  ];
};

const isLast = ({ requestIds }: Context) => requestIds?.isLastAttempt === true;

/** The press counts as an attempt; after four within a minute the machine backs off. */
const checked = (
  label: string,
  record: Context['record'],
  versionId: string,
): readonly TransitionRow<Context>[] => {
  const sets: Sets = ({ attempts }) => ({
    at: 1_000,
    record,
    versionId,
    failure: null,
    refusal: null,
    attempts: [...attempts, 1_000].slice(-4),
  });
  return [
    ['validating', `checkAnswers:${label}`, backoff, { when: ({ attempts }) => attempts.length === 4, sets }],
    ['validating', `checkAnswers:${label}`, delaying, { sets }],
  ];
};

/** The store's codes that say what to do, with no further question to it (src/firestore/errors.ts). */
const storeFailures = [
  'unavailable',
  'unauthenticated',
  'resource-exhausted',
  'invalid-argument',
  'deadline-exceeded',
  'unproven',
];

export const formRequest: TransitionRows<typeof machine> = [
  /** The receipt of an earlier page's request is found, or in the tab. */
  ['', 'SHOW_STORED', inTab, { again: true, does: [...removesQueued, ...showsReceipt], sets: shownReceipt }],

  /** Another tab noted a version under this code: whatever happens here, the page knows its day. */
  [
    '',
    'VERSIONS_NOTED',
    '',
    {
      when: ({ requestIds, stored, unanswered }) =>
        requestIds?.receiptCode === code &&
        stored === null &&
        !unanswered.some((version) => version.versionId === otherVersion.versionId),
      does: ['markDrafts'],
      sets: ({ unanswered }) => ({
        unanswered: [otherVersion, ...unanswered],
      }),
    },
  ],

  ['idle', 'CONFIRM', 'robotChecked'],
  [
    'idle',
    'ADOPT_SUBMISSION',
    'idle',
    { sets: { requestIds: shortIds, idAttempts: 1, unanswered: [otherVersion] } },
  ],
  ['idle', 'CLEAR', 'idle', { does: removesQueued, sets: blankContext }],
  [
    'idle',
    'RESUME',
    onPhone,
    {
      does: storesOnPhone.does,
      sets: (context) => ({
        requestIds: shortIds,
        idAttempts: 1,
        remainingTime: 60_000,
        storage: 'phone',
        unanswered: withRecord({
          ...context,
          unanswered: [{ versionId, record: sampleRequestRecord, schedule: null }],
        }),
      }),
    },
  ],
  [pressable, 'SUBMIT', 'validating'],
  [pressable, 'UNCONFIRM', 'idle', released],
  [pressable, 'SENT_ELSEWHERE', 'idle', releasedWithId],
  ['idle', 'SENT_ELSEWHERE', 'idle', { sets: withoutSentId }],
  [pressable, 'CLEAR', 'idle', { does: [...removesQueued, ...removesQueued], sets: blankContext }],
  [['failure', 'scheduleRefused', 'withdrawn'], 'DISMISS', 'robotChecked'],

  ...checked('sendable', sampleRequestRecord, versionId),
  ...checked('sendable, edited', editedRequestRecord, editedVersionId),
  ['validating', 'checkAnswers:incomplete', 'incomplete', released],
  ['validating', 'checkAnswers:trapped', 'failure', fails('trap')],
  ['validating', 'checkAnswers:fails', 'failure', fails('unknown')],

  [['validating', ...sending], 'SENT_ELSEWHERE', 'idle', releasedWithId],
  /** An id is reused. Where something was sent under it, its receipt is checked before anything is sent again. */
  ...[[delaying, 'after minimumVisibleDelay'] as const, [backoff, 'after backoffDelay'] as const].flatMap(
    ([from, choice]): readonly TransitionRow<Context>[] => [
      [from, choice, checkingPreviousReceipt, { when: mayBeStored, does: ['storeCode', 'markDrafts'] }],
      [from, choice, findingPlace, { when: ({ requestIds }) => requestIds !== null }],
      [from, choice, generatingId],
    ],
  ),
  [
    [generatingId, findingPlace, saving, checkingReceipt, explainingRefusal, checkingPreviousReceipt],
    'after answerTimeout',
    'failure',
    failsUnanswered('deadline-exceeded'),
  ],

  [
    generatingId,
    'generateId:short id',
    findingPlace,
    {
      sets: ({ idAttempts }) => ({
        requestIds: shortIds,
        idAttempts: idAttempts + 1,
        unanswered: [],
      }),
    },
  ],
  [
    generatingId,
    'generateId:last id',
    findingPlace,
    {
      sets: ({ idAttempts }) => ({
        requestIds: longestIds,
        idAttempts: idAttempts + 1,
        unanswered: [],
      }),
    },
  ],
  [generatingId, 'generateId:no random source', 'failure', fails('no-random-source')],

  [
    saving,
    'saveRequest:stored',
    inTab,
    stored(({ record, versionId }) => ({ versionId, record, schedule: null })),
  ],
  /** The receipt is checked after every refusal. */
  [saving, 'saveRequest:refused', checkingReceipt],
  /** Two requests met: this one is sent again once after a pause, and then by the citizen. */
  [saving, 'saveRequest:contended', contended, { when: isFirstTry, sets: { isRetry: true } }],
  [saving, 'saveRequest:contended', 'failure', failsUnanswered('contended')],
  [contended, 'after contentionPause', checkingPreviousReceipt, { does: sends }],
  ...storeFailures.map(
    (code): TransitionRow<Context> => [saving, `saveRequest:${code}`, 'failure', failsUnanswered(code)],
  ),
  [
    saving,
    'saveRequest:unreachable',
    checkingConnectivity,
    { sets: (context) => ({ unanswered: withRecord(context) }) },
  ],
  /** Nothing left the phone. If nothing had left it before, there is no code to check. */
  ...queues(saving, 'saveRequest:offline', ['removeCode'], (context) => !hasUnanswered(context)),
  ...queues(saving, 'saveRequest:offline'),

  [checkingPreviousReceipt, 'findReceipt:found', inTab, storedFirst],
  [checkingPreviousReceipt, 'findReceipt:found, of another page', inTab, storedOther],
  [checkingPreviousReceipt, 'findReceipt:not found', findingPlace],
  ...storeFailures.map(
    (code): TransitionRow<Context> => [
      checkingPreviousReceipt,
      `findReceipt:${code}`,
      'failure',
      fails(code),
    ],
  ),
  [checkingPreviousReceipt, 'findReceipt:unreachable', checkingConnectivity],

  [checkingReceipt, 'findReceipt:found', inTab, storedFirst],
  [checkingReceipt, 'findReceipt:found, of another page', inTab, storedOther],
  [checkingReceipt, 'findReceipt:not found', explainingRefusal],
  ...storeFailures.map(
    (code): TransitionRow<Context> => [
      checkingReceipt,
      `findReceipt:${code}`,
      'failure',
      failsUnanswered(code),
    ],
  ),
  [
    checkingReceipt,
    'findReceipt:unreachable',
    checkingConnectivity,
    { sets: (context) => ({ unanswered: withRecord(context) }) },
  ],

  /** A half day has a place, needs none, or takes no request. */
  [findingPlace, 'findPlace:any number', saving, { does: sends, sets: { place: null } }],
  [findingPlace, 'findPlace:free place', saving, { does: sends, sets: { place: '2031-05-08-am-007' } }],
  ...refusesSchedule(findingPlace, 'findPlace:full', { kind: 'full', next: '2031-05-08T13:00' }),
  ...refusesSchedule(findingPlace, 'findPlace:closed', { kind: 'hallClosed', next: '2031-05-09T08:00' }),
  ...refusesSchedule(findingPlace, 'findPlace:not open yet', { kind: 'notOpenYet', next: null }),
  ...refusesSchedule(explainingRefusal, 'explainRefusal:full', { kind: 'full', next: null }),
  ...[findingPlace, explainingRefusal].flatMap((from): readonly TransitionRow<Context>[] => {
    const actor = from === findingPlace ? 'findPlace' : 'explainRefusal';
    return [
      ...storeFailures.map(
        (code): TransitionRow<Context> => [from, `${actor}:${code}`, 'failure', fails(code)],
      ),
      [from, `${actor}:unreachable`, checkingConnectivity],
    ];
  }),

  /** Somebody was quicker: the request is sent with another place, within ten seconds of its own. */
  [
    explainingRefusal,
    'explainRefusal:another place',
    saving,
    { again: true, does: sends, sets: { place: '2031-05-08-am-009' } },
  ],
  /** After a send without an answer the place may only be free again: with another id that send could be stored besides. */
  [
    explainingRefusal,
    'explainRefusal:id taken',
    saving,
    {
      again: true,
      when: (context) => hasUnanswered(context) && isFirstTry(context),
      does: sends,
      sets: { isRetry: true },
    },
  ],
  [
    explainingRefusal,
    'explainRefusal:id taken',
    'failure',
    { when: isLast, ...refused, does: [...refused.does, 'removeQueuedRequest', 'removeCode'] },
  ],
  [
    explainingRefusal,
    'explainRefusal:id taken',
    generatingId,
    { does: ['removeCode', 'removeQueuedRequest'] },
  ],

  ...queues(checkingConnectivity, 'checkConnectivity:offline'),
  [checkingConnectivity, 'checkConnectivity:portal', 'failure', fails('portal')],
  [
    checkingConnectivity,
    ['checkConnectivity:online', 'checkConnectivity:fails', 'after connectivityTimeout'],
    'failure',
    fails('unreachable'),
  ],

  [
    [inMemory, onPhone, storeFailed],
    ['SUBMIT', 'awaitConnection:reconnected', 'awaitConnection:fails'],
    'validating',
  ],
  [[inMemory, onPhone, storeFailed], 'WITHDRAW', 'withdrawn', released],
  [[inMemory, onPhone, storeFailed], 'SENT_ELSEWHERE', 'idle', releasedWithId],
  [[inMemory, onPhone, storeFailed], 'after queueLifetime', 'failure', fails('waited')],
  [[inMemory, storeFailed], 'STORE_ON_PHONE', onPhone, storesOnPhone],
  [onPhone, 'REMOVE_FROM_PHONE', inMemory, released],
  [onPhone, 'STORE_FAILED', storeFailed, released],
  [onPhone, 'CHANGED_ELSEWHERE', 'failure', fails('elsewhere')],

  [inTab, 'CLEAR_RECEIPT', 'success.cleared', { does: ['removeReceipt'] }],
  [inTab, 'STORE_FAILED', 'success.onPage'],
  [
    [inTab, 'success.cleared', 'success.onPage'],
    'START_AGAIN',
    'idle',
    { does: ['removeReceipt', 'clearAnswers', ...removesQueued], sets: blankContext },
  ],
  [
    [inTab, 'success.cleared', 'success.onPage'],
    'START_FOR_SAME_PERSON',
    'idle',
    {
      does: ['removeReceipt', 'keepPersonAnswers', ...removesQueued],
      sets: blankContext,
      // After a reload the page does not know the answers.
      when: ({ stored }) => stored?.record != null,
    },
  ],
];
