import type { siteLanguageMachine as machine } from '../../../machines/site/siteLanguage.ts';
import type { TransitionRows } from '../expectations.ts';

interface Context {
  readonly language: string;
  readonly wanted: string;
}

const languages = { English: 'en', Filipino: 'fil', Cebuano: 'ceb' } as const;

/** What is spoken already needs no words; what is on its way is not asked for twice. */
const choices = Object.entries(languages).flatMap(([name, language]): TransitionRows<typeof machine> => {
  const choice = `CHOOSE:${name}`;
  const sets = { wanted: language };
  const isSpoken = (context: Context) => context.language === language;
  const isOther = (context: Context) => !isSpoken(context) && context.wanted !== language;
  return [
    ['spoken', choice, 'fetching', { when: isOther, sets }],
    ['fetching', choice, 'spoken', { when: isSpoken, sets }],
    ['fetching', choice, 'fetching', { when: isOther, sets, again: true }],
    ['failed', choice, 'spoken', { when: isSpoken, sets }],
    ['failed', choice, 'fetching', { sets }],
  ];
});

export const siteLanguage: TransitionRows<typeof machine> = [
  ...choices,
  [
    'fetching',
    'fetchWords:words',
    'spoken',
    { does: ['speak'], sets: ({ wanted }) => ({ language: wanted }) },
  ],
  ['fetching', 'fetchWords:unreachable', 'failed', { does: ['log'] }],
];
