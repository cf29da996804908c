import type { recordQueryMachine as machine, RecordSnapshot } from '../../../machines/content/recordQuery.ts';
import { newerRecords, olderRecords, samplePrerenderedAt } from '../../../machines/samples/listReading.ts';
import type { TransitionRows } from '../expectations.ts';

const at = 3_600_000;
const isOlder = (shown: RecordSnapshot | null): boolean => shown?.found === olderRecords;
const old = { found: olderRecords, readAt: 0 };
const read = { found: newerRecords, readAt: at };
const recent = { found: newerRecords, readAt: at - 60_000 };
const recentSame = { found: olderRecords, readAt: at - 60_000 };
const earlier = { found: newerRecords, readAt: at - 180_000 };
const tomorrow = { found: newerRecords, readAt: at + 60_000 };
const log = { does: ['log'] };
const showsNewer = {
  sets: (context: { readonly newer: RecordSnapshot | null }) => ({ shown: context.newer, newer: null }),
} as const;

/** A visit is at one hour, and what was read lasts ten minutes. */
export const listReading: TransitionRows<typeof machine> = [
  [
    'unasked',
    'DRAWN',
    'drawn',
    { sets: { shown: { found: olderRecords, readAt: null }, drawnAt: samplePrerenderedAt } },
  ],
  ['unasked', 'VISIT', 'looking'],
  ['drawn', 'VISIT', 'comparing'],

  ['looking', 'recall:no copy', 'reading'],
  ['looking', 'recall:blocked', 'reading'],
  ['looking', 'recall:an old copy', 'refreshing', { sets: { shown: old } }],
  ['looking', 'recall:a copy of tomorrow', 'refreshing', { sets: { shown: tomorrow } }],
  ['looking', 'recall:a recent copy', 'current', { sets: { shown: recent } }],
  ['looking', 'recall:a recent copy, older than the page', 'current', { sets: { shown: earlier } }],
  ['looking', 'recall:a recent copy of the same', 'current', { sets: { shown: recentSame } }],

  ['comparing', 'recall:no copy', 'refreshing'],
  ['comparing', 'recall:blocked', 'refreshing'],
  // Nobody knows how old the page is: an old copy says nothing of it.
  ['comparing', 'recall:an old copy', 'refreshing'],
  ['comparing', 'recall:a copy of tomorrow', 'refreshing'],
  ['comparing', 'recall:a recent copy, older than the page', 'refreshing'],
  ['comparing', 'recall:a recent copy', 'newer', { sets: { newer: recent } }],
  ['comparing', 'recall:a recent copy of the same', 'current', { sets: { shown: recentSame } }],

  ['reading', 'read:old', 'current', { sets: { shown: old } }],
  ['reading', 'read:new', 'current', { sets: { shown: read } }],
  ['reading', 'read:unavailable', 'failed', log],

  ['refreshing', 'read:old', 'current', { when: ({ shown }) => isOlder(shown), sets: { shown: old } }],
  ['refreshing', 'read:old', 'newer', { sets: { newer: old } }],
  ['refreshing', 'read:new', 'current', { when: ({ shown }) => !isOlder(shown), sets: { shown: read } }],
  ['refreshing', 'read:new', 'newer', { sets: { newer: read } }],
  ['refreshing', 'read:unavailable', 'stale', log],

  [
    'current',
    'VISIT',
    'refreshing',
    { when: ({ shown }) => shown?.readAt === 0 || shown?.readAt === at + 60_000 },
  ],
  ['newer', 'SHOW', 'current', showsNewer],
  ['newer', 'VISIT', 'current', showsNewer],
  ['stale', 'VISIT', 'refreshing'],
  ['failed', 'VISIT', 'reading'],
];
