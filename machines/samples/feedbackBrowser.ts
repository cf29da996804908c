import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { feedbackBrowserMachine as machine } from '../staff/feedbackBrowser.ts';

/** A message that only the model has, in the shape in which the page gets it. */
const createMessage = (id: string, kind: string) => ({
  id,
  name: id,
  arrived: 0,
  version: '',
  fields: { page: '/Emergency-Hotlines', kind, text: `Sample text ${id}` },
});

const createFound = (areMore: boolean, ...messages: readonly ReturnType<typeof createMessage>[]) => ({
  messages,
  areMore,
  areMoreReports: false,
  last: null,
});

const [report, complaint] = [createMessage('1a2b', 'wrongNumber'), createMessage('3c4d', 'notUseful')];

export const foundMessageSamples = {
  some: createFound(false, report, complaint),
  'some, and there are more': createFound(true, report, complaint),
  none: createFound(false),
} as const;

export const feedbackBrowser = {
  machine,
  samples: {
    ...sampleEvents('ASK_DELETE', { '1a2b': { id: '1a2b' }, '3c4d': { id: '3c4d' } }),
    ...sampleAnswers('readMessages', foundMessageSamples),
    ...sampleFailures('readMessages', { unreachable: 'unreachable' }),
    ...sampleAnswers('deleteMessage', { deleted: undefined }),
    ...sampleFailures('deleteMessage', { unreachable: 'unreachable' }),
    ...sampleAnswers('purgeMessages', { some: ['3c4d', '5e6f'], none: [] }),
    ...sampleFailures('purgeMessages', { unreachable: 'unreachable' }),
  },
  project: ({ found, chosen, purged, failure }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    found?.messages.length,
    found?.areMore,
    chosen,
    purged,
    failure,
  ],
  stories: {
    'Deleted at the second try': [
      'readMessages:some',
      'ASK_DELETE:1a2b',
      'CONFIRM',
      'deleteMessage:unreachable',
      'CONFIRM',
      'deleteMessage:deleted',
    ],
    'The older messages come at the second try, and the newer ones stay': [
      'readMessages:some, and there are more',
      'MORE',
      'readMessages:unreachable',
      'RETRY',
      'readMessages:some',
    ],
  },
} as const satisfies RegisteredMachine;
