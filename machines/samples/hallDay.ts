import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { hallDayMachine as machine } from '../staff/hallDay.ts';

/** Somebody that only the model has, in the shape in which the page gets them. */
const createBooking = (id: string, day: string) => ({
  request: { id, name: id, arrived: 0, version: '', fields: { lname: 'Sample', schedule: `${day}T09:00` } },
  receipts: [],
  receipt: null,
  extras: null,
  day,
  half: 'morning',
});

const createHalf = (isOpen: boolean, booked: readonly object[]) => ({
  isOpen,
  places: null,
  taken: booked.length,
  booked,
});

const createDay = (day: string, isOpen: boolean, references: readonly string[]) => {
  const booked = references.map((id) => createBooking(id, day));
  return {
    day,
    holiday: null,
    isHoliday: false,
    reason: isOpen ? '' : 'Sample reason',
    note: '',
    translations: { reason: { fil: '', ceb: '' }, note: { fil: '', ceb: '' } },
    halves: { morning: createHalf(isOpen, booked), afternoon: createHalf(true, []) },
    hit: isOpen ? 0 : booked.length,
  };
};

/** A place that the model's store took without a request. */
const unclaimed = [{ id: '2031-05-08-am-001', name: '', version: '' }];

const createFound = (isOpen: boolean, references: readonly string[]) => ({
  days: [createDay('2031-05-07', isOpen, references), createDay('2031-05-08', true, ['4f3c'])],
  hall: { days: [], places: [], bookings: [] },
  unclaimed,
  problems: { over: [], closed: [], uncounted: [] },
  tallies: [],
});

export const foundHallDaySamples = {
  open: createFound(true, ['4f3a', '4f3b']),
  'closed, and two come': createFound(false, ['4f3a', '4f3b']),
  'closed, and nobody comes': createFound(false, []),
} as const;

const failures = {
  'changed by someone else': 'conflict',
  unreachable: 'unreachable',
} as const;

export const hallDay = {
  machine,
  samples: {
    ...sampleEvents('CHOOSE', { 'the 7th': { day: '2031-05-07' }, 'the 8th': { day: '2031-05-08' } }),
    ...sampleAnswers('readDays', foundHallDaySamples),
    ...sampleFailures('readDays', { unreachable: 'unreachable' }),
    ...sampleAnswers('writeDay', { written: undefined }),
    ...sampleFailures('writeDay', failures),
    ...sampleAnswers('movePeople', {
      moved: { moved: 2, refusal: null, isConfirmable: false },
      'the day is full': { moved: 0, refusal: 'Sample: no place is left.', isConfirmable: false },
      'the day is a holiday': { moved: 0, refusal: 'Sample: the day is a holiday.', isConfirmable: true },
      'only some': {
        moved: 1,
        refusal: 'Sample: no place is left for the others.',
        isConfirmable: false,
      },
      'only some before it was a holiday': {
        moved: 1,
        refusal: 'Sample: the day is now a holiday.',
        isConfirmable: true,
      },
    }),
    ...sampleFailures('movePeople', failures),
    ...sampleAnswers('freePlaces', { freed: undefined }),
    ...sampleFailures('freePlaces', failures),
  },
  project: ({ found, ...context }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    found?.days.map(({ hit }) => hit).join(),
    ...Object.values(context),
  ],
  stories: {
    'A closed day, and its people moved at the second try': [
      'readDays:open',
      'CHOOSE:the 7th',
      'SAVE',
      'writeDay:written',
      'readDays:closed, and two come',
      'MOVE',
      'movePeople:the day is full',
      'MOVE',
      'movePeople:moved',
      'readDays:closed, and nobody comes',
    ],
    'A day that fills while its people are moved': [
      'readDays:open',
      'CHOOSE:the 7th',
      'SAVE',
      'writeDay:written',
      'readDays:closed, and two come',
      'MOVE',
      'movePeople:only some',
      'readDays:closed, and two come',
      'MOVE',
      'movePeople:moved',
      'readDays:closed, and nobody comes',
    ],
    'People who are moved to a holiday after a question': [
      'readDays:open',
      'CHOOSE:the 7th',
      'SAVE',
      'writeDay:written',
      'readDays:closed, and two come',
      'MOVE',
      'movePeople:the day is a holiday',
      'CONFIRM',
      'movePeople:moved',
      'readDays:closed, and nobody comes',
    ],
    'Two clerks change one day at once': [
      'readDays:open',
      'CHOOSE:the 7th',
      'SAVE',
      'writeDay:changed by someone else',
      'RELOAD',
      'readDays:closed, and nobody comes',
    ],
  },
} as const satisfies RegisteredMachine;
