import { changedEntry, foundRequestSamples } from '../../../machines/samples/requestBrowser.ts';
import type {
  FoundRequests,
  requestBrowserMachine as machine,
} from '../../../machines/staff/requestBrowser.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const { some, none, 'some, and there are more': more } = foundRequestSamples;
const view = { day: '2026-11-24', state: '', text: '' };

const replaced = {
  sets: ({ found: { entries, areMore } }: { found: FoundRequests }) => ({
    found: { areMore, entries: entries.map((entry) => (entry.id === '4f3a' ? changedEntry : entry)) },
  }),
};

export const requestBrowser: TransitionRows<typeof machine> = [
  /** The open request stays open if the result contains it. */
  ['loading', 'readRequests:some', 'opened', { when: ({ open }) => open === '4f3a', sets: { found: some } }],
  ['loading', 'readRequests:some', 'listed', { sets: { found: some, open: null } }],
  [
    'loading',
    'readRequests:some, and there are more',
    'opened',
    { when: ({ open }) => open === '4f3a', sets: { found: more } },
  ],
  ['loading', 'readRequests:some, and there are more', 'listed', { sets: { found: more, open: null } }],
  ['loading', 'readRequests:none', 'listed', { sets: { found: none, open: null } }],
  ['loading', 'readRequests:unreachable', 'loadFailed', { sets: { found: none, failure: 'unreachable' } }],
  [
    'loading',
    'readRequests:not signed in',
    'sessionExpired',
    { sets: { found: none, open: null }, does: ['notifySessionExpired'] },
  ],
  ['listed', 'CHANGE_VIEW:another day', 'loading', { sets: { view } }],
  ['loadFailed', 'CHANGE_VIEW:another day', 'loading', { sets: { view, failure: null } }],
  [['listed', 'opened'], 'REFRESH', 'loading'],
  ['loadFailed', 'REFRESH', 'loading', { sets: { failure: null } }],
  /** The changed request takes the place of the listed one. What is being read may be older, so it is read again. */
  ['loading', 'REPLACE:4f3a', 'loading', { again: true }],
  ['listed', 'REPLACE:4f3a', 'listed', replaced],
  ['opened', 'REPLACE:4f3a', 'opened', replaced],
  ['listed', 'OPEN:4f3a', 'opened', { sets: { open: '4f3a' } }],
  ['opened', 'CLOSE', 'listed', { sets: { open: null } }],
  ['loading', 'CLOSE', 'loading', { sets: { open: null } }],
];
