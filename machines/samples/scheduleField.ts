import { type RegisteredMachine, sampleEvents } from '../../packages/machine-viewer/src/model/index.ts';
import { scheduleFieldMachine as machine } from '../request/schedule.ts';

const saturday = '2026-11-28T08:30';
const closed = '2026-11-26T14:00';
const moments = {
  weekday: { moment: '2026-11-27T08:30' },
  saturday: { moment: saturday },
  closed: { moment: closed },
  blank: { moment: '' },
};

export const scheduleField = {
  machine,
  samples: {
    ...sampleEvents('CHANGE', moments),
    ...sampleEvents('ENTER', moments),
    ...sampleEvents('BLUR', moments),
    ...sampleEvents('VALIDATE', moments),
  },
  project: () => 0,
  guards: {
    isWeekend: (_: unknown, { moment }: { moment: string }) => moment === saturday,
    isHallClosed: (_: unknown, { moment }: { moment: string }) => moment === closed,
  },
  stories: {
    'A Saturday is typed by keys': ['FOCUS', 'KEY_DOWN', 'BLUR:saturday'],
    'The hall is closed on the chosen afternoon': ['FOCUS', 'CHANGE:closed', 'CHANGE:weekday'],
  },
} as const satisfies RegisteredMachine;
