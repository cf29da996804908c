import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvent,
  sampleEvents,
  sampleFailures,
} from '../model/registered.ts';
import { formDraftMachine as machine } from '../request/draft.ts';
import { draftLifetime } from '../request/draftLifetime.ts';

const createDraft = (purpose: string): string =>
  JSON.stringify({ formType: 'BARANGAY_CLEARANCE', values: { purpose } });
export const [ourDraft, theirDraft] = [createDraft('ours'), createDraft('theirs')];

const nothing = { tab: null, phone: null, isBroken: false, isWhole: false, left: draftLifetime };

export const formDraft = {
  machine,
  samples: {
    ...sampleAnswers('recall', {
      nothing,
      'what nobody can read': { ...nothing, isBroken: true },
      'in the tab': { ...nothing, tab: ourDraft },
      'in the tab, and what nobody can read': { ...nothing, tab: ourDraft, isBroken: true },
      'in the tab, another on the phone': { ...nothing, tab: ourDraft, phone: theirDraft },
      'on the phone': { ...nothing, phone: theirDraft },
      'the whole form': { ...nothing, tab: ourDraft, isWhole: true },
    }),
    ...sampleFailures('recall', { fails: 'unknown' }),
    ...sampleEvents('CHANGE', { answers: { draft: ourDraft }, empty: { draft: '' } }),
    ...sampleEvents('ELSEWHERE', {
      same: { draft: ourDraft },
      other: { draft: theirDraft },
      gone: { draft: null },
    }),
    ...sampleEvent('SENT_ELSEWHERE', { draft: ourDraft, reference: '4f3a' }),
    ...sampleEvents('NOT_KEPT', { 'by the tab': { place: 'tab' }, 'by the phone': { place: 'phone' } }),
  },
  project: ({ draft }: ReturnType<typeof machine.getInitialSnapshot>['context']) => draft !== '',
  stories: {
    'Another tab changes the draft on the phone': [
      'recall:nothing',
      'CHANGE:answers',
      'KEEP',
      'ELSEWHERE:other',
      'USE_THEIRS',
    ],
  },
} as const satisfies RegisteredMachine;
