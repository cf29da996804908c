import { type RegisteredMachine, sampleAnswers, sampleEvents, sampleFailures } from '../model/registered.ts';
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
    ...sampleAnswers('fetchWords', { words: {} }),
    ...sampleFailures('fetchWords', { unreachable: 'unreachable' }),
  },
  project: ({ language, wanted }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    language,
    wanted,
  ],
  stories: {
    'Filipino, which could not be had at first': [
      'CHOOSE:Filipino',
      'fetchWords:unreachable',
      'CHOOSE:Filipino',
      'fetchWords:words',
    ],
  },
} as const satisfies RegisteredMachine;
