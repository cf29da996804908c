/** What sharing and copying do in the browser, for the receipt and for every page (machines/request/receiptActions.ts). */

/**
 * Opens the device's list of apps. Someone who closes the list has shared nothing, and that is no failure.
 * @throws Error where the browser cannot share
 */
export const shareData = async (data: ShareData): Promise<void> => {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
};

/** @throws Error where the browser does not let the page copy */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Facebook's page for sharing an address, for a browser that cannot share by itself. */
export const toFacebookShareUrl = (address: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`;
