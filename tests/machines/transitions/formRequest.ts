import type { SnapshotFrom } from 'xstate';
import type { formRequest as machine } from '../../../machines/formRequest.ts';
import { edited, first } from '../../../machines/samples/formRequest.ts';
import type { Row, Rows } from '../facts.ts';

type Context = SnapshotFrom<typeof machine>['context'];
type Sets = (context: Context) => Partial<Context>;

const [settling, resting] = ['submitting.settling', 'submitting.resting'] as const;
const trying = 'submitting.trying';
const [drawing, saving, lookingUp] = [
  `${trying}.drawing`,
  `${trying}.saving`,
  `${trying}.lookingUp`,
] as const;
const [lookingForSignal, identifying] = [
  'submitting.lookingForSignal',
  'submitting.identifying.asking',
] as const;
const [inPage, onPhone, notKept] = ['waiting.inPage', 'waiting.onPhone', 'waiting.notKept'] as const;
const sending = [settling, resting, drawing, saving, lookingUp, lookingForSignal, identifying];
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
  candidates: [],
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
/** Refused to the last id: what comes next begins with a short one again. */
const refused = (more: Partial<Context> = {}) => {
  const { does, sets } = fails('permission-denied', () => ({ drawn: null, draws: 0, ...more }));
  return { does: [...does, 'forgetCode'], sets };
};

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
): readonly Row<Context>[] => [
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
const isOfSeveral = ({ unanswered }: Context) => unanswered.length > 1;
const isLast = ({ drawn }: Context) => drawn?.last === true;

/** The instant of the press counts as a try; with four in the last minute it rests. */
const checked = (label: string, record: Context['record']): readonly Row<Context>[] => {
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

export const formRequest: Rows<typeof machine> = [
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
        unanswered: withRecord({ ...context, unanswered: [first] }),
      }),
    },
  ],
  [pressable, 'SUBMIT', 'checking'],
  [pressable, ['UNTICK', 'SENT_ELSEWHERE'], 'idle', released],
  [pressable, 'CLEAR', 'idle', { does: [...letGo, ...letGo], sets: afresh }],
  [['failure', 'withdrawn'], 'DISMISS', 'ready'],

  ...checked('sendable', first),
  ...checked('sendable, edited', edited),
  ['checking', 'checkAnswers:incomplete', 'incomplete', released],
  ['checking', 'checkAnswers:trapped', 'failure', fails('trap')],
  ['checking', 'checkAnswers:fails', 'failure', fails('unknown')],

  [sending, 'SENT_ELSEWHERE', 'idle', released],
  /** An id that nobody answered for is kept. */
  [
    settling,
    'after untilShownLongEnough',
    saving,
    { when: ({ drawn }) => drawn !== null, does: ['noteCode'] },
  ],
  [settling, 'after untilShownLongEnough', drawing],
  [resting, 'after untilAMinutePassed', saving, { when: ({ drawn }) => drawn !== null, does: ['noteCode'] }],
  [resting, 'after untilAMinutePassed', drawing],
  [[drawing, saving, lookingUp], 'after answerLimit', 'failure', silently('deadline-exceeded')],

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
  /** Before an id is drawn anew after a silence, the receipt is looked up. */
  [saving, 'saveRequest:id taken', lookingUp, { when: hasSilence }],
  [saving, 'saveRequest:id taken', 'failure', { when: isLast, ...refused() }],
  [saving, 'saveRequest:id taken', drawing, { does: ['forgetCode'] }],
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

  [
    lookingUp,
    'findReceipt:found',
    identifying,
    { when: isOfSeveral, sets: ({ unanswered }) => ({ candidates: unanswered }) },
  ],
  [lookingUp, 'findReceipt:found', 'success', stored(({ unanswered }) => unanswered[0] ?? null)],
  [
    lookingUp,
    'findReceipt:not found',
    'failure',
    { when: isLast, ...refused({ unanswered: [] }), does: ['forgetWaiting', ...refused().does] },
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

  /** The version that is stored is the one whose re-sending is accepted. */
  [identifying, 'saveRequest:stored', 'success', stored(({ candidates }) => candidates[0] ?? null)],
  [
    identifying,
    'saveRequest:id taken',
    identifying,
    {
      when: ({ candidates }) => candidates.length > 1,
      sets: ({ candidates }) => ({ candidates: candidates.slice(1) }),
    },
  ],
  [
    identifying,
    [
      'saveRequest:id taken',
      'saveRequest:unavailable',
      'saveRequest:unreachable',
      'saveRequest:offline',
      'after identifyLimit',
    ],
    'success',
    stored(() => null),
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
