/** While pictures wait until they are tapped the root element has a mark, and styles go by it: no part is drawn anew. */

/** Of its dataset. */
export const savingMark = 'saver';

/** Before a selector. */
export const whileSaving = `[data-${savingMark}]`;
