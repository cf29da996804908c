/** What sharing and copying do in the browser, for the receipt and for every page. */
import type { PressAction } from './useLastAction.ts';

export type CopyOutcome = 'copied' | 'copyFailed';

export const copyText = async (text: string): Promise<CopyOutcome> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copyFailed';
  }
};

/**
 * Opens the device's list of apps, and copies the text where the browser cannot share. Someone who closes the list has shared
 * nothing, and that is no failure.
 */
export const createShareAction = (data: ShareData, text: string): PressAction<CopyOutcome> => {
  return async (signal) => {
    try {
      await navigator.share(data);
      return null;
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      return isClosed || signal.aborted ? null : copyText(text);
    }
  };
};

/** Facebook's page for sharing an address, for a browser that cannot share by itself. */
export const toFacebookShareUrl = (address: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`;
