import { closedAlert, stormAlert } from '../../../machines/samples/announcementStrip.ts';
import { type alertsMachine as machine, placeAlerts } from '../../../machines/site/alerts.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

type Context = Parameters<typeof placeAlerts>[0];
type Sets = (context: Context) => Partial<Context>;

/** The storm, known when the page was made, is over at 20; 'closed' goes from 10 to 30. The answer is of 5. */
const edition = ({ id }: { readonly id: string }) => `${id} `;

/** What stands in the flow and is not told of keeps its room: over, where there are no others to be told. */
const told =
  (isWhole: boolean, ...read: Context['alerts']): Sets =>
  ({ alerts, settled }) => {
    const others = alerts.filter(
      (alert) => settled.includes(edition(alert)) && !read.some(({ id }) => id === alert.id),
    );
    return {
      alerts: [...read, ...(isWhole ? others.map((alert) => ({ ...alert, validUntil: 5 })) : others)],
      now: 5,
    };
  };

/** The next page shows at 15 in its flow what is valid then, and forgets what is over. */
const navigated: Sets = ({ alerts }) => {
  const left = alerts.filter(({ validUntil }) => validUntil > 15);
  return { alerts: left, settled: left.filter(({ validFrom }) => validFrom <= 15).map(edition), now: 15 };
};

const isShown = (of: 'late' | 'inFlow', sets: Sets) => (context: Context) =>
  placeAlerts({ ...context, ...sets(context) })[of].length > 0;

/** Something lies over the foot of the window, or stands in the flow, or nothing is shown. */
const shown = (
  choice: string,
  sets: Sets,
  ...leads: readonly ('late' | 'inFlow' | 'none')[]
): readonly TransitionRow<Context>[] =>
  leads.map((lead) => [
    'strip',
    choice,
    `strip.${lead}`,
    lead === 'none' ? {} : { when: isShown(lead, sets) },
  ]);

const isAhead = (sets: Sets) => (context: Context) => {
  const { alerts, dismissed, now } = { ...context, ...sets(context) };
  return alerts.some((alert) => !dismissed.includes(edition(alert)) && alert.validUntil > now);
};

/** A clock that stands still begins where an alert is ahead; one that runs looks for itself whether it goes on. */
const begins = (choice: string, sets: Sets): TransitionRow<Context> => [
  'clock.still',
  choice,
  'clock.waiting',
  { when: isAhead(sets) },
];

const answers = {
  none: told(true),
  both: told(true, stormAlert, closedAlert),
  'the later one': told(false, closedAlert),
};
const at =
  (now: number): Sets =>
  () => ({ now });
const dismissed: Sets = (context) => ({ dismissed: [...context.dismissed, 'storm '] });

export const announcementStrip: TransitionRows<typeof machine> = [
  ...Object.entries(answers).flatMap(([label, sets]): readonly TransitionRow<Context>[] => [
    ['reading.asking', `readAlerts:${label}`, 'reading.told', { sets }],
    ...shown(`readAlerts:${label}`, sets, 'inFlow', 'none'),
  ]),
  begins('readAlerts:both', answers.both),
  begins('readAlerts:the later one', answers['the later one']),
  ['reading.asking', 'readAlerts:unavailable', 'reading.failed', { does: ['log'] }],
  ['', 'DISMISS', '', { does: ['keepDismissed'], sets: dismissed }],
  ...shown('DISMISS', dismissed, 'late', 'inFlow', 'none'),
  ['', 'NAVIGATED', '', { sets: navigated }],
  ...shown('NAVIGATED', navigated, 'inFlow', 'none'),
  begins('NAVIGATED', navigated),
  /** It is counted from the look at the clock on. */
  ['clock', 'LOOK:at 15', 'clock.waiting', { when: isAhead(at(15)), sets: at(15), again: true }],
  ['clock', 'LOOK:at 15', 'clock.still', { sets: at(15) }],
  ['clock', 'LOOK:at 40', 'clock.still', { sets: at(40) }],
  ...shown('LOOK:at 15', at(15), 'late', 'inFlow', 'none'),
  ...shown('LOOK:at 40', at(40), 'inFlow', 'none'),
  ['clock.waiting', 'after untilTurn', 'clock.waiting', { does: ['lookAtClock'] }],
];
