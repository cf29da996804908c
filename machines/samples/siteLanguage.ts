import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { siteLanguageMachine as machine } from '../site/siteLanguage.ts';

export const siteLanguage = {
  machine,
  input: { language: 'en' },
  samples: {
    ...sampleEvents('CHOOSE', {
      English: { language: 'en' },
      Filipino: { language: 'fil' },
      Cebuano: { language: 'ceb' },
    }),
    ...sampleAnswers('loadMessages', { messages: {} }),
    ...sampleFailures('loadMessages', { unreachable: 'unreachable' }),
  },
  project: ({ language, wanted }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    language,
    wanted,
  ],
  stories: {
    'Filipino fails to load, and loads at the second press': [
      'CHOOSE:Filipino',
      'loadMessages:unreachable',
      'CHOOSE:Filipino',
      'loadMessages:messages',
    ],
  },
} as const satisfies RegisteredMachine;
