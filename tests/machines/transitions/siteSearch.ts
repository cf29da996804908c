import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { TransitionRows } from '../expectations.ts';

const log = { does: ['log'] };

export const siteSearch: TransitionRows<typeof machine> = [
  ['closed', 'OPEN', 'open.loadingCode', { does: ['trapFocus'] }],
  [
    'open',
    ['CLOSE', 'SCRIM', 'ESCAPE', 'NAVIGATED'],
    'closed',
    { does: ['restoreFocus'], sets: { query: '' } },
  ],
  ['open', 'TYPE:words', 'open', { sets: { query: 'clearnce' } }],
  ['open', 'TYPE:nothing', 'open', { sets: { query: '' } }],
  ['open.loadingCode', 'loadCode:loaded', 'open.loadingIndex'],
  ['open.loadingCode', 'loadCode:offline', 'open.unavailable', log],
  ['open.loadingIndex', 'readIndex:read', 'open.loadingNewer'],
  ['open.loadingIndex', 'readIndex:offline', 'open.loadingNewerOnly', log],
  ['open.loadingNewer', 'readNewer:read', 'open.ready'],
  ['open.loadingNewer', 'readNewer:offline', 'open.partial', log],
  ['open.loadingNewerOnly', 'readNewer:read', 'open.partial'],
  ['open.loadingNewerOnly', 'readNewer:offline', 'open.partial', log],
];
