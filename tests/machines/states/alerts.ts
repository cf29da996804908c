import { type alertsMachine as machine, placeAlerts } from '../../../machines/site/alerts.ts';
import type { StateExpectations } from '../expectations.ts';

/** The time until an alert that is not dismissed begins or ends; a minute at most. */
const untilNextChange = ({ alerts, dismissed, now }: Parameters<typeof placeAlerts>[0]): number => {
  const turns = alerts
    .filter(({ id }) => !dismissed.includes(`${id} `))
    .flatMap(({ validFrom, validUntil }) => [validFrom - now, validUntil - now]);
  return Math.min(60_000, ...turns.filter((turn) => turn > 0));
};

export const alerts: StateExpectations<typeof machine> = {
  'records.loading': { begins: true, pending: ['readAlerts'] },
  'records.loaded': {},
  'records.failed': {},
  'placement.none': {
    holds: (context) => placeAlerts(context).inFlow.length + placeAlerts(context).late.length === 0,
  },
  'placement.late': { tags: ['late'], holds: (context) => placeAlerts(context).late.length > 0 },
  'placement.inFlow': {
    begins: true,
    holds: (context) => placeAlerts(context).inFlow.length > 0 && placeAlerts(context).late.length === 0,
  },
  'clock.idle': { holds: (context) => untilNextChange(context) === 60_000 },
  'clock.waiting': { begins: true, timers: { untilNextChange } },
};
