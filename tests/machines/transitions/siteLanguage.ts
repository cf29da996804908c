import type { siteLanguageMachine as machine } from '../../../machines/site/siteLanguage.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface Context {
  readonly language: string;
  readonly wanted: string;
}

const languages = { English: 'en', Filipino: 'fil', Cebuano: 'ceb' } as const;

/** The current language needs no messages; a language that loads already is not loaded twice. */
const choices = Object.entries(languages).flatMap(([name, language]): TransitionRows<typeof machine> => {
  const choice = `CHOOSE:${name}`;
  const sets = { wanted: language };
  const isCurrent = (context: Context) => context.language === language;
  const isOther = (context: Context) => !isCurrent(context) && context.wanted !== language;
  return [
    ['idle', choice, 'loading', { when: isOther, sets }],
    ['loading', choice, 'idle', { when: isCurrent, sets }],
    ['loading', choice, 'loading', { when: isOther, sets, again: true }],
    ['failed', choice, 'idle', { when: isCurrent, sets }],
    ['failed', choice, 'loading', { sets }],
  ];
});

export const siteLanguage: TransitionRows<typeof machine> = [
  ...choices,
  [
    'loading',
    'loadMessages:messages',
    'idle',
    { does: ['applyLanguage'], sets: ({ wanted }) => ({ language: wanted }) },
  ],
  ['loading', 'loadMessages:unreachable', 'failed', { does: ['log'] }],
];
