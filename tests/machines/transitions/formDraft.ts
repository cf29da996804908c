import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine as machine } from '../../../machines/request/draft.ts';
import { ourDraft, theirDraft } from '../../../machines/samples/formDraft.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const [tab, phone, said] = ['living.tab', 'living.phone', 'living.said'] as const;
const [off, kept, asking] = [`${phone}.off`, `${phone}.kept`, `${phone}.asking`] as const;

const aDay = 24 * 3_600_000;
const found = { left: aDay, isBroken: false, isWhole: false };

/** What a visit finds, and what becomes of it in the tab, on the phone, and in words. */
const recalled = (
  label: string,
  [inTab, onPhone, inWords]: readonly [string, string, string],
  sets: Partial<Context>,
): TransitionRow<Context> => [
  'recalling',
  `recall:${label}`,
  [`${tab}.${inTab}`, `${phone}.${onPhone}`, `${said}.${inWords}`],
  { does: inTab === 'kept' ? ['keepInTab'] : [], sets: { ...found, ...sets } },
];

/** These answers, and no others, were sent from another tab. */
const areOurs = { when: ({ draft }: Context) => draft === ourDraft };
const forget = { does: ['forgetTab'], sets: { draft: '' } };
const forgetPhone = { does: ['forgetPhone'] };

/** Another tab changed the phone's draft: to what is here, or to something else. */
const elsewhere = (label: string, draft: string): readonly TransitionRow<Context>[] => [
  [
    [kept, asking],
    `ELSEWHERE:${label}`,
    kept,
    { when: (context) => context.draft === draft, sets: { seen: draft } },
  ],
  [[kept, asking], `ELSEWHERE:${label}`, asking, { sets: { theirs: draft } }],
];

const keepOnPhone = { does: ['keepOnPhone'], sets: ({ draft }: Context) => ({ seen: draft, left: aDay }) };

export const formDraft: TransitionRows<typeof machine> = [
  recalled('nothing', ['empty', 'off', 'nothing'], { draft: '', seen: null, theirs: '' }),
  recalled('what nobody can read', ['empty', 'off', 'notRead'], {
    draft: '',
    seen: null,
    theirs: '',
    isBroken: true,
  }),
  recalled('in the tab', ['kept', 'off', 'restored'], { draft: ourDraft, seen: null, theirs: '' }),
  recalled('in the tab, and what nobody can read', ['kept', 'off', 'restored'], {
    draft: ourDraft,
    seen: null,
    theirs: '',
    isBroken: true,
  }),
  recalled('in the tab, another on the phone', ['kept', 'asking', 'restored'], {
    draft: ourDraft,
    seen: theirDraft,
    theirs: theirDraft,
  }),
  recalled('on the phone', ['kept', 'kept', 'restored'], {
    draft: theirDraft,
    seen: theirDraft,
    theirs: theirDraft,
  }),
  recalled('the whole form', ['kept', 'off', 'nothing'], {
    draft: ourDraft,
    seen: null,
    theirs: '',
    isWhole: true,
  }),
  ['recalling', 'recall:fails', [`${tab}.empty`, off, `${said}.nothing`]],

  [tab, ['SENT', 'WIPE'], `${tab}.empty`, forget],
  [
    tab,
    'SENT_ELSEWHERE',
    `${tab}.empty`,
    { ...areOurs, does: ['forgetTab'], sets: { draft: '', reference: '4f3a' } },
  ],
  [tab, 'CHANGE:answers', `${tab}.kept`, { does: ['keepInTab'], sets: { draft: ourDraft } }],
  [tab, 'CHANGE:empty', `${tab}.empty`, forget],
  [`${tab}.kept`, 'NOT_KEPT:by the tab', `${tab}.unkept`],

  [off, 'KEEP', kept, keepOnPhone],
  [
    kept,
    'CHANGE:answers',
    kept,
    { does: ['keepOnPhone'], sets: { seen: ourDraft, left: aDay }, again: true },
  ],
  [kept, ['CHANGE:empty', 'UNKEEP', 'NOT_KEPT:by the phone', 'SENT'], off, forgetPhone],
  [kept, 'SENT_ELSEWHERE', off, { ...areOurs, ...forgetPhone }],
  [kept, 'after untilOver', off, forgetPhone],
  [
    asking,
    'USE_THEIRS',
    kept,
    { does: ['fillIn'], sets: (context) => ({ draft: context.theirs, seen: context.theirs }) },
  ],
  [asking, 'KEEP_OURS', kept, keepOnPhone],
  [asking, ['LEAVE_THEIRS', 'SENT'], off],
  [asking, 'SENT_ELSEWHERE', off, areOurs],
  [[kept, asking], 'ELSEWHERE:gone', off],
  ...elsewhere('same', ourDraft),
  ...elsewhere('other', theirDraft),
  [phone, 'WIPE', off, forgetPhone],

  [said, 'after untilOver', `${said}.gone`],
  [said, 'ELSEWHERE:gone', `${said}.gone`, { when: (_, isIn) => isIn(kept) || isIn(asking) }],
  [said, 'GONE', `${said}.gone`],
  [said, 'CLEAR', `${said}.asksToClear`],
  [said, ['SENT', 'DISMISS'], `${said}.nothing`],
  [said, 'SENT_ELSEWHERE', `${said}.sentElsewhere`, areOurs],
  /** Once a visit. */
  [said, ['NOT_KEPT:by the tab', 'NOT_KEPT:by the phone'], said, { when: ({ hasTold }) => hasTold }],
  [said, ['NOT_KEPT:by the tab', 'NOT_KEPT:by the phone'], `${said}.notKept`, { sets: { hasTold: true } }],
  /** 'Clear now' takes the answers of the page, of the tab and of the phone; it is asked about once. */
  [`${said}.asksToClear`, 'CONFIRM', `${said}.cleared`, { does: ['clearAnswers'] }],
  [tab, 'CONFIRM', `${tab}.empty`, { when: (_, isIn) => isIn(`${said}.asksToClear`), ...forget }],
  [phone, 'CONFIRM', off, { when: (_, isIn) => isIn(`${said}.asksToClear`), ...forgetPhone }],
];
