/**
 * Whether the page is open inside another app. The browser of Facebook, Messenger or Instagram prints, downloads and shares
 * nothing, and forgets the page when it is closed.
 */
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';

/** Facebook's and Instagram's marks, TikTok's, and that of any Android app that shows pages in itself (`; wv`). */
const appMarks = /\bFB(?:AN|AV|_IAB)\b|\bFBIOS\b|\bInstagram\b|\bBytedanceWebview\b|; wv\)/i;

/** @param userAgent as the browser names itself */
export const isInAppBrowser = (userAgent: string): boolean => appMarks.test(userAgent);

/** False until the page is hydrated, because a prerendered page is the same for everybody. */
export const useIsInAppBrowser = (): boolean => useIsHydrated() && isInAppBrowser(navigator.userAgent);
