import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface Context {
  readonly query: string;
}

const log = { does: ['log'] };
const opensBest = { does: ['openBest'] };
const [unasked, awaited] = ['open.best.unasked', 'open.best.awaited'] as const;
const source = (name: string): string => `open.sources.${name}`;

/** Everything is searched that can be: Enter waits for nothing. */
const ended = ['ready', 'partial', 'unavailable'].map(source);

/** The row of a source that ends the wait for the best result. */
const endsWait = (choice: string): TransitionRow<Context> => [awaited, choice, unasked, opensBest];

const hasQuery = ({ query }: Context): boolean => query.trim() !== '';

export const siteSearch: TransitionRows<typeof machine> = [
  ['closed', 'OPEN', [source('loadingCode'), unasked], { does: ['trapFocus'] }],
  [
    'open',
    ['CLOSE', 'SCRIM', 'ESCAPE', 'NAVIGATED'],
    'closed',
    { does: ['restoreFocus'], sets: { query: '' } },
  ],
  ['open', 'TYPE:words', 'open', { sets: { query: 'clearnce' } }],
  ['open', 'TYPE:nothing', 'open', { sets: { query: '' } }],
  [source('loadingCode'), 'loadCode:loaded', source('loadingIndex')],
  [source('loadingCode'), 'loadCode:offline', source('unavailable'), log],
  [source('loadingIndex'), 'readIndex:read', source('loadingNewer')],
  [source('loadingIndex'), 'readIndex:offline', source('loadingNewerOnly'), log],
  [source('loadingNewer'), 'readNewer:read', source('ready')],
  [source('loadingNewer'), 'readNewer:offline', source('partial'), log],
  [source('loadingNewerOnly'), 'readNewer:read', source('partial')],
  [source('loadingNewerOnly'), 'readNewer:offline', source('partial'), log],
  /** Enter opens the best result as far as it is known, and waits for what may hold a better one or the first one. */
  ...[source('loadingNewer'), ...ended].map((name): TransitionRow<Context> => [name, 'SUBMIT', name]),
  [
    unasked,
    'SUBMIT',
    unasked,
    { when: (context, isIn) => hasQuery(context) && ended.some(isIn), ...opensBest },
  ],
  [
    unasked,
    'SUBMIT',
    awaited,
    { when: (context, isIn) => hasQuery(context) && isIn(source('loadingNewer')), ...opensBest },
  ],
  [unasked, 'SUBMIT', awaited, { when: hasQuery }],
  [awaited, 'SUBMIT', awaited, { when: (_, isIn) => isIn(source('loadingNewer')), ...opensBest }],
  [awaited, ['readIndex:read', 'SEARCHED'], awaited, opensBest],
  endsWait('loadCode:offline'),
  endsWait('readNewer:read'),
  endsWait('readNewer:offline'),
  endsWait('ENDED'),
  /** The person goes on by other ways. */
  [awaited, ['TYPE:words', 'TYPE:nothing', 'LEAVE'], unasked],
];
