/**
 * The life of an application form (spec §4), as the citizen sees it: idle, ready, checked, sent, answered.
 * Pure: time, randomness, the store and the page come from outside with `.provide()`.
 *
 * A request is sent under an id drawn from a UUID, its receipt code. Where nobody answered, the id stays, so that
 * two sendings can never both be stored; where the store refuses, an id is drawn anew, and widened, but never
 * before the receipt was looked up for a sending that may have arrived (docs/decisions/record-id-and-receipt.md).
 */
import { assign, fromPromise, setup } from 'xstate';

/** A frozen record. The machine carries it and looks at nothing in it. */
export type Document = Readonly<Record<string, unknown>>;

/** The answers, checked at the press of Submit. `at` is that instant by the page's running time in ms, which no change of the device's clock moves. */
export type Checked =
  | { readonly outcome: 'sendable'; readonly at: number; readonly record: Document }
  | { readonly outcome: 'incomplete' }
  | { readonly outcome: 'trapped' };

/** One draw: the receipt code (a whole UUID), the id cut from it, and whether a wider id can still be drawn. */
export interface Drawn {
  readonly code: string;
  readonly id: string;
  readonly last: boolean;
}

/** What is stored, for the confirmation. */
export interface Stored {
  readonly id: string;
  readonly code: string;
  /** Null where an earlier sending arrived and it cannot be told which. */
  readonly record: Document | null;
  /** An earlier sending is stored and the last change was not taken over. */
  readonly earlier: boolean;
}

interface Context {
  /** When the form was first shown, and when Submit was last pressed (the page's running time, ms). */
  readonly shownAt: number;
  readonly at: number;
  /** The instants of the last tries, newest last. */
  readonly tries: readonly number[];
  readonly record: Document;
  readonly drawn: Drawn | null;
  readonly draws: number;
  /** Versions sent under the drawn id that nobody answered, oldest first: one of them may be stored. */
  readonly unanswered: readonly Document[];
  /** Versions still to be tried when it is asked which one is stored. */
  readonly candidates: readonly Document[];
  /** The code of the last failure, null where there is none. */
  readonly failure: string | null;
  readonly stored: Stored | null;
}

type Event =
  | { readonly type: 'TICK' }
  | { readonly type: 'UNTICK' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'START_AGAIN'; readonly at: number };

const seconds = 1_000;
/** A send waits until the form has been shown this long: programs are quicker (decisions: Form life). */
const leastShown = 2 * seconds;
/** At most this many tries within a minute (failures 15). */
const triesAMinute = 4;
const aMinute = 60 * seconds;

const fresh = (shownAt: number): Context => ({
  shownAt,
  at: 0,
  tries: [],
  record: {},
  drawn: null,
  draws: 0,
  unanswered: [],
  candidates: [],
  failure: null,
  stored: null,
});

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';

const given = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is given from outside.')));

const isRefused = ({ event }: { event: unknown }): boolean =>
  codeOf((event as { error?: unknown }).error) === 'permission-denied';

/** The oldest of the last four tries, where that many were made. */
const fourthLast = (tries: readonly number[]): number => tries.at(-triesAMinute) ?? Number.NEGATIVE_INFINITY;

const mayHaveArrived = (context: Context): readonly Document[] =>
  context.unanswered.includes(context.record) ? context.unanswered : [...context.unanswered, context.record];

