import { closedAlert, stormAlert } from '../../../machines/samples/alerts.ts';
import { type alertsMachine as machine, placeAlerts } from '../../../machines/site/alerts.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

type Context = Parameters<typeof placeAlerts>[0];
type Sets = (context: Context) => Partial<Context>;

/** 'storm', known when the page was prerendered, ends at 20; 'closed' lasts from 10 to 30. The response arrives at 5. */
const edition = ({ id }: { readonly id: string }) => `${id} `;

/** An alert in the flow that the response lacks keeps its space; it is over if the response is complete. */
const loaded =
  (isComplete: boolean, ...read: Context['alerts']): Sets =>
  ({ alerts, flowEditions }) => {
    const others = alerts.filter(
      (alert) => flowEditions.includes(edition(alert)) && !read.some(({ id }) => id === alert.id),
    );
    return {
      alerts: [...read, ...(isComplete ? others.map((alert) => ({ ...alert, validUntil: 5 })) : others)],
      now: 5,
    };
  };

/** At 15 the next page shows the valid alerts in its flow and drops those that are over. */
const navigated: Sets = ({ alerts }) => {
  const remaining = alerts.filter(({ validUntil }) => validUntil > 15);
  return {
    alerts: remaining,
    flowEditions: remaining.filter(({ validFrom }) => validFrom <= 15).map(edition),
    now: 15,
  };
};

const isShown = (of: 'late' | 'inFlow', sets: Sets) => (context: Context) =>
  placeAlerts({ ...context, ...sets(context) })[of].length > 0;

/** An alert overlays the bottom of the window, or is in the flow, or none is visible. */
const shown = (
  choice: string,
  sets: Sets,
  ...leads: readonly ('late' | 'inFlow' | 'none')[]
): readonly TransitionRow<Context>[] =>
  leads.map((lead) => [
    'placement',
    choice,
    `placement.${lead}`,
    lead === 'none' ? {} : { when: isShown(lead, sets) },
  ]);

const isAhead = (sets: Sets) => (context: Context) => {
  const { alerts, dismissed, now } = { ...context, ...sets(context) };
  return alerts.some((alert) => !dismissed.includes(edition(alert)) && alert.validUntil > now);
};

/** An idle clock starts when an alert begins or ends later; a running clock checks for itself. */
const begins = (choice: string, sets: Sets): TransitionRow<Context> => [
  'clock.idle',
  choice,
  'clock.waiting',
  { when: isAhead(sets) },
];

const answers = {
  none: loaded(true),
  both: loaded(true, stormAlert, closedAlert),
  'the later one': loaded(false, closedAlert),
};
const at =
  (now: number): Sets =>
  () => ({ now });
const dismissed: Sets = (context) => ({ dismissed: [...context.dismissed, 'storm '] });

export const alerts: TransitionRows<typeof machine> = [
  ...Object.entries(answers).flatMap(([label, sets]): readonly TransitionRow<Context>[] => [
    ['records.loading', `readAlerts:${label}`, 'records.loaded', { sets }],
    ...shown(`readAlerts:${label}`, sets, 'inFlow', 'none'),
  ]),
  begins('readAlerts:both', answers.both),
  begins('readAlerts:the later one', answers['the later one']),
  ['records.loading', 'readAlerts:unavailable', 'records.failed', { does: ['log'] }],
  ['', 'DISMISS', '', { does: ['storeDismissed'], sets: dismissed }],
  ...shown('DISMISS', dismissed, 'late', 'inFlow', 'none'),
  ['', 'NAVIGATED', '', { sets: navigated }],
  ...shown('NAVIGATED', navigated, 'inFlow', 'none'),
  begins('NAVIGATED', navigated),
  /** The timer starts when the clock is read. */
  ['clock', 'CLOCK_READ:at 15', 'clock.waiting', { when: isAhead(at(15)), sets: at(15), again: true }],
  ['clock', 'CLOCK_READ:at 15', 'clock.idle', { sets: at(15) }],
  ['clock', 'CLOCK_READ:at 40', 'clock.idle', { sets: at(40) }],
  ...shown('CLOCK_READ:at 15', at(15), 'late', 'inFlow', 'none'),
  ...shown('CLOCK_READ:at 40', at(40), 'inFlow', 'none'),
  ['clock.waiting', 'after untilNextChange', 'clock.waiting', { does: ['readClock'] }],
];
