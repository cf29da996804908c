import { listReading as machine } from '../content/recordQuery.ts';
import { answers, fails, only, type Registered } from '../model/registered.ts';

const minute = 60_000;
/** When the page is visited: more than the time to live after the beginning. */
const at = 60 * minute;
/** When a page was drawn that was come to. */
export const drawnAt = at - 2 * minute;

const section = (body: string) => [
  { data: { body, page: 'resident', status: 'active', title: 'Sample' }, id: 'sample' },
];
export const [older, newer] = [section('Sample, as it was'), section('Sample, as it is')];

const copy = (found: unknown, readAt: number) => ({ kept: { found, readAt }, at });

export const listReading = {
  machine,
  input: { freshFor: 10 * minute },
  samples: {
    ...only('DRAWN', { found: older, at: drawnAt }),
    ...only('VISIT', { at }),
    ...answers('recall', {
      'no copy': { kept: null, at },
      'an old copy': copy(older, 0),
      'a recent copy': copy(newer, at - minute),
      'a recent copy, older than the page': copy(newer, at - 3 * minute),
      'a recent copy of the same': copy(older, at - minute),
      'a copy of tomorrow': copy(newer, at + minute),
    }),
    ...fails('recall', { blocked: 'blocked' }),
    ...answers('read', { old: { found: older, readAt: 0 }, new: { found: newer, readAt: at } }),
    ...fails('read', { unavailable: 'unavailable' }),
  },
  project: ({ shown, newer }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({ shown, newer }),
} as const satisfies Registered;
