import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { formDraftMachine as machine } from '../request/draft.ts';
import { draftLifetime } from '../request/draftLifetime.ts';

const createDraft = (purpose: string): string =>
  JSON.stringify({ formType: 'BARANGAY_CLEARANCE', values: { purpose } });
export const [ourDraft, theirDraft] = [createDraft('ours'), createDraft('theirs')];

const none = { tab: null, phone: null, isBroken: false, isInMemory: false, remainingTime: draftLifetime };

export const formDraft = {
  machine,
  samples: {
    ...sampleAnswers('loadDrafts', {
      none,
      unreadable: { ...none, isBroken: true },
      'in the tab': { ...none, tab: ourDraft },
      'in the tab, and unreadable': { ...none, tab: ourDraft, isBroken: true },
      'in the tab, another on the phone': { ...none, tab: ourDraft, phone: theirDraft },
      'on the phone': { ...none, phone: theirDraft },
      'in memory': { ...none, tab: ourDraft, isInMemory: true },
    }),
    ...sampleFailures('loadDrafts', { fails: 'unknown' }),
    ...sampleEvents('CHANGE', { answers: { draft: ourDraft }, empty: { draft: '' } }),
    ...sampleEvents('STORE_FAILED', {
      'by the tab': { storage: 'tab' },
      'by the phone': { storage: 'phone' },
    }),
  },
  project: ({ draft }: ReturnType<typeof machine.getInitialSnapshot>['context']) => draft !== '',
  stories: {
    'The draft on the phone is cleared in another tab, and the answers of this page stay': [
      'loadDrafts:none',
      'CHANGE:answers',
      'STORE_ON_PHONE',
      'REMOVED_ELSEWHERE',
      'SENT',
    ],
  },
} as const satisfies RegisteredMachine;
