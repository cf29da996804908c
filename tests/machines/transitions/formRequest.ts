import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import { editedRequestRecord, sampleRequestRecord } from '../../../machines/samples/formRequest.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

type Context = SnapshotFrom<typeof machine>['context'];
type Sets = (context: Context) => Partial<Context>;

const [settling, resting] = ['submitting.settling', 'submitting.resting'] as const;
const trying = 'submitting.trying';
const [drawing, saving, lookingUp, lookingForEarlier] = [
  `${trying}.drawing`,
  `${trying}.saving`,
  `${trying}.lookingUp`,
  `${trying}.lookingForEarlier`,
] as const;
const lookingForSignal = 'submitting.lookingForSignal';
const [inPage, onPhone, notKept] = ['waiting.inPage', 'waiting.onPhone', 'waiting.notKept'] as const;
const sending = [settling, resting, drawing, saving, lookingUp, lookingForEarlier, lookingForSignal];
const pressable = ['ready', 'incomplete', 'failure', 'withdrawn'];

const letGo = ['forgetWaiting'];
const released = { does: letGo, sets: { place: 'page' } } as const;

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const narrow = { code, id: '4f3a', last: false };
const widest = { code, id: '4f3a-9c1b-0123456789ab', last: true };

/** Nothing is left of the request before: it may be another person's. */
const afresh: Context = {
  shownAt: 5_000,
  at: 0,
  tries: [],
  record: {},
  drawn: null,
  draws: 0,
  unanswered: [],
  place: 'page',
  left: 24 * 3_600_000,
  failure: null,
  stored: null,
};

/** The versions that may be stored: the one that is sent is one of them from now on. */
const withRecord = ({ unanswered, record }: Context) =>
  unanswered.includes(record) || Object.keys(record).length === 0 ? unanswered : [...unanswered, record];

const fails = (failure: string, more: Sets = () => ({})) => ({
  does: letGo,
  sets: (context: Context) => ({ ...more(context), failure, place: 'page' as const }),
});
const silently = (failure: string) => fails(failure, (context) => ({ unanswered: withRecord(context) }));
/** Refused to the last id: the next try begins with a short one again. */
const refused = fails('permission-denied', () => ({ drawn: null, draws: 0, unanswered: [] }));

/** What is told: `of` is the version that is stored, null where nobody can tell. */
const stored = (of: (context: Context) => Context['record'] | null) => ({
  does: [...letGo, 'forgetDrafts', 'forgetCode'],
  sets: (context: Context) => {
    const record = of(context);
    const { id, code } = context.drawn ?? { id: '', code: '' };
    return { stored: { id, code, record, earlier: record !== context.record }, place: 'page' as const };
  },
});

const keeps = {
  does: ['keepWaiting', 'forgetCode'],
  sets: (context: Context) => ({ place: 'phone' as const, unanswered: withRecord(context) }),
};

/** It waits where the citizen last chose. */
const waits = (
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
      ...keeps,
      does: [...does, ...keeps.does],
      when: (context) => context.place === 'phone' && when(context),
    },
  ],
  [from, choice, inPage, { does, when }],
];

const hasSilence = ({ unanswered }: Context) => unanswered.length > 0;
/** The only version that can be stored under this id; null where it can be one of several. */
const onlyOne = ({ unanswered }: Context) => (unanswered.length === 1 ? unanswered[0]! : null);
const wasSentOtherwise = ({ drawn, unanswered, record }: Context) =>
  drawn !== null && unanswered.some((version) => version !== record);
const isLast = ({ drawn }: Context) => drawn?.last === true;

/** The instant of the press counts as a try; with four in the last minute it rests. */
const checked = (label: string, record: Context['record']): readonly TransitionRow<Context>[] => {
  const sets: Sets = ({ tries }) => ({
    at: 1_000,
    record,
    failure: null,
    tries: [...tries, 1_000].slice(-4),
  });
  return [
    ['checking', `checkAnswers:${label}`, resting, { when: ({ tries }) => tries.length === 4, sets }],
    ['checking', `checkAnswers:${label}`, settling, { sets }],
  ];
};

