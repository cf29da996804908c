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
import type { SignInOutcome } from '../../../machines/staff/signIn.ts';
import type { FirestoreSettings } from '../../firestore/settings.ts';
import { readStoreTime } from '../../staff-core/records.ts';
import { requestsCollection } from '../../staff-core/request.ts';
import { StaffError } from '../errors.ts';
import { createStaffClient } from '../restClient.ts';
import type { StaffSession } from './session.ts';

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
const deadLinkCodes = ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/argument-error'];

const firebaseCodeOf = (error: unknown): string =>
  String((error as { readonly code?: unknown } | null)?.code ?? '');
const toSignInError = (error: unknown): StaffError =>
  error instanceof StaffError ? error : new StaffError(codes.get(firebaseCodeOf(error)) ?? 'unknown');

export const createLinkSession = (
  settings: Extract<FirestoreSettings, { readonly store: 'cloud' }>,
): StaffSession => {
  const { projectId, apiKey, appId } = settings;
  const app = initializeApp({ projectId, apiKey, appId, authDomain: `${projectId}.firebaseapp.com` });
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  const page = `${location.origin}${location.pathname}`;
  const client = createStaffClient({
    origin: 'https://firestore.googleapis.com',
    projectId,
    isIndexed: true,
    bearer: async () => {
      const token = await auth.currentUser?.getIdToken().catch((error: unknown) => {
        throw toSignInError(error);
      });
      if (token === undefined) throw new StaffError('unauthenticated');
      return token;
    },
  });
  /** A token that is new, for the claim may have been given a minute ago; with it the store tells its time. */
  const checkStaffClaim = async (user: User): Promise<'staff' | 'notStaff'> => {
    const { claims } = await getIdTokenResult(user, true);
    if (claims.staff !== true) return 'notStaff';
    await readStoreTime(client, requestsCollection);
    return 'staff';
  };
  const followLink = async (address: string): Promise<SignInOutcome> => {
    try {
      const { user } = await signInWithEmailLink(auth, address, location.href);
      localStorage.removeItem(addressKey);
      // The link is used up, and no bookmark.
      history.replaceState(null, '', page);
      return await checkStaffClaim(user);
    } catch (error) {
      if (deadLinkCodes.includes(firebaseCodeOf(error))) {
        history.replaceState(null, '', page);
        return 'refused';
      }
      throw toSignInError(error);
    }
  };
  return {
    signInMethod: 'link',
    client,
    recall: async () => {
      await auth.authStateReady();
      try {
        if (auth.currentUser !== null) return await checkStaffClaim(auth.currentUser);
      } catch (error) {
        throw toSignInError(error);
      }
      if (!isSignInWithEmailLink(auth, location.href)) return 'nobody';
      return localStorage.getItem(addressKey) === null ? 'linkElsewhere' : 'link';
    },
    enter: async (text) => {
      const address = text.trim();
      try {
        await sendSignInLinkToEmail(auth, address, { url: page, handleCodeInApp: true });
      } catch (error) {
        throw toSignInError(error);
      }
      localStorage.setItem(addressKey, address);
      return 'sent';
    },
    followLink: (address) => followLink(address.trim() || (localStorage.getItem(addressKey) ?? '')),
    leave: async () => {
      localStorage.removeItem(addressKey);
      await signOut(auth);
    },
  };
};
