import type { SnapshotFrom } from 'xstate';
import { closedAlert, stormAlert } from '../../../machines/samples/alerts.ts';
import { type alertsMachine as machine, placeAlerts } from '../../../machines/site/alerts.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];
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
      readAt: 5,
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

const clockReads = { 'at 15': 15, 'at 40': 40, 'a minute later': 60_005 };

const shownTab = 'records.shown';

const answers = {
  none: loaded(true),
  both: loaded(true, stormAlert, closedAlert),
  'the later one': loaded(false, closedAlert),
};
const at =
  (now: number): Sets =>
  () => ({ now });
const unread: Sets = () => ({ readAt: null });
const dismissed: Sets = (context) => ({ dismissed: [...context.dismissed, 'storm '] });

export const alerts: TransitionRows<typeof machine> = [
  ...Object.entries(answers).flatMap(([label, sets]): readonly TransitionRow<Context>[] => [
    [`${shownTab}.loading`, `readAlerts:${label}`, `${shownTab}.loaded`, { sets }],
    ['clock.waiting', `readAlerts:${label}`, 'clock.waiting', { again: true }],
    ...shown(`readAlerts:${label}`, sets, ...(label === 'both' ? (['late'] as const) : []), 'inFlow', 'none'),
  ]),
  [`${shownTab}.loading`, 'readAlerts:unavailable', `${shownTab}.failed`, { does: ['log'] }],
  /** After a minute they are read again; if they could never be read, at the next look at the clock. */
  [[`${shownTab}.loaded`, `${shownTab}.failed`], 'CLOCK_READ:a minute later', `${shownTab}.loading`],
  [
    `${shownTab}.failed`,
    ['CLOCK_READ:at 15', 'CLOCK_READ:at 40'],
    `${shownTab}.loading`,
    { when: ({ readAt }) => readAt === null },
  ],
  /** A hidden tab reads nothing; shown again after a minute, it reads at once. */
  [shownTab, 'HIDDEN', 'records.hidden'],
  ['records.hidden', 'SHOWN:at 15', `${shownTab}.loaded`, { when: ({ readAt }) => readAt !== null }],
  ['records.hidden', ['SHOWN:at 15', 'SHOWN:a minute later'], `${shownTab}.loading`],
  /** In another language they are read at once; a hidden tab reads them when it is shown. */
  [shownTab, 'LANGUAGE_CHANGED', `${shownTab}.loading`, { sets: unread }],
  ['records.hidden', 'LANGUAGE_CHANGED', 'records.hidden', { sets: unread }],
  ['', 'DISMISS', '', { does: ['storeDismissed'], sets: dismissed }],
  ...shown('DISMISS', dismissed, 'late', 'inFlow', 'none'),
  ['', 'NAVIGATED', '', { sets: navigated }],
  ...shown('NAVIGATED', navigated, 'inFlow', 'none'),
  /** The timer starts when the clock is read. */
  ...Object.entries(clockReads).map(
    ([label, now]): TransitionRow<Context> => [
      'clock',
      `CLOCK_READ:${label}`,
      'clock.waiting',
      { sets: at(now), again: true },
    ],
  ),
  ...shown('CLOCK_READ:at 15', at(15), 'late', 'inFlow', 'none'),
  ...shown('CLOCK_READ:at 40', at(40), 'inFlow', 'none'),
  ...shown('CLOCK_READ:a minute later', at(60_005), 'inFlow', 'none'),
  ['clock.waiting', 'after untilNextChange', 'clock.waiting', { does: ['readClock'] }],
];
