import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvent,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { recordQueryMachine as machine } from '../content/recordQuery.ts';

const minute = 60_000;
/** The time of the visit: later than one time to live. */
const at = 60 * minute;
/** When the page was prerendered. */
export const samplePrerenderedAt = at - 2 * minute;

const createSection = (body: string) => [
  { data: { body, page: 'resident', status: 'active', title: 'Sample' }, id: 'sample' },
];
export const [olderRecords, newerRecords] = [
  createSection('Sample, as it was'),
  createSection('Sample, as it is'),
];

const createCopy = (found: unknown, readAt: number) => ({ cached: { found, readAt }, at });

export const recordQuery = {
  machine,
  input: { freshFor: 10 * minute },
  samples: {
    ...sampleEvent('PRERENDERED', { found: olderRecords, at: samplePrerenderedAt }),
    ...sampleEvent('VISIT', { at }),
    ...sampleAnswers('readCache', {
      'no copy': { cached: null, at },
      'an old copy': createCopy(olderRecords, 0),
      'a recent copy': createCopy(newerRecords, at - minute),
      'a recent copy, older than the page': createCopy(newerRecords, at - 3 * minute),
      'a recent copy of the same': createCopy(olderRecords, at - minute),
      'a copy of tomorrow': createCopy(newerRecords, at + minute),
    }),
    ...sampleFailures('readCache', { blocked: 'blocked' }),
    ...sampleAnswers('fetchRecords', {
      old: { found: olderRecords, readAt: 0 },
      new: { found: newerRecords, readAt: at },
    }),
    ...sampleFailures('fetchRecords', { unavailable: 'unavailable' }),
  },
  project: ({ shown, newer }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({ shown, newer }),
} as const satisfies RegisteredMachine;
