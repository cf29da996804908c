/**
 * How staff sign in (docs/decisions/0043-staff-page.md): with the token of the embedded store, or with a link that Firebase
 * sends to their address. An unused page signs itself out and keeps the text in its fields. Pure: input, tokens and
 * accounts stay outside, so the context that logs and charts show has no secret.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** The state when the page opens: already signed in or not, or opened by a sign-in link. */
export type RecalledSignIn = 'nobody' | 'staff' | 'notStaff' | 'link' | 'linkElsewhere';

/** The result of a try to sign in; 'linkSent' when a link went to an address. */
export type SignInOutcome = 'staff' | 'notStaff' | 'linkSent' | 'refused';

/**
 * How long a page stays signed in without a key, a press or a scroll, ms. A clerk who talks to a resident for a quarter of an
 * hour stays signed in. The page then signs out, because other people can reach the computer at the hall's counter once the
 * clerk has left.
 */
const idleTimes = { untilWarning: 18 * 60_000, warning: 2 * 60_000 } as const;
export const signedInFor: number = idleTimes.untilWarning + idleTimes.warning;

interface Context {
  /** Whether the page keeps the work of a clerk: from the sign-in until they sign out, also while it has signed itself out. */
  readonly hasWork: boolean;
  /** Whether some of it is not saved. The browser then asks before it closes the window. */
  readonly isUnsaved: boolean;
  /** Why nobody is signed in, by its code; null without a message. */
  readonly failure: string | null;
}

type Event =
  /** Submits the field: the token, the address, or the link. */
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SIGN_OUT' }
  /** Unsaved changes exist; they are saved or discarded. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'RELEASE' }
  /** The clerk decides whether unsaved changes may be lost. */
  | { readonly type: 'STAY' }
  | { readonly type: 'DISCARD' }
  /** Somebody uses the page: a key, a press or a scroll. */
  | { readonly type: 'ACTIVE' }
  /** The device slept, and nobody used the page for longer than it stays signed in. */
  | { readonly type: 'AWAY' }
  /** The store no longer accepts this person. */
  | { readonly type: 'SESSION_EXPIRED' };

const recalledOf = (event: unknown): RecalledSignIn => (event as { output: RecalledSignIn }).output;
const outcomeOf = (event: unknown): SignInOutcome => (event as { output: SignInOutcome }).output;

