/**
 * Alerts for everybody (spec §2): what is known when a page is made stands in its flow; what comes to be known while it is
 * open lies over the foot of the window until the next navigation, so that nothing moves. Each is dismissed by itself.
 * Pure: the records, the time and what remembers a dismissal are given.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** Instants are epoch ms. */
export interface SiteAlert {
  readonly id: string;
  readonly title: string;
  /** Blank where it has no page of its own. */
  readonly slug: string;
  readonly summary: string;
  readonly validFrom: number;
  readonly validUntil: number;
  readonly updated: number | null;
  readonly isSample: boolean;
  /** Of its words, where it is not the page's. */
  readonly lang?: 'en' | undefined;
}

interface Context {
  readonly alerts: readonly SiteAlert[];
  /** The editions that stand in the flow, from above. */
  readonly settled: readonly string[];
  readonly dismissed: readonly string[];
  /** When the clock was looked at last. */
  readonly now: number;
}

interface Input {
  readonly known: readonly SiteAlert[];
  readonly dismissed: readonly string[];
  readonly now: number;
}

interface ReadAlerts {
  readonly alerts: readonly SiteAlert[];
  /** Whether there are no others. */
  readonly isWhole: boolean;
  readonly dismissed: readonly string[];
  readonly at: number;
}

type Event =
  | { readonly type: 'DISMISS'; readonly alert: SiteAlert }
  /** Another page is shown. */
  | { readonly type: 'NAVIGATED'; readonly at: number }
  /** The clock was looked at. */
  | { readonly type: 'LOOK'; readonly at: number };

/** An alert that was changed is another edition, and shows again. */
export const alertEditionOf = ({ id, updated }: Pick<SiteAlert, 'id' | 'updated'>): string =>
  `${id} ${updated ?? ''}`;

const isOver = ({ validUntil }: SiteAlert, now: number): boolean => validUntil <= now;
const isValid = (alert: SiteAlert, now: number): boolean => alert.validFrom <= now && !isOver(alert, now);

interface PlacedAlerts {
  /** One that is over keeps its room. */
  readonly inFlow: readonly { readonly alert: SiteAlert; readonly isOver: boolean }[];
  readonly late: readonly SiteAlert[];
}

/** Where each alert stands that is shown. */
export const placeAlerts = ({ alerts, settled, dismissed, now }: Context): PlacedAlerts => {
  const open = alerts.filter((alert) => !dismissed.includes(alertEditionOf(alert)));
  return {
    inFlow: settled
      .flatMap((edition) => open.find((alert) => alertEditionOf(alert) === edition) ?? [])
      .map((alert) => ({ alert, isOver: isOver(alert, now) })),
    late: open.filter((alert) => isValid(alert, now) && !settled.includes(alertEditionOf(alert))),
  };
};

/** The next instants at which an alert begins or is over. */
const upcomingInstants = ({ alerts, dismissed, now }: Context): readonly number[] =>
  alerts
    .filter((alert) => !dismissed.includes(alertEditionOf(alert)))
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .filter((instant) => instant > now);

/** What is known now: what the answer says, and what stands in the flow already, which is over where the answer lacks it. */
const mergeAlerts = (
  { alerts, settled }: Context,
  { alerts: readAlerts, isWhole, at }: ReadAlerts,
): readonly SiteAlert[] => {
  const editions = readAlerts.map(alertEditionOf);
  const others = alerts.filter(
    (alert) => settled.includes(alertEditionOf(alert)) && !editions.includes(alertEditionOf(alert)),
  );
  const ids = readAlerts.map(({ id }) => id);
  return [
    ...readAlerts,
    ...others.map((alert) =>
      isWhole || ids.includes(alert.id) ? { ...alert, validUntil: Math.min(alert.validUntil, at) } : alert,
    ),
  ];
};

/** A telephone that slept does not count the time: the clock is looked at every minute while there is an alert. */
const longestWait = 60_000;

export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'late',
  },
  actors: {
    /** The alerts that are not over yet, those that end soonest first, and the editions dismissed on an earlier visit. */
    readAlerts: unprovidedActor<ReadAlerts>(),
  },
  actions: {
    /** Answers with LOOK. */
    lookAtClock: () => {},
    /** Remembers it for the next visit, where that can be. */
    keepDismissed: (_, _alert: SiteAlert) => {},
    log: (_, _said: { readonly what: string }) => {},
  },
  guards: {
    hasLate: ({ context }) => placeAlerts(context).late.length > 0,
    hasNoLate: ({ context }) => placeAlerts(context).late.length === 0,
    hasInFlow: ({ context }) => placeAlerts(context).inFlow.length > 0,
    hasNoneInFlow: ({ context }) => placeAlerts(context).inFlow.length === 0,
    hasTurns: ({ context }) => upcomingInstants(context).length > 0,
  },
  delays: {
    untilTurn: ({ context }) =>
      Math.min(longestWait, ...upcomingInstants(context).map((instant) => instant - context.now)),
  },
}).createMachine({
  id: 'announcementStrip',
  description: 'The alerts for every visitor, in the flow of the page or over the foot of the window.',
  context: ({ input: { known, dismissed, now } }) => ({
    alerts: known,
    settled: known.map(alertEditionOf),
    dismissed,
    now,
  }),
  type: 'parallel',
  on: {
    DISMISS: {
      actions: [
        assign({ dismissed: ({ context, event }) => [...context.dismissed, alertEditionOf(event.alert)] }),
        { type: 'keepDismissed', params: ({ event }) => event.alert },
      ],
    },
    NAVIGATED: {
      actions: [
        assign(({ context, event: { at } }) => {
          const alerts = context.alerts.filter((alert) => !isOver(alert, at));
          const valid = alerts.filter((alert) => isValid(alert, at));
          return { alerts, settled: valid.map(alertEditionOf), now: at };
        }),
      ],
    },
  },
  states: {
    reading: {
      initial: 'asking',
      states: {
        asking: {
          description: 'The page loads the alerts once per visit. It stays usable meanwhile.',
          invoke: {
            id: 'readAlerts',
            src: 'readAlerts',
            onDone: {
              target: 'told',
              actions: assign(({ context, event: { output } }) => ({
                alerts: mergeAlerts(context, output),
                dismissed: [...context.dismissed, ...output.dismissed],
                now: output.at,
              })),
            },
            onError: {
              target: 'failed',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        told: { description: 'The alerts are loaded.' },
        failed: { description: 'The alerts failed to load. Only the log says so.' },
      },
    },
    strip: {
      initial: 'none',
      states: {
        none: {
          description: 'The page shows no alert.',
          always: [
            { guard: 'hasLate', target: 'late' },
            { guard: 'hasInFlow', target: 'inFlow' },
          ],
        },
        late: {
          description: 'An alert covers the foot of the window until the next navigation.',
          tags: ['late'],
          always: { guard: 'hasNoLate', target: 'inFlow' },
        },
        inFlow: {
          description: 'Every visible alert is above the page. An expired alert keeps its space.',
          always: [
            { guard: 'hasLate', target: 'late' },
            { guard: 'hasNoneInFlow', target: 'none' },
          ],
        },
      },
    },
    clock: {
      initial: 'still',
      on: {
        LOOK: { target: '.still', actions: assign({ now: ({ event }) => event.at }) },
      },
      states: {
        still: {
          description: 'No alert is about to start or expire.',
          always: { guard: 'hasTurns', target: 'waiting' },
        },
        waiting: {
          description: 'The machine checks the clock when an alert starts or expires, and every minute.',
          after: { untilTurn: { actions: 'lookAtClock' } },
        },
      },
    },
  },
});
