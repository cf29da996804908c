import type { formDraftMachine as machine } from '../../../machines/request/draft.ts';
import { ourDraft, theirDraft } from '../../../machines/samples/formDraft.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const minute = 60_000;
const aDay = 24 * 3_600_000;

/** A visit finds a draft on the phone a minute before its day is over; perhaps the tab has another one. */
const recalled = (tab: string | null) => {
  const output = { tab, phone: theirDraft, isBroken: false, isInMemory: false, remainingTime: minute };
  return `xstate.done.actor.loadDrafts ${JSON.stringify({ output })}`;
};

export const formDraft: ValueExpectations<typeof machine> = {
  begins: {
    draft: '',
    seen: null,
    remainingTime: aDay,
    theirs: '',
    reference: '',
    isBroken: false,
    isInMemory: false,
    hasWarned: false,
  },
  params: {
    storeInTab: ({ context: { draft } }) => ({ draft }),
    /** It overwrites only the draft that this tab has seen: none at first, and theirs after a conflict. */
    storeOnPhone: ({ before: { draft, seen, theirs }, event: { type, draft: changed } }) => {
      if (type === 'CHANGE') return { draft: changed, seen };
      return { draft, seen: type === 'USE_OURS' ? theirs : null };
    },
    fillForm: ({ before: { theirs } }) => ({ draft: theirs }),
  },
  rows: [
    {
      title: 'deletes a restored draft from the phone when the day of its last change is over',
      steps: [recalled(null)],
      timers: { remainingLifetime: minute },
    },
    {
      title: 'keeps a draft on the phone for a day from its last change',
      steps: [recalled(null), 'CHANGE:answers'],
      timers: { remainingLifetime: aDay },
    },
    {
      title: 'keeps a draft for a day from when the citizen chose the phone',
      steps: [recalled(null), 'REMOVE_FROM_PHONE', 'STORE_ON_PHONE'],
      timers: { remainingLifetime: aDay },
    },
    {
      title: 'keeps the answers of this tab for a day where they take the place of others',
      steps: [recalled(ourDraft), 'USE_OURS'],
      timers: { remainingLifetime: aDay },
      params: { storeOnPhone: { draft: ourDraft, seen: theirDraft } },
    },
    {
      title: 'fills the form with the answers of the other tab where the citizen chooses them',
      steps: [recalled(ourDraft), 'USE_THEIRS'],
      params: { fillForm: { draft: theirDraft } },
    },
    {
      title: 'deletes nothing of the other tab where a draft is stored on the phone for the first time',
      steps: [recalled(null), 'REMOVE_FROM_PHONE', 'STORE_ON_PHONE'],
      params: { storeOnPhone: { draft: theirDraft, seen: null } },
    },
  ],
};
