/** Ids, attributes and events shared by prerendered pages, their styles and their inline scripts. */

/** Id of the JSON block with a prerendered page's data (src/ssr/contract.ts). */
export const pageDataId = 'page-data';

/** Cookie with the chosen locale. Firebase Hosting reads this name to choose the page's language. */
export const localeCookie = 'firebase-language-override';

/** An attribute of the root element, with the form type of the URL until that form is shown; of a template, with its type. */
export const formTypeMarker = 'form';
export const unknownTypeMarker = 'unknown';

/** An attribute of the root element, set if the URL requests another page of a list than the prerendered one. */
export const pagedListMarker = 'other';

/** An attribute of each alert, with its token (src/ssr/hydration/dismissedAlerts.ts). */
export const alertMarker = 'alert';

/** An attribute of the root element, with the tokens of the alerts that this device has dismissed. */
export const dismissedMarker = 'dismissed';

/** Signals to the inline script that the page is hydrated. */
export const hydratedEvent = 'site-hydrated';