export const formRequest: TransitionRows<typeof machine> = [
  ['idle', 'TICK', 'ready'],
  ['idle', 'CLEAR', 'idle', { does: letGo, sets: afresh }],
  [
    'idle',
    'RESUME',
    onPhone,
    {
      does: keeps.does,
      sets: (context) => ({
        drawn: narrow,
        draws: 1,
        left: 60_000,
        place: 'phone',
        unanswered: withRecord({ ...context, unanswered: [sampleRequestRecord] }),
      }),
    },
  ],
  [pressable, 'SUBMIT', 'checking'],
  [pressable, ['UNTICK', 'SENT_ELSEWHERE'], 'idle', released],
  [pressable, 'CLEAR', 'idle', { does: [...letGo, ...letGo], sets: afresh }],
  [['failure', 'withdrawn'], 'DISMISS', 'ready'],

  ...checked('sendable', sampleRequestRecord),
  ...checked('sendable, edited', editedRequestRecord),
  ['checking', 'checkAnswers:incomplete', 'incomplete', released],
  ['checking', 'checkAnswers:trapped', 'failure', fails('trap')],
  ['checking', 'checkAnswers:fails', 'failure', fails('unknown')],

  [sending, 'SENT_ELSEWHERE', 'idle', released],
  /** An id that was sent without an answer is kept; a changed version waits for what its receipt says. */
  ...[
    [settling, 'after untilShownLongEnough'] as const,
    [resting, 'after untilAMinutePassed'] as const,
  ].flatMap(([from, choice]): readonly TransitionRow<Context>[] => [
    [from, choice, lookingForEarlier, { when: wasSentOtherwise }],
    [from, choice, saving, { when: ({ drawn }) => drawn !== null, does: ['noteCode'] }],
    [from, choice, drawing],
  ]),
  [
    [drawing, saving, lookingUp, lookingForEarlier],
    'after answerLimit',
    'failure',
    silently('deadline-exceeded'),
  ],

  [
    drawing,
    'drawId:drawn',
    saving,
    { does: ['noteCode'], sets: ({ draws }) => ({ drawn: narrow, draws: draws + 1, unanswered: [] }) },
  ],
  [
    drawing,
    'drawId:drawn, the last',
    saving,
    { does: ['noteCode'], sets: ({ draws }) => ({ drawn: widest, draws: draws + 1, unanswered: [] }) },
  ],
  [drawing, 'drawId:no random source', 'failure', fails('no-random-source')],

  [saving, 'saveRequest:stored', 'success', stored(({ record }) => record)],
  /** After every refusal the receipt is looked up. */
  [saving, 'saveRequest:id taken', lookingUp, { sets: (context) => ({ unanswered: withRecord(context) }) }],
  [saving, 'saveRequest:unavailable', 'failure', silently('unavailable')],
  [
    saving,
    'saveRequest:unreachable',
    lookingForSignal,
    { sets: (context) => ({ unanswered: withRecord(context) }) },
  ],
  /** Nothing has left the phone: where nothing had left it before, there is no code to look up. */
  ...waits(saving, 'saveRequest:offline', ['forgetCode'], (context) => !hasSilence(context)),
  ...waits(saving, 'saveRequest:offline'),

  [lookingForEarlier, 'findReceipt:found', 'success', stored(onlyOne)],
  [lookingForEarlier, 'findReceipt:not found', saving, { does: ['noteCode'] }],
  [lookingForEarlier, 'findReceipt:unavailable', 'failure', fails('unavailable')],
  [lookingForEarlier, 'findReceipt:unreachable', lookingForSignal],

  [lookingUp, 'findReceipt:found', 'success', stored(onlyOne)],
  [
    lookingUp,
    'findReceipt:not found',
    'failure',
    { when: isLast, ...refused, does: [...refused.does, 'forgetWaiting', 'forgetCode'] },
  ],
  [lookingUp, 'findReceipt:not found', drawing, { does: ['forgetCode', 'forgetWaiting'] }],
  [lookingUp, 'findReceipt:unavailable', 'failure', fails('unavailable')],
  [lookingUp, 'findReceipt:unreachable', lookingForSignal],

  ...waits(lookingForSignal, 'lookForSignal:none'),
  [lookingForSignal, 'lookForSignal:portal', 'failure', fails('portal')],
  [
    lookingForSignal,
    ['lookForSignal:there', 'lookForSignal:fails', 'after signalLimit'],
    'failure',
    fails('unreachable'),
  ],

  [[inPage, onPhone, notKept], ['SUBMIT', 'awaitSignal:is back', 'awaitSignal:fails'], 'checking'],
  [[inPage, onPhone, notKept], 'WITHDRAW', 'withdrawn', released],
  [[inPage, onPhone, notKept], 'SENT_ELSEWHERE', 'idle', released],
  [[inPage, onPhone, notKept], 'after waitsFor', 'failure', fails('waited')],
  [[inPage, notKept], 'KEEP', onPhone, keeps],
  [onPhone, 'UNKEEP', inPage, released],
  [onPhone, 'NOT_KEPT', notKept, released],
  [onPhone, 'TAKEN_OVER', 'failure', fails('elsewhere')],

  ['success', 'START_AGAIN', 'idle', { does: ['clearAnswers', ...letGo], sets: afresh }],
];
