/**
 * App Check: the proof that a call to Firestore comes from this site (docs/decisions/0001-app-check.md). No call is made
 * without it. The client loads this file only when the build has a site key; other builds do not contain it.
 */
import { type FirebaseApp, FirebaseError } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { StoreFailure } from './errors.ts';

/** Shorter than a call's ten seconds, so that the error names App Check and not the call. */
const tokenTimeout = 8_000;
/** Time for the SDK to read an earlier session's token from the device's own storage. */
const storageTimeout = 1_000;

let appCheckInstance: AppCheck | undefined;
let hasFailed = false;
/** Google's script. The SDK requests it once, never notices that it failed, and waits forever. */
let script: HTMLScriptElement | null = null;
let isScriptLost = false;
let scriptLost = new Promise<void>(() => {});

const watchScript = (element: HTMLScriptElement | null): void => {
  script = element;
  isScriptLost = false;
  scriptLost = new Promise((resolve) => {
    const markLost = () => {
      isScriptLost = true;
      resolve();
    };
    element?.addEventListener('error', markLost);
    // A captive portal's page fires `load` too, but does not define `grecaptcha`.
    element?.addEventListener('load', () => 'grecaptcha' in window || markLost());
  });
};

/** Requests the lost script again, with the SDK's own load handler. */
const reloadScript = (): void => {
  if (!isScriptLost || script === null) return;
  const replacement = document.createElement('script');
  replacement.src = script.src;
  replacement.onload = script.onload;
  script.replaceWith(replacement);
  watchScript(replacement);
};

const startAppCheck = (app: FirebaseApp, key: string): AppCheck => {
  const provider = new ReCaptchaEnterpriseProvider(key);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  watchScript(document.querySelector('script[src*="/recaptcha/enterprise.js"]'));
  return appCheck;
};

const rejectWhenLate = (): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new StoreFailure('unproven'));
    setTimeout(giveUp, tokenTimeout);
    void scriptLost.then(() => setTimeout(giveUp, storageTimeout));
  });

const isNetworkFailure = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof FirebaseError && error.code === 'appCheck/fetch-network-error');

/**
 * Resolves when the next call carries the proof.
 * @throws StoreFailure 'unproven', or 'unreachable' without a signal.
 */
export const ensureAppCheckToken = async (app: FirebaseApp, key: string): Promise<void> => {
  appCheckInstance ??= startAppCheck(app, key);
  if (hasFailed) reloadScript();
  try {
    await Promise.race([getToken(appCheckInstance), rejectWhenLate()]);
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    throw new StoreFailure(isNetworkFailure(error) ? 'unreachable' : 'unproven');
  }
};
