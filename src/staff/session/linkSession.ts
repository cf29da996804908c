/**
 * Cloud Firestore's staff: an account of Firebase, which comes in by a link in an email, with the claim that the rules know
 * (`npm run staff`). The only file that imports Firebase's sign-in. The account is forgotten with the tab; the clerk's own
 * address waits on the device for the link alone.
 */
import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  getIdTokenResult,
  initializeAuth,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signOut,
  type User,
} from 'firebase/auth';
import type { Tried } from '../../../machines/staff/signIn.ts';
import type { FirestoreSettings } from '../../firestore/settings.ts';
import { timeOf } from '../../staff-core/records.ts';
import { requests } from '../../staff-core/request.ts';
import { DeskFailure } from '../errors.ts';
import { openDoor } from '../restClient.ts';
import type { Session } from './session.ts';

const addressKey = 'staff-address';

/** What Firebase says, in our codes; anything else is 'unknown'. */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'auth/invalid-email': 'address',
    'auth/missing-email': 'address',
    'auth/network-request-failed': 'unreachable',
    'auth/too-many-requests': 'resource-exhausted',
    'auth/quota-exceeded': 'resource-exhausted',
    'auth/user-disabled': 'disabled',
    'auth/operation-not-allowed': 'not-set-up',
    'auth/unauthorized-continue-uri': 'not-set-up',
    'auth/user-token-expired': 'unauthenticated',
    'auth/invalid-user-token': 'unauthenticated',
  }),
);

/** Of a link that was used, is too old, or was cut by the program that shows the email. */
const deadLink = ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/argument-error'];

const codeIn = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '');
const failed = (error: unknown): DeskFailure =>
  error instanceof DeskFailure ? error : new DeskFailure(codes.get(codeIn(error)) ?? 'unknown');

export const linkSession = (settings: Extract<FirestoreSettings, { readonly store: 'cloud' }>): Session => {
  const { projectId, apiKey, appId } = settings;
  const app = initializeApp({ projectId, apiKey, appId, authDomain: `${projectId}.firebaseapp.com` });
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  const page = `${location.origin}${location.pathname}`;
  const door = openDoor({
    origin: 'https://firestore.googleapis.com',
    projectId,
    isIndexed: true,
    bearer: async () => {
      const token = await auth.currentUser?.getIdToken().catch((error: unknown) => {
        throw failed(error);
      });
      if (token === undefined) throw new DeskFailure('unauthenticated');
      return token;
    },
  });
  /** A token that is new, for the claim may have been given a minute ago; with it the store tells its time. */
  const judged = async (user: User): Promise<'staff' | 'notStaff'> => {
    const { claims } = await getIdTokenResult(user, true);
    if (claims.staff !== true) return 'notStaff';
    await timeOf(door, requests);
    return 'staff';
  };
  const follow = async (address: string): Promise<Tried> => {
    try {
      const { user } = await signInWithEmailLink(auth, address, location.href);
      localStorage.removeItem(addressKey);
      // The link is used up, and no bookmark.
      history.replaceState(null, '', page);
      return await judged(user);
    } catch (error) {
      if (deadLink.includes(codeIn(error))) {
        history.replaceState(null, '', page);
        return 'refused';
      }
      throw failed(error);
    }
  };
  return {
    way: 'link',
    door,
    recall: async () => {
      await auth.authStateReady();
      try {
        if (auth.currentUser !== null) return await judged(auth.currentUser);
      } catch (error) {
        throw failed(error);
      }
      if (!isSignInWithEmailLink(auth, location.href)) return 'nobody';
      return localStorage.getItem(addressKey) === null ? 'linkElsewhere' : 'link';
    },
    enter: async (given) => {
      const address = given.trim();
      try {
        await sendSignInLinkToEmail(auth, address, { url: page, handleCodeInApp: true });
      } catch (error) {
        throw failed(error);
      }
      localStorage.setItem(addressKey, address);
      return 'sent';
    },
    followLink: (address) => follow(address.trim() || (localStorage.getItem(addressKey) ?? '')),
    leave: async () => {
      localStorage.removeItem(addressKey);
      await signOut(auth);
    },
  };
};
