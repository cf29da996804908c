import { type alertsMachine as machine, placeAlerts } from '../../../machines/site/alerts.ts';
import type { StateExpectations } from '../expectations.ts';

/** The next instant at which an alert that is not dismissed begins or is over; a minute at most. */
const untilTurn = ({ alerts, dismissed, now }: Parameters<typeof placeAlerts>[0]): number => {
  const turns = alerts
    .filter(({ id }) => !dismissed.includes(`${id} `))
    .flatMap(({ validFrom, validUntil }) => [validFrom - now, validUntil - now]);
  return Math.min(60_000, ...turns.filter((turn) => turn > 0));
};

export const announcementStrip: StateExpectations<typeof machine> = {
  'reading.asking': { begins: true, pending: ['readAlerts'] },
  'reading.told': {},
  'reading.failed': {},
  'strip.none': {
    holds: (context) => placeAlerts(context).inFlow.length + placeAlerts(context).late.length === 0,
  },
  'strip.late': { tags: ['late'], holds: (context) => placeAlerts(context).late.length > 0 },
  'strip.inFlow': {
    begins: true,
    holds: (context) => placeAlerts(context).inFlow.length > 0 && placeAlerts(context).late.length === 0,
  },
  'clock.still': { holds: (context) => untilTurn(context) === 60_000 },
  'clock.waiting': { begins: true, timers: { untilTurn } },
};
