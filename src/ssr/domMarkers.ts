/** The marks by which drawn pages, their styles and their first scripts know each other. */

/** The id of the block of JSON in which a drawn page says what it is (src/ssr/pageData.ts). */
export const drawnBlock = 'drawn';

/** The cookie of the language that was chosen; its name is Firebase Hosting's, which answers by it. */
export const languageCookie = 'firebase-language-override';

/** On the root element: the form that the address asks for. */
export const wantedForm = 'form';
export const [chooser, unknownType] = ['chooser', 'unknown'] as const;

/** On the root element: the address asks for another page of a list than was drawn. */
export const otherPage = 'other';

/** On an element that is there for some of the forms alone: their names. Around a text stands an element of its own. */
export const onlyMark = 'data-for';
export const onlyFor = 'only-for';
/** On a control of it, which is disabled until then. */
export const closedMark = 'data-closed';

/** Tells the first script that the page answers by itself from now on. */
export const aliveEvent = 'site-alive';
