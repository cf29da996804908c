import { answers, each, fails, type Registered } from '../model/registered.ts';
import { siteLanguage as machine } from '../site/siteLanguage.ts';

export const siteLanguage = {
  machine,
  input: { language: 'en' },
  samples: {
    ...each('CHOOSE', {
      English: { language: 'en' },
      Filipino: { language: 'fil' },
      Cebuano: { language: 'ceb' },
    }),
    ...answers('fetchWords', { words: {} }),
    ...fails('fetchWords', { unreachable: 'unreachable' }),
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
} as const satisfies Registered;
