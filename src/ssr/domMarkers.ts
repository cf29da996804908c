/** The marks by which drawn pages, their styles and their first scripts know each other. */

/** The id of the block of JSON in which a drawn page says what it is (src/ssr/contract.ts). */
export const pageDataId = 'drawn';

/** The cookie of the language that was chosen; its name is Firebase Hosting's, which answers by it. */
export const localeCookie = 'firebase-language-override';

/** On the root element: the form that the address asks for. */
export const formTypeMarker = 'form';
export const [chooserMarker, unknownTypeMarker] = ['chooser', 'unknown'] as const;

/** On the root element: the address asks for another page of a list than was drawn. */
export const pagedListMarker = 'other';

/** On an element that is there for some of the forms alone: their names. Around a text stands an element of its own. */
export const formVariantAttribute = 'data-for';
export const formVariantElement = 'only-for';
/** On a control of it, which is disabled until then. */
export const disabledAttribute = 'data-closed';

/** Tells the first script that the page answers by itself from now on. */
export const hydratedEvent = 'site-alive';
