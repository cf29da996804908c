import { foundRequestSamples } from '../../../machines/samples/requestDesk.ts';
import type { requestBrowserMachine as machine } from '../../../machines/staff/requestBrowser.ts';
import type { TransitionRows } from '../expectations.ts';

const { some, none, 'some, and there are more': more } = foundRequestSamples;
const view = { day: '2026-11-24', state: '', text: '' };

export const requestDesk: TransitionRows<typeof machine> = [
  /** The one that was open stays open where it is still there. */
  ['reading', 'readRequests:some', 'opened', { when: ({ open }) => open === '4f3a', sets: { found: some } }],
  ['reading', 'readRequests:some', 'listed', { sets: { found: some, open: null } }],
  [
    'reading',
    'readRequests:some, and there are more',
    'opened',
    { when: ({ open }) => open === '4f3a', sets: { found: more } },
  ],
  ['reading', 'readRequests:some, and there are more', 'listed', { sets: { found: more, open: null } }],
  ['reading', 'readRequests:none', 'listed', { sets: { found: none, open: null } }],
  ['reading', 'readRequests:unreachable', 'unreadable', { sets: { found: none, failure: 'unreachable' } }],
  [
    'reading',
    'readRequests:nobody is known',
    'ended',
    { sets: { found: none, open: null }, does: ['tellEnded'] },
  ],
  ['listed', 'LOOK:another day', 'reading', { sets: { view } }],
  ['unreadable', 'LOOK:another day', 'reading', { sets: { view, failure: null } }],
  [['listed', 'opened'], 'REFRESH', 'reading'],
  ['unreadable', 'REFRESH', 'reading', { sets: { failure: null } }],
  ['listed', 'OPEN:4f3a', 'opened', { sets: { open: '4f3a' } }],
  ['opened', 'CLOSE', 'listed', { sets: { open: null } }],
];
