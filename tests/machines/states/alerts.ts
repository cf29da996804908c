import type { SnapshotFrom } from 'xstate';
import { type alertsMachine as machine, placeAlerts } from '../../../machines/site/alerts.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];

/** The time until an alert that is not dismissed begins or ends, or the alerts are a minute old; a minute at most. */
const untilNextChange = ({ alerts, dismissed, now, readAt }: Context): number => {
  const turns = alerts
    .filter(({ id }) => !dismissed.includes(`${id} `))
    .flatMap(({ validFrom, validUntil }) => [validFrom - now, validUntil - now]);
  const untilOld = readAt === null ? 60_000 : readAt + 60_000 - now;
  return Math.min(60_000, ...[...turns, untilOld].filter((turn) => turn > 0));
};

export const alerts: StateExpectations<typeof machine> = {
  'records.shown': {},
  'records.shown.loading': { begins: true, pending: ['readAlerts'] },
  'records.shown.loaded': {},
  'records.shown.failed': {},
  /** A hidden tab asks nothing. */
  'records.hidden': { pending: [] },
  'placement.none': {
    holds: (context) => placeAlerts(context).inFlow.length + placeAlerts(context).late.length === 0,
  },
  'placement.late': { tags: ['late'], holds: (context) => placeAlerts(context).late.length > 0 },
  'placement.inFlow': {
    begins: true,
    holds: (context) => placeAlerts(context).inFlow.length > 0 && placeAlerts(context).late.length === 0,
  },
  'clock.waiting': { begins: true, timers: { untilNextChange } },
};
