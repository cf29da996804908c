/** Ids, attributes and events shared by prerendered pages, their styles and their inline scripts. */

/** Id of the JSON block with a prerendered page's data (src/ssr/contract.ts). */
export const pageDataId = 'page-data';

/** Cookie with the chosen locale. Firebase Hosting reads this name to choose the page's language. */
export const localeCookie = 'firebase-language-override';

/**
 * An attribute of the root element, set if hydration will show something else than the prerendered content: another page of a list,
 * or the receipt that the tab keeps. A style beside it hides the content until then.
 */
export const otherContentMarker = 'other';

/** An attribute of each alert, with its token (src/ssr/hydration/dismissedAlerts.ts). */
export const alertMarker = 'alert';

/** Signals to the inline script that the page is hydrated. */
export const hydratedEvent = 'site-hydrated';
