import { each, type Registered } from '../model/registered.ts';
import { scheduleField as machine } from '../request/schedule.ts';

const saturday = '2026-11-28T08:30';
const moments = {
  weekday: { moment: '2026-11-27T08:30' },
  saturday: { moment: saturday },
  blank: { moment: '' },
};

export const scheduleField = {
  machine,
  samples: {
    ...each('CHANGE', moments),
    ...each('ENTER', moments),
    ...each('BLUR', moments),
    ...each('JUDGE', moments),
  },
  project: () => 0,
  guards: { isWeekend: (_: unknown, { moment }: { moment: string }) => moment === saturday },
  stories: {
    'A Saturday is typed by keys': ['FOCUS', 'KEY', 'BLUR:saturday'],
  },
} as const satisfies Registered;
