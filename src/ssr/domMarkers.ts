/** Ids, attributes and events shared by prerendered pages, their styles and their inline scripts. */

/** Id of the JSON block with a prerendered page's data (src/ssr/contract.ts). */
export const pageDataId = 'page-data';

/** Cookie with the chosen locale. Firebase Hosting reads this name to choose the page's language. */
export const localeCookie = 'firebase-language-override';

/** On the root element: the form type in the URL. */
export const formTypeMarker = 'form';
export const [chooserMarker, unknownTypeMarker] = ['chooser', 'unknown'] as const;

/** On the root element: the URL requests another page of a list than the prerendered one. */
export const pagedListMarker = 'other';

/** On an element that only some form types have: the list of those types. A wrapper element carries it for text. */
export const formVariantAttribute = 'data-for';
export const formVariantElement = 'only-for';
/** On a control of such an element, which is disabled until the variant is selected. */
export const disabledAttribute = 'data-closed';

/** Signals to the inline script that the page is hydrated. */
export const hydratedEvent = 'site-hydrated';
