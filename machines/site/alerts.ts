/**
 * Alerts for everybody (spec §2): what is known when a page is made stands in its flow; what comes to be known while it is
 * open lies over the foot of the window until the next navigation, so that nothing moves. Each is dismissed by itself.
 * Pure: the records, the time and what remembers a dismissal are given.
 */
import { assign, setup } from 'xstate';
import { given } from '../lib/unprovidedActor.ts';

/** Instants are epoch ms. */
export interface Announced {
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
  readonly alerts: readonly Announced[];
  /** The editions that stand in the flow, from above. */
  readonly settled: readonly string[];
  readonly dismissed: readonly string[];
  /** When the clock was looked at last. */
  readonly now: number;
}

interface Input {
  readonly known: readonly Announced[];
  readonly dismissed: readonly string[];
  readonly now: number;
}

interface Answer {
  readonly alerts: readonly Announced[];
  /** Whether there are no others. */
  readonly isWhole: boolean;
  readonly dismissed: readonly string[];
  readonly at: number;
}

type Event =
  | { readonly type: 'DISMISS'; readonly alert: Announced }
  /** Another page is shown. */
  | { readonly type: 'NAVIGATED'; readonly at: number }
  /** The clock was looked at. */
  | { readonly type: 'LOOK'; readonly at: number };

/** An alert that was changed is another edition, and shows again. */
export const editionOf = ({ id, updated }: Pick<Announced, 'id' | 'updated'>): string =>
  `${id} ${updated ?? ''}`;

const isOver = ({ validUntil }: Announced, now: number): boolean => validUntil <= now;
const isValid = (alert: Announced, now: number): boolean => alert.validFrom <= now && !isOver(alert, now);

interface Placed {
  /** One that is over keeps its room. */
  readonly inFlow: readonly { readonly alert: Announced; readonly isOver: boolean }[];
  readonly late: readonly Announced[];
}

/** Where each alert stands that is shown. */
export const placed = ({ alerts, settled, dismissed, now }: Context): Placed => {
  const open = alerts.filter((alert) => !dismissed.includes(editionOf(alert)));
  return {
    inFlow: settled
      .flatMap((edition) => open.find((alert) => editionOf(alert) === edition) ?? [])
      .map((alert) => ({ alert, isOver: isOver(alert, now) })),
    late: open.filter((alert) => isValid(alert, now) && !settled.includes(editionOf(alert))),
  };
};

/** The next instants at which an alert begins or is over. */
const turnsOf = ({ alerts, dismissed, now }: Context): readonly number[] =>
  alerts
    .filter((alert) => !dismissed.includes(editionOf(alert)))
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .filter((instant) => instant > now);

/** What is known now: what the answer says, and what stands in the flow already, which is over where the answer lacks it. */
const told = ({ alerts, settled }: Context, { alerts: read, isWhole, at }: Answer): readonly Announced[] => {
  const editions = read.map(editionOf);
  const others = alerts.filter(
    (alert) => settled.includes(editionOf(alert)) && !editions.includes(editionOf(alert)),
  );
  const ids = read.map(({ id }) => id);
  return [
    ...read,
    ...others.map((alert) =>
      isWhole || ids.includes(alert.id) ? { ...alert, validUntil: Math.min(alert.validUntil, at) } : alert,
    ),
  ];
};

/** A telephone that slept does not count the time: the clock is looked at every minute while there is an alert. */
const longestWait = 60_000;

export const announcementStrip = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'late',
  },
  actors: {
    /** The alerts that are not over yet, those that end soonest first, and the editions dismissed on an earlier visit. */
    readAlerts: given<Answer>(),
  },
  actions: {
    /** Answers with LOOK. */
    lookAtClock: () => {},
    /** Remembers it for the next visit, where that can be. */
    keepDismissed: (_, _alert: Announced) => {},
    log: (_, _said: { readonly what: string }) => {},
  },
  guards: {
    hasLate: ({ context }) => placed(context).late.length > 0,
    hasNoLate: ({ context }) => placed(context).late.length === 0,
    hasInFlow: ({ context }) => placed(context).inFlow.length > 0,
    hasNoneInFlow: ({ context }) => placed(context).inFlow.length === 0,
    hasTurns: ({ context }) => turnsOf(context).length > 0,
  },
  delays: {
    untilTurn: ({ context }) =>
      Math.min(longestWait, ...turnsOf(context).map((instant) => instant - context.now)),
  },
}).createMachine({
  id: 'announcementStrip',
  description: 'The alerts for every visitor, in the flow of the page or over the foot of the window.',
  context: ({ input: { known, dismissed, now } }) => ({
    alerts: known,
    settled: known.map(editionOf),
    dismissed,
    now,
  }),
  type: 'parallel',
  on: {
    DISMISS: {
      actions: [
        assign({ dismissed: ({ context, event }) => [...context.dismissed, editionOf(event.alert)] }),
        { type: 'keepDismissed', params: ({ event }) => event.alert },
      ],
    },
    NAVIGATED: {
      actions: [
        assign(({ context, event: { at } }) => {
          const alerts = context.alerts.filter((alert) => !isOver(alert, at));
          const valid = alerts.filter((alert) => isValid(alert, at));
          return { alerts, settled: valid.map(editionOf), now: at };
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
                alerts: told(context, output),
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
