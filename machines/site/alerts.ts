/**
 * Alerts for everybody (spec §2). Alerts known when the page is prerendered are part of its flow. Alerts that arrive
 * while the page is open overlay the bottom of the window until the next navigation, so that nothing moves. While the page
 * is looked at, they are read again and again. Each alert is dismissed separately. Pure: the records, the time and the
 * storage of dismissals are injected.
 */
import { assign, raise, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** Times are epoch ms. */
export interface SiteAlert {
  readonly id: string;
  readonly title: string;
  /** Blank for an alert without a page of its own. */
  readonly slug: string;
  readonly summary: string;
  /** 0 for an alert that began at once. */
  readonly validFrom: number;
  readonly validUntil: number;
  readonly updated: number | null;
  readonly isSample: boolean;
  /** The language of its text, when it differs from the page's. */
  readonly lang?: 'en' | undefined;
  /** The fields whose texts are in English although the others are translated. */
  readonly inEnglish?: readonly string[];
}

interface Context {
  readonly alerts: readonly SiteAlert[];
  /** The editions in the page's flow, from top to bottom. */
  readonly flowEditions: readonly string[];
  readonly dismissed: readonly string[];
  /** When the clock was last read. */
  readonly now: number;
  /** When the records were last read; null before the first time. */
  readonly readAt: number | null;
  /** How long the records are not read again, ms. */
  readonly readInterval: number;
}

interface Input extends Pick<Context, 'dismissed' | 'now' | 'readInterval'> {
  readonly known: readonly SiteAlert[];
}

interface ReadAlerts {
  readonly alerts: readonly SiteAlert[];
  /** Whether the list is complete. */
  readonly isComplete: boolean;
  readonly dismissed: readonly string[];
  /** When they were read: another tab may have read them before. */
  readonly readAt: number;
  readonly at: number;
}

type Event =
  | { readonly type: 'DISMISS'; readonly alert: SiteAlert }
  /** Another page is shown. */
  | { readonly type: 'NAVIGATED'; readonly at: number }
  /** The clock was read. */
  | { readonly type: 'CLOCK_READ'; readonly at: number }
  /** The tab is hidden: behind another one, or on a phone that is put away. */
  | { readonly type: 'HIDDEN' }
  /** The page changed its language: the texts of the alerts are in the former one. */
  | { readonly type: 'LANGUAGE_CHANGED' }
  | { readonly type: 'SHOWN'; readonly at: number };

/** A changed alert is a new edition and shows again. */
export const alertEditionOf = ({ id, updated }: Pick<SiteAlert, 'id' | 'updated'>): string =>
  `${id} ${updated ?? ''}`;

const isOver = ({ validUntil }: SiteAlert, now: number): boolean => validUntil <= now;
const isValid = (alert: SiteAlert, now: number): boolean => alert.validFrom <= now && !isOver(alert, now);

interface PlacedAlerts {
  /** An alert that is over keeps its space. */
  readonly inFlow: readonly { readonly alert: SiteAlert; readonly isOver: boolean }[];
  readonly late: readonly SiteAlert[];
}

/** Sorts the visible alerts into those in the flow and those that overlay it. */
export const placeAlerts = ({
  alerts,
  flowEditions,
  dismissed,
  now,
}: Pick<Context, 'alerts' | 'flowEditions' | 'dismissed' | 'now'>): PlacedAlerts => {
  const open = alerts.filter((alert) => !dismissed.includes(alertEditionOf(alert)));
  return {
    inFlow: flowEditions
      .flatMap((edition) => open.find((alert) => alertEditionOf(alert) === edition) ?? [])
      .map((alert) => ({ alert, isOver: isOver(alert, now) })),
    late: open.filter((alert) => isValid(alert, now) && !flowEditions.includes(alertEditionOf(alert))),
  };
};

/** The next times at which an alert begins or ends, or the records are old. */
const upcomingInstants = ({ alerts, dismissed, now, readAt, readInterval }: Context): readonly number[] =>
  alerts
    .filter((alert) => !dismissed.includes(alertEditionOf(alert)))
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .concat(readAt === null ? [] : readAt + readInterval)
    .filter((instant) => instant > now);

/**
 * Merges a response with the alerts already in the flow. An alert in the flow is over when the response has another edition
 * of it, or is complete and lacks it.
 */
const mergeAlerts = (
  { alerts, flowEditions }: Context,
  { alerts: readAlerts, isComplete, at }: ReadAlerts,
): readonly SiteAlert[] => {
  const editions = readAlerts.map(alertEditionOf);
  const others = alerts.filter(
    (alert) => flowEditions.includes(alertEditionOf(alert)) && !editions.includes(alertEditionOf(alert)),
  );
  const ids = readAlerts.map(({ id }) => id);
  return [
    ...readAlerts,
    ...others.map((alert) =>
      isComplete || ids.includes(alert.id) ? { ...alert, validUntil: Math.min(alert.validUntil, at) } : alert,
    ),
  ];
};

/** A sleeping phone does not count time, so the clock is read every minute. */
const longestWait = 60_000;

export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'late',
  },
  actors: {
    /** The alerts that are not over, soonest end first, and the editions dismissed in earlier sessions. */
    readAlerts: unprovidedActor<ReadAlerts>(),
  },
  actions: {
    /** Sends CLOCK_READ. */
    readClock: () => {},
    /** Stores the dismissal for the next session, if storage is available. */
    storeDismissed: (_, _alert: SiteAlert) => {},
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    hasLate: ({ context }) => placeAlerts(context).late.length > 0,
    hasNoLate: ({ context }) => placeAlerts(context).late.length === 0,
    hasInFlow: ({ context }) => placeAlerts(context).inFlow.length > 0,
    hasNoneInFlow: ({ context }) => placeAlerts(context).inFlow.length === 0,
    isOld: ({ context: { readAt, readInterval }, event }) =>
      'at' in event && (readAt === null || event.at - readAt >= readInterval),
  },
  delays: {
    untilNextChange: ({ context }) =>
      Math.min(longestWait, ...upcomingInstants(context).map((instant) => instant - context.now)),
  },
}).createMachine({
  id: 'alerts',
  description: 'The alerts for every visitor, in the flow of the page or over the bottom of the window.',
  context: ({ input: { known, ...others } }) => ({
    ...others,
    alerts: known,
    flowEditions: known.map(alertEditionOf),
    readAt: null,
  }),
  type: 'parallel',
  on: {
    DISMISS: {
      actions: [
        assign({ dismissed: ({ context, event }) => [...context.dismissed, alertEditionOf(event.alert)] }),
        { type: 'storeDismissed', params: ({ event }) => event.alert },
      ],
    },
    NAVIGATED: {
      actions: [
        assign(({ context, event: { at } }) => {
          const alerts = context.alerts.filter((alert) => !isOver(alert, at));
          const valid = alerts.filter((alert) => isValid(alert, at));
          return { alerts, flowEditions: valid.map(alertEditionOf), now: at };
        }),
      ],
    },
  },
  states: {
    records: {
      initial: 'shown',
      states: {
        shown: {
          description: 'Somebody may be looking at the page.',
          on: {
            HIDDEN: 'hidden',
            LANGUAGE_CHANGED: { target: '.loading', actions: assign({ readAt: null }) },
          },
          initial: 'loading',
          states: {
            loading: {
              description: 'The page loads the alerts. It stays usable meanwhile.',
              invoke: {
                id: 'readAlerts',
                src: 'readAlerts',
                onDone: {
                  target: 'loaded',
                  actions: [
                    assign(({ context, event: { output } }) => ({
                      alerts: mergeAlerts(context, output),
                      dismissed: [
                        ...context.dismissed,
                        ...output.dismissed.filter((edition) => !context.dismissed.includes(edition)),
                      ],
                      now: output.at,
                      readAt: output.readAt,
                    })),
                    raise(({ event: { output } }) => ({ type: 'CLOCK_READ', at: output.at })),
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
                },
              },
            },
            loaded: {
              description: 'The alerts are loaded.',
              on: { CLOCK_READ: { guard: 'isOld', target: 'loading' } },
            },
            failed: {
              description: 'The alerts failed to load. Only the log says so.',
              on: { CLOCK_READ: { guard: 'isOld', target: 'loading' } },
            },
          },
        },
        hidden: {
          description: 'Nobody looks at the page, so it reads nothing.',
          on: {
            SHOWN: [{ guard: 'isOld', target: 'shown' }, { target: 'shown.loaded' }],
            LANGUAGE_CHANGED: { actions: assign({ readAt: null }) },
          },
        },
      },
    },
    placement: {
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
          description: 'An alert covers the bottom of the window until the next navigation.',
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
      initial: 'waiting',
      on: {
        CLOCK_READ: { target: '.waiting', actions: assign({ now: ({ event }) => event.at }) },
      },
      states: {
        waiting: {
          description:
            'The machine checks the clock when an alert starts or expires, when the alerts are old, and every minute.',
          after: { untilNextChange: { actions: 'readClock' } },
        },
      },
    },
  },
});
