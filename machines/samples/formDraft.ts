import { answers, each, fails, only, type Registered } from '../model/registered.ts';
import { formDraft as machine } from '../request/draft.ts';
import { keptOnPhoneFor } from '../request/draftLifetime.ts';

const draftOf = (purpose: string): string =>
  JSON.stringify({ formType: 'BARANGAY_CLEARANCE', values: { purpose } });
export const [ours, theirs] = [draftOf('ours'), draftOf('theirs')];

const nothing = { tab: null, phone: null, isBroken: false, isWhole: false, left: keptOnPhoneFor };

export const formDraft = {
  machine,
  samples: {
    ...answers('recall', {
      nothing,
      'what nobody can read': { ...nothing, isBroken: true },
      'in the tab': { ...nothing, tab: ours },
      'in the tab, and what nobody can read': { ...nothing, tab: ours, isBroken: true },
      'in the tab, another on the phone': { ...nothing, tab: ours, phone: theirs },
      'on the phone': { ...nothing, phone: theirs },
      'the whole form': { ...nothing, tab: ours, isWhole: true },
    }),
    ...fails('recall', { fails: 'unknown' }),
    ...each('CHANGE', { answers: { draft: ours }, empty: { draft: '' } }),
    ...each('ELSEWHERE', { same: { draft: ours }, other: { draft: theirs }, gone: { draft: null } }),
    ...only('SENT_ELSEWHERE', { draft: ours, reference: '4f3a' }),
    ...each('NOT_KEPT', { 'by the tab': { place: 'tab' }, 'by the phone': { place: 'phone' } }),
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
} as const satisfies Registered;
