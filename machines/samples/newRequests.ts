import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { newRequestsMachine as machine } from '../staff/newRequests.ts';

const minute = 60_000;

export const [newToday, newTomorrow] = [
  { id: '4f3b', day: '2031-05-06' },
  { id: '4f3c', day: '2031-05-07' },
];

export const newRequestsChecks = {
  none: { requests: [], areMore: false, at: minute },
  one: { requests: [newToday], areMore: false, at: minute },
  'as many as asked for': { requests: [newToday, newTomorrow], areMore: true, at: minute },
} as const;

export const newRequests = {
  machine,
  input: { since: 0, interval: minute },
  samples: {
    ...sampleEvents('SHOWN', {
      'at 30 s': { at: 30_000 },
      'at 60 s': { at: minute },
      'at 90 s': { at: 90_000 },
      'an hour later': { at: 60 * minute },
    }),
    ...sampleEvents('LISTED', { 'one of them': { ids: ['4f3a', '4f3b'] } }),
    ...sampleAnswers('findNewRequests', newRequestsChecks),
    ...sampleFailures('findNewRequests', { unreachable: 'unreachable' }),
  },
  project: ({ since, wait, requests, areMore }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    since,
    wait,
    requests.map(({ id }) => id),
    areMore,
  ],
  stories: {
    'Requests come while the page is hidden, and show themselves once it is looked at': [
      'HIDDEN',
      'SHOWN:an hour later',
      'findNewRequests:as many as asked for',
      'LISTED:one of them',
      'SHOW',
    ],
  },
} as const satisfies RegisteredMachine;
