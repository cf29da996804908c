import type { recordQueryMachine as machine, RecordSnapshot } from '../../../machines/content/recordQuery.ts';
import { newerRecords, olderRecords, samplePrerenderedAt } from '../../../machines/samples/recordQuery.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const at = 3_600_000;
const isOlder = (shown: RecordSnapshot | null): boolean => shown?.found === olderRecords;
const old = { found: olderRecords, readAt: 0 };
const fetched = { found: newerRecords, readAt: at };
const recent = { found: newerRecords, readAt: at - 60_000 };
const recentSame = { found: olderRecords, readAt: at - 60_000 };
const earlier = { found: newerRecords, readAt: at - 180_000 };
const tomorrow = { found: newerRecords, readAt: at + 60_000 };
const log = { does: ['log'] };
const showsNewer = {
  sets: (context: { readonly newer: RecordSnapshot | null }) => ({ shown: context.newer, newer: null }),
} as const;

/** The visit is at one hour, and the time to live is ten minutes. */
export const recordQuery: TransitionRows<typeof machine> = [
  [
    'idle',
    'PRERENDERED',
    'prerendered',
    { sets: { shown: { found: olderRecords, readAt: null }, prerenderedAt: samplePrerenderedAt } },
  ],
  ['idle', 'VISIT', 'readingCache'],
  ['prerendered', 'VISIT', 'comparing'],

  ['readingCache', 'readCache:no copy', 'fetching'],
  ['readingCache', 'readCache:blocked', 'fetching'],
  ['readingCache', 'readCache:an old copy', 'refreshing', { sets: { shown: old } }],
  ['readingCache', 'readCache:a copy of tomorrow', 'refreshing', { sets: { shown: tomorrow } }],
  ['readingCache', 'readCache:a recent copy', 'current', { sets: { shown: recent } }],
  ['readingCache', 'readCache:a recent copy, older than the page', 'current', { sets: { shown: earlier } }],
  ['readingCache', 'readCache:a recent copy of the same', 'current', { sets: { shown: recentSame } }],

  ['comparing', 'readCache:no copy', 'refreshing'],
  ['comparing', 'readCache:blocked', 'refreshing'],
  // The age of the page is unknown, so an old copy says nothing about it.
  ['comparing', 'readCache:an old copy', 'refreshing'],
  ['comparing', 'readCache:a copy of tomorrow', 'refreshing'],
  ['comparing', 'readCache:a recent copy, older than the page', 'refreshing'],
  ['comparing', 'readCache:a recent copy', 'newer', { sets: { newer: recent } }],
  ['comparing', 'readCache:a recent copy of the same', 'current', { sets: { shown: recentSame } }],

  ['fetching', 'fetchRecords:old', 'current', { sets: { shown: old } }],
  ['fetching', 'fetchRecords:new', 'current', { sets: { shown: fetched } }],
  ['fetching', 'fetchRecords:unavailable', 'failed', log],

  [
    'refreshing',
    'fetchRecords:old',
    'current',
    { when: ({ shown }) => isOlder(shown), sets: { shown: old } },
  ],
  ['refreshing', 'fetchRecords:old', 'newer', { sets: { newer: old } }],
  [
    'refreshing',
    'fetchRecords:new',
    'current',
    { when: ({ shown }) => !isOlder(shown), sets: { shown: fetched } },
  ],
  ['refreshing', 'fetchRecords:new', 'newer', { sets: { newer: fetched } }],
  ['refreshing', 'fetchRecords:unavailable', 'stale', log],

  [
    'current',
    'VISIT',
    'refreshing',
    { when: ({ shown }) => shown?.readAt === 0 || shown?.readAt === at + 60_000 },
  ],
  ['newer', 'SHOW', 'current', showsNewer],
  ['newer', 'VISIT', 'current', showsNewer],
  ['stale', 'VISIT', 'refreshing'],
  ['failed', 'VISIT', 'fetching'],
];
