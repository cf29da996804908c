/** Anchors of records on their list's page, for records without a page of their own. */

const prefix = 'at-';

/** 'fire-station' → 'at-fire-station'; any id becomes a single word. */
export const toAnchor = (id: string): string => prefix + id.replace(/[^\w-]/g, '_');

/** The anchor in a URL's hash; null without one. '#at-fire-station' → 'at-fire-station' */
export const parseAnchor = (hash: string): string | null => {
  const name = hash.slice(1);
  return name.startsWith(prefix) ? name : null;
};

/** Of the card with the hall's hours on Home. */
export const hallAnchor = toAnchor('hall');
