import { changedEntry, foundRequestSamples } from '../../../machines/samples/requestBrowser.ts';
import type {
  FoundRequests,
  requestBrowserMachine as machine,
} from '../../../machines/staff/requestBrowser.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const { some, none, 'some, and there are more': more, 'the other one': other } = foundRequestSamples;
const anotherDay = { view: { day: '2026-11-24', state: '', text: '' }, open: null, sought: null };
const reference = { view: { day: '2026-11-23', state: '', text: '4f3b' }, open: null, sought: '4f3b' };

const replaced = {
  sets: ({ found: { entries, areMore } }: { found: FoundRequests }) => ({
    found: { areMore, entries: entries.map((entry) => (entry.id === '4f3a' ? changedEntry : entry)) },
  }),
};

export const requestBrowser: TransitionRows<typeof machine> = [
  /** The open request stays open if the result contains it. */
  [
    'loading',
    'readRequests:some',
    'opened',
    { when: ({ open }) => open === '4f3a', sets: { found: some, sought: null } },
  ],
  [
    'loading',
    'readRequests:some',
    'opened',
    { when: ({ open }) => open === '4f3b', sets: { found: some, sought: null } },
  ],
  /** Of several that were found none opens by itself. */
  ['loading', 'readRequests:some', 'listed', { sets: { found: some, open: null, sought: null } }],
  [
    'loading',
    'readRequests:some, and there are more',
    'opened',
    { when: ({ open }) => open !== null, sets: { found: more, sought: null } },
  ],
  [
    'loading',
    'readRequests:some, and there are more',
    'listed',
    { sets: { found: more, open: null, sought: null } },
  ],
  ['loading', 'readRequests:none', 'listed', { sets: { found: none, open: null, sought: null } }],
  [
    'loading',
    'readRequests:the other one',
    'opened',
    {
      when: ({ open, sought }) => open === '4f3b' || sought === '4f3b',
      sets: { found: other, open: '4f3b', sought: null },
    },
  ],
  ['loading', 'readRequests:the other one', 'listed', { sets: { found: other, open: null, sought: null } }],
  [
    'loading',
    'readRequests:unreachable',
    'loadFailed',
    { sets: { found: none, sought: null, failure: 'unreachable' } },
  ],
  ['listed', 'CHANGE_VIEW:another day', 'loading', { sets: anotherDay }],
  ['listed', 'CHANGE_VIEW:a reference', 'loading', { sets: reference }],
  /** A list that nobody waits for any longer is not shown. */
  ['loading', 'CHANGE_VIEW:another day', 'loading', { sets: anotherDay, again: true }],
  ['loading', 'CHANGE_VIEW:a reference', 'loading', { sets: reference, again: true }],
  ['loadFailed', 'CHANGE_VIEW:another day', 'loading', { sets: { ...anotherDay, failure: null } }],
  ['loadFailed', 'CHANGE_VIEW:a reference', 'loading', { sets: { ...reference, failure: null } }],
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
