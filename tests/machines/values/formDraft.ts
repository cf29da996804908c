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
  begins: { draft: '', remainingTime: null, isBroken: false, isInMemory: false, hasWarned: false },
  params: {
    storeInTab: ({ context: { draft } }) => ({ draft }),
    storeOnPhone: ({ before, event: { type, draft } }) => ({
      draft: type === 'CHANGE' ? draft : before.draft,
    }),
    removeSent: ({ before: { draft } }) => ({ draft }),
  },
  rows: [
    {
      title: 'deletes a restored draft from the phone when the day of its last change is over',
      steps: [recalled(null)],
      timers: { remainingLifetime: minute },
    },
    {
      title: 'shows the answers of the tab where the phone has others',
      steps: [recalled(ourDraft)],
      sets: { draft: ourDraft, remainingTime: minute },
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
      params: { storeOnPhone: { draft: theirDraft } },
    },
  ],
};
