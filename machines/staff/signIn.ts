/**
 * How staff sign in (docs/decisions/0043-staff-page.md): with the token of the embedded store, or with a link that Firebase
 * sends to their address. Pure: input, tokens and accounts stay outside, so the context that logs and charts show has no
 * secret.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** The state when the page opens: already signed in or not, or opened by a sign-in link. */
export type RecalledSignIn = 'nobody' | 'staff' | 'notStaff' | 'link' | 'linkElsewhere';

/** The result of a try to sign in; 'sent' when a link went to an address. */
export type SignInOutcome = 'staff' | 'notStaff' | 'sent' | 'refused';

interface Context {
  /** Why nobody is signed in, by its code; null without a message. */
  readonly failure: string | null;
}

type Event =
  /** Submits the field: the token, or the address. */
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SIGN_OUT' }
  /** Unsaved changes exist; they are saved or discarded. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'RELEASE' }
  /** The answers to whether unsaved changes may be lost. */
  | { readonly type: 'STAY' }
  | { readonly type: 'LOSE' }
  /** The store no longer accepts this person. */
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
    /** Tries the token or the address in the field. */
    enter: unprovidedActor<SignInOutcome>(),
    /** Signs in with the link that opened the page. */
    followLink: unprovidedActor<SignInOutcome>(),
    /** Signs out and discards everything that was read. */
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
          // The link is still unused, so the page asks for the address again.
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
