/**
 * Decides when the schedule is validated (spec §5; docs/decisions/0023-time.md). A choice in the picker is validated at once. Typing
 * passes through other months and through the years 0002, 0020 and 0202, so it is validated when it ends: on Enter or on
 * blur. A weekend is cleared, and an alert explains it. A half day on which the hall is closed stays in the field, because another
 * hour of its day may be open. Pure: both rules and the clearing of the field are injected.
 */
import { assign, raise, setup } from 'xstate';

type Event =
  | { readonly type: 'FOCUS' }
  | { readonly type: 'KEY_DOWN' }
  /** The value of the input changed. */
  | { readonly type: 'CHANGE'; readonly moment: string }
  | { readonly type: 'ENTER'; readonly moment: string }
  | { readonly type: 'BLUR'; readonly moment: string }
  /** A value from outside this input: a button, a restored answer, the press of Submit. */
  | { readonly type: 'VALIDATE'; readonly moment: string }
  | { readonly type: 'DISMISS' };

export const scheduleFieldMachine = setup({
  types: {
    context: {} as { readonly refused: string },
    events: {} as Event,
    tags: {} as 'weekendRefused' | 'hallClosed' | 'typing',
  },
  actions: {
    /** Empties the field. */
    clearSchedule: () => {},
    validate: raise(({ event }) => ({ type: 'VALIDATE', moment: 'moment' in event ? event.moment : '' })),
  },
  guards: {
    /** Provided from outside. */
    isWeekend: (_, _moment: { readonly moment: string }) => false,
    /** Provided from outside. */
    isHallClosed: (_, _moment: { readonly moment: string }) => false,
    isBlank: (_, { moment }: { readonly moment: string }) => moment === '',
  },
}).createMachine({
  id: 'scheduleField',
  description:
    'The moment at which the schedule of appearance is validated, and the alert that refuses a weekend or a closed half day.',
  context: { refused: '' },
  type: 'parallel',
  states: {
    focus: {
      initial: 'blurred',
      states: {
        blurred: {
          description: 'The field is not being edited. A change means that the browser filled in the form.',
          on: { FOCUS: 'focused', CHANGE: { actions: 'validate' } },
        },
        focused: {
          description:
            'The field has the focus and no key was pressed. A change means a choice in the picker.',
          on: {
            KEY_DOWN: 'typing',
            CHANGE: { actions: 'validate' },
            BLUR: { target: 'blurred', actions: 'validate' },
          },
        },
        typing: {
          description:
            'The citizen types in the field. The machine does not validate between two keystrokes.',
          tags: ['typing'],
          on: {
            ENTER: { actions: 'validate' },
            BLUR: { target: 'blurred', actions: 'validate' },
          },
        },
      },
    },
    notice: {
      initial: 'none',
      states: {
        none: {
          description: 'The page shows no alert.',
        },
        weekend: {
          description:
            "The page shows 'Weekends are not allowed. Please select a weekday.' and has emptied the field.",
          tags: ['weekendRefused'],
          on: { DISMISS: 'none' },
        },
        hallClosed: {
          description:
            "The page shows 'The hall is closed', why, and the next free time. The field keeps its moment, and the form does not submit it.",
          tags: ['hallClosed'],
          on: {
            VALIDATE: {
              guard: { type: 'isBlank', params: ({ event }) => ({ moment: event.moment }) },
              target: 'none',
            },
          },
        },
      },
      on: {
        VALIDATE: [
          {
            guard: { type: 'isWeekend', params: ({ event }) => ({ moment: event.moment }) },
            target: '.weekend',
            actions: [assign({ refused: ({ event }) => event.moment }), 'clearSchedule'],
          },
          {
            guard: { type: 'isHallClosed', params: ({ event }) => ({ moment: event.moment }) },
            target: '.hallClosed',
            actions: assign({ refused: ({ event }) => event.moment }),
          },
          /**
           * Emptying the field does not close the alert of a weekend: it stays until the citizen chooses a weekday or dismisses it.
           */
          { guard: { type: 'isBlank', params: ({ event }) => ({ moment: event.moment }) } },
          { target: '.none' },
        ],
      },
    },
  },
});
