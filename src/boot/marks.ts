/** The marks by which drawn pages, their styles and their first scripts know each other. */

/** The id of the block of JSON in which a drawn page says what it is (src/app/drawn.ts). */
export const drawnBlock = 'drawn';

/** On the root element: the form that the address asks for. */
export const wantedForm = 'form';
export const [chooser, unknownType] = ['chooser', 'unknown'] as const;

/** On the root element: the address asks for another page of a list than was drawn. */
export const otherPage = 'other';

/** Around what is there for some of the forms alone; `data-for` names them. */
export const onlyFor = 'only-for';
/** What its controls' `disabled` says until then. */
export const closedFor = 'closed';

/** Tells the first script that the page answers by itself from now on. */
export const aliveEvent = 'site-alive';
