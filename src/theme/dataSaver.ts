/** While pictures wait until they are tapped the root element has a mark, and styles go by it: no part is drawn anew. */

/** Of its dataset. */
export const dataSaverMarker = 'saver';

/** Before a selector. */
export const whileDataSaverOn = `[data-${dataSaverMarker}]`;
