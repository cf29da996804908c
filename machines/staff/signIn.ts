/**
 * How staff come in (docs/decisions/staff-page.md): by the token of the embedded store, or by a link that Firebase sends to
 * their address. Pure: what was typed, tokens and accounts stay outside; a machine that is told of, or drawn, holds no secret.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** What is known when the page is opened: who is in already, or with which link it was opened. */
export type RecalledSignIn = 'nobody' | 'staff' | 'notStaff' | 'link' | 'linkElsewhere';

/** What came of the try to come in; of an address that is sent a link: 'sent'. */
export type SignInOutcome = 'staff' | 'notStaff' | 'sent' | 'refused';

interface Context {
  /** Why nobody is in, by its code: null where there is nothing to say. */
  readonly failure: string | null;
}

type Event =
  /** What stands in the field is tried: the token, or the address. */
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SIGN_OUT' }
  /** Something is typed that is not saved; and it is saved, or given up. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'RELEASE' }
  /** The answers to whether it is to be lost. */
  | { readonly type: 'STAY' }
  | { readonly type: 'LOSE' }
  /** The store no longer knows who asks. */
  | { readonly type: 'ENDED' };

const recalledOf = (event: unknown): RecalledSignIn => (event as { output: RecalledSignIn }).output;
const outcomeOf = (event: unknown): SignInOutcome => (event as { output: SignInOutcome }).output;

export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'asking' | 'askingAddress' | 'busy' | 'sent' | 'notStaff' | 'in' | 'held' | 'asked',
  },
  actors: {
    recall: unprovidedActor<RecalledSignIn>(),
    /** Tries what stands in the field. */
    enter: unprovidedActor<SignInOutcome>(),
    /** Comes in by the link with which the page was opened. */
    followLink: unprovidedActor<SignInOutcome>(),
    /** Everything that was read is forgotten. */
    leave: unprovidedActor<void>(),
  },
  guards: {
    isStaff: ({ event }) => recalledOf(event) === 'staff',
    isNotStaff: ({ event }) => recalledOf(event) === 'notStaff',
    isLink: ({ event }) => recalledOf(event) === 'link',
    isLinkElsewhere: ({ event }) => recalledOf(event) === 'linkElsewhere',
    isIn: ({ event }) => outcomeOf(event) === 'staff',
    isWithoutClaim: ({ event }) => outcomeOf(event) === 'notStaff',
    isAddress: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'address',
    isSent: ({ event }) => outcomeOf(event) === 'sent',
  },
}).createMachine({
  id: 'staffSignIn',
  description: 'The sign-in of staff to their page, and the sign-out.',
  context: { failure: null },
  initial: 'recalling',
  states: {
    recalling: {
      description: "The page shows 'One moment' and checks whether someone is already signed in.",
      tags: ['busy'],
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          { guard: 'isStaff', target: 'inside' },
          { guard: 'isNotStaff', target: 'notStaff' },
          { guard: 'isLink', target: 'following' },
          { guard: 'isLinkElsewhere', target: 'askingAddress' },
          { target: 'asking' },
        ],
        onError: {
          target: 'asking',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    asking: {
      description: 'A field asks for the token, or for the address of an email.',
      tags: ['asking'],
      on: { SUBMIT: 'entering' },
    },
    entering: {
      description: 'The page tries the sign-in. A second press does nothing.',
      tags: ['busy'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'enter',
        src: 'enter',
        onDone: [
          { guard: 'isIn', target: 'inside' },
          { guard: 'isWithoutClaim', target: 'notStaff' },
          { guard: 'isSent', target: 'sent' },
          { target: 'asking', actions: assign({ failure: 'refused' }) },
        ],
        onError: {
          target: 'asking',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    sent: {
      description: "'Check your email': the page waits for the link.",
      tags: ['sent'],
      on: { BACK: 'asking' },
    },
    askingAddress: {
      description: 'The link was opened on another device. A field asks for the address.',
      tags: ['askingAddress'],
      on: { SUBMIT: 'following', BACK: { target: 'asking', actions: assign({ failure: null }) } },
    },
    following: {
      description: 'The page tries the link.',
      tags: ['busy'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'followLink',
        src: 'followLink',
        onDone: [
          { guard: 'isIn', target: 'inside' },
          { guard: 'isWithoutClaim', target: 'notStaff' },
          { target: 'asking', actions: assign({ failure: 'link' }) },
        ],
        onError: [
          // The link is not used up: it is asked for again.
          { guard: 'isAddress', target: 'askingAddress', actions: assign({ failure: 'address' }) },
          { target: 'asking', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
    },
    notStaff: {
      description: 'The account has no staff access. The page says so, and offers to sign out.',
      tags: ['notStaff'],
      on: { SIGN_OUT: 'leaving' },
    },
    inside: {
      description: "The clerk is signed in, and the page shows 'Sign out'.",
      tags: ['in'],
      on: {
        HOLD: 'holding',
        SIGN_OUT: 'leaving',
        ENDED: { target: 'leaving', actions: assign({ failure: 'ended' }) },
      },
    },
    holding: {
      description: 'The page has unsaved changes. The browser asks before it closes the window.',
      tags: ['in', 'held'],
      on: {
        RELEASE: 'inside',
        SIGN_OUT: 'askingOut',
        ENDED: { target: 'leaving', actions: assign({ failure: 'ended' }) },
      },
    },
    askingOut: {
      description: 'The page asks whether to discard the unsaved changes.',
      tags: ['in', 'held', 'asked'],
      on: {
        RELEASE: 'inside',
        STAY: 'holding',
        LOSE: 'leaving',
        ENDED: { target: 'leaving', actions: assign({ failure: 'ended' }) },
      },
    },
    leaving: {
      description: 'The page forgets everything that it loaded.',
      tags: ['busy'],
      invoke: { id: 'leave', src: 'leave', onDone: 'asking', onError: 'asking' },
    },
  },
});
