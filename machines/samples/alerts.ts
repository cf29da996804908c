import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvent,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { alertsMachine as machine } from '../site/alerts.ts';

const createAlert = (id: string, validFrom: number, validUntil: number) => ({
  id,
  title: `Sample ${id}`,
  slug: '',
  summary: '',
  validFrom,
  validUntil,
  updated: null,
  isSample: true,
});
/** One alert that is valid from the start, and one that becomes valid later. */
export const [stormAlert, closedAlert] = [createAlert('storm', 0, 20), createAlert('closed', 10, 30)];

const createAnswer = (isComplete: boolean, ...alerts: readonly object[]) => ({
  alerts,
  isComplete,
  dismissed: [],
  readAt: 5,
  at: 5,
});

export const alerts = {
  machine,
  input: { known: [stormAlert], dismissed: [], now: 0, readInterval: 60_000 },
  samples: {
    ...sampleAnswers('readAlerts', {
      none: createAnswer(true),
      both: createAnswer(true, stormAlert, closedAlert),
      'the later one': createAnswer(false, closedAlert),
    }),
    ...sampleFailures('readAlerts', { unavailable: 'unavailable' }),
    ...sampleEvent('DISMISS', { alert: stormAlert }),
    ...sampleEvent('NAVIGATED', { at: 15 }),
    ...sampleEvents('SHOWN', { 'at 15': { at: 15 }, 'a minute later': { at: 60_005 } }),
    ...sampleEvents('CLOCK_READ', {
      'at 15': { at: 15 },
      'at 40': { at: 40 },
      'a minute later': { at: 60_005 },
    }),
  },
  project: ({
    alerts,
    flowEditions,
    dismissed,
    now,
    readAt,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({
    alerts: alerts.map(({ id, validUntil }) => [id, validUntil]),
    flowEditions,
    dismissed: [...new Set(dismissed)].sort(),
    now,
    readAt,
  }),
} as const satisfies RegisteredMachine;
