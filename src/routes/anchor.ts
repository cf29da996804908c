/** Where a record stands on the page of its list, for what has no page of its own. */

const prefix = 'at-';

/** 'fire-station' → 'at-fire-station'; whatever an id holds, it is one word of an address. */
export const toAnchor = (id: string): string => prefix + id.replace(/[^\w-]/g, '_');

/** The anchor that an address asks for; null where it asks for none. '#at-fire-station' → 'at-fire-station' */
export const parseAnchor = (hash: string): string | null => {
  const name = hash.slice(1);
  return name.startsWith(prefix) ? name : null;
};
