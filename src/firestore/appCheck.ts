/**
 * App Check: the proof that a call to the store comes from this site (docs/decisions/app-check.md). Without it no call
 * is made. The door loads this file where the build has a key, and no other build has it.
 */
import { type FirebaseApp, FirebaseError } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { StoreFailure } from './errors.ts';

/** Less than a call's ten seconds, so that it is told what did not answer. */
const tokenTimeout = 8_000;
/** As long as the proof of an earlier visit may take to come out of the phone's own storage. */
const storageTimeout = 1_000;

let appCheckInstance: AppCheck | undefined;
let hasFailed = false;
/** Google's script. The SDK asks for it once, never learns that it did not come, and waits for ever. */
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
    // A captive portal's page comes too, and is not that script.
    element?.addEventListener('load', () => 'grecaptcha' in window || markLost());
  });
};

/** Asks for the lost script anew, with what the SDK does when it comes. */
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

/** Done when the next call carries the proof. Throws StoreFailure: 'unproven', or 'unreachable' without a signal. */
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
