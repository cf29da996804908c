import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { TransitionRows } from '../expectations.ts';

const log = { does: ['log'] };

export const siteSearch: TransitionRows<typeof machine> = [
  ['closed', 'OPEN', 'open.loading', { does: ['holdFocus'] }],
  ['open', ['CLOSE', 'SCRIM', 'ESCAPE', 'GO'], 'closed', { does: ['giveFocusBack'], sets: { query: '' } }],
  ['open', 'TYPE:words', 'open', { sets: { query: 'clearnce' } }],
  ['open', 'TYPE:nothing', 'open', { sets: { query: '' } }],
  ['open.loading', 'loadCode:loaded', 'open.reading'],
  ['open.loading', 'loadCode:offline', 'open.unavailable', log],
  ['open.reading', 'readIndex:read', 'open.joining'],
  ['open.reading', 'readIndex:offline', 'open.joiningPart', log],
  ['open.joining', 'readNewer:read', 'open.ready'],
  ['open.joining', 'readNewer:offline', 'open.part', log],
  ['open.joiningPart', 'readNewer:read', 'open.part'],
  ['open.joiningPart', 'readNewer:offline', 'open.part', log],
];
