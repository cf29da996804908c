import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine as machine } from '../../../machines/request/draft.ts';
import { ourDraft, theirDraft } from '../../../machines/samples/formDraft.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const [tab, phone, notice] = ['active.tab', 'active.phone', 'active.notice'] as const;
const [off, stored, conflict] = [`${phone}.off`, `${phone}.stored`, `${phone}.conflict`] as const;

const aDay = 24 * 3_600_000;
const found = { remainingTime: aDay, isBroken: false, isInMemory: false };

/** The drafts that a visit finds, and the states of tab, phone and notice after it. */
const recalled = (
  label: string,
  [inTab, onPhone, inNotice]: readonly [string, string, string],
  sets: Partial<Context>,
): TransitionRow<Context> => [
  'loading',
  `loadDrafts:${label}`,
  [`${tab}.${inTab}`, `${phone}.${onPhone}`, `${notice}.${inNotice}`],
  { does: inTab === 'stored' ? ['storeInTab'] : [], sets: { ...found, ...sets } },
];

/** Another tab sent exactly these answers. */
const areOurs = { when: ({ draft }: Context) => draft === ourDraft };
const removesDraft = { does: ['removeFromTab'], sets: { draft: '' } };
const removeFromPhone = { does: ['removeFromPhone'] };

/** Another tab changed the phone's draft, to this page's answers or to others. */
const changedElsewhere = (label: string, draft: string): readonly TransitionRow<Context>[] => [
  [
    [stored, conflict],
    `CHANGED_ELSEWHERE:${label}`,
    stored,
    { when: (context) => context.draft === draft, sets: { seen: draft } },
  ],
  [[stored, conflict], `CHANGED_ELSEWHERE:${label}`, conflict, { sets: { theirs: draft } }],
];

const storeOnPhone = {
  does: ['storeOnPhone'],
  sets: ({ draft }: Context) => ({ seen: draft, remainingTime: aDay }),
};

export const formDraft: TransitionRows<typeof machine> = [
  recalled('none', ['empty', 'off', 'none'], { draft: '', seen: null, theirs: '' }),
  recalled('unreadable', ['empty', 'off', 'unreadable'], {
    draft: '',
    seen: null,
    theirs: '',
    isBroken: true,
  }),
  recalled('in the tab', ['stored', 'off', 'restored'], { draft: ourDraft, seen: null, theirs: '' }),
  recalled('in the tab, and unreadable', ['stored', 'off', 'restored'], {
    draft: ourDraft,
    seen: null,
    theirs: '',
    isBroken: true,
  }),
  recalled('in the tab, another on the phone', ['stored', 'conflict', 'restored'], {
    draft: ourDraft,
    seen: theirDraft,
    theirs: theirDraft,
  }),
  recalled('on the phone', ['stored', 'stored', 'restored'], {
    draft: theirDraft,
    seen: theirDraft,
    theirs: theirDraft,
  }),
  recalled('in memory', ['stored', 'off', 'none'], {
    draft: ourDraft,
    seen: null,
    theirs: '',
    isInMemory: true,
  }),
  ['loading', 'loadDrafts:fails', [`${tab}.empty`, off, `${notice}.none`]],

  [tab, ['SENT', 'WIPE'], `${tab}.empty`, removesDraft],
  [
    tab,
    'SENT_ELSEWHERE',
    `${tab}.empty`,
    { ...areOurs, does: ['removeFromTab'], sets: { draft: '', reference: '4f3a' } },
  ],
  [tab, 'CHANGE:answers', `${tab}.stored`, { does: ['storeInTab'], sets: { draft: ourDraft } }],
  [tab, 'CHANGE:empty', `${tab}.empty`, removesDraft],
  [`${tab}.stored`, 'STORE_FAILED:by the tab', `${tab}.storeFailed`],

  [off, 'STORE_ON_PHONE', stored, storeOnPhone],
  [
    stored,
    'CHANGE:answers',
    stored,
    { does: ['storeOnPhone'], sets: { seen: ourDraft, remainingTime: aDay }, again: true },
  ],
  [stored, ['CHANGE:empty', 'REMOVE_FROM_PHONE', 'STORE_FAILED:by the phone', 'SENT'], off, removeFromPhone],
  [stored, 'SENT_ELSEWHERE', off, { ...areOurs, ...removeFromPhone }],
  [stored, 'after remainingLifetime', off, removeFromPhone],
  [
    conflict,
    'USE_THEIRS',
    stored,
    { does: ['fillForm'], sets: (context) => ({ draft: context.theirs, seen: context.theirs }) },
  ],
  [conflict, 'USE_OURS', stored, storeOnPhone],
  [conflict, ['LEAVE_THEIRS', 'SENT'], off],
  [conflict, 'SENT_ELSEWHERE', off, areOurs],
  [[stored, conflict], 'CHANGED_ELSEWHERE:removed', off],
  ...changedElsewhere('same', ourDraft),
  ...changedElsewhere('other', theirDraft),
  [phone, 'WIPE', off, removeFromPhone],

  [notice, 'after remainingLifetime', `${notice}.removed`],
  [
    notice,
    'CHANGED_ELSEWHERE:removed',
    `${notice}.removed`,
    { when: (_, isIn) => isIn(stored) || isIn(conflict) },
  ],
  [notice, 'REMOVED', `${notice}.removed`],
  [notice, 'CLEAR', `${notice}.confirmingClear`],
  [notice, ['SENT', 'DISMISS'], `${notice}.none`],
  [notice, 'SENT_ELSEWHERE', `${notice}.sentElsewhere`, areOurs],
  /** The notice appears once a visit. */
  [
    notice,
    ['STORE_FAILED:by the tab', 'STORE_FAILED:by the phone'],
    notice,
    { when: ({ hasWarned }) => hasWarned },
  ],
  [
    notice,
    ['STORE_FAILED:by the tab', 'STORE_FAILED:by the phone'],
    `${notice}.storeFailed`,
    { sets: { hasWarned: true } },
  ],
  /** 'Clear now' deletes the answers of page, tab and phone after one confirmation. */
  [`${notice}.confirmingClear`, 'CONFIRM', `${notice}.cleared`, { does: ['clearAnswers'] }],
  [tab, 'CONFIRM', `${tab}.empty`, { when: (_, isIn) => isIn(`${notice}.confirmingClear`), ...removesDraft }],
  [phone, 'CONFIRM', off, { when: (_, isIn) => isIn(`${notice}.confirmingClear`), ...removeFromPhone }],
];
