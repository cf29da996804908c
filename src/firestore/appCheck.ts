/**
 * App Check: the proof that a call to the store comes from this site (docs/decisions/app-check.md). Without it no call
 * is made. The door loads this file where the build has a key, and no other build has it.
 */
import { type FirebaseApp, FirebaseError } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { StoreFailure } from './errors.ts';

/** Less than a call's ten seconds, so that it is told what did not answer. */
const proofLimit = 8_000;
/** As long as the proof of an earlier visit may take to come out of the phone's own storage. */
const storageLimit = 1_000;

let started: AppCheck | undefined;
let hasFailed = false;
/** Google's script. The SDK asks for it once, never learns that it did not come, and waits for ever. */
let script: HTMLScriptElement | null = null;
let isLost = false;
let lost = new Promise<void>(() => {});

const watch = (asked: HTMLScriptElement | null): void => {
  script = asked;
  isLost = false;
  lost = new Promise((resolve) => {
    const lose = () => {
      isLost = true;
      resolve();
    };
    asked?.addEventListener('error', lose);
    // A captive portal's page comes too, and is not that script.
    asked?.addEventListener('load', () => 'grecaptcha' in window || lose());
  });
};

/** Asks for the lost script anew, with what the SDK does when it comes. */
const askAgain = (): void => {
  if (!isLost || script === null) return;
  const again = document.createElement('script');
  again.src = script.src;
  again.onload = script.onload;
  script.replaceWith(again);
  watch(again);
};

const start = (app: FirebaseApp, key: string): AppCheck => {
  const provider = new ReCaptchaEnterpriseProvider(key);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  watch(document.querySelector('script[src*="/recaptcha/enterprise.js"]'));
  return appCheck;
};

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new StoreFailure('unproven'));
    setTimeout(giveUp, proofLimit);
    void lost.then(() => setTimeout(giveUp, storageLimit));
  });

const isCut = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof FirebaseError && error.code === 'appCheck/fetch-network-error');

/** Done when the next call carries the proof. Throws StoreFailure: 'unproven', or 'unreachable' without a signal. */
export const proved = async (app: FirebaseApp, key: string): Promise<void> => {
  started ??= start(app, key);
  if (hasFailed) askAgain();
  try {
    await Promise.race([getToken(started), tooLate()]);
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    throw new StoreFailure(isCut(error) ? 'unreachable' : 'unproven');
  }
};
