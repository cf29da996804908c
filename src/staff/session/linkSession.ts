/**
 * The staff session for Cloud Firestore: a Firebase account that signs in by an email link and has the claim that the rules
 * check (`npm run staff`). No other file imports Firebase's sign-in. The browser forgets the account with the tab; it stores
 * the clerk's own address only until the link is used.
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

/** Firebase's error codes as ours; any other is 'unknown'. */
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

/** Codes of a link that was used, has expired, or was truncated by the mail program. */
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
    takesFiles: false,
    bearer: async () => {
      const token = await auth.currentUser?.getIdToken().catch((error: unknown) => {
        throw toSignInError(error);
      });
      if (token === undefined) throw new StaffError('unauthenticated');
      return token;
    },
  });
  /** Requests a new token, because the claim may be a minute old; the same call reads the store's time. */
  const checkStaffClaim = async (user: User): Promise<'staff' | 'notStaff'> => {
    const { claims } = await getIdTokenResult(user, true);
    if (claims.staff !== true) return 'notStaff';
    await readStoreTime(client, requestsCollection);
    return 'staff';
  };
  /** A used link must not become a bookmark. A pasted one is not in the address, which names the open tab. */
  const forgetLink = (link: string): void => {
    if (link === location.href) history.replaceState(null, '', page);
  };
  const followLink = async (address: string, link: string): Promise<SignInOutcome> => {
    try {
      const { user } = await signInWithEmailLink(auth, address, link);
      localStorage.removeItem(addressKey);
      forgetLink(link);
      return await checkStaffClaim(user);
    } catch (error) {
      if (deadLinkCodes.includes(firebaseCodeOf(error))) {
        forgetLink(link);
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
      return 'linkSent';
    },
    followLink: (text) => {
      const [typed, stored] = [text.trim(), localStorage.getItem(addressKey) ?? ''];
      return isSignInWithEmailLink(auth, typed)
        ? followLink(stored, typed)
        : followLink(typed || stored, location.href);
    },
    leave: async () => {
      localStorage.removeItem(addressKey);
      await signOut(auth);
    },
  };
};
