/** Ids, attributes and events shared by prerendered pages, their styles and their inline scripts. */

/** Id of the JSON block with a prerendered page's data (src/ssr/contract.ts). */
export const pageDataId = 'page-data';

/** Cookie with the chosen locale. Firebase Hosting reads this name to choose the page's language. */
export const localeCookie = 'firebase-language-override';

/** On the root element: the form type in the URL, until its form is shown. On a template: the type of the form in it. */
export const formTypeMarker = 'form';
export const unknownTypeMarker = 'unknown';

/** On the root element: the URL requests another page of a list than the prerendered one. */
export const pagedListMarker = 'other';

/** On an alert: its token (src/ssr/hydration/dismissedAlerts.ts). */
export const alertMarker = 'alert';

/** On the root element: the tokens of the alerts that this device has dismissed. */
export const dismissedMarker = 'dismissed';

/** Signals to the inline script that the page is hydrated. */
export const hydratedEvent = 'site-hydrated';