export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'signedOut'
      | 'confirmingAddress'
      | 'busy'
      | 'linkSent'
      | 'notStaff'
      | 'signedIn'
      | 'idleWarning'
      | 'confirmingSignOut',
  },
  actors: {
    restoreSession: unprovidedActor<RecalledSignIn>(),
    /** Tries the token or the address in the field. */
    signIn: unprovidedActor<SignInOutcome>(),
    /** Signs in with the link that opened the page. */
    followLink: unprovidedActor<SignInOutcome>(),
    /** Signs out and discards everything that was read. */
    signOut: unprovidedActor<void>(),
  },
  guards: {
    isStaff: ({ event }) => recalledOf(event) === 'staff',
    isNotStaff: ({ event }) => recalledOf(event) === 'notStaff',
    isLink: ({ event }) => recalledOf(event) === 'link',
    isLinkElsewhere: ({ event }) => recalledOf(event) === 'linkElsewhere',
    isSignedIn: ({ event }) => outcomeOf(event) === 'staff',
    lacksClaim: ({ event }) => outcomeOf(event) === 'notStaff',
    isAddressMismatch: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'address',
    isLinkSent: ({ event }) => outcomeOf(event) === 'linkSent',
    isUnsaved: ({ context }) => context.isUnsaved,
  },
  delays: { untilWarning: idleTimes.untilWarning, warning: idleTimes.warning, unasked: signedInFor },
}).createMachine({
  id: 'signIn',
  description: 'The sign-in of staff to their page, and the sign-out.',
  context: { failure: null, hasWork: false, isUnsaved: false },
  on: {
    HOLD: { actions: assign({ isUnsaved: true }) },
    RELEASE: { actions: assign({ isUnsaved: false }) },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: "The page shows 'One moment' and checks whether someone is already signed in.",
      tags: ['busy'],
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: 'isStaff', target: 'signedIn' },
          { guard: 'isNotStaff', target: 'notStaff' },
          { guard: 'isLink', target: 'followingLink' },
          { guard: 'isLinkElsewhere', target: 'confirmingAddress' },
          { target: 'signedOut' },
        ],
        onError: {
          target: 'signedOut',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    signedOut: {
      description: 'Nobody is signed in. A field asks for the token, or for an email address.',
      tags: ['signedOut'],
      on: { SUBMIT: 'signingIn' },
    },
    signingIn: {
      description: 'The page signs the clerk in. A second press does nothing.',
      tags: ['busy'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          { guard: 'isSignedIn', target: 'signedIn' },
          { guard: 'lacksClaim', target: 'notStaff' },
          { guard: 'isLinkSent', target: 'linkSent' },
          { target: 'signedOut', actions: assign({ failure: 'refused' }) },
        ],
        onError: {
          target: 'signedOut',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    linkSent: {
      description:
        "'Check your email': the page waits for the link. A page that keeps work takes it in a field, because the link opens another page.",
      tags: ['linkSent'],
      on: { SUBMIT: 'followingLink', BACK: 'signedOut' },
    },
    confirmingAddress: {
      description: 'The link was opened on another device. A field asks for the address.',
      tags: ['confirmingAddress'],
      on: { SUBMIT: 'followingLink', BACK: { target: 'signedOut', actions: assign({ failure: null }) } },
    },
    followingLink: {
      description: 'The page signs the clerk in with the link.',
      tags: ['busy'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'followLink',
        src: 'followLink',
        onDone: [
          { guard: 'isSignedIn', target: 'signedIn' },
          { guard: 'lacksClaim', target: 'notStaff' },
          { target: 'signedOut', actions: assign({ failure: 'link' }) },
        ],
        onError: [
          // The link is still unused, so the page asks for the address again.
          {
            guard: 'isAddressMismatch',
            target: 'confirmingAddress',
            actions: assign({ failure: 'address' }),
          },
          {
            target: 'signedOut',
            actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
          },
        ],
      },
    },
    notStaff: {
      description: 'The account has no staff access. The page says so, and offers to sign out.',
      tags: ['notStaff'],
      on: { SIGN_OUT: 'signingOut' },
    },
    signedIn: {
      description: "The clerk is signed in, and the page shows 'Sign out'.",
      tags: ['signedIn'],
      entry: assign({ hasWork: true }),
      initial: 'inUse',
      on: {
        AWAY: 'leaving',
        SESSION_EXPIRED: 'leaving',
      },
      states: {
        inUse: {
          description: 'Somebody uses the page, or did a moment ago.',
          on: {
            ACTIVE: { target: 'inUse', reenter: true },
            SIGN_OUT: [{ guard: 'isUnsaved', target: 'confirmingSignOut' }, { target: '#signIn.signingOut' }],
          },
          after: { untilWarning: 'warned' },
        },
        warned: {
          description: "Nobody has used the page for long. It says so, and offers 'Stay signed in'.",
          tags: ['idleWarning'],
          on: {
            ACTIVE: 'inUse',
            SIGN_OUT: [{ guard: 'isUnsaved', target: 'confirmingSignOut' }, { target: '#signIn.signingOut' }],
          },
          after: { warning: '#signIn.leaving' },
        },
        confirmingSignOut: {
          description: 'The page asks whether to discard the unsaved changes.',
          tags: ['confirmingSignOut'],
          on: {
            ACTIVE: { target: 'confirmingSignOut', reenter: true },
            RELEASE: { target: 'inUse', actions: assign({ isUnsaved: false }) },
            STAY: 'inUse',
            DISCARD: '#signIn.signingOut',
          },
          after: { unasked: '#signIn.leaving' },
        },
      },
    },
    leaving: {
      description:
        'Nobody used the page, or the store no longer accepts the sign-in. The page signs the clerk out, hides what it shows, and keeps what was typed for the next sign-in.',
      tags: ['busy'],
      entry: assign({ failure: ({ event }) => (event.type === 'SESSION_EXPIRED' ? 'ended' : 'idle') }),
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    signingOut: {
      description: 'The page signs the clerk out and discards everything that it loaded.',
      tags: ['busy'],
      entry: assign({ hasWork: false }),
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});
