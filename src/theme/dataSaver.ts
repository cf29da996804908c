/** With the data saver on, the root element carries a data attribute that the styles select, so that nothing re-renders. */

/** Key in the root element's `dataset`. */
export const dataSaverMarker = 'saver';

/** Prefix of a selector. */
export const whileDataSaverOn = `[data-${dataSaverMarker}]`;