export const formRequest = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly shownAt: number },
    tags: {} as
      | 'editable'
      | 'ticked'
      | 'canSubmit'
      | 'listsErrors'
      | 'checking'
      | 'sending'
      | 'resting'
      | 'failed'
      | 'stored',
  },
  actors: {
    /** Checks the answers, shows their errors, and freezes the record; `earlier` is the last one sent. */
    checkAnswers: given<Checked, { readonly earlier: Document | null }>(),
    /** Draws a receipt code and its id; `draws` is how many were drawn for this request before. */
    drawId: given<Drawn, { readonly draws: number }>(),
    /** Stores request and receipt in one commit; fails with `code`. */
    saveRequest: given<void, { readonly id: string; readonly code: string; readonly record: Document }>(),
    /** Whether a receipt of this code is stored. */
    findReceipt: given<boolean, { readonly code: string }>(),
  },
  actions: {
    /** Another request begins with empty answers. */
    clearAnswers: () => {},
  },
  guards: {
    triedTooOften: ({ context, event }) => {
      const checked = (event as unknown as { output: Checked }).output;
      return checked.outcome === 'sendable' && checked.at - fourthLast(context.tries) < aMinute;
    },
    isSendable: ({ event }) => (event as unknown as { output: Checked }).output.outcome === 'sendable',
    isTrapped: ({ event }) => (event as unknown as { output: Checked }).output.outcome === 'trapped',
    hasId: ({ context }) => context.drawn !== null,
    isRefused,
    refusedAfterSilence: ({ context, event }) => isRefused({ event }) && context.unanswered.length > 0,
    refusedAtLast: ({ context, event }) => isRefused({ event }) && context.drawn?.last === true,
    isFound: ({ event }) => (event as unknown as { output: boolean }).output,
    drewTheLast: ({ context }) => context.drawn?.last === true,
    isFoundOfSeveral: ({ context, event }) =>
      (event as unknown as { output: boolean }).output && context.unanswered.length > 1,
    refusedWithMoreToTry: ({ context, event }) => isRefused({ event }) && context.candidates.length > 1,
  },
  delays: {
    answerLimit: 10 * seconds,
    untilShownLongEnough: ({ context }) => Math.max(0, context.shownAt + leastShown - context.at),
    untilAMinutePassed: ({ context }) => Math.max(0, fourthLast(context.tries) + aMinute - context.at),
  },
}).createMachine({
  id: 'formRequest',
  description: 'The life of an application form, from the first answer to the stored request.',
  context: ({ input }) => fresh(input.shownAt),
  initial: 'idle',
  states: {
    idle: {
      description: "The 'I'm not a robot' box is not ticked. Submit is disabled.",
      tags: ['editable'],
      on: { TICK: 'ready' },
    },
    ready: {
      description: 'The box is ticked. Submit can be pressed.',
      tags: ['editable', 'ticked', 'canSubmit'],
      on: { UNTICK: 'idle', SUBMIT: 'checking' },
    },
    incomplete: {
      description: 'Some answers need attention. The list of them takes the focus.',
      tags: ['editable', 'ticked', 'canSubmit', 'listsErrors'],
      on: { UNTICK: 'idle', SUBMIT: 'checking' },
    },
    failure: {
      description: "'Error submitting form: ' and the reason. Everything can be edited and sent again.",
      tags: ['editable', 'ticked', 'canSubmit', 'failed'],
      on: { UNTICK: 'idle', SUBMIT: 'checking', DISMISS: 'ready' },
    },
    checking: {
      description: "The button reads 'Checking your answers...' and is disabled.",
      tags: ['ticked', 'checking'],
      invoke: {
        id: 'checkAnswers',
        src: 'checkAnswers',
        input: ({ context }) => ({ earlier: context.unanswered.at(-1) ?? null }),
        onDone: [
          {
            guard: 'triedTooOften',
            target: 'submitting.resting',
            actions: assign(({ context, event }) => frozen(context, event.output)),
          },
          {
            guard: 'isSendable',
            target: 'submitting',
            actions: assign(({ context, event }) => frozen(context, event.output)),
          },
          { guard: 'isTrapped', target: 'failure', actions: assign({ failure: 'trap' }) },
          { target: 'incomplete' },
        ],
        onError: { target: 'failure', actions: assign({ failure: ({ event }) => codeOf(event.error) }) },
      },
    },
    submitting: {
      description: "The button reads 'Submitting...' and is disabled.",
      tags: ['ticked', 'sending'],
      initial: 'settling',
      states: {
        settling: {
          description: 'Waits until the form has been shown for two seconds.',
          after: { untilShownLongEnough: 'beginning' },
        },
        resting: {
          description: 'Four tries within a minute. Waits until the first of them is a minute old.',
          tags: ['resting'],
          after: { untilAMinutePassed: 'beginning' },
        },
        beginning: {
          description: 'An id that nobody answered for is kept. Otherwise one is drawn.',
          always: [{ guard: 'hasId', target: 'saving' }, { target: 'drawing' }],
        },
        drawing: {
          description: 'Draws a receipt code and the id cut from it.',
          invoke: {
            id: 'drawId',
            src: 'drawId',
            input: ({ context }) => ({ draws: context.draws }),
            onDone: {
              target: 'saving',
              actions: assign({
                drawn: ({ event }) => event.output,
                draws: ({ context }) => context.draws + 1,
                unanswered: [],
              }),
            },
            onError: {
              target: '#formRequest.failure',
              actions: assign({ failure: ({ event }) => codeOf(event.error) }),
            },
          },
        },
        saving: {
          description: 'Request and receipt are with the store. Nothing is told before it answers.',
          invoke: {
            id: 'saveRequest',
            src: 'saveRequest',
            input: ({ context }) => ({ ...kept(context), record: context.record }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => ({ ...kept(context), record: context.record, earlier: false }),
              }),
            },
            onError: [
              { guard: 'refusedAfterSilence', target: 'lookingUp' },
              {
                guard: 'refusedAtLast',
                target: '#formRequest.failure',
                actions: assign({ failure: 'permission-denied', drawn: null, draws: 0 }),
              },
              { guard: 'isRefused', target: 'drawing' },
              {
                target: '#formRequest.failure',
                actions: assign({
                  failure: ({ event }) => codeOf(event.error),
                  unanswered: ({ context }) => mayHaveArrived(context),
                }),
              },
            ],
          },
          after: {
            answerLimit: {
              target: '#formRequest.failure',
              actions: assign({
                failure: 'deadline-exceeded',
                unanswered: ({ context }) => mayHaveArrived(context),
              }),
            },
          },
        },
        lookingUp: {
          description:
            'Refused after a sending without an answer. Its receipt tells whether that one arrived.',
          invoke: {
            id: 'findReceipt',
            src: 'findReceipt',
            input: ({ context }) => ({ code: kept(context).code }),
            onDone: [
              {
                guard: 'isFoundOfSeveral',
                target: 'identifying',
                actions: assign({ candidates: ({ context }) => context.unanswered }),
              },
              {
                guard: 'isFound',
                target: '#formRequest.success',
                actions: assign({
                  stored: ({ context }) => earlierOne(context, context.unanswered[0] ?? null),
                }),
              },
              {
                guard: 'drewTheLast',
                target: '#formRequest.failure',
                actions: assign({
                  failure: 'permission-denied',
                  drawn: null,
                  draws: 0,
                  unanswered: [],
                }),
              },
              { target: 'drawing' },
            ],
            onError: {
              target: '#formRequest.failure',
              actions: assign({ failure: ({ event }) => codeOf(event.error) }),
            },
          },
          after: {
            answerLimit: {
              target: '#formRequest.failure',
              actions: assign({ failure: 'deadline-exceeded' }),
            },
          },
        },
        identifying: {
          description:
            'Several versions were sent. The one that is stored is the one whose re-sending is accepted; it changes nothing.',
          invoke: {
            id: 'saveRequest',
            src: 'saveRequest',
            input: ({ context }) => ({ ...kept(context), record: context.candidates[0] ?? {} }),
            onDone: {
              target: '#formRequest.success',
              actions: assign({
                stored: ({ context }) => earlierOne(context, context.candidates[0] ?? null),
              }),
            },
            onError: [
              {
                guard: 'refusedWithMoreToTry',
                target: 'identifying',
                reenter: true,
                actions: assign({ candidates: ({ context }) => context.candidates.slice(1) }),
              },
              {
                target: '#formRequest.success',
                actions: assign({ stored: ({ context }) => earlierOne(context, null) }),
              },
            ],
          },
          after: {
            answerLimit: {
              target: '#formRequest.success',
              actions: assign({ stored: ({ context }) => earlierOne(context, null) }),
            },
          },
        },
      },
    },
    success: {
      description: "'Form submitted successfully!' and the confirmation stand in the place of the form.",
      tags: ['stored'],
      on: {
        START_AGAIN: {
          target: 'idle',
          actions: [assign(({ event }) => fresh(event.at)), 'clearAnswers'],
        },
      },
    },
  },
});

/** The instant of the press counts as a try, and the record is frozen. */
function frozen(context: Context, checked: Checked): Partial<Context> {
  if (checked.outcome !== 'sendable') return {};
  return {
    at: checked.at,
    record: checked.record,
    tries: [...context.tries, checked.at].slice(-triesAMinute),
    failure: null,
  };
}

function kept({ drawn }: Context): { id: string; code: string } {
  if (drawn === null) throw new Error('Nothing was drawn.');
  return { id: drawn.id, code: drawn.code };
}

function earlierOne(context: Context, record: Document | null): Stored {
  return { ...kept(context), record, earlier: record !== context.record };
}
